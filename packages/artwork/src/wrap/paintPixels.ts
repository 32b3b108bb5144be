import type { WrapMap } from '@kitwright/garment/wrap'
import { boxHeight, boxWidth, type Box } from '@kitwright/measure'
import { asDrawable, contextOf, letGo } from '../canvas.ts'
import type { ClothPlace } from '../placedArea.ts'
import type { PlateSize, TakePlate } from '../plate.ts'
import type { Context2d, Surface } from '../types.ts'
import { tableRaster, type TableRaster } from './tableRaster.ts'

/** What a piece is covered with, and how it lies on the table. */
export interface WrappedPaint {
  readonly wrap: WrapMap
  /** What artwork is centred in on the table, mm. */
  readonly frame: Box
  /** Of what lies on the piece itself: its place in the cloth of its part. */
  readonly place?: ClothPlace | undefined
  /** What to cover, mm on the piece; the caller clips. */
  readonly cover: Box
  readonly pxPerMm: number
  readonly surface: Surface
  /** Where it is printed: nothing is painted pixel by pixel then. */
  readonly takePlate?: TakePlate | undefined
}

const MAX_PX = 4096

/** Pixels to be written, and where each of them lies on the table. */
export interface Pixels {
  readonly raster: TableRaster
  readonly rgba: Uint8ClampedArray
  /** The same, a pixel at a time. */
  readonly whole: Uint32Array
}

/** A piece's colours lie on the table as its pattern does: what was worked out last is taken again. */
let last: { readonly wrap: WrapMap; readonly place: string; readonly raster: WeakRef<TableRaster> } | undefined

function rasterOf(wrap: WrapMap, cover: Box, size: PlateSize): TableRaster {
  const place = [...cover, size.widthPx, size.heightPx].join(' ')
  const known = last?.wrap === wrap && last.place === place ? last.raster.deref() : undefined
  if (known) return known
  const raster = tableRaster(wrap, cover, size)
  last = { wrap, place, raster: new WeakRef(raster) }
  return raster
}

/** Paints pixel by pixel; the context is in mm on the piece. Millions are asked for: whoever writes them makes no list and calls nothing that he need not. */
export function paintPixels(context: Context2d, paint: WrappedPaint, write: (pixels: Pixels) => void): void {
  const { wrap, cover, surface } = paint
  const [width, height] = [boxWidth(cover), boxHeight(cover)]
  const pxPerMm = Math.min(paint.pxPerMm, MAX_PX / Math.max(width, height))
  const size = { widthPx: Math.ceil(width * pxPerMm), heightPx: Math.ceil(height * pxPerMm) }
  const canvas = surface.createCanvas(size.widthPx, size.heightPx)
  const own = contextOf(canvas)
  const image = own.createImageData(size.widthPx, size.heightPx)
  const { data: rgba } = image
  write({ raster: rasterOf(wrap, cover, size), rgba, whole: wholePixels(rgba) })
  own.putImageData(image, 0, 0)
  context.drawImage(asDrawable(canvas), cover[0], cover[1], width, height)
  letGo(canvas)
}

/** The same bytes, four at a time. */
export const wholePixels = (rgba: Uint8ClampedArray): Uint32Array =>
  new Uint32Array(rgba.buffer, rgba.byteOffset, rgba.length / 4)
