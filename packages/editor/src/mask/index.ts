export { maskedPart, startMaskStroke } from './maskStroke.ts'
export type { MaskStroke, MaskOperation, StrokeEnd, StrokeFrom } from './maskStroke.ts'
export { maskedPieces, mirrorMask, setMask, showMask, unmaskPiece } from './maskVerbs.ts'
