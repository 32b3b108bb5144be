export { KNOWN_SIZES } from './vocabulary/cuts.ts'
export type { CutId, Size } from './vocabulary/cuts.ts'
export { MATERIALS, MEASURES, TEXT_ROLES } from './vocabulary/vocabulary.ts'
export { CLOTH_SURFACES, clothSurfaceOf } from './vocabulary/clothSurface.ts'
export type { ClothSurface } from './vocabulary/clothSurface.ts'
export type { Material, MeasureId, SleeveLength, TextRole } from './vocabulary/vocabulary.ts'
export { CARE, FABRIC_LIMITS, FIBRES, NO_FACTS, TREATMENTS } from './vocabulary/fabricFacts.ts'
export type { FabricFacts, Fibre, Treatment } from './vocabulary/fabricFacts.ts'
export type { FreshTone, Sample } from './vocabulary/garmentStart.ts'
export type { OutlinePath, OutlineTone, Product } from './vocabulary/product.ts'
export {
  alwaysLongTypes,
  editorPathOf,
  findProduct,
  getProduct,
  isProductType,
  productTypeAt,
  productTypes,
  productTypesIn,
  sleeveOf,
  sleevesOf,
} from './catalogue/products.ts'
export type { EditorPath, ProductType } from './catalogue/products.ts'
export { baseSizeOf, runOf, runsOf, sizeInRun } from './catalogue/runs.ts'
export { mainPartOf, partInfo, PARTS } from './vocabulary/parts.ts'
export type { Part, PartGroup, PartId } from './vocabulary/parts.ts'
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
} from './catalogue/types.ts'
export { parseSize, sizeLabel, sizeOrder, sortSizes } from './vocabulary/sizes.ts'
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
} from './catalogue/garments.ts'
export type { PieceOfModel } from './catalogue/garments.ts'
export { seamNeighbour } from './catalogue/seams.ts'
export type { SeamSide } from './catalogue/seams.ts'
export { seamGroupOf, seamGroups } from './catalogue/seamGroups.ts'
export type { EdgeName, SeamGroup, SeamGroupId, SeamSideName } from './catalogue/seamGroups.ts'
export { bodyChestOf, chartFaults, defaultChart, rowOf } from './catalogue/charts.ts'
export type { ChartFault, FinishedMeasures, SizeChart } from './catalogue/charts.ts'
