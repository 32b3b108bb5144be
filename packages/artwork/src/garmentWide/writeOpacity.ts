import type { Pixels } from './paintPixels.ts'
import { around, type TileInk, within } from './tileInk.ts'
import type { InkPlace } from './writeInk.ts'

/**
 * Writes a tile's ink, times `alpha`, as the opacity of pixels: the value of `inkAt` for each. It writes millions of
 * pixels, so the loop calls nothing where all four pixels are on the tile, indexes with
 * integers, and returns no number.
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
    const flooredX = Math.floor(px)
    const flooredY = Math.floor(py)
    let left = flooredX | 0
    let right = (left + 1) | 0
    let top = flooredY | 0
    let bottom = (top + 1) | 0
    if (left < 0 || top < 0 || right >= w || bottom >= h) {
      left = at(left, w)
      right = at(right, w)
      top = at(top, h)
      bottom = at(bottom, h)
    }
    const upper = Math.imul(top, w)
    const lower = Math.imul(bottom, w)
    const upperLeft = ink[upper + left]!
    const upperRight = ink[upper + right]!
    const lowerLeft = ink[lower + left]!
    const lowerRight = ink[lower + right]!
    // Most of a tile is empty.
    if ((upperLeft | upperRight | lowerLeft | lowerRight) === 0) {
      rgba[4 * i + 3] = 0
      continue
    }
    const fx = px - flooredX
    const fy = py - flooredY
    const above = upperLeft * (1 - fx) + upperRight * fx
    const below = lowerLeft * (1 - fx) + lowerRight * fx
    rgba[4 * i + 3] = alpha * (above * (1 - fy) + below * fy)
  }
}
