import type { Model, Piece, PieceEdge } from './types.ts'

export interface SeamSide {
  readonly piece: Piece
  readonly edge: PieceEdge
}

/**
 * Returns the edge sewn to an edge, its points ordered so that both edges run in the same direction; undefined at a
 * hem.
 */
export function seamNeighbour(model: Model, pieceId: string, edgeName: string): SeamSide | undefined {
  const isThis = ([piece, edge]: readonly [string, string]): boolean => piece === pieceId && edge === edgeName
  const seam = model.seams.find(({ a, b }) => isThis(a) || isThis(b))
  if (!seam) return undefined
  const [otherPiece, otherEdge] = isThis(seam.a) ? seam.b : seam.a
  const piece = model.pieces.find(p => p.id === otherPiece)
  const edge = piece?.edges.find(e => e.name === otherEdge)
  if (!piece || !edge) return undefined
  return { piece, edge: { name: edge.name, points: [...edge.points].reverse() } }
}
