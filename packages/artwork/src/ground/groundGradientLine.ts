import type { Gradient, Layer } from '@kitwright/design'
import { fromTable, toTable } from '@kitwright/garment/wrap'
import { mixColours, rotatePoint, toHex, type Point, type Rgba } from '@kitwright/measure'
import { rgbaOf, gradientPosition } from './sampleFill.ts'
import { gradientLine, type GradientLine } from './gradient.ts'
import type { PlacedArea } from '../surface/placePattern.ts'

/** A gradient under a layer: its line in the layer's own mm, around its middle and unrotated. */
export interface GroundLine {
  readonly fill: Gradient
  readonly line: GradientLine
}

/** The step along a gradient's line, short enough that a curve is straight within it. */
const STEP_MM = 1
const tenth = (mm: number): number => Math.round(mm * 10) / 10
const rounded = ({ x, y }: Point): Point => ({ x: tenth(x), y: tenth(y) })

/**
 * Returns the linear gradient line on which `share` runs from 0 to 1, by its slope at the origin (forward differences
 * over `step` mm). Null if it is constant.
 */
export function lineOf(share: (at: Point) => number, step = STEP_MM): GradientLine | null {
  const here = share({ x: 0, y: 0 })
  const [gx, gy] = [(share({ x: step, y: 0 }) - here) / step, (share({ x: 0, y: step }) - here) / step]
  const steep = gx ** 2 + gy ** 2
  if (steep < 1e-12) return null
  const at = (wanted: number): Point => ({ x: (gx * (wanted - here)) / steep, y: (gy * (wanted - here)) / steep })
  return { shape: 'linear', from: at(0), to: at(1) }
}

/** Blends a colour with the cloth's own colour to an opaque one. */
const onCloth = (colour: string, cloth: Rgba): string => {
  const ink = rgbaOf(colour)
  return toHex({ ...mixColours(ink, cloth, ink.a), a: 1 })
}

/** Returns a part's gradient under a layer; null if it has one colour there. */
export function groundLine(
  fill: Gradient,
  { frame, place, wrap }: PlacedArea,
  layer: Layer,
  cloth: string,
): GroundLine | null {
  const whole = gradientLine(fill, frame, place)
  const onPiece = (at: Point): Point => {
    const turned = rotatePoint(at, layer.rotationDeg)
    return { x: layer.xMm + turned.x, y: layer.yMm + turned.y }
  }
  const toLayer = ({ x, y }: Point): Point => rotatePoint({ x: x - layer.xMm, y: y - layer.yMm }, -layer.rotationDeg)
  const [first, second] = fill.stops
  const stops: Gradient['stops'] = [
    { at: first.at, colour: onCloth(first.colour, rgbaOf(cloth)) },
    { at: second.at, colour: onCloth(second.colour, rgbaOf(cloth)) },
  ]
  const seen = { ...fill, stops }
  if (whole.shape === 'radial') {
    const centre = rounded(toLayer(wrap ? fromTable(wrap, whole.centre) : whole.centre))
    return { fill: seen, line: { ...whole, centre, radius: tenth(whole.radius) } }
  }
  const line = lineOf(at => gradientPosition(whole, wrap ? toTable(wrap, onPiece(at)) : onPiece(at)))
  return line && line.shape === 'linear'
    ? { fill: seen, line: { ...line, from: rounded(line.from), to: rounded(line.to) } }
    : null
}

/** Transforms the line to other coordinates: `there` maps them to the line's own. */
export function transformGradientLine(
  line: GradientLine,
  there: (at: Point) => Point,
  back: (at: Point) => Point,
): GradientLine {
  if (line.shape === 'linear') return lineOf(at => gradientPosition(line, there(at))) ?? line
  const [centre, rim] = [back(line.centre), back({ x: line.centre.x + line.radius, y: line.centre.y })]
  return { ...line, centre, radius: Math.hypot(rim.x - centre.x, rim.y - centre.y) }
}
