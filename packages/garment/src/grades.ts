export { measurePieces } from './measurePieces.ts'
export type { Measurable } from './measurePieces.ts'
export { garmentOnSize } from './gradeGarment.ts'
export { gradePieces, measureGraded } from './gradePieces.ts'
export type { Grading } from './gradePieces.ts'
export { loadGrades } from './loadGrades.ts'
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
export { meanValueMap, tileShift, sizeBands, bandMap } from './sizeMaps.ts'
export type { PieceMap, PiecePair, SizeBand } from './sizeMaps.ts'
export { sizeRule, placeOnSize } from './placeInSize.ts'
export type { FollowRule, BaseSizePlacement, PlacedOnSize } from './placeInSize.ts'
export { wrapsOnSize } from './placeWraps.ts'
export type { WrapsOnSize } from './placeWraps.ts'
