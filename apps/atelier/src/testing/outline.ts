import type { Model, Piece } from '@kitwright/garment'
import { type Point, polygonContains } from '@kitwright/measure'

/** Distance to an open line, mm. */
export function distanceTo(line: readonly Point[], at: Point): number {
  let least = Infinity
  for (let i = 1; i < line.length; i++) {
    const a = line[i - 1]!
    const [ex, ey] = [line[i]!.x - a.x, line[i]!.y - a.y]
    const t = Math.min(1, Math.max(0, ((at.x - a.x) * ex + (at.y - a.y) * ey) / (ex * ex + ey * ey || 1)))
    least = Math.min(least, Math.hypot(at.x - a.x - ex * t, at.y - a.y - ey * t))
  }
  return least
}

const closed = ({ outline }: Piece): Point[] => [...outline, outline[0]!]

/** How far a point lies outside a piece's outline, mm; 0 inside. */
export const outsideMm = (piece: Piece, at: Point): number =>
  polygonContains(piece.outline, at) ? 0 : distanceTo(closed(piece), at)

/** How far the mirror image of one piece's outline lies off another's, mm. */
export const mirrorErrorMm = (piece: Piece, partner: Piece): number =>
  Math.max(...piece.outline.map(p => distanceTo(closed(partner), { x: -p.x, y: p.y })))

/** The stretches of a piece that are sewn to nothing: hems, tops of ribs, slits. */
export function freeEdges(model: Model, piece: Piece): readonly (readonly Point[])[] {
  const sewn = new Set(model.seams.flatMap(({ a, b }) => [a.join('.'), b.join('.')]))
  return piece.edges.filter(e => !sewn.has(`${piece.id}.${e.name}`)).map(e => e.points)
}
