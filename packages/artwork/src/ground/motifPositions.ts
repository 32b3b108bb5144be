import type { Motif } from '@kitwright/design'
import { findTile, motifOfTile, tileIdOf } from './motifTile.ts'

/**
 * Returns the positions of a motif in its tile, mm from the upper left corner. Half of the last one is beyond the edge.
 */
export function motifPositions(motif: Motif): readonly (readonly [x: number, y: number])[] {
  const { width, height } = findTile(tileIdOf({ id: '', motif }))!.tileMm
  if (motif.rows !== 'brick') return [[width / 2, height / 2]]
  return [
    [width / 2, height / 4],
    [width, (3 * height) / 4],
  ]
}

/** The approximate share of ink in the box of a text and of a picture. */
const INKED = { text: 0.45, picture: 0.6 }

/** Returns the share of the cloth that a motif covers, 0-1, about the same everywhere; null for a packaged pattern. */
export function motifCover(id: string): number | null {
  const motif = motifOfTile(id)?.motif
  if (!motif) return null
  const { width, height } = findTile(id)!.tileMm
  return (INKED[motif.kind] * motif.widthMm * motif.heightMm * motifPositions(motif).length) / (width * height)
}
