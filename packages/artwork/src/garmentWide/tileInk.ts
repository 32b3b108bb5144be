import { createTileReader } from './tileReader.ts'

/** The ink of each pixel of a tile, 0-255. */
export interface TileInk {
  readonly widthPx: number
  readonly heightPx: number
  readonly ink: Uint8Array
}

/** Returns the ink of pixels, which is their alpha. It handles millions of pixels, so it allocates no list. */
export function inkOf(rgba: Uint8ClampedArray): Uint8Array {
  const ink = new Uint8Array(rgba.length / 4)
  for (let i = 0; i < ink.length; i++) ink[i] = rgba[4 * i + 3]!
  return ink
}

/** Reads a tile's ink at about the requested resolution. */
export const tileInk = createTileReader((data): Pick<TileInk, 'ink'> => ({ ink: inkOf(data) }))

/** Wraps a whole number into a tile of `count` pixels. The integer remainder is several times faster than one of doubles. */
export function around(i: number, count: number): number {
  const remainder = (i % count) | 0
  return remainder < 0 ? remainder + count : remainder
}
export const within = (i: number, count: number): number => Math.min(count - 1, Math.max(0, i))

/**
 * Interpolates the ink at a position of the tile (0-1 each way) between its four nearest pixels. Beyond the tile, it
 * repeats or keeps its edge value. It is called millions of times, so it allocates no list and indexes with integers.
 */
export function inkAt({ widthPx, heightPx, ink }: TileInk, u: number, v: number, isOnce: boolean): number {
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
    left = isOnce ? within(left, widthPx) : around(left, widthPx)
    right = isOnce ? within(right, widthPx) : left + 1 === widthPx ? 0 : left + 1
    top = isOnce ? within(top, heightPx) : around(top, heightPx)
    bottom = isOnce ? within(bottom, heightPx) : top + 1 === heightPx ? 0 : top + 1
  }
  const upper = Math.imul(top, widthPx)
  const lower = Math.imul(bottom, widthPx)
  const upperLeft = ink[upper + left]!
  const upperRight = ink[upper + right]!
  const lowerLeft = ink[lower + left]!
  const lowerRight = ink[lower + right]!
  // Most of a tile is empty.
  if ((upperLeft | upperRight | lowerLeft | lowerRight) === 0) return 0
  const fx = x - flooredX
  const fy = y - flooredY
  const above = upperLeft * (1 - fx) + upperRight * fx
  const below = lowerLeft * (1 - fx) + lowerRight * fx
  return above * (1 - fy) + below * fy
}
