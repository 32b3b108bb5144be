import { useId } from 'react'
import { useColours } from '../../swatches/ColourContext.ts'
import { useColourLabel } from '../useColourLabel.ts'
import css from './ColourList.module.css'

interface ColourListProps {
  readonly title: string
  readonly colours: readonly string[]
  readonly value: string
  readonly onChange: (hex: string) => void
}

/** A titled list of colours, with the dyer's names where they exist. Renders nothing when it is empty. */
export function ColourList({ title, colours, value, onChange }: ColourListProps) {
  const id = useId()
  const labelOf = useColourLabel()
  const codes = useColours(ports => ports.codes())
  if (colours.length === 0) return null
  return (
    <div role="group" aria-labelledby={id}>
      <h3 id={id} className={css.title}>
        {title}
      </h3>
      <div className={css.list}>
        {colours.map(colour => (
          <button
            key={colour}
            type="button"
            className={css.colour}
            aria-label={labelOf(colour)}
            title={codes[colour] ?? colour}
            aria-pressed={colour === value}
            data-coded={codes[colour] ? true : undefined}
            onClick={() => onChange(colour)}
          >
            <span
              className={css.dot}
              style={{ background: `linear-gradient(${colour}, ${colour}), var(--kw-checks)` }}
            />
            {codes[colour]}
          </button>
        ))}
      </div>
    </div>
  )
}
