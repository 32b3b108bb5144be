import { lerpPoint, polygonContains, type Point } from '@kitwright/measure'
import { offsetPolyline } from '../surface/polyline.ts'
import type { Context2d } from '../surface/types.ts'

/** The half of a piping that lies on one piece: along its edge, so far into it. */
export interface Stripes {
  /** The edge, from the layer's own middle; longer than it, straight on at both ends. */
  readonly line: readonly Point[]
  /** 1: what is left of the line, as it runs on the screen, is the piece; −1: what is right. */
  readonly inward: 1 | -1
  /** From the edge into the piece, mm: each of the band's colours, by its place among them, from one to the other. */
  readonly stripes: readonly { readonly at: number; readonly from: number; readonly to: number }[]
}

/** The distance to which a band is printed over its edge: the seam allowance and some more. */
export const BAND_OVERPRINT_MM = 14

/** On which side of its edge a piece lies. */
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
