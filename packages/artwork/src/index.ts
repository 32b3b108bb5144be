export { sizeOf } from './canvasTools.ts'
export { assetKey } from './types.ts'
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
  TakeForm,
} from './types.ts'
export type { ShapeForm } from './shapeForms.ts'
export { drawPiece } from './drawPiece.ts'
export { placeArea } from './placeArea.ts'
export type { ClothPlace } from './placePattern.ts'
export { placePattern } from './placePattern.ts'
export type { PlacedArea } from './placePattern.ts'
export {
  seamCrossingsAt,
  applySeamTransform,
  originalLayerId,
  estimateLayerSize,
  seamOverlapsOf,
} from './seamOverlaps.ts'
export type { SeamCrossing, SeamTransform, SizeOf, SpillSource } from './seamOverlaps.ts'
export { fillStyleOf, gradientLine, gradientStops } from './gradient.ts'
export type { ColourStop, GradientLine } from './gradient.ts'
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
} from './paintPattern.ts'
export type { PatternTransform } from './paintPattern.ts'
export {
  findTile,
  inkCountOf,
  inkedAssets,
  isColourTile,
  MOTIF_EM_MM,
  motifOfTile,
  tileIdOf,
  tileIdsOf,
} from './motifTile.ts'
export { maskOn, addMaskToPath } from './pieceMask.ts'
export { startingScale } from './initialPatternScale.ts'
export { letterHeightMm, textLayout } from './textLayout.ts'
export type { TextLayout } from './lettering/layout.ts'
export { isRightToLeft, printedText } from './lettering/graphemes.ts'
export { measureLayer, rasteriseLayer } from './rasteriseLayer.ts'
export type { LayerPaint, LayerPicture } from './rasteriseLayer.ts'
export { gradeDocument } from './gradeDocument.ts'
export type { GradedPair } from './gradeDocument.ts'
export { paintDrawing, rasterise } from './rasterise.ts'
export type { RasteriseOptions } from './rasterise.ts'
export { wrappedInk } from './garmentWide/paintWrapped.ts'
export type { Plate, PlateInk, PlateSize, PlateRenderer } from './inkPlate.ts'
export { isPipingCodePending, bandOf } from './pipingBand.ts'
export { clearingOf, type Clearing } from './knockout.ts'
export { hasAnyKnockout, paintedLayers } from './paintedLayers.ts'
