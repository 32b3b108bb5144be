import type { Piece, PieceEdge } from '@kitwright/garment'
import { type Point } from '@kitwright/measure'
import { lineLength, pointAlong } from '../../sewingPattern/line.ts'

/** A point on a piece's outline: an edge, and a share of its length. */
export type EdgeShare = readonly [edge: string, share: number]

/**
 * Fold line of a piece when the garment lies flat: a sleeve's runs from the top of its cap to the middle of its hem.
 */
export interface Crease {
  readonly from: EdgeShare
  readonly to: EdgeShare
}

export const lineOf = ({ edges, id }: Piece, name: string): PieceEdge['points'] => {
  const edge = edges.find(each => each.name === name)
  if (!edge) throw new Error(`piece ${id} has no edge ${name}`)
  return edge.points
}

export const spotOn = (piece: Piece, [edge, share]: EdgeShare): Point => {
  const line = lineOf(piece, edge)
  return pointAlong(line, share * lineLength(line))
}

export const hemOf = ({ edges }: Piece): string => (edges.some(({ name }) => name === 'hem') ? 'hem' : 'wrist')

/** Returns a piece's crease; null for a piece on one side of the garment. */
export function creaseOf(piece: Piece): Crease | null {
  if (!piece.id.startsWith('sleeve')) return null
  const hasCap = piece.edges.some(({ name }) => name === 'capFront')
  const from: EdgeShare = hasCap ? ['capFront', piece.id === 'sleeveL' ? 0 : 1] : ['neck', 0.5]
  return { from, to: [hemOf(piece), 0.5] }
}

/** Returns a positive number on one side of a line and a negative one on the other. */
const sideOfLine = ([a, b]: readonly [Point, Point], at: Point): number =>
  (b.x - a.x) * (at.y - a.y) - (b.y - a.y) * (at.x - a.x)

/** Returns the sheet of the flat garment that a point of the piece lies on: 1 for the front, −1 for the back. */
export function sheetOf(piece: Piece, crease: readonly [Point, Point] | null, at: Point): 1 | -1 {
  if (!crease) return /^back|Back/.test(piece.id) ? -1 : 1
  const front = piece.edges.find(({ name }) => /capFront|raglanFront|neckFront/.test(name))
  if (!front) throw new Error(`piece ${piece.id} has no edge of the front`)
  const known = sideOfLine(crease, spotOn(piece, [front.name, 0.5]))
  return sideOfLine(crease, at) * known > 0 ? 1 : -1
}
