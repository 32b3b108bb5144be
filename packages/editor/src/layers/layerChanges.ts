import { LIMITS, type Layer, type LayerChange } from '@kitwright/design'
import { clamp, normaliseDegrees, rotatePoint, toDegrees, type Box, type Point } from '@kitwright/measure'
import type { RotationSnap } from '../geometry/types.ts'

// Adding 0 turns −0 into 0.
const tenth = (value: number): number => Math.round(value * 10) / 10 + 0

const into = (value: number, low: number, high: number): number => tenth(clamp(value, low, high))

/** Rounds a point to tenths of a millimetre; sewing is no finer. */
export const roundToTenths = ({ x, y }: Point): Point => ({ x: tenth(x), y: tenth(y) })

/** Clamps a centre to the box of its piece, so that no layer is dragged out of reach. */
export const clampToBox = (box: Box, at: Point): Point => ({
  x: into(at.x, box[0], box[2]),
  y: into(at.y, box[1], box[3]),
})

const largest = (layer: Layer): number =>
  layer.kind === 'text' ? layer.sizeMm : Math.max(layer.widthMm, layer.heightMm)
const smallest = (layer: Layer): number =>
  layer.kind === 'text' ? layer.sizeMm : Math.min(layer.widthMm, layer.heightMm)

/** Returns the smallest and largest factors by which a layer may be scaled. */
export const factorRange = (layer: Layer): readonly [low: number, high: number] => [
  Math.min(LIMITS.smallestMm / smallest(layer), 1),
  LIMITS.sizeMm / largest(layer),
]

/** Scales the layer by `factor` about its centre, within the limits. */
export function resizeChange(layer: Layer, factor: number): LayerChange {
  const by = clamp(factor, ...factorRange(layer))
  if (layer.kind === 'image') return { widthMm: tenth(layer.widthMm * by), heightMm: tenth(layer.heightMm * by) }
  const maxWidthMm = layer.maxWidthMm === null ? null : tenth(Math.min(LIMITS.sizeMm, layer.maxWidthMm * by))
  return { sizeMm: tenth(layer.sizeMm * by), maxWidthMm }
}

/**
 * Returns the ratio of the pointer's distance from the centre to its distance at the start (both relative to the
 * centre).
 */
export function factorBetween(from: Point, to: Point): number {
  const start = Math.hypot(from.x, from.y)
  return start < 0.01 ? 1 : Math.hypot(to.x, to.y) / start
}

/** Scales by the ratio of the pointer's distance from the centre to its distance at the start. */
export function scaleChange(layer: Layer, from: Point, to: Point): LayerChange {
  const factor = factorBetween(from, to)
  return factor === 1 ? {} : resizeChange(layer, factor)
}

/**
 * Widens or narrows a picture about its centre; its height stays. `to` is relative to the centre, in the piece's axes.
 */
export function widthChange(layer: Layer, to: Point): LayerChange {
  if (layer.kind !== 'image') return {}
  const reach = Math.abs(rotatePoint(to, -layer.rotationDeg).x)
  return { widthMm: into(2 * reach, LIMITS.smallestMm, LIMITS.sizeMm) }
}

const EIGHTH = 45
const STEP = 15
const CATCH = 4

/** Snaps an angle near an eighth of a turn, or to steps; `free` leaves it unchanged. */
export function snapAngle(degrees: number, catching: RotationSnap): number {
  if (catching === 'free') return degrees
  if (catching === 'steps') return Math.round(degrees / STEP) * STEP
  const near = Math.round(degrees / EIGHTH) * EIGHTH
  return Math.abs(degrees - near) <= CATCH ? near : degrees
}

/** Degrees from −180 (excluded) to 180, in tenths. */
export const tidyDegrees = (degrees: number): number => {
  const turned = normaliseDegrees(degrees)
  return tenth(turned > 180 ? turned - 360 : turned)
}

/** Returns the angle of the pointer's movement around the centre (points relative to it, y down). */
export const turnBetween = (from: Point, to: Point): number =>
  normaliseDegrees(toDegrees(Math.atan2(to.y, to.x) - Math.atan2(from.y, from.x)))

export function rotateChange(layer: Layer, from: Point, to: Point, catching: RotationSnap = 'eighths'): LayerChange {
  const turned = normaliseDegrees(layer.rotationDeg + turnBetween(from, to))
  return { rotationDeg: tidyDegrees(snapAngle(turned, catching)) }
}

/** Moves a layer by one step of the keyboard. */
export function nudgeChange(layer: Layer, by: Point, box: Box): LayerChange {
  const { x, y } = clampToBox(box, { x: layer.xMm + by.x, y: layer.yMm + by.y })
  return { xMm: x, yMm: y }
}
