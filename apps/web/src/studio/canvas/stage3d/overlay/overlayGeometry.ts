import type { Layer } from '@kitwright/design'
import type { Point } from '@kitwright/measure'
import {
  subdivideSides,
  type Extent,
  frameOf,
  type LayerFrame,
  type Plane,
  planeToScreen,
  pushOutward,
} from '@kitwright/editor'
import { planeAtPlace, type ScreenProjection } from '../stage/clothPlane.ts'

/** The marks over a selected layer, CSS px on the canvas. */
export interface OverlayGeometry {
  readonly outline: readonly Point[]
  readonly corners: readonly Point[]
  /** Left and right middle. */
  readonly sides: readonly Point[]
  readonly rotate: Point
  readonly top: Point
  /** From the corners of a small frame to their marks, which stand far off so that a finger can move what is within. */
  readonly leaders: readonly (readonly [from: Point, to: Point])[]
  readonly plane: Plane
}

const PER_SIDE = 6
const ROTATE_PX = 34
/** Corner marks stand a little off the frame. */
const OFF_PX = 6
/** A mark farther off its corner than this needs a line to it. */
const FAR_OFF_PX = 12

/** The marks around a frame on a piece; null while its middle is on the far side. */
export function frameGeometry(stage: ScreenProjection, piece: string, frame: LayerFrame): OverlayGeometry | null {
  const { centre } = frame
  const plane = planeAtPlace(stage, { piece, at: centre })
  if (!plane) return null
  const place = (at: Point): Point =>
    stage.toScreen(piece, at) ?? planeToScreen(plane, { x: at.x - centre.x, y: at.y - centre.y })
  const top = place(frame.topMiddle)
  const edges = frame.corners.map(place)
  const corners = edges.map(corner => pushOutward(plane.origin, corner, OFF_PX))
  const pairs = edges.map((from, i) => [from, corners[i]!] as const)
  return {
    outline: subdivideSides(frame.corners, PER_SIDE).map(place),
    corners,
    leaders: pairs.filter(([from, to]) => Math.hypot(to.x - from.x, to.y - from.y) > FAR_OFF_PX),
    sides: frame.sideMiddles.map(side => pushOutward(plane.origin, place(side), OFF_PX)),
    rotate: pushOutward(plane.origin, top, ROTATE_PX),
    top,
    plane,
  }
}

/** The frame stands a little off what it is around. */
export const MARGIN_MM = 3

/** Null while the layer is on the far side. */
export const overlayGeometry = (stage: ScreenProjection, layer: Layer, extent: Extent): OverlayGeometry | null =>
  frameGeometry(stage, layer.piece, frameOf(layer, extent, MARGIN_MM))

/** A point drawn back to where a finger can reach it. */
export const within = (at: Point, width: number, height: number, margin: number): Point => ({
  x: Math.min(width - margin, Math.max(margin, at.x)),
  y: Math.min(height - margin, Math.max(margin, at.y)),
})
