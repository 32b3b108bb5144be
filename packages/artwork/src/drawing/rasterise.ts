import type { PatternUse } from '@kitwright/design'
import { findPattern, type PatternTile } from '@kitwright/library'
import { boxAround, boxHeight, boxWidth, growBox, intersectBox, type Box } from '@kitwright/measure'
import { asDrawable, contextOf, releaseCanvas, addPolygonsToPath } from '../surface/canvasTools.ts'
import { rgbaOf } from '../ground/sampleFill.ts'
import { fillStyleOf } from '../ground/gradient.ts'
import { placeLayer, type LayerPaint } from '../layers/rasteriseLayer.ts'
import { addMaskToPath } from '../ground/pieceMask.ts'
import { isColourTile } from '../ground/motifTile.ts'
import { paintPattern, tileOf } from '../ground/paintPattern.ts'
import { placePattern, type PlacedArea } from '../surface/placePattern.ts'
import type { Context2d, Drawable, Drawing, GroundInstruction, TilePainter, SurfaceCanvas } from '../surface/types.ts'
import { isSeeThrough, paintWrappedPicture } from '../garmentWide/paintPicture.ts'
import type { WrappedPaint } from '../garmentWide/paintPixels.ts'
import { paintWrappedGradient, paintWrappedPattern } from '../garmentWide/paintWrapped.ts'

export interface RasteriseOptions extends LayerPaint {
  /** Leaves everything outside the piece's outline clear; otherwise the whole box is painted (bleed). */
  readonly withClip?: boolean
}

/** Returns an empty canvas like the context's, with the same millimetre transform. */
function emptyLike(context: Context2d, { surface }: LayerPaint): SurfaceCanvas {
  const canvas = surface.createCanvas(context.canvas.width, context.canvas.height)
  contextOf(canvas).setTransform(context.getTransform())
  return canvas
}

/** Paints a ground's colour or gradient over the piece's box. */
function paintFill(context: Context2d, cover: Box, ground: GroundInstruction, paint: LayerPaint): void {
  const { fill, frame, place, wrap } = ground
  const fillIn = ([x0, y0, x1, y1]: Box): true => {
    context.fillStyle = fillStyleOf(context, fill, frame, place)
    context.fillRect(x0, y0, x1 - x0, y1 - y0)
    return true
  }
  if (!wrap || fill.kind === 'solid') return void fillIn(cover)
  const seesThrough = fill.stops.some(({ colour }) => rgbaOf(colour).a < 1)
  if (paint.isPage && paint.sources.fromTable?.(context, { wrap, cover }, seesThrough, fillIn)) return
  paintWrappedGradient(context, fill, { ...paint, wrap, frame, cover })
}

type PlacedPattern = PlacedArea & {
  readonly pattern: PatternUse
  readonly tile: PatternTile
  readonly picture: Drawable
}

/** Returns the painter of a pattern's shapes on a page. */
const shapesOf = ({ tile }: PlacedPattern, { isPage, sources }: LayerPaint): TilePainter | undefined =>
  isPage ? sources.shapes?.get(tile.id) : undefined

/** Paints a pattern that lies on the flattened garment. */
function paintOnTable(
  context: Context2d,
  patterned: PlacedPattern & Pick<WrappedPaint, 'wrap' | 'cover'>,
  paint: LayerPaint,
): void {
  const { pattern, tile, picture } = patterned
  const asShapes = shapesOf(patterned, paint)
  const { tileMm, isOnce = false } = tile
  if (
    asShapes &&
    paint.sources.fromTable?.(context, patterned, isSeeThrough(pattern), table =>
      asShapes.paint(context, { ...patterned, tileMm, isOnce, cover: table, takeForm: paint.takeForm }),
    )
  )
    return
  if (asShapes?.paintBent?.(context, { ...patterned, tileMm, isOnce, takeShade: paint.takeShade })) return
  const wrapped = { ...paint, ...patterned }
  if (isColourTile(tile.id)) return paintWrappedPicture(context, pattern, { tile, picture }, wrapped)
  const narrow = tile.id === pattern.id ? undefined : findPattern(pattern.id)
  const near = narrow && paint.sources.patterns.get(narrow.id)
  const finer = narrow && near && { tile: narrow, picture: near }
  return paintWrappedPattern(
    context,
    pattern,
    { widest: { tile, picture }, finer, inkOnTable: asShapes?.inkOnTable },
    wrapped,
  )
}

function paintTile(context: Context2d, box: Box, patterned: PlacedPattern, paint: LayerPaint): void {
  const { wrap, tile, picture } = patterned
  if (wrap) return paintOnTable(context, { ...patterned, wrap, cover: box }, paint)
  const { tileMm, isOnce = false } = tile
  const asShapes = shapesOf(patterned, paint)
  const at = { ...paint, ...patterned, tileMm, isOnce, cover: box }
  if (asShapes?.paint(context, at)) return
  paintPattern(context, { ...at, tile: asShapes?.fineTile?.(at) ?? picture })
}

const patternedBy = (ground: GroundInstruction, { sources }: LayerPaint): PlacedPattern[] =>
  ground.patterns.flatMap(pattern => {
    const area = placePattern(pattern, ground)
    const tile = tileOf(pattern.id, area)
    const picture = tile && sources.patterns.get(tile.id)
    return picture ? [{ ...area, pattern, tile, picture }] : []
  })

const MASK_OVER_MM = 100

/** Returns the part of a box that a background covers; null if it is empty. */
function coverOf({ region }: GroundInstruction, box: Box): Box | null {
  const own = region && boxAround(region.flat())
  return own ? intersectBox(own, box) : box
}

/** Paints a ground's patterns within its mask. The mask cuts only the patterns, and an edge stays a path on a page. */
function paintPatterns(
  context: Context2d,
  cover: Box,
  { patterned, mask }: Pick<GroundInstruction, 'mask'> & { readonly patterned: readonly PlacedPattern[] },
  paint: LayerPaint,
): void {
  context.save()
  if (mask) {
    // Grows the box by a hand's width, because uncut areas continue past the edge as the pattern does.
    addMaskToPath(context, mask, growBox(cover, MASK_OVER_MM))
    context.clip('evenodd')
  }
  for (const each of patterned) paintTile(context, cover, each, paint)
  context.restore()
}

function paintGround(context: Context2d, { box }: Drawing, ground: GroundInstruction, paint: LayerPaint): void {
  const patterned = patternedBy(ground, paint)
  const seen = coverOf(ground, box)
  if (!seen) return
  // A page stores pictures, so they are limited to the visible box. Pixels stay on the grid of the whole piece, where
  // areas meet.
  const cover = paint.takePlate ? seen : box
  const fill = (to: Context2d): void => {
    paintFill(to, cover, ground, { ...paint, seen })
    if (patterned.length > 0) paintPatterns(to, cover, { patterned, mask: ground.mask }, { ...paint, seen })
  }
  context.save()
  if (ground.region) {
    addPolygonsToPath(context, ground.region)
    context.clip()
  }
  if (ground.region && (patterned.length > 0 || ground.wrap) && !paint.isPage) {
    // Fill and patterns are cut as one: if cut separately, the fill shines through along the region's edge. A page has
    // no pixels, so nothing shines through.
    const whole = emptyLike(context, paint)
    fill(contextOf(whole))
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.drawImage(asDrawable(whole), 0, 0)
    releaseCanvas(whole)
  } else fill(context)
  context.restore()
}

/** Paints a piece's drawing; the context is in mm on the piece. */
export function paintDrawing(context: Context2d, drawing: Drawing, options: RasteriseOptions): void {
  const { box } = drawing
  context.save()
  if (options.withClip) {
    addPolygonsToPath(context, [drawing.outline])
    context.clip()
  }
  if (drawing.fabricColour) {
    context.fillStyle = drawing.fabricColour
    context.fillRect(box[0], box[1], boxWidth(box), boxHeight(box))
  }
  for (const instruction of drawing.instructions) {
    if (instruction.kind === 'ground') paintGround(context, drawing, instruction, options)
    else placeLayer(context, instruction.layer, options)
  }
  context.restore()
}

/**
 * Renders a whole piece as a picture of its box; one pixel is 1 / `pxPerMm` mm, rounded up to whole pixels per side.
 */
export function rasterise(drawing: Drawing, options: RasteriseOptions): SurfaceCanvas {
  const { box } = drawing
  const widthPx = Math.max(1, Math.ceil(boxWidth(box) * options.pxPerMm))
  const heightPx = Math.max(1, Math.ceil(boxHeight(box) * options.pxPerMm))
  const canvas = options.surface.createCanvas(widthPx, heightPx)
  const context = contextOf(canvas)
  context.scale(widthPx / boxWidth(box), heightPx / boxHeight(box))
  context.translate(-box[0], -box[1])
  paintDrawing(context, drawing, options)
  return canvas
}
