export { sizeOf } from './canvas.ts'
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
export { placeArea } from './continuity.ts'
export type { ClothPlace } from './placedArea.ts'
export { placePattern } from './placedArea.ts'
export type { PlacedArea } from './placedArea.ts'
export { crossingsFrom, applySeamTransform, originOf, roughSize, spillsOf } from './spills.ts'
export type { SeamCrossing, SeamTransform, SizeOf, SpillSource } from './spills.ts'
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
  shownOn,
  spansGarment,
  tileOf,
} from './pattern.ts'
export type { PatternTransform } from './pattern.ts'
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
export { maskOn, traceMask } from './mask.ts'
export { startingScale } from './startingScale.ts'
export { letterHeightMm, textLayout } from './text.ts'
export type { TextLayout } from './lettering/layout.ts'
export { isRightToLeft, printedText } from './lettering/letters.ts'
export { measureLayer, rasteriseLayer } from './layer.ts'
export type { LayerPaint, LayerPicture } from './layer.ts'
export { documentOnSize } from './onSize.ts'
export type { TwoGarments } from './onSize.ts'
export { paintDrawing, rasterise } from './rasterise.ts'
export type { RasteriseOptions } from './rasterise.ts'
export { wrappedInk } from './wrap/paintWrapped.ts'
export type { Plate, PlateInk, PlateSize, TakePlate } from './plate.ts'
export { awaitsPiping, bandOf } from './band.ts'
export { clearingOf, type Clearing } from './clearing.ts'
export { clearsAnything, paintedLayers } from './clearings.ts'
