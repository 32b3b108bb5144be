import { lerpPoint, polygonContains, type Point } from '@kitwright/measure'
import { offsetPolyline } from '../surface/polyline.ts'
import type { Context2d } from '../surface/types.ts'

/** The half of a piping on one piece: along its edge, up to a depth into it. */
export interface Stripes {
  /** The edge, from the layer's own middle, extended straight at both ends. */
  readonly line: readonly Point[]
  /** The side of the piece, as the line runs on the screen: 1 for left, −1 for right. */
  readonly inward: 1 | -1
  /**
   * The stripes of the band's colours: `at` is the colour's index, `from` and `to` the distances from the edge into the
   * piece in mm.
   */
  readonly stripes: readonly { readonly at: number; readonly from: number; readonly to: number }[]
}

/** The distance to which a band is printed over its edge: the seam allowance and some more. */
export const BAND_OVERPRINT_MM = 14

/** Returns the side of its edge on which a piece lies. */
export function inwardSide(outline: readonly Point[], line: readonly Point[]): 1 | -1 {
  const at = Math.max(1, Math.floor(line.length / 2))
  const [a, b] = [line[at - 1]!, line[at]!]
  const middle = lerpPoint(a, b, 0.5)
  const [left] = offsetPolyline([a, b], 0.5)
  const there = { x: middle.x + left!.x - a.x, y: middle.y + left!.y - a.y }
  return polygonContains(outline, there) ? 1 : -1
}

/** Paints a band around the origin; the context is in mm. */
export function paintBand(context: Context2d, { line, inward, stripes }: Stripes, colours: readonly string[]): void {
  for (const { at, from, to } of stripes) {
    const [outer, inner] = [
      offsetPolyline(line, inward * (from === 0 ? -BAND_OVERPRINT_MM : from)),
      offsetPolyline(line, inward * to),
    ]
    context.fillStyle = colours[at]!
    context.beginPath()
    ;[...outer, ...inner.toReversed()].forEach(({ x, y }, i) => (i === 0 ? context.moveTo(x, y) : context.lineTo(x, y)))
    context.closePath()
    context.fill()
  }
}
