import { rotatePoint, type Point } from '@kitwright/measure'
import type { Extent } from './types.ts'

/** The marked points of a selected layer, mm on its piece. */
export interface LayerFrame {
  /** Top left, top right, bottom right, bottom left of the unrotated layer. */
  readonly corners: readonly [Point, Point, Point, Point]
  readonly topMiddle: Point
  readonly sideMiddles: readonly [left: Point, right: Point]
  readonly centre: Point
}

/** Corners of a layer's box after its rotation. `marginMm` keeps the frame off the letters. */
export function frameOf(
  layer: { readonly xMm: number; readonly yMm: number; readonly rotationDeg: number },
  extent: Extent,
  marginMm = 0,
): LayerFrame {
  const w = extent.widthMm / 2 + marginMm
  const h = extent.heightMm / 2 + marginMm
  const place = (x: number, y: number): Point => {
    const turned = rotatePoint({ x, y }, layer.rotationDeg)
    return { x: layer.xMm + turned.x, y: layer.yMm + turned.y }
  }
  return {
    corners: [place(-w, -h), place(w, -h), place(w, h), place(-w, h)],
    topMiddle: place(0, -h),
    sideMiddles: [place(-w, 0), place(w, 0)],
    centre: { x: layer.xMm, y: layer.yMm },
  }
}

/** Checks that a point (mm on the same piece) is in the rotated box. */
export function frameContains(
  layer: { readonly xMm: number; readonly yMm: number; readonly rotationDeg: number },
  extent: Extent,
  at: Point,
): boolean {
  const local = rotatePoint({ x: at.x - layer.xMm, y: at.y - layer.yMm }, -layer.rotationDeg)
  return Math.abs(local.x) <= extent.widthMm / 2 && Math.abs(local.y) <= extent.heightMm / 2
}

/** The minimum distance of handles from the middle, CSS px, so that a finger can still move a small layer. */
const MIN_REACH_PX = 42

/** Moves `at` away from `centre` by some px, at least far enough to leave the middle free. */
export function pushOutward(centre: Point, at: Point, by: number): Point {
  const length = Math.hypot(at.x - centre.x, at.y - centre.y)
  if (length < 0.01) return { x: at.x, y: at.y - MIN_REACH_PX }
  const factor = Math.max(length + by, MIN_REACH_PX) / length
  return { x: centre.x + (at.x - centre.x) * factor, y: centre.y + (at.y - centre.y) * factor }
}

/** Points along a closed polygon, `steps` per side: cloth is curved, so a straight side is not straight on screen. */
export function subdivideSides(corners: readonly Point[], steps: number): Point[] {
  return corners.flatMap((from, i) => {
    const to = corners[(i + 1) % corners.length]!
    return Array.from({ length: steps }, (_, s) => ({
      x: from.x + ((to.x - from.x) * s) / steps,
      y: from.y + ((to.y - from.y) * s) / steps,
    }))
  })
}
