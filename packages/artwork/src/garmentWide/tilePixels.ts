import { around, within } from './tileInk.ts'
import { createTileReader } from './tileReader.ts'

/** A tile's own colours, premultiplied, so that no dark line appears beside a clear pixel. */
export interface TilePixels {
  readonly widthPx: number
  readonly heightPx: number
  /** Four bytes per pixel. */
  readonly data: Uint8ClampedArray
}

/** Reads a tile's colours at about the requested resolution. */
export const tilePixels = createTileReader((data): Pick<TilePixels, 'data'> => {
  for (let i = 0; i < data.length; i += 4)
    for (let channel = 0; channel < 3; channel++) data[i + channel] = (data[i + channel]! * data[i + 3]!) / 255
  return { data }
})

/**
 * Interpolates the colour at a position of the tile (0-1 each way) between its four nearest pixels and writes it as
 * plain RGBA. Beyond the tile, it repeats or keeps its edge colour.
 */
export function writePixel(
  { widthPx, heightPx, data }: TilePixels,
  { u, v, isOnce }: { readonly u: number; readonly v: number; readonly isOnce: boolean },
  to: Uint8ClampedArray,
  at: number,
): void {
  // A pattern that does not repeat has a transparent rim.
  if (isOnce && !(u > 0 && u < 1 && v > 0 && v < 1)) return
  const [x, y] = [u * widthPx - 0.5, v * heightPx - 0.5]
  const [x0, y0] = [Math.floor(x), Math.floor(y)]
  const [fx, fy] = [x - x0, y - y0]
  const place = isOnce ? within : around
  const [left, right] = [place(x0, widthPx) * 4, place(x0 + 1, widthPx) * 4]
  const [top, bottom] = [place(y0, heightPx) * widthPx * 4, place(y0 + 1, heightPx) * widthPx * 4]
  const mean = (channel: number): number =>
    (data[top + left + channel]! * (1 - fx) + data[top + right + channel]! * fx) * (1 - fy) +
    (data[bottom + left + channel]! * (1 - fx) + data[bottom + right + channel]! * fx) * fy
  const alpha = mean(3)
  if (alpha === 0) return
  for (let channel = 0; channel < 3; channel++) to[at + channel] = (mean(channel) * 255) / alpha
  to[at + 3] = alpha
}
