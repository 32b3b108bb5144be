export { COLLARS, MATERIALS, PART_IDS, PRODUCT_TYPES, SIZES } from './types.ts'
export type {
  Collar,
  Garment,
  GarmentOptions,
  Level,
  Material,
  Model,
  ModelFile,
  PartArea,
  PartId,
  Piece,
  PieceEdge,
  ProductType,
  Seam,
  Size,
  SleeveLength,
  Variant,
  Zone,
} from './types.ts'
export { parseSize, sizeLabel, sizeOrder } from './sizes.ts'
export {
  areasOfPiece,
  findGarment,
  findGarmentByProductType,
  findPiece,
  getGarment,
  isSewn,
  listGarments,
  loadGarment,
  modelsOf,
  piecesOf,
  sewnGarments,
  variantOf,
  zoneOf,
} from './garments.ts'
export type { PieceOfModel } from './garments.ts'
export { seamNeighbour } from './seams.ts'
export type { SeamSide } from './seams.ts'
export { sleevesOf } from './sleeves.ts'
export { EDITOR_PATHS, editorPathOf, productTypeAt } from './editorPaths.ts'
export type { EditorPath } from './editorPaths.ts'
export { BODY_CHEST_CM, chartFaults, defaultChart, MEASURES } from './charts.ts'
export type { ChartFault, Measured, MeasureId, SizeChart } from './charts.ts'
