import type { Layer } from '@kitwright/design'
import type { Stage } from '@kitwright/scene'
import type { Point } from '@kitwright/measure'
import { alongSides, frameOf, standOff } from '../gesture/frame.ts'
import { planeAt, planeToScreen, type Plane } from '../gesture/plane.ts'
import type { Extent } from '../gesture/types.ts'

/** The marks over a selected layer, CSS px on the canvas. */
export interface OverlayGeometry {
  readonly outline: readonly Point[]
  readonly corners: readonly Point[]
  /** Left and right middle. */
  readonly sides: readonly Point[]
  readonly rotate: Point
  readonly top: Point
  readonly plane: Plane
}

type Toward = Pick<Stage, 'toScreen'>
const MARGIN_MM = 3
const PER_SIDE = 6
const ROTATE_PX = 34
/** Corner marks stand a little off the frame. */
const OFF_PX = 6

/** How the cloth under a layer lies on the screen; null while that place is turned away. */
export function planeOf(stage: Toward, layer: Layer): Plane | null {
  const centre = { x: layer.xMm, y: layer.yMm }
  if (!stage.toScreen(layer.piece, centre)?.isFacing) return null
  return planeAt(at => stage.toScreen(layer.piece, at), centre)
}

/** Null while the layer is on the far side. */
export function overlayGeometry(stage: Toward, layer: Layer, extent: Extent): OverlayGeometry | null {
  const plane = planeOf(stage, layer)
  if (!plane) return null
  const frame = frameOf(layer, extent, MARGIN_MM)
  const place = (at: Point): Point =>
    stage.toScreen(layer.piece, at) ?? planeToScreen(plane, { x: at.x - layer.xMm, y: at.y - layer.yMm })
  const top = place(frame.topMiddle)
  return {
    outline: alongSides(frame.corners, PER_SIDE).map(place),
    corners: frame.corners.map(corner => standOff(plane.origin, place(corner), OFF_PX)),
    sides: frame.sideMiddles.map(side => standOff(plane.origin, place(side), OFF_PX)),
    rotate: standOff(plane.origin, top, ROTATE_PX),
    top,
    plane,
  }
}

/** A point drawn back to where a finger can reach it. */
export const within = (at: Point, width: number, height: number, margin: number): Point => ({
  x: Math.min(width - margin, Math.max(margin, at.x)),
  y: Math.min(height - margin, Math.max(margin, at.y)),
})
