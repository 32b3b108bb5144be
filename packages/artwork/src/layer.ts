import type { ImageLayer, Layer, TextLayer } from '@kitwright/design'
import { asDrawable, contextOf, letGo, shrink } from './canvas.ts'
import { isComposed, needsOwnCanvas, paintText } from './lettering/paint.ts'
import { textLayout } from './text.ts'
import type { TextLayout } from './lettering/layout.ts'
import type { TakePlate } from './wrap/plate.ts'
import { assetKey, type Context2d, type LayerBox, type Sources, type Surface, type SurfaceCanvas } from './types.ts'

export interface LayerPaint {
  readonly pxPerMm: number
  readonly surface: Surface
  readonly sources: Sources
  /** The context is a page that keeps shapes and whole pictures: for the press, at whatever fineness it has. */
  readonly isPage?: boolean
  /** Where such a page keeps what goes over the whole garment. */
  readonly takePlate?: TakePlate
}

/** A layer's size around its centre before rotation, mm, with all effects. The height of a text does not depend on its font's line gap. */
export const measureLayer = (layer: Layer, surface: Surface): LayerBox =>
  layer.kind === 'image' ? { widthMm: layer.widthMm, heightMm: layer.heightMm } : textLayout(layer, surface).box

function paintImage(context: Context2d, layer: ImageLayer, { pxPerMm, surface, sources, isPage }: LayerPaint): void {
  const picture = sources.images.get(assetKey(layer.asset))
  if (!picture) return
  const { widthMm, heightMm } = layer
  const wanted = { width: widthMm * pxPerMm, height: heightMm * pxPerMm }
  const fitted = isPage ? picture : shrink(picture, wanted, surface)
  if (layer.isMirrored) context.scale(-1, 1)
  context.drawImage(fitted, -widthMm / 2, -heightMm / 2, widthMm, heightMm)
}

/** Largest side of a layer's picture: what every WebGL 2 device takes, and 64 MB at most. */
const MAX_SIDE_PX = 4096
/** A clear rim, so that filtering at the edge never repeats ink. */
const RIM_PX = 2

const isBlank = (layer: Layer, sources: Sources): boolean =>
  layer.kind === 'image'
    ? !sources.images.has(assetKey(layer.asset))
    : layer.text.replaceAll('\u200b', '').trim() === ''

/** A layer's own picture with its true size on cloth. */
export interface LayerPicture {
  readonly canvas: SurfaceCanvas
  readonly widthMm: number
  readonly heightMm: number
}

/**
 * Draws a layer alone, unrotated and at full opacity, centred on a see-through canvas. The size returned is the canvas's, rim
 * included, so it is larger than `measureLayer`'s box. Very large layers get fewer pixels per mm.
 * Null when there is nothing to see: an empty text, or a picture that is not in `sources`.
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

const imagePicture = (layer: ImageLayer, paint: LayerPaint): LayerPicture =>
  pictureOf(layer, paint, (context, pxPerMm) => paintImage(context, layer, { ...paint, pxPerMm }))

const textPicture = (layer: TextLayer, layout: TextLayout, paint: LayerPaint): LayerPicture =>
  pictureOf(layout.room, paint, context => paintText(context, layer, layout))

function placeText(context: Context2d, layer: TextLayer, paint: LayerPaint): void {
  const layout = textLayout(layer, paint.surface)
  // A see-through text must not show its outline through its letters: it is flattened first.
  const isFlattened = needsOwnCanvas(layer) || (layer.opacity < 1 && isComposed(layer, layout))
  if (!isFlattened) return paintText(context, layer, layout)
  const { canvas, widthMm, heightMm } = textPicture(layer, layout, paint)
  context.drawImage(asDrawable(canvas), -widthMm / 2, -heightMm / 2, widthMm, heightMm)
  letGo(canvas)
}

/** Paints a layer in its place on the piece; the context is in mm. */
export function placeLayer(context: Context2d, layer: Layer, paint: LayerPaint): void {
  if (isBlank(layer, paint.sources)) return
  context.save()
  context.translate(layer.xMm, layer.yMm)
  context.rotate((layer.rotationDeg * Math.PI) / 180)
  context.globalAlpha *= layer.opacity
  if (layer.kind === 'image') paintImage(context, layer, paint)
  else placeText(context, layer, paint)
  context.restore()
}
