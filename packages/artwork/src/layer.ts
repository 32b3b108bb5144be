import type { ImageLayer, Layer } from '@kitwright/design'
import { asDrawable, contextOf, shrink } from './canvas.ts'
import { paintText, textLayout } from './text.ts'
import { assetKey, type Context2d, type LayerBox, type Sources, type Surface, type SurfaceCanvas } from './types.ts'

export interface LayerPaint {
  readonly pxPerMm: number
  readonly surface: Surface
  readonly sources: Sources
}

/** A layer's size around its centre before rotation, mm, outline included. The height of a text does not depend on its font's line gap. */
export function measureLayer(layer: Layer, surface: Surface): LayerBox {
  if (layer.kind === 'image') return { widthMm: layer.widthMm, heightMm: layer.heightMm }
  const layout = textLayout(layer, surface)
  const outline = 2 * (layer.outline?.widthMm ?? 0)
  return {
    widthMm: layout.widthMm + outline * layout.squeeze,
    heightMm: 2 * layout.halfHeightMm + outline,
  }
}

function paintImage(context: Context2d, layer: ImageLayer, { pxPerMm, surface, sources }: LayerPaint): void {
  const picture = sources.images.get(assetKey(layer.asset))
  if (!picture) return
  const { widthMm, heightMm } = layer
  const fitted = shrink(picture, { width: widthMm * pxPerMm, height: heightMm * pxPerMm }, surface)
  if (layer.isMirrored) context.scale(-1, 1)
  context.drawImage(fitted, -widthMm / 2, -heightMm / 2, widthMm, heightMm)
}

/** Paints a layer around the origin, unrotated and at full opacity; the context is in mm. */
export function paintLayer(context: Context2d, layer: Layer, paint: LayerPaint): void {
  if (layer.kind === 'image') paintImage(context, layer, paint)
  else paintText(context, layer, textLayout(layer, paint.surface))
}

/** Largest side of a layer's picture: what every WebGL 2 device takes, and 64 MB at most. */
const MAX_SIDE_PX = 4096
/** A clear rim, so that filtering at the edge never repeats ink. */
const RIM_PX = 2
/** Letters may reach past their advance, em. */
const OVERHANG_EM = 0.12

/** What a layer's ink may cover around its centre: a text may leave its box. */
function inkRoom(layer: Layer, surface: Surface): LayerBox {
  if (layer.kind === 'image') return measureLayer(layer, surface)
  const { widthMm, halfReachMm } = textLayout(layer, surface)
  const outline = 2 * (layer.outline?.widthMm ?? 0)
  return { widthMm: widthMm + outline + 2 * OVERHANG_EM * layer.sizeMm, heightMm: 2 * halfReachMm + outline }
}

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
  const { widthMm, heightMm } = inkRoom(layer, paint.surface)
  const pxPerMm = Math.min(paint.pxPerMm, (MAX_SIDE_PX - 2 * RIM_PX) / Math.max(widthMm, heightMm))
  const widthPx = Math.ceil(widthMm * pxPerMm) + 2 * RIM_PX
  const heightPx = Math.ceil(heightMm * pxPerMm) + 2 * RIM_PX
  const canvas = paint.surface.createCanvas(widthPx, heightPx)
  const context = contextOf(canvas)
  context.translate(widthPx / 2, heightPx / 2)
  context.scale(pxPerMm, pxPerMm)
  paintLayer(context, layer, { ...paint, pxPerMm })
  return { canvas, widthMm: widthPx / pxPerMm, heightMm: heightPx / pxPerMm }
}

/** Paints a layer in its place on the piece; the context is in mm. */
export function placeLayer(context: Context2d, layer: Layer, paint: LayerPaint): void {
  context.save()
  context.translate(layer.xMm, layer.yMm)
  context.rotate((layer.rotationDeg * Math.PI) / 180)
  context.globalAlpha *= layer.opacity
  // A see-through text must not show its outline through its letters: it is flattened first.
  const isFlattened = layer.opacity < 1 && layer.kind === 'text' && layer.outline !== null
  const flat = isFlattened ? rasteriseLayer(layer, paint) : null
  if (flat)
    context.drawImage(asDrawable(flat.canvas), -flat.widthMm / 2, -flat.heightMm / 2, flat.widthMm, flat.heightMm)
  else paintLayer(context, layer, paint)
  context.restore()
}
