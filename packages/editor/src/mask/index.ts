export { startMaskStroke } from './maskStroke.ts'
export type { MaskStroke, MaskOperation, StrokeEnd, StrokeFrom } from './maskStroke.ts'
export { maskedPieces, mirrorMask, showMask, unmaskPiece } from './maskVerbs.ts'
