import { asUint32Pixels, type Pixels } from './paintPixels.ts'
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

type PixelsToWrite = Pick<Pixels, 'rgba' | 'whole'>

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
 * Returns a function that interpolates the colour at a position of the tile (0-1 each way) between its four nearest
 * pixels and writes it as the pixel `i`, plain RGBA. Beyond the tile, it repeats or keeps its edge colour. It is called
 * millions of times, so it allocates no list and indexes with integers.
 */
export function pixelWriter({ widthPx, heightPx, data, whole }: TilePixels, isOnce: boolean) {
  const place = isOnce ? within : around
  return (u: number, v: number, to: PixelsToWrite, i: number): void => {
    // A pattern that does not repeat has a transparent rim.
    if (isOnce && !(u > 0 && u < 1 && v > 0 && v < 1)) return
    const x = u * widthPx - 0.5
    const y = v * heightPx - 0.5
    const flooredX = Math.floor(x)
    const flooredY = Math.floor(y)
    let left = flooredX | 0
    let right = (left + 1) | 0
    let top = flooredY | 0
    let bottom = (top + 1) | 0
    // Most positions have all four pixels on the tile.
    if (left < 0 || top < 0 || right >= widthPx || bottom >= heightPx) {
      left = place(left, widthPx)
      right = place(right, widthPx)
      top = place(top, heightPx)
      bottom = place(bottom, heightPx)
    }
    const upperLeft = Math.imul(top, widthPx) + left
    const upperRight = Math.imul(top, widthPx) + right
    const lowerLeft = Math.imul(bottom, widthPx) + left
    const lowerRight = Math.imul(bottom, widthPx) + right
    const first = whole[upperLeft]!
    if (first === whole[upperRight] && first === whole[lowerLeft] && first === whole[lowerRight]) {
      const alpha = data[4 * upperLeft + 3]!
      if (alpha === 0) return
      // Most positions lie within a colour, whose mean is itself.
      if (alpha === 255) {
        to.whole[i] = first
        return
      }
    }
    mixPixels(
      data,
      { upperLeft, upperRight, lowerLeft, lowerRight, fx: x - flooredX, fy: y - flooredY },
      to.rgba,
      4 * i,
    )
  }
}

interface PixelMix {
  readonly upperLeft: number
  readonly upperRight: number
  readonly lowerLeft: number
  readonly lowerRight: number
  readonly fx: number
  readonly fy: number
}

function mixPixels(data: Uint8ClampedArray, mix: PixelMix, to: Uint8ClampedArray, at: number): void {
  const { upperLeft, upperRight, lowerLeft, lowerRight, fx, fy } = mix
  const mean = (channel: number): number =>
    (data[4 * upperLeft + channel]! * (1 - fx) + data[4 * upperRight + channel]! * fx) * (1 - fy) +
    (data[4 * lowerLeft + channel]! * (1 - fx) + data[4 * lowerRight + channel]! * fx) * fy
  const alpha = mean(3)
  if (alpha === 0) return
  for (let channel = 0; channel < 3; channel++) to[at + channel] = (mean(channel) * 255) / alpha
  to[at + 3] = alpha
}
