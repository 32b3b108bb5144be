import type { Fill, Gradient } from '@kitwright/design'
import {
  boxCentre,
  boxHeight,
  boxWidth,
  mixColours,
  parseHex,
  toRadians,
  type Box,
  type Point,
  type Rgba,
} from '@kitwright/measure'
import { flatToPiece, type ClothPlace } from '../surface/placePattern.ts'
import type { Context2d } from '../surface/types.ts'

export type GradientLine =
  | { readonly shape: 'linear'; readonly from: Point; readonly to: Point }
  | { readonly shape: 'radial'; readonly centre: Point; readonly radius: number }

/**
 * Returns the start and end of a gradient over a frame, in the frame's unit. As in CSS Images 3: linear 0° points up
 * and turns clockwise, its line is |w·sin| + |h·cos| long; radial is a circle reaching the farthest corner from the
 * middle. With a `place`, the frame lies on the flat cloth and the line is in the piece's coordinates.
 */
export function gradientLine(
  gradient: Pick<Gradient, 'shape' | 'angleDeg'>,
  frame: Box,
  place?: ClothPlace,
): GradientLine {
  const centre = boxCentre(frame)
  const [w, h] = [boxWidth(frame), boxHeight(frame)]
  if (gradient.shape === 'radial')
    return { shape: 'radial', centre: flatToPiece(centre, place), radius: Math.hypot(w, h) / 2 }
  const sin = Math.sin(toRadians(gradient.angleDeg))
  const cos = Math.cos(toRadians(gradient.angleDeg))
  const half = (Math.abs(w * sin) + Math.abs(h * cos)) / 2
  return {
    shape: 'linear',
    from: flatToPiece({ x: centre.x - sin * half, y: centre.y + cos * half }, place),
    to: flatToPiece({ x: centre.x + sin * half, y: centre.y - cos * half }, place),
  }
}

export interface ColourStop {
  readonly colour: string
  /** The position along the line, 0-1. */
  readonly at: number
}

/** Returns the two stops in CSS order: a stop placed before its predecessor moves up to it (a hard edge). */
export function gradientStops({ stops: [first, second] }: Gradient): readonly [ColourStop, ColourStop] {
  const at = first.at / 100
  return [
    { colour: first.colour, at },
    { colour: second.colour, at: Math.max(at, second.at / 100) },
  ]
}

const SEE_THROUGH_STEPS = 16
const CLEAR = { r: 0, g: 0, b: 0, a: 0 }

/** Mixes colours premultiplied, as CSS does: transparent colours count for less. `share` is that of the second, 0-1. */
export function mixPremultiplied(first: Rgba, second: Rgba, share: number): Rgba {
  const a = first.a * (1 - share) + second.a * share
  return { ...mixColours(second, first, a > 0 ? (second.a * share) / a : share), a }
}

/** Expands a mix of different alphas into steps: CSS mixes colours premultiplied, a canvas does not. */
function spelledOut(a: ColourStop, b: ColourStop): ColourStop[] {
  const [from, to] = [parseHex(a.colour) ?? CLEAR, parseHex(b.colour) ?? CLEAR]
  if (from.a === to.a || a.at === b.at) return [a, b]
  return Array.from({ length: SEE_THROUGH_STEPS + 1 }, (_, i) => {
    const t = i / SEE_THROUGH_STEPS
    const { r, g, b: blue, a: alpha } = mixPremultiplied(from, to, t)
    return { at: a.at + (b.at - a.at) * t, colour: `rgba(${r},${g},${blue},${alpha})` }
  })
}

/** Returns a gradient along a line as a canvas style, in the context's current coordinates. */
export function gradientStyle(context: Context2d, gradient: Gradient, line: GradientLine): CanvasGradient {
  const style =
    line.shape === 'linear'
      ? context.createLinearGradient(line.from.x, line.from.y, line.to.x, line.to.y)
      : context.createRadialGradient(line.centre.x, line.centre.y, 0, line.centre.x, line.centre.y, line.radius)
  for (const { at, colour } of spelledOut(...gradientStops(gradient))) style.addColorStop(at, colour)
  return style
}

/** Returns a fill as a canvas style over a frame, in the context's current coordinates. */
export const fillStyleOf = (context: Context2d, fill: Fill, frame: Box, place?: ClothPlace): string | CanvasGradient =>
  fill.kind === 'solid' ? fill.colour : gradientStyle(context, fill, gradientLine(fill, frame, place))
