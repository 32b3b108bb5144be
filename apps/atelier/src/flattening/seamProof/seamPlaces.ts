import type { Piece, Seam } from '@kitwright/garment'
import type { WrapMap } from '@kitwright/garment/wrap'
import { type Point, signedArea } from '@kitwright/measure'
import { lineLength, pointAlong } from '../../sewingPattern/line.ts'
import { lineOf } from '../pieceMeshes/crease.ts'

/** Input of the comparison: a model's pieces in one size, and their placement on the table. */
export interface SizedPieceSet {
  readonly pieces: readonly Piece[]
  readonly seams: readonly Seam[]
  readonly maps: ReadonlyMap<string, WrapMap>
}

/** Distance between points along a seam. */
export const STEP_MM = 0.5
/** Distance of the sampled pixels from the seam, towards the inside. */
const BESIDE_MM = 0.5
/**
 * Offsets, mm, at which a colour may be found on the other side: a pattern's own edge that runs along the seam, such as
 * a half's between two legs, is beside it.
 */
const ACROSS_MM = [0.5, 0, -0.5, -1]

/** Returns points just inside an edge (or, in the bleed, just outside), evenly spaced along it. */
function besideEdge(piece: Piece, edge: string, { count, beside }: { count: number; beside: number }): Point[] {
  const line = lineOf(piece, edge)
  const length = lineLength(line)
  const inwards = signedArea(piece.outline) > 0 ? 1 : -1
  return Array.from({ length: count + 1 }, (_, i) => {
    const along = (i / count) * length
    const [at, a, b] = [along, along - 1, along + 1].map(mm => pointAlong(line, Math.min(length, Math.max(0, mm))))
    const [dx, dy] = [b!.x - a!.x, b!.y - a!.y]
    const step = (inwards * beside) / (Math.hypot(dx, dy) || 1)
    return { x: at!.x - step * dy, y: at!.y + step * dx }
  })
}

/** A seam's points: beside one edge, and beside the other in rows, all in the same direction. */
export interface SeamPlaces {
  readonly a: string
  readonly b: string
  readonly own: readonly Point[]
  readonly rows: readonly (readonly Point[])[]
}

/** Returns the sample points along each seam between pieces that a pattern continues across. */
export function placesAlong({ pieces, seams, maps }: SizedPieceSet): SeamPlaces[] {
  return seams.flatMap(({ a, b }) => {
    const [first, second] = [a, b].map(([id]) => pieces.find(piece => piece.id === id && maps.has(id)))
    if (!first || !second) return []
    const count = Math.max(2, Math.round(lineLength(lineOf(first, a[1])) / STEP_MM))
    const own = besideEdge(first, a[1], { count, beside: BESIDE_MM })
    const rows = ACROSS_MM.map(beside => besideEdge(second, b[1], { count, beside }).toReversed())
    return [{ a: first.id, b: second.id, own, rows }]
  })
}
