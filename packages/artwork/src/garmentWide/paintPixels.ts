import type { WrapMap } from '@kitwright/garment/wrap'
import { boxHeight, boxWidth, type Box } from '@kitwright/measure'
import { asDrawable, contextOf, releaseCanvas } from '../surface/canvasTools.ts'
import type { ClothPlace } from '../surface/placePattern.ts'
import type { PlateSize, PlateRenderer } from '../surface/inkPlate.ts'
import type { Context2d, Surface } from '../surface/types.ts'
import { tableRaster, type TableRaster } from './tableRaster.ts'

/** The area of a piece to paint, and its map to the flattened garment. */
export interface WrappedPaint {
  readonly wrap: WrapMap
  /** The box on the flattened garment in which artwork is centred, mm. */
  readonly frame: Box
  /** Place in the cloth of its part, for artwork that lies on the piece itself. */
  readonly place?: ClothPlace | undefined
  /** The box to cover, mm on the piece; the caller clips. */
  readonly cover: Box
  /** The part within the caller's clip in millimetres; all of it by default. Its pixels equal those of the whole. */
  readonly seen?: Box | undefined
  readonly pxPerMm: number
  readonly surface: Surface
  /** The plate renderer for printing: nothing is then painted pixel by pixel. */
  readonly takePlate?: PlateRenderer | undefined
}

const MAX_PX = 4096

/** The pixels to write, and their positions on the table. */
export interface Pixels {
  readonly raster: TableRaster
  readonly rgba: Uint8ClampedArray
  /** The same pixels, one 32-bit value each. */
  readonly whole: Uint32Array
}

/** The last raster is reused, because a piece's colours lie on the table as its pattern does. */
let last: { readonly wrap: WrapMap; readonly place: string; readonly raster: WeakRef<TableRaster> } | undefined

function rasterOf(wrap: WrapMap, cover: Box, size: PlateSize): TableRaster {
  const place = [...cover, size.widthPx, size.heightPx].join(' ')
  const known = last?.wrap === wrap && last.place === place ? last.raster.deref() : undefined
  if (known) return known
  const raster = tableRaster(wrap, cover, size)
  last = { wrap, place, raster: new WeakRef(raster) }
  return raster
}

/** The columns and rows of pixels: each range includes its first and excludes its last. */
interface Window {
  readonly columns: readonly [from: number, to: number]
  readonly rows: readonly [from: number, to: number]
}

/** Smoothing at the edge of the visible box reads this many pixels beside it. */
const BESIDE_PX = 2

const pixelsOf = ([from, to]: readonly [number, number], perMm: number, most: number): [number, number] => [
  Math.max(0, Math.floor(from * perMm) - BESIDE_PX),
  Math.min(most, Math.ceil(to * perMm) + BESIDE_PX),
]

function windowOf({ cover, seen = cover }: WrappedPaint, { widthPx, heightPx }: PlateSize): Window {
  const [perX, perY] = [widthPx / boxWidth(cover), heightPx / boxHeight(cover)]
  return {
    columns: pixelsOf([seen[0] - cover[0], seen[2] - cover[0]], perX, widthPx),
    rows: pixelsOf([seen[1] - cover[1], seen[3] - cover[1]], perY, heightPx),
  }
}

function cropRaster(raster: TableRaster, { columns: [left, right], rows: [top, bottom] }: Window): TableRaster {
  const [widthPx, heightPx] = [right - left, bottom - top]
  if (widthPx === raster.widthPx && heightPx === raster.heightPx) return raster
  const crop = (values: Float32Array): Float32Array => {
    const own = new Float32Array(widthPx * heightPx)
    for (let row = 0; row < heightPx; row++) {
      const from = (top + row) * raster.widthPx + left
      own.set(values.subarray(from, from + widthPx), row * widthPx)
    }
    return own
  }
  return { widthPx, heightPx, x: crop(raster.x), y: crop(raster.y) }
}

/**
 * Paints pixel by pixel; the context is in mm on the piece. It writes millions of pixels, so `write` must not allocate
 * lists or make needless calls.
 */
export function paintPixels(context: Context2d, paint: WrappedPaint, write: (pixels: Pixels) => void): void {
  const { wrap, cover, surface } = paint
  const [width, height] = [boxWidth(cover), boxHeight(cover)]
  const pxPerMm = Math.min(paint.pxPerMm, MAX_PX / Math.max(width, height))
  const size = { widthPx: Math.ceil(width * pxPerMm), heightPx: Math.ceil(height * pxPerMm) }
  const seen = windowOf(paint, size)
  const [left, top] = [seen.columns[0], seen.rows[0]]
  const [widthPx, heightPx] = [seen.columns[1] - left, seen.rows[1] - top]
  if (widthPx <= 0 || heightPx <= 0) return
  const canvas = surface.createCanvas(widthPx, heightPx)
  const own = contextOf(canvas)
  const image = own.createImageData(widthPx, heightPx)
  const { data: rgba } = image
  write({ raster: cropRaster(rasterOf(wrap, cover, size), seen), rgba, whole: asUint32Pixels(rgba) })
  own.putImageData(image, 0, 0)
  const [mmX, mmY] = [width / size.widthPx, height / size.heightPx]
  context.drawImage(asDrawable(canvas), cover[0] + left * mmX, cover[1] + top * mmY, widthPx * mmX, heightPx * mmY)
  releaseCanvas(canvas)
}

/** Returns the same bytes as 32-bit values. */
export const asUint32Pixels = (rgba: Uint8ClampedArray): Uint32Array =>
  new Uint32Array(rgba.buffer, rgba.byteOffset, rgba.length / 4)
