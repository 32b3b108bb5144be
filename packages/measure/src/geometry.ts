/** A point or vector; the unit is the caller's (millimetres on a piece, y down, unless a name says otherwise). */
export interface Point {
  readonly x: number
  readonly y: number
}

/** An axis-parallel box `[x0, y0, x1, y1]` with x0 ≤ x1 and y0 ≤ y1. */
export type Box = readonly [x0: number, y0: number, x1: number, y1: number]

export const boxWidth = (box: Box): number => box[2] - box[0]
export const boxHeight = (box: Box): number => box[3] - box[1]
export const boxArea = (box: Box): number => boxWidth(box) * boxHeight(box)
export const boxCentre = (box: Box): Point => ({ x: (box[0] + box[2]) / 2, y: (box[1] + box[3]) / 2 })

export const growBox = (box: Box, by: number): Box => [box[0] - by, box[1] - by, box[2] + by, box[3] + by]

export const unionBox = (a: Box, b: Box): Box => [
  Math.min(a[0], b[0]),
  Math.min(a[1], b[1]),
  Math.max(a[2], b[2]),
  Math.max(a[3], b[3]),
]

/** Returns the intersection of two boxes; null if it is empty. */
export function intersectBox(a: Box, b: Box): Box | null {
  const both: Box = [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.min(a[2], b[2]), Math.min(a[3], b[3])]
  return both[0] < both[2] && both[1] < both[3] ? both : null
}

export const boxContains = (box: Box, at: Point): boolean =>
  at.x >= box[0] && at.x <= box[2] && at.y >= box[1] && at.y <= box[3]

/** Returns the smallest box around the points. Throws if there are none. */
export function boxAround(points: readonly Point[]): Box {
  if (points.length === 0) throw new RangeError('boxAround needs at least one point')
  const xs = points.map(p => p.x)
  const ys = points.map(p => p.y)
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

export const toRadians = (degrees: number): number => (degrees * Math.PI) / 180
export const toDegrees = (radians: number): number => (radians * 180) / Math.PI

/** Normalises an angle to 0 ≤ degrees < 360. */
export const normaliseDegrees = (degrees: number): number => ((degrees % 360) + 360) % 360

/** Rotates `point` by `degrees` (clockwise on screen, since y points down) about the origin. */
export function rotatePoint(point: Point, degrees: number): Point {
  const c = Math.cos(toRadians(degrees))
  const s = Math.sin(toRadians(degrees))
  return { x: point.x * c - point.y * s, y: point.x * s + point.y * c }
}

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

/** Returns the distance of a point from the endless line through `a` and `b`, or from `a` where they are the same. */
export function distanceFromLine(at: Point, a: Point, b: Point): number {
  const length = distance(a, b)
  if (length === 0) return distance(at, a)
  return Math.abs((b.x - a.x) * (a.y - at.y) - (a.x - at.x) * (b.y - a.y)) / length
}

/**
 * Returns the area within a closed ring whose first point is not repeated: positive where it runs clockwise on screen,
 * with y down, else negative.
 */
export const signedArea = (ring: readonly Point[]): number =>
  ring.reduce((sum, { x, y }, i) => {
    const next = ring[(i + 1) % ring.length]!
    return sum + x * next.y - next.x * y
  }, 0) / 2

/** Interpolates from `a` to `b` at share `t`; outside 0-1 it extrapolates. */
export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t

/** Interpolates from `a` to `b` at share `t`; outside 0-1 it extrapolates. */
export const lerpPoint = (a: Point, b: Point, t: number): Point => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
})

export const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))

/** Even-odd test of a closed polygon (last point joins the first). */
export function polygonContains(polygon: readonly Point[], at: Point): boolean {
  let isInside = false
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const a = polygon[i]!
    const b = polygon[j]!
    if (a.y > at.y !== b.y > at.y && at.x < ((b.x - a.x) * (at.y - a.y)) / (b.y - a.y) + a.x) isInside = !isInside
  }
  return isInside
}
