export { measurePieces } from './placement/measurePieces.ts'
export type { Measurable } from './placement/measurePieces.ts'
export { garmentOnSize } from './grading/gradeGarment.ts'
export { gradePieces, measureGraded } from './grading/gradePieces.ts'
export type { Grading } from './grading/gradePieces.ts'
export { loadGrades } from './grading/loadGrades.ts'
export type {
  GradedGarment,
  GradedGroup,
  GradedShape,
  EdgeEnd,
  MeasureRule,
  MeasureTerm,
  Stretch,
} from './vocabulary/gradeTypes.ts'
export { areasOnSize } from './placement/placeAreas.ts'
export type { AreasOnSize } from './placement/placeAreas.ts'
export { meanValueMap, tileShift, sizeBands, bandMap } from './placement/sizeMaps.ts'
export type { PieceMap, PiecePair, SizeBand } from './placement/sizeMaps.ts'
export { placeOnSize } from './placement/placeInSize.ts'
export type { FollowRule, BaseSizePlacement, PlacedOnSize } from './placement/placeInSize.ts'
export { wrapsOnSize } from './placement/placeWraps.ts'
export type { WrapsOnSize } from './placement/placeWraps.ts'
