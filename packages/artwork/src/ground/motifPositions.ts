import type { Motif } from '@kitwright/design'
import { findTile, motifOfTile, tileIdOf } from './motifTile.ts'

/** Where a motif stands in its tile, mm from the upper left corner; in the last one half of it is over the edge. */
export function motifPositions(motif: Motif): readonly (readonly [x: number, y: number])[] {
  const { width, height } = findTile(tileIdOf({ id: '', motif }))!.tileMm
  if (motif.rows !== 'brick') return [[width / 2, height / 2]]
  return [
    [width / 2, height / 4],
    [width, (3 * height) / 4],
  ]
}

/** Of a text's box and of a picture's about so much is ink. */
const INKED = { text: 0.45, picture: 0.6 }

/** How much of the cloth a motif covers, 0-1, about as much everywhere; null for a packaged pattern. */
export function motifCover(id: string): number | null {
  const motif = motifOfTile(id)?.motif
  if (!motif) return null
  const { width, height } = findTile(id)!.tileMm
  return (INKED[motif.kind] * motif.widthMm * motif.heightMm * motifPositions(motif).length) / (width * height)
}
