import { asUint32Pixels } from './paintPixels.ts'
import { around, within } from './tileInk.ts'
import { createTileReader } from './tileReader.ts'

/** A tile's own colours, premultiplied, so that no dark line appears beside a clear pixel. */
export interface TilePixels {
  readonly widthPx: number
  readonly heightPx: number
  /** Four bytes per pixel. */
  readonly data: Uint8ClampedArray
  /** The same pixels, one 32-bit value each. */
  readonly whole: Uint32Array
}

/** Reads a tile's colours at about the requested resolution. */
export const tilePixels = createTileReader((data): Pick<TilePixels, 'data' | 'whole'> => {
  for (let i = 0; i < data.length; i += 4) {
    const alpha = data[i + 3]!
    // Most pixels of a picture are opaque, and are their own product.
    if (alpha === 255) continue
    data[i] = (data[i]! * alpha) / 255
    data[i + 1] = (data[i + 1]! * alpha) / 255
    data[i + 2] = (data[i + 2]! * alpha) / 255
  }
  return { data, whole: asUint32Pixels(data) }
})

/**
 * Interpolates the colour at a position of the tile (0-1 each way) between its four nearest pixels and writes it as
 * plain RGBA. Beyond the tile, it repeats or keeps its edge colour. It is called millions of times, so it allocates no
 * list.
 */
export function writePixel(
  { widthPx, heightPx, data, whole }: TilePixels,
  { u, v, isOnce }: { readonly u: number; readonly v: number; readonly isOnce: boolean },
  to: Uint8ClampedArray,
  at: number,
): void {
  // A pattern that does not repeat has a transparent rim.
  if (isOnce && !(u > 0 && u < 1 && v > 0 && v < 1)) return
  const x = u * widthPx - 0.5
  const y = v * heightPx - 0.5
  const x0 = Math.floor(x)
  const y0 = Math.floor(y)
  const place = isOnce ? within : around
  const left = place(x0, widthPx)
  const right = place(x0 + 1, widthPx)
  const top = place(y0, heightPx) * widthPx
  const bottom = place(y0 + 1, heightPx) * widthPx
  const first = whole[top + left]!
  const isEven = first === whole[top + right] && first === whole[bottom + left] && first === whole[bottom + right]
  const alphaOfFirst = data[4 * (top + left) + 3]!
  // Most positions lie within a colour, whose mean is itself.
  if (isEven && (alphaOfFirst === 0 || alphaOfFirst === 255)) return copyPixel(data, 4 * (top + left), to, at)
  const fx = x - x0
  const fy = y - y0
  const mean = (channel: number): number =>
    (data[4 * (top + left) + channel]! * (1 - fx) + data[4 * (top + right) + channel]! * fx) * (1 - fy) +
    (data[4 * (bottom + left) + channel]! * (1 - fx) + data[4 * (bottom + right) + channel]! * fx) * fy
  const alpha = mean(3)
  if (alpha === 0) return
  for (let channel = 0; channel < 3; channel++) to[at + channel] = (mean(channel) * 255) / alpha
  to[at + 3] = alpha
}

/** Copies an opaque pixel, and leaves out a clear one. */
function copyPixel(data: Uint8ClampedArray, from: number, to: Uint8ClampedArray, at: number): void {
  if (data[from + 3] === 0) return
  for (let channel = 0; channel < 4; channel++) to[at + channel] = data[from + channel]!
}
