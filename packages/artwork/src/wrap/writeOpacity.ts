import type { Pixels } from './paintPixels.ts'
import { around, type TileInk, within } from './tileInk.ts'
import type { InkPlace } from './writeInk.ts'

/**
 * Writes a tile's ink, times `alpha`, as the opacity of pixels: what `inkAt` answers for each of them. Millions are written, so the loop
 * calls nothing where all four pixels of the tile are on it, and returns no number.
 */
export function writeOpacity(
  { raster: { x: xs, y: ys }, rgba }: Pick<Pixels, 'raster' | 'rgba'>,
  { widthPx: w, heightPx: h, ink }: TileInk,
  { toTile: [a, b, c, d, e, f], isOnce, isWithin, alpha }: InkPlace & { readonly alpha: number },
): void {
  const at = isOnce ? within : around
  for (let i = 0; i < xs.length; i++) {
    const x = xs[i]!
    // No cloth.
    if (x !== x) continue
    const y = ys[i]!
    const u = a * x + c * y + e
    const v = b * x + d * y + f
    if (isWithin && !(u > 0 && u < 1 && v > 0 && v < 1)) continue
    const px = u * w - 0.5
    const py = v * h - 0.5
    const x0 = Math.floor(px)
    const y0 = Math.floor(py)
    const fx = px - x0
    const fy = py - y0
    const isInside = x0 >= 0 && y0 >= 0 && x0 + 1 < w && y0 + 1 < h
    const left = isInside ? x0 : at(x0, w)
    const right = isInside ? x0 + 1 : at(x0 + 1, w)
    const top = (isInside ? y0 : at(y0, h)) * w
    const bottom = (isInside ? y0 + 1 : at(y0 + 1, h)) * w
    const above = ink[top + left]! * (1 - fx) + ink[top + right]! * fx
    const below = ink[bottom + left]! * (1 - fx) + ink[bottom + right]! * fx
    rgba[4 * i + 3] = alpha * (above * (1 - fy) + below * fy)
  }
}
