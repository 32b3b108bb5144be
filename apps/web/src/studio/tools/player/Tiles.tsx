import { UnstyledButton } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import css from './Player.module.css'

interface Tile<T> {
  readonly value: T
  readonly label: string
  readonly picture: ReactNode
}

interface TilesProps<T> {
  readonly title: string
  readonly value: T
  readonly tiles: readonly Tile<T>[]
  readonly onChange: (value: T) => void
  /** Shows small round tiles without names under them. */
  readonly isBare?: boolean
}

/** A choice of one among several pictures. */
export function Tiles<T extends string>({ title, value, tiles, onChange, isBare = false }: TilesProps<T>) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={css.heading}>
        {title}
      </h3>
      <div className={isBare ? css.dots : css.tiles}>
        {tiles.map(tile => (
          <UnstyledButton
            key={tile.value}
            className={isBare ? css.dot : css.tile}
            aria-pressed={tile.value === value}
            aria-label={isBare ? tile.label : undefined}
            title={isBare ? tile.label : undefined}
            onClick={() => onChange(tile.value)}
          >
            {tile.picture}
            {!isBare && <span className={css.name}>{tile.label}</span>}
          </UnstyledButton>
        ))}
      </div>
    </section>
  )
}
