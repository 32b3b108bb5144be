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
  listGarments,
  modelsOf,
  piecesOf,
  variantOf,
  zoneOf,
} from './garments.ts'
export type { PieceOfModel } from './garments.ts'
export { seamNeighbour } from './seams.ts'
export type { SeamSide } from './seams.ts'
export { EDITOR_PATHS, editorPathOf, productTypeAt } from './editorPaths.ts'
export type { EditorPath } from './editorPaths.ts'
