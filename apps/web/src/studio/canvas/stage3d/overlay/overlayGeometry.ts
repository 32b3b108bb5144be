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

/** Marks over a selected layer, CSS px on the canvas. */
export interface OverlayGeometry {
  readonly outline: readonly Point[]
  readonly corners: readonly Point[]
  /** Middles of the left and right sides. */
  readonly sides: readonly Point[]
  readonly rotate: Point
  readonly top: Point
  /**
   * Lines from the corners of a small frame to their marks, which stand far off so that a finger can move the layer
   * inside.
   */
  readonly leaders: readonly (readonly [from: Point, to: Point])[]
  readonly plane: Plane
}

const PER_SIDE = 6
const ROTATE_PX = 34
/** Distance of corner marks from the frame, CSS px. */
const OFF_PX = 6
/** A mark farther off its corner than this needs a line to it. */
const FAR_OFF_PX = 12

/** Returns the marks around a frame on a piece; null while its middle is on the far side. */
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

/** Distance of the frame from its content. */
export const MARGIN_MM = 3

/** Null while the layer is on the far side. */
export const overlayGeometry = (stage: ScreenProjection, layer: Layer, extent: Extent): OverlayGeometry | null =>
  frameGeometry(stage, layer.piece, frameOf(layer, extent, MARGIN_MM))

/** Clamps a point to the area that a finger can reach. */
export const within = (at: Point, width: number, height: number, margin: number): Point => ({
  x: Math.min(width - margin, Math.max(margin, at.x)),
  y: Math.min(height - margin, Math.max(margin, at.y)),
})
