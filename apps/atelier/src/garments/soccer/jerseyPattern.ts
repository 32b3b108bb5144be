import type { CutOptions } from '../garmentMaker.ts'
import type { Pattern } from '../../sewingPattern/pattern.ts'
import { pieceOf } from '../partRegions.ts'
import { slitInsertPiece } from '../tops/openings/slitInsert.ts'
import { type UpperCut, upperPattern } from '../tops/upperPattern.ts'

/** Returns a jersey. The polo's V is filled from behind. */
export function jerseyPattern(cut: UpperCut, options: CutOptions): Pattern {
  const pattern = upperPattern(cut, options)
  if (options.collar !== 'polo') return pattern
  return { ...pattern, pieces: [...pattern.pieces, slitInsertPiece(pieceOf(pattern, 'front'))] }
}
