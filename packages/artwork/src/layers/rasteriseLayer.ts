import type { ImageLayer, Layer, TextLayer } from '@kitwright/design'
import type { Box } from '@kitwright/measure'
import { asDrawable, contextOf, releaseCanvas, halveUntilBelow } from '../surface/canvasTools.ts'
import { bandOf } from '../piping/pipingBand.ts'
import { clearingOf, type Clearing } from '../ground/knockout.ts'
import { gradientStyle } from '../ground/gradient.ts'
import { needsCompositing, needsOwnCanvas, paintText, paintTextClearing } from '../lettering/paintText.ts'
import { textLayout } from './textLayout.ts'
import type { TextLayout } from '../lettering/layout.ts'
import type { PlateRenderer } from '../surface/inkPlate.ts'
import {
  assetKey,
  type Context2d,
  type LayerBox,
  type Sources,
  type Surface,
  type SurfaceCanvas,
  type TakeForm,
  type TakeShade,
} from '../surface/types.ts'

export interface LayerPaint {
  readonly pxPerMm: number
  readonly surface: Surface
  readonly sources: Sources
  /** Whether the context is a page that stores shapes and whole pictures, for printing at any resolution. */
  readonly isPage?: boolean
  /** The plate renderer with which such a page stores garment-wide artwork. */
  readonly takePlate?: PlateRenderer
  /** The receiver of outlines on such a page. */
  readonly takeForm?: TakeForm
  /** The shade renderer for printing. */
  readonly takeShade?: TakeShade
  /** The part of the piece inside the caller's clip in millimetres; the whole piece by default. */
  readonly seen?: Box | undefined
}

/**
 * Returns a layer's size around its centre before rotation, mm, with all effects. The height of a text does not depend
 * on its font's line gap.
 */
export const measureLayer = (layer: Layer, surface: Surface): LayerBox =>
  withMargin(layer, layer.kind === 'image' ? layer : textLayout(layer, surface).box)

/** Adds a clearing's margin to a layer's box. */
function withMargin(layer: Layer, { widthMm, heightMm }: LayerBox): LayerBox {
  const margin = 2 * (clearingOf(layer)?.marginMm ?? 0)
  return { widthMm: widthMm + margin, heightMm: heightMm + margin }
}

function paintImage(context: Context2d, layer: ImageLayer, { pxPerMm, surface, sources, isPage }: LayerPaint): void {
  const band = bandOf(layer)
  if (band) return band.paint(context, band.colours)
  const key = assetKey(layer.asset)
  const picture = sources.images.get(key)
  if (!picture) return
  if (layer.isMirrored) context.scale(-1, 1)
  // Paints shapes only at full opacity, because transparent shapes show each other.
  const paintShapes = isPage && context.globalAlpha === 1 ? sources.drawings?.get(key) : undefined
  if (paintShapes) return paintShapes(context, layer)
  const { widthMm, heightMm } = layer
  const wanted = { width: widthMm * pxPerMm, height: heightMm * pxPerMm }
  const fitted = isPage ? picture : halveUntilBelow(picture, wanted, surface)
  context.drawImage(fitted, -widthMm / 2, -heightMm / 2, widthMm, heightMm)
}

/** The largest side of a layer's picture: every WebGL 2 device supports it, and it needs at most 64 MB. */
const MAX_SIDE_PX = 4096
/** A clear rim, so that filtering at the edge never repeats ink. */
const RIM_PX = 2

const isBlank = (layer: Layer, sources: Sources): boolean =>
  layer.kind === 'image'
    ? !bandOf(layer) && !sources.images.has(assetKey(layer.asset))
    : layer.text.replaceAll('\u200b', '').trim() === ''

/** A layer's own picture with its true size on cloth. */
export interface LayerPicture {
  readonly canvas: SurfaceCanvas
  readonly widthMm: number
  readonly heightMm: number
}

/**
 * Draws a layer alone, unrotated and at full opacity, centred on a transparent canvas. The returned size is the
 * canvas's with its rim, so it is larger than `measureLayer`'s box. Very large layers get fewer pixels per mm. Null if
 * nothing is visible: an empty text, or a picture missing from `sources`.
 */
export function rasteriseLayer(layer: Layer, paint: LayerPaint): LayerPicture | null {
  if (isBlank(layer, paint.sources)) return null
  return layer.kind === 'image'
    ? imagePicture(layer, paint)
    : textPicture(layer, textLayout(layer, paint.surface), paint)
}

function pictureOf(
  room: LayerBox,
  paint: LayerPaint,
  draw: (context: Context2d, pxPerMm: number) => void,
): LayerPicture {
  const { widthMm, heightMm } = room
  const pxPerMm = Math.min(paint.pxPerMm, (MAX_SIDE_PX - 2 * RIM_PX) / Math.max(widthMm, heightMm))
  const widthPx = Math.ceil(widthMm * pxPerMm) + 2 * RIM_PX
  const heightPx = Math.ceil(heightMm * pxPerMm) + 2 * RIM_PX
  const canvas = paint.surface.createCanvas(widthPx, heightPx)
  const context = contextOf(canvas)
  context.translate(widthPx / 2, heightPx / 2)
  context.scale(pxPerMm, pxPerMm)
  draw(context, pxPerMm)
  return { canvas, widthMm: widthPx / pxPerMm, heightMm: heightPx / pxPerMm }
}

/** The number of positions around a picture at which it is stamped to widen it by a margin. */
const STAMPS = 24
/**
 * The resolution of a knock-out under a picture on a page. Its edge is one colour against another, and at most a tenth
 * of a millimetre soft.
 */
const CLEARING_PX_PER_MM = 8

/** Paints the silhouette of a picture, wider by a margin, in the ground's colour. */
function stampImage(context: Context2d, layer: ImageLayer, clearing: Clearing, paint: LayerPaint): void {
  const { colour, marginMm, along } = clearing
  for (const reach of [marginMm, marginMm / 2, 0])
    for (let i = 0; i < STAMPS; i += 1) {
      const angle = (2 * Math.PI * i) / STAMPS
      context.save()
      context.translate(reach * Math.cos(angle), reach * Math.sin(angle))
      paintImage(context, layer, paint)
      context.restore()
    }
  const { widthMm, heightMm } = withMargin(layer, layer)
  context.globalCompositeOperation = 'source-in'
  context.fillStyle = along ? gradientStyle(context, along.fill, along.line) : colour
  context.fillRect(-widthMm, -heightMm, 2 * widthMm, 2 * heightMm)
}

function imagePicture(layer: ImageLayer, paint: LayerPaint): LayerPicture {
  const clearing = clearingOf(layer)
  return pictureOf(withMargin(layer, layer), paint, (context, pxPerMm) =>
    clearing
      ? stampImage(context, layer, clearing, { ...paint, pxPerMm, isPage: false })
      : paintImage(context, layer, { ...paint, pxPerMm }),
  )
}

function textPicture(layer: TextLayer, layout: TextLayout, paint: LayerPaint): LayerPicture {
  const clearing = clearingOf(layer)
  return pictureOf(withMargin(layer, layout.room), paint, context =>
    clearing ? paintTextClearing(context, layer, layout, clearing) : paintText(context, layer, layout),
  )
}

/** Paints a layer's own picture at its position and releases the canvas. */
function stamp(context: Context2d, { canvas, widthMm, heightMm }: LayerPicture): void {
  context.drawImage(asDrawable(canvas), -widthMm / 2, -heightMm / 2, widthMm, heightMm)
  releaseCanvas(canvas)
}

function placeImage(context: Context2d, layer: ImageLayer, paint: LayerPaint): void {
  if (!clearingOf(layer)) return paintImage(context, layer, paint)
  stamp(context, imagePicture(layer, paint.isPage ? { ...paint, pxPerMm: CLEARING_PX_PER_MM } : paint))
}

function placeText(context: Context2d, layer: TextLayer, paint: LayerPaint): void {
  const layout = textLayout(layer, paint.surface)
  const clearing = clearingOf(layer)
  if (clearing) return paintTextClearing(context, layer, layout, clearing)
  // A transparent text is flattened first, so that its outline does not show through its letters.
  const isFlattened = needsOwnCanvas(layer) || (layer.opacity < 1 && needsCompositing(layer, layout))
  if (!isFlattened) return paintText(context, layer, layout)
  stamp(context, textPicture(layer, layout, paint))
}

/** Paints a layer at its position on the piece; the context is in mm. */
export function placeLayer(context: Context2d, layer: Layer, paint: LayerPaint): void {
  if (isBlank(layer, paint.sources)) return
  context.save()
  context.translate(layer.xMm, layer.yMm)
  context.rotate((layer.rotationDeg * Math.PI) / 180)
  context.globalAlpha *= layer.opacity
  if (layer.kind === 'image') placeImage(context, layer, paint)
  else placeText(context, layer, paint)
  context.restore()
}
