import { createTileReader } from './tileReader.ts'

/** How much ink each pixel of a tile has, 0-255. */
export interface TileInk {
  readonly widthPx: number
  readonly heightPx: number
  readonly ink: Uint8Array
}

/** The ink of pixels: how much of them is there. Millions are asked for: no list is made. */
export function inkOf(rgba: Uint8ClampedArray): Uint8Array {
  const ink = new Uint8Array(rgba.length / 4)
  for (let i = 0; i < ink.length; i++) ink[i] = rgba[4 * i + 3]!
  return ink
}

/** Reads a tile's ink, about as finely as it is wanted. */
export const tileInk = createTileReader((data): Pick<TileInk, 'ink'> => ({ ink: inkOf(data) }))

export const around = (i: number, count: number): number => ((i % count) + count) % count
export const within = (i: number, count: number): number => Math.min(count - 1, Math.max(0, i))

/** The ink at a place of the tile (0-1 each way), between its four nearest pixels. Beyond it the tile begins anew, or stays as at its edge. Asked millions of times: no list is made. */
export function inkAt({ widthPx, heightPx, ink }: TileInk, u: number, v: number, isOnce: boolean): number {
  const x = u * widthPx - 0.5
  const y = v * heightPx - 0.5
  const x0 = Math.floor(x)
  const y0 = Math.floor(y)
  const fx = x - x0
  const fy = y - y0
  const at = isOnce ? within : around
  // Nearly all places have all four on the tile.
  const isInside = x0 >= 0 && y0 >= 0 && x0 + 1 < widthPx && y0 + 1 < heightPx
  const left = isInside ? x0 : at(x0, widthPx)
  const right = isInside ? x0 + 1 : at(x0 + 1, widthPx)
  const top = (isInside ? y0 : at(y0, heightPx)) * widthPx
  const bottom = (isInside ? y0 + 1 : at(y0 + 1, heightPx)) * widthPx
  const above = ink[top + left]! * (1 - fx) + ink[top + right]! * fx
  const below = ink[bottom + left]! * (1 - fx) + ink[bottom + right]! * fx
  return above * (1 - fy) + below * fy
}
