export { sizeOf } from './surface/canvasTools.ts'
export { assetKey } from './surface/types.ts'
export type {
  Context2d,
  Drawable,
  Drawing,
  FindOutlines,
  GroundInstruction,
  LayerBox,
  LayerInstruction,
  PaintMotif,
  PaintPicture,
  PieceMask,
  Sources,
  Surface,
  SurfaceCanvas,
  Shade,
  TakeForm,
  TakeShade,
} from './surface/types.ts'
export type { ShapeForm } from './surface/shapeForms.ts'
export { drawPiece } from './drawing/drawPiece.ts'
export { placeArea } from './garmentWide/placeArea.ts'
export type { ClothPlace } from './surface/placePattern.ts'
export { placePattern } from './surface/placePattern.ts'
export type { PlacedArea } from './surface/placePattern.ts'
export {
  seamCrossingsAt,
  applySeamTransform,
  originalLayerId,
  estimateLayerSize,
  seamOverlapsOf,
} from './layers/seamOverlaps.ts'
export type { SeamCrossing, SeamTransform, SizeOf, SpillSource } from './layers/seamOverlaps.ts'
export { fillStyleOf, gradientLine, gradientStops } from './ground/gradient.ts'
export type { ColourStop, GradientLine } from './ground/gradient.ts'
export {
  inkTilesIn,
  inkTilesOf,
  NEAR_BLACK,
  patternsOf,
  patternTransform,
  recolour,
  recolourTile,
  patternsOnPiece,
  spansGarment,
  tileOf,
} from './ground/paintPattern.ts'
export type { PatternTransform } from './ground/paintPattern.ts'
export {
  findTile,
  inkCountOf,
  inkedAssets,
  isColourTile,
  MOTIF_EM_MM,
  motifOfTile,
  tiledPixels,
  tileIdOf,
  tileIdsOf,
} from './ground/motifTile.ts'
export { maskOn, addMaskToPath } from './ground/pieceMask.ts'
export { startingScale } from './ground/initialPatternScale.ts'
export { letterHeightMm, textLayout } from './layers/textLayout.ts'
export type { TextLayout } from './lettering/layout.ts'
export { isRightToLeft, printedText } from './lettering/graphemes.ts'
export { measureLayer, rasteriseLayer } from './layers/rasteriseLayer.ts'
export type { LayerPaint, LayerPicture } from './layers/rasteriseLayer.ts'
export { gradeDocument } from './drawing/gradeDocument.ts'
export type { GradedPair } from './drawing/gradeDocument.ts'
export { paintDrawing, rasterise } from './drawing/rasterise.ts'
export type { RasteriseOptions } from './drawing/rasterise.ts'
export { wrappedInk } from './garmentWide/paintWrapped.ts'
export type { Plate, PlateInk, PlateSize, PlateRenderer } from './surface/inkPlate.ts'
export { bandOf, type LayPiping } from './piping/pipingBand.ts'
export { clearingOf, type Clearing } from './ground/knockout.ts'
export { hasAnyKnockout, paintedLayers } from './drawing/paintedLayers.ts'
