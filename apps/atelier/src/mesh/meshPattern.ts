import type { Sheet } from '@kitwright/cloth'
import { type Pattern, sewnPieces } from '../sewingPattern/pattern.ts'
import { countSegments, type SpacingOf } from './countSegments.ts'
import { meshPiece } from './meshPiece.ts'

/** Meshes every piece that is sewn, so that sewn edges have the same number of vertices. */
export function meshPattern(pattern: Pattern, spacingOf: SpacingOf): Sheet[] {
  const countOf = countSegments(pattern, spacingOf)
  return sewnPieces(pattern).map(piece => meshPiece(piece, spacingOf(piece.id), edge => countOf(piece.id, edge)))
}
