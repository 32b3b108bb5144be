import { useId } from 'react'
import { documentOf } from '../../store/selectors.ts'
import { useStudio } from '../../store/StudioContext.ts'
import { useColourLabel } from '../words.ts'
import styles from './lists.module.css'

interface ColourListProps {
  readonly title: string
  readonly colours: readonly string[]
  readonly value: string
  readonly onChange: (hex: string) => void
}

/** Colours with a title; those that the dyer has a name for show it. Nothing where there are none. */
export function ColourList({ title, colours, value, onChange }: ColourListProps) {
  const id = useId()
  const labelOf = useColourLabel()
  const codes = useStudio(state => documentOf(state).colourCodes)
  if (colours.length === 0) return null
  return (
    <div role="group" aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <div className={styles.list}>
        {colours.map(colour => (
          <button
            key={colour}
            type="button"
            className={styles.colour}
            aria-label={labelOf(colour)}
            title={codes[colour] ?? colour}
            aria-pressed={colour === value}
            data-coded={codes[colour] ? true : undefined}
            onClick={() => onChange(colour)}
          >
            <span
              className={styles.dot}
              style={{ background: `linear-gradient(${colour}, ${colour}), var(--kw-checks)` }}
            />
            {codes[colour]}
          </button>
        ))}
      </div>
    </div>
  )
}
