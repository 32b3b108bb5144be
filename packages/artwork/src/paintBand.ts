import { polygonContains, type Point } from '@kitwright/measure'
import { beside, mix } from './path.ts'
import type { Context2d } from './types.ts'

/** The half of a piping that lies on one piece: along its edge, so far into it. */
export interface Stripes {
  /** The edge, from the layer's own middle; longer than it, straight on at both ends. */
  readonly line: readonly Point[]
  /** 1: what is left of the line, as it runs on the screen, is the piece; −1: what is right. */
  readonly inward: 1 | -1
  /** From the edge into the piece, mm: each of the band's colours, by its place among them, from one to the other. */
  readonly stripes: readonly { readonly at: number; readonly from: number; readonly to: number }[]
}

/** So far a band is printed over its edge: what is sewn in, and some more. */
export const OVER_MM = 14

/** On which side of its edge a piece lies. */
export function inwardOf(outline: readonly Point[], line: readonly Point[]): 1 | -1 {
  const at = Math.max(1, Math.floor(line.length / 2))
  const [a, b] = [line[at - 1]!, line[at]!]
  const middle = mix(a, b, 0.5)
  const [left] = beside([a, b], 0.5)
  const there = { x: middle.x + left!.x - a.x, y: middle.y + left!.y - a.y }
  return polygonContains(outline, there) ? 1 : -1
}

/** Paints a band around the origin; the context is in mm. */
export function paintBand(context: Context2d, { line, inward, stripes }: Stripes, colours: readonly string[]): void {
  for (const { at, from, to } of stripes) {
    const [outer, inner] = [beside(line, inward * (from === 0 ? -OVER_MM : from)), beside(line, inward * to)]
    context.fillStyle = colours[at]!
    context.beginPath()
    ;[...outer, ...inner.toReversed()].forEach(({ x, y }, i) => (i === 0 ? context.moveTo(x, y) : context.lineTo(x, y)))
    context.closePath()
    context.fill()
  }
}
