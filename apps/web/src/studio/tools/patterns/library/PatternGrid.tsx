import type { LibraryPattern } from '@kitwright/library'
import { useState, type KeyboardEvent } from 'react'
import { PatternTile, type TileLook } from './PatternTile.tsx'
import css from '../Patterns.module.css'

interface PatternGridProps {
  readonly label: string
  readonly patterns: readonly LibraryPattern[]
  readonly look: TileLook
  readonly onChoose: (id: string) => void
  /** Turns one page forward (1) or back (-1). */
  readonly onLeaf?: (by: 1 | -1) => void
}

/** Returns the number of tiles in the first row of the current layout. */
const columnsOf = (tiles: readonly HTMLElement[]): number =>
  Math.max(1, tiles.filter(tile => tile.offsetTop === tiles[0]?.offsetTop).length)

function stepOf(key: string, at: number, tiles: readonly HTMLElement[]): number | null {
  const columns = columnsOf(tiles)
  const to: Readonly<Record<string, number>> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at + columns,
    ArrowUp: at - columns,
    Home: 0,
    End: tiles.length - 1,
  }
  const next = to[key]
  return next === undefined ? null : Math.min(tiles.length - 1, Math.max(0, next))
}

/** A grid of patterns with one tab stop. Arrow keys move within it, page keys turn the page. */
export function PatternGrid({ label, patterns, look, onChoose, onLeaf }: PatternGridProps) {
  const chosen = patterns.findIndex(({ id }) => id === look.use?.id)
  const [focused, setFocused] = useState<number | null>(null)
  const stop = Math.min(focused ?? Math.max(0, chosen), patterns.length - 1)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const tiles = [...event.currentTarget.querySelectorAll<HTMLElement>('button')]
    const next = stepOf(event.key, tiles.indexOf(event.target as HTMLElement), tiles)
    const leaf = event.key === 'PageDown' ? 1 : event.key === 'PageUp' ? -1 : null
    if (next === null && (leaf === null || !onLeaf)) return
    event.preventDefault()
    // The studio rotates the garment with these keys.
    event.stopPropagation()
    if (next === null) onLeaf?.(leaf!)
    else tiles[next]?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus, jsx-a11y/no-noninteractive-element-interactions -- its tiles take the focus
    <div className={css.grid} role="group" aria-label={label} onKeyDown={onKeyDown}>
      {patterns.map((pattern, i) => (
        // Keyed by index, so that the focus stays in place when the page is turned.
        <PatternTile
          key={i}
          pattern={pattern}
          look={look}
          onChoose={onChoose}
          tabIndex={i === stop ? 0 : -1}
          onFocus={() => setFocused(i)}
        />
      ))}
    </div>
  )
}
