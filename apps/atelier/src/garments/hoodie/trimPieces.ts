import { trimPiece } from '../../finish/trims/trimPiece.ts'
import type { PatternPiece } from '../../pattern/pattern.ts'

/** What is modelled, not cut: one plain colour each. */
export const TRIM_PIECES: readonly PatternPiece[] = [
  trimPiece({ id: 'drawstring', widthMm: 40, heightMm: 260 }),
  trimPiece({ id: 'eyelets', widthMm: 12, heightMm: 12 }),
]
