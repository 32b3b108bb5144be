import { seamNeighbour, type Model, type Piece, type PieceEdge } from '@kitwright/garment'
import { distance, type Point } from '@kitwright/measure'
import type { PressSettings } from '../settings.ts'
import { offsetUniformly, offsetOutline, type Side } from './offsetOutline.ts'

export interface PieceLines {
  /** Sew line: the piece's own outline. */
  readonly sew: readonly Point[]
  readonly cut: readonly Point[]
  /** The line up to which the print extends. */
  readonly bleed: readonly Point[]
  /** Fold lines of hems. */
  readonly folds: readonly (readonly Point[])[]
}

/** Ribs are folded in themselves, and trims are not cut. */
const isHem = ({ isRib }: Piece, { name }: PieceEdge): boolean => name === 'hem' && !isRib

/** The edges of a piece that are folded over and sewn down. */
export const hemsOf = (model: Model, piece: Piece): PieceEdge[] =>
  piece.edges.filter(edge => isHem(piece, edge) && !seamNeighbour(model, piece.id, edge.name))

/** Returns the lines around a piece, mm on it. Sewn edges get the seam allowance, hems their turn-up. */
export function linesOf(model: Model, piece: Piece, { seamMm, hemMm, bleedMm }: PressSettings): PieceLines {
  const hems = hemsOf(model, piece)
  const sides = piece.edges.flatMap((edge): Side[] => {
    const isFold = hems.includes(edge)
    return edge.points.slice(0, -1).map(from => ({ from, byMm: isFold ? hemMm : seamMm, isFold }))
  })
  const cut = offsetOutline(sides.filter(({ from }, i) => distance(from, sides.at(i - 1)!.from) > 1e-6))
  return { sew: piece.outline, cut, bleed: offsetUniformly(cut, bleedMm), folds: hems.map(({ points }) => points) }
}
