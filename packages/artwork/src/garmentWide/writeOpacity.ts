import type { Pixels } from './paintPixels.ts'
import { around, type TileInk, within } from './tileInk.ts'
import type { InkPlace } from './writeInk.ts'

/**
 * Writes a tile's ink, times `alpha`, as the opacity of pixels: the value of `inkAt` for each. It writes millions of
 * pixels, so the loop calls nothing where all four pixels are on the tile, and returns no number.
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
    let left = x0
    let right = x0 + 1
    let top = y0
    let bottom = y0 + 1
    if (x0 < 0 || y0 < 0 || right >= w || bottom >= h) {
      left = at(left, w)
      right = at(right, w)
      top = at(top, h)
      bottom = at(bottom, h)
    }
    const above = ink[top * w + left]! * (1 - fx) + ink[top * w + right]! * fx
    const below = ink[bottom * w + left]! * (1 - fx) + ink[bottom * w + right]! * fx
    rgba[4 * i + 3] = alpha * (above * (1 - fy) + below * fy)
  }
}
