import type { Point } from '@kitwright/measure'

/** The cloth around one point on the screen: a linear map from mm (relative to the point) to CSS px. */
export interface Plane {
  readonly origin: Point
  readonly xx: number
  readonly xy: number
  readonly yx: number
  readonly yy: number
}

type ScreenProjection = (at: Point) => Point | null
const STEP_MM = 6

/** Returns the screen movement per mm along one axis. Uses one side only if the other side is off the cloth. */
function slope(toScreen: ScreenProjection, centre: Point, here: Point, dx: number, dy: number): Point | null {
  const ahead = toScreen({ x: centre.x + dx * STEP_MM, y: centre.y + dy * STEP_MM })
  const behind = toScreen({ x: centre.x - dx * STEP_MM, y: centre.y - dy * STEP_MM })
  if (!ahead && !behind) return null
  const a = ahead ?? here
  const b = behind ?? here
  const span = STEP_MM * ((ahead ? 1 : 0) + (behind ? 1 : 0))
  return { x: (a.x - b.x) / span, y: (a.y - b.y) / span }
}

/** Returns the plane at a point of a piece; null if the point is not on screen or is viewed exactly edge-on. */
export function planeAt(toScreen: ScreenProjection, centre: Point): Plane | null {
  const origin = toScreen(centre)
  if (!origin) return null
  const x = slope(toScreen, centre, origin, 1, 0)
  const y = slope(toScreen, centre, origin, 0, 1)
  if (!x || !y) return null
  const plane = { origin, xx: x.x, xy: x.y, yx: y.x, yy: y.y }
  return Math.abs(x.x * y.y - x.y * y.x) < 1e-6 ? null : plane
}

/** Returns the size of a pixel on the cloth, mm. */
export const mmPerPx = ({ xx, xy, yx, yy }: Plane): number => 1 / Math.sqrt(Math.abs(xx * yy - xy * yx))

/** mm relative to the plane's point → CSS px. */
export const planeToScreen = (plane: Plane, by: Point): Point => ({
  x: plane.origin.x + by.x * plane.xx + by.y * plane.yx,
  y: plane.origin.y + by.x * plane.xy + by.y * plane.yy,
})

/** Converts CSS px to mm relative to the plane's point. It works off the cloth too, where no ray can hit. */
export function screenToPlane(plane: Plane, at: Point): Point {
  const dx = at.x - plane.origin.x
  const dy = at.y - plane.origin.y
  const determinant = plane.xx * plane.yy - plane.xy * plane.yx
  return {
    x: (dx * plane.yy - dy * plane.yx) / determinant,
    y: (dy * plane.xx - dx * plane.xy) / determinant,
  }
}
