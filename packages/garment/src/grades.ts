export { measurePieces } from './gradeMeasure.ts'
export type { Measurable } from './gradeMeasure.ts'
export { garmentOnSize } from './gradeGarment.ts'
export { gradePieces, measureGraded } from './gradePieces.ts'
export type { Grading } from './gradePieces.ts'
export { loadGrades } from './gradeLoad.ts'
export type {
  GradedGarment,
  GradedGroup,
  GradedShape,
  EdgeEnd,
  MeasureRule,
  MeasureTerm,
  Stretch,
} from './gradeTypes.ts'
export { areasOnSize } from './placeAreas.ts'
export type { AreasOnSize } from './placeAreas.ts'
export { flowMap, tileShift, sizeBands, bandMap } from './placeMaps.ts'
export type { PieceMap, TwoSizes, SizeBand } from './placeMaps.ts'
export { followRule, placeOnSize } from './placeOnSize.ts'
export type { FollowRule, Placed, PlacedOnSize } from './placeOnSize.ts'
export { wrapsOnSize } from './placeWraps.ts'
export type { WrapsOnSize } from './placeWraps.ts'
