import type { Model, Piece } from '@kitwright/garment'
import { type Point, polygonContains } from '@kitwright/measure'
import { distanceToLine } from '../sewingPattern/line.ts'

const closed = ({ outline }: Piece): Point[] => [...outline, outline[0]!]

/** How far a point lies outside a piece's outline, mm; 0 inside. */
export const outsideMm = (piece: Piece, at: Point): number =>
  polygonContains(piece.outline, at) ? 0 : distanceToLine(closed(piece), at)

/** How far the mirror image of one piece's outline lies off another's, mm. */
export const mirrorErrorMm = (piece: Piece, partner: Piece): number =>
  Math.max(...piece.outline.map(p => distanceToLine(closed(partner), { x: -p.x, y: p.y })))

/** The stretches of a piece that are sewn to nothing: hems, tops of ribs, slits. */
export function freeEdges(model: Model, piece: Piece): readonly (readonly Point[])[] {
  const sewn = new Set(model.seams.flatMap(({ a, b }) => [a.join('.'), b.join('.')]))
  return piece.edges.filter(e => !sewn.has(`${piece.id}.${e.name}`)).map(e => e.points)
}
