import type { Tile } from './tiles.ts'

interface ShotGridInput {
  readonly angles: readonly unknown[]
  readonly widthPx: number
  readonly heightPx: number
  readonly marginPx?: number
}

/** Approximate width of a garment relative to its height: a kit is slimmer, a shirt alone wider. */
const WIDE = 0.85
/** Returns the height of a garment in such a cell. */
const tallIn = (widthPx: number, heightPx: number): number => Math.min(heightPx, widthPx / WIDE)

/**
 * Returns the place of each garment in the picture: in a row or stacked, whichever is larger. Together they cover all
 * but the margins.
 */
export function cellsOf({ angles, widthPx, heightPx, marginPx = 0 }: ShotGridInput): readonly Tile[] {
  const count = angles.length
  const clear = heightPx - 2 * marginPx
  const isRow = tallIn(widthPx / count, clear) >= tallIn(widthPx, clear / count)
  const cut = (length: number, i: number): number => Math.round((i * length) / count)
  return angles.map((_, i) =>
    isRow
      ? { x: cut(widthPx, i), y: marginPx, widthPx: cut(widthPx, i + 1) - cut(widthPx, i), heightPx: clear }
      : { x: 0, y: marginPx + cut(clear, i), widthPx, heightPx: cut(clear, i + 1) - cut(clear, i) },
  )
}
