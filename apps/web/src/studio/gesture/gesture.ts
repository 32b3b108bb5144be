import { LIMITS, type Layer, type LayerChange } from '@kitwright/design'
import { clamp, normaliseDegrees, toDegrees, type Box, type Point } from '@kitwright/measure'
import type { Place } from './types.ts'

const SMALLEST_MM = 4
const tenth = (value: number): number => Math.round(value * 10) / 10

const into = (value: number, low: number, high: number): number => tenth(clamp(value, low, high))

/** Centre kept on the box of its piece, so that no layer is ever dragged out of reach. */
export const keptOn = (box: Box, at: Point): Point => ({
  x: into(at.x, box[0], box[2]),
  y: into(at.y, box[1], box[3]),
})

/** Moves a layer: `grabbed` is where on its piece the pointer took it, `to` where the pointer is now. */
export function moveChange(layer: Layer, grabbed: Point, to: Place, box: Box): LayerChange {
  const isHome = to.piece === layer.piece
  // Another piece has its own millimetres: there the layer comes to lie under the pointer.
  const centre = isHome ? { x: layer.xMm + to.at.x - grabbed.x, y: layer.yMm + to.at.y - grabbed.y } : to.at
  const { x, y } = keptOn(box, centre)
  return isHome ? { xMm: x, yMm: y } : { piece: to.piece, xMm: x, yMm: y }
}

const largest = (layer: Layer): number =>
  layer.kind === 'text' ? layer.sizeMm : Math.max(layer.widthMm, layer.heightMm)
const smallest = (layer: Layer): number =>
  layer.kind === 'text' ? layer.sizeMm : Math.min(layer.widthMm, layer.heightMm)

/** The layer made `factor` times as large about its centre, within the limits. */
export function resizeChange(layer: Layer, factor: number): LayerChange {
  const low = SMALLEST_MM / smallest(layer)
  const by = clamp(factor, Math.min(low, 1), LIMITS.sizeMm / largest(layer))
  if (layer.kind === 'image') return { widthMm: tenth(layer.widthMm * by), heightMm: tenth(layer.heightMm * by) }
  const maxWidthMm = layer.maxWidthMm === null ? null : tenth(Math.min(LIMITS.sizeMm, layer.maxWidthMm * by))
  return { sizeMm: tenth(layer.sizeMm * by), maxWidthMm }
}

/** Scales by how far the pointer is from the centre, compared with where it began (both relative to the centre). */
export function scaleChange(layer: Layer, from: Point, to: Point): LayerChange {
  const start = Math.hypot(from.x, from.y)
  return start < 0.01 ? {} : resizeChange(layer, Math.hypot(to.x, to.y) / start)
}

const STEP = 45
const CATCH = 4

/** Angles close to an eighth of a turn are drawn to it; `isFine` leaves them alone. */
const snapped = (degrees: number, isFine: boolean): number => {
  const near = Math.round(degrees / STEP) * STEP
  return !isFine && Math.abs(degrees - near) <= CATCH ? near : degrees
}

/** Degrees from −180 (excluded) to 180, in tenths. */
export const tidyDegrees = (degrees: number): number => {
  const turned = normaliseDegrees(degrees)
  return tenth(turned > 180 ? turned - 360 : turned)
}

/** Rotates by the angle that the pointer went around the centre (points relative to it, y down). */
export function rotateChange(layer: Layer, from: Point, to: Point, isFine = false): LayerChange {
  const turn = toDegrees(Math.atan2(to.y, to.x) - Math.atan2(from.y, from.x))
  return { rotationDeg: tidyDegrees(snapped(normaliseDegrees(layer.rotationDeg + turn), isFine)) }
}

/** One step of the keyboard. */
export function nudgeChange(layer: Layer, by: Point, box: Box): LayerChange {
  const { x, y } = keptOn(box, { x: layer.xMm + by.x, y: layer.yMm + by.y })
  return { xMm: x, yMm: y }
}
