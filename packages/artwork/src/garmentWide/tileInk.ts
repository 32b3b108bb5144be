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

export const around = (i: number, count: number): number => ((i % count) + count) % count
export const within = (i: number, count: number): number => Math.min(count - 1, Math.max(0, i))

/**
 * Interpolates the ink at a position of the tile (0-1 each way) between its four nearest pixels. Beyond the tile, it
 * repeats or keeps its edge value. It is called millions of times, so it allocates no list.
 */
export function inkAt({ widthPx, heightPx, ink }: TileInk, u: number, v: number, isOnce: boolean): number {
  const x = u * widthPx - 0.5
  const y = v * heightPx - 0.5
  const x0 = Math.floor(x)
  const y0 = Math.floor(y)
  const fx = x - x0
  const fy = y - y0
  const at = isOnce ? within : around
  // Most positions have all four pixels on the tile.
  const isInside = x0 >= 0 && y0 >= 0 && x0 + 1 < widthPx && y0 + 1 < heightPx
  const left = isInside ? x0 : at(x0, widthPx)
  const right = isInside ? x0 + 1 : at(x0 + 1, widthPx)
  const top = (isInside ? y0 : at(y0, heightPx)) * widthPx
  const bottom = (isInside ? y0 + 1 : at(y0 + 1, heightPx)) * widthPx
  const above = ink[top + left]! * (1 - fx) + ink[top + right]! * fx
  const below = ink[bottom + left]! * (1 - fx) + ink[bottom + right]! * fx
  return above * (1 - fy) + below * fy
}
