export { MATERIALS, MEASURES, SIZES, TEXT_ROLES } from './vocabulary.ts'
export type { Material, MeasureId, Size, SleeveLength, TextRole } from './vocabulary.ts'
export type { FreshTone, Sample } from './garmentStart.ts'
export type { OutlinePath, OutlineTone, Product } from './product.ts'
export {
  alwaysLongTypes,
  editorPathOf,
  findProduct,
  getProduct,
  isProductType,
  listProducts,
  productTypeAt,
  productTypes,
  productTypesIn,
  sleeveOf,
  sleevesOf,
} from './products.ts'
export type { EditorPath, ProductType } from './products.ts'
export { mainPartOf, partInfo, PARTS } from './parts.ts'
export type { Part, PartGroup, PartId } from './parts.ts'
export type {
  Garment,
  GarmentOptions,
  Level,
  Model,
  ModelFile,
  PartArea,
  Piece,
  PieceEdge,
  Seam,
  Variant,
  ViewName,
  Zone,
} from './types.ts'
export { parseSize, sizeLabel, sizeOrder } from './sizes.ts'
export {
  areasOfPiece,
  findGarment,
  findGarmentByProductType,
  findPiece,
  findVariant,
  getGarment,
  isLeg,
  isSewn,
  listGarments,
  loadGarment,
  modelsOf,
  optionsKey,
  piecesOf,
  sewnGarments,
  variantOf,
  zoneOf,
} from './garments.ts'
export type { PieceOfModel } from './garments.ts'
export { seamNeighbour } from './seams.ts'
export type { SeamSide } from './seams.ts'
export { seamGroupOf, seamGroups } from './seamGroups.ts'
export type { EdgeName, SeamGroup, SeamGroupId, SeamSideName } from './seamGroups.ts'
export { BODY_CHEST_CM, chartFaults, defaultChart } from './charts.ts'
export type { ChartFault, FinishedMeasures, SizeChart } from './charts.ts'
