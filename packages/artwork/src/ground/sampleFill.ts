import type { Fill } from '@kitwright/design'
import { toTable } from '@kitwright/garment/wrap'
import { clamp, distance, parseHex, type Point, type Rgba } from '@kitwright/measure'
import type { PlacedArea } from '../surface/placePattern.ts'
import { gradientLine, gradientStops, mixPremultiplied, type GradientLine } from './gradient.ts'

const CLEAR: Rgba = { r: 0, g: 0, b: 0, a: 0 }
export const rgbaOf = (colour: string): Rgba => parseHex(colour) ?? CLEAR

/** Returns the position of a point along a gradient's line, 0-1. */
export function gradientPosition(line: GradientLine, at: Point): number {
  if (line.shape === 'radial') return distance(line.centre, at) / (line.radius || 1)
  const [dx, dy] = [line.to.x - line.from.x, line.to.y - line.from.y]
  return ((at.x - line.from.x) * dx + (at.y - line.from.y) * dy) / (dx ** 2 + dy ** 2 || 1)
}

/** Returns the colour of a fill at one point of its piece, mm. */
export function fillAt(fill: Fill, { frame, place, wrap }: PlacedArea, at: Point): Rgba {
  if (fill.kind === 'solid') return rgbaOf(fill.colour)
  const [first, second] = gradientStops(fill)
  const share = clamp(gradientPosition(gradientLine(fill, frame, place), wrap ? toTable(wrap, at) : at), 0, 1)
  const length = second.at - first.at
  const weight = length > 0 ? clamp((share - first.at) / length, 0, 1) : share < first.at ? 0 : 1
  return mixPremultiplied(rgbaOf(first.colour), rgbaOf(second.colour), weight)
}
