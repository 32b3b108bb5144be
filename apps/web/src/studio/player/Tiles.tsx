import { UnstyledButton } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import styles from './player.module.css'

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
  /** Small round ones without their names under them. */
  readonly isBare?: boolean
}

/** One of several, each by its picture. */
export function Tiles<T extends string>({ title, value, tiles, onChange, isBare = false }: TilesProps<T>) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {title}
      </h3>
      <div className={isBare ? styles.dots : styles.tiles}>
        {tiles.map(tile => (
          <UnstyledButton
            key={tile.value}
            className={isBare ? styles.dot : styles.tile}
            aria-pressed={tile.value === value}
            aria-label={isBare ? tile.label : undefined}
            title={isBare ? tile.label : undefined}
            onClick={() => onChange(tile.value)}
          >
            {tile.picture}
            {!isBare && <span className={styles.name}>{tile.label}</span>}
          </UnstyledButton>
        ))}
      </div>
    </section>
  )
}
