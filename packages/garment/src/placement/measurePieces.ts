import { boxAround, boxHeight, distance, type Point } from '@kitwright/measure'
import type { EdgeEnd, MeasureRule, MeasureTerm } from '../vocabulary/gradeTypes.ts'

/** Input of a measure: the edges of a pattern, by piece. */
export interface Measurable {
  readonly id: string
  readonly edges: readonly { readonly name: string; readonly points: readonly Point[] }[]
}

export function lengthOf(line: readonly Point[]): number {
  let sum = 0
  for (let i = 1; i < line.length; i++) sum += distance(line[i - 1]!, line[i]!)
  return sum
}

function pieceIn(pieces: readonly Measurable[], id: string): Measurable {
  const piece = pieces.find(p => p.id === id)
  if (!piece) throw new Error(`there is no piece ${id} to measure`)
  return piece
}

function edgeIn(pieces: readonly Measurable[], id: string, name: string): readonly Point[] {
  const edge = pieceIn(pieces, id).edges.find(e => e.name === name)
  if (!edge) throw new Error(`piece ${id} has no edge ${name} to measure`)
  return edge.points
}

/** Returns the position of a mark. Throws when the pieces have no such edge. */
export function markOf(pieces: readonly Measurable[], [piece, edge, end]: EdgeEnd): Point {
  return edgeIn(pieces, piece, edge).at(end === 'start' ? 0 : -1)!
}

function termOf(pieces: readonly Measurable[], term: MeasureTerm): number {
  switch (term.kind) {
    case 'along':
      return term.edges.reduce((sum, [piece, edge]) => sum + lengthOf(edgeIn(pieces, piece, edge)), 0)
    case 'below':
      return markOf(pieces, term.of).y
    case 'tall':
      return boxHeight(boxAround(pieceIn(pieces, term.piece).edges.flatMap(e => e.points)))
    default: {
      const [from, to] = [markOf(pieces, term.from), markOf(pieces, term.to)]
      return term.kind === 'across' ? Math.abs(to.x - from.x) : Math.abs(to.y - from.y)
    }
  }
}

/** Returns a finished measure of these pieces, mm. Throws if they lack a required piece or edge. */
export const measurePieces = (pieces: readonly Measurable[], rule: MeasureRule): number =>
  rule.reduce((sum, term) => sum + termOf(pieces, term) * (term.share ?? 1), 0)
