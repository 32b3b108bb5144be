import type { Point } from '@kitwright/measure'
import type { Turn } from './types.ts'

/** x0, y0, x1, y1, … anticlockwise where y goes up. */
export type Polygon = Float64Array

export const cross = (ax: number, ay: number, bx: number, by: number): number => ax * by - ay * bx

/** Twice the area; negative for clockwise. */
export function doubleArea(polygon: ArrayLike<number>): number {
  let sum = 0
  const n = polygon.length
  for (let i = 0; i < n; i += 2) {
    const j = (i + 2) % n
    sum += polygon[i]! * polygon[j + 1]! - polygon[j]! * polygon[i + 1]!
  }
  return sum
}

/** Threshold for zero, relative to the sides that meet in a corner. */
const STRAIGHT = 1e-12

function isCorner(before: Point, at: Point, after: Point): boolean {
  const [ax, ay, bx, by] = [at.x - before.x, at.y - before.y, after.x - at.x, after.y - at.y]
  return Math.abs(cross(ax, ay, bx, by)) > STRAIGHT * Math.hypot(ax, ay) * Math.hypot(bx, by)
}

/** Converts an outline to an anticlockwise polygon without duplicate points and points on straight sides. */
export function toPolygon(outline: readonly Point[]): Polygon {
  const apart = outline.filter(({ x, y }, i) => {
    const next = outline[(i + 1) % outline.length]!
    return x !== next.x || y !== next.y
  })
  const n = apart.length
  const corners = apart.filter((at, i) => isCorner(apart[(i + n - 1) % n]!, at, apart[(i + 1) % n]!))
  const polygon = Float64Array.from(corners.flatMap(({ x, y }) => [x, y]))
  return doubleArea(polygon) < 0 ? Float64Array.from(corners.toReversed().flatMap(({ x, y }) => [x, y])) : polygon
}

/** Exact cosine and sine of each turn. */
export const TRIGONOMETRY: Readonly<Record<Turn, readonly [cos: number, sin: number]>> = {
  0: [1, 0],
  90: [0, 1],
  180: [-1, 0],
  270: [0, -1],
}

export function rotatePolygon(polygon: Polygon, turn: Turn): Polygon {
  const [cos, sin] = TRIGONOMETRY[turn]
  const out = new Float64Array(polygon.length)
  for (let i = 0; i < polygon.length; i += 2) {
    out[i] = cos * polygon[i]! - sin * polygon[i + 1]!
    out[i + 1] = sin * polygon[i]! + cos * polygon[i + 1]!
  }
  return out
}

export interface Bounds {
  readonly x0: number
  readonly y0: number
  readonly x1: number
  readonly y1: number
}

export function boundsOf(polygons: readonly Polygon[]): Bounds {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const polygon of polygons)
    for (let i = 0; i < polygon.length; i += 2) {
      x0 = Math.min(x0, polygon[i]!)
      x1 = Math.max(x1, polygon[i]!)
      y0 = Math.min(y0, polygon[i + 1]!)
      y1 = Math.max(y1, polygon[i + 1]!)
    }
  return { x0, y0, x1, y1 }
}

function lowest(polygon: Polygon): number {
  let k = 0
  for (let i = 2; i < polygon.length; i += 2) {
    const isLower = polygon[i + 1]! < polygon[k + 1]!
    if (isLower || (polygon[i + 1] === polygon[k + 1] && polygon[i]! < polygon[k]!)) k = i
  }
  return k
}

/** Returns the Minkowski sum of two convex polygons: their sides, merged by direction. */
export function minkowskiSum(a: Polygon, b: Polygon): Polygon {
  const [na, nb] = [a.length, b.length]
  const out: number[] = []
  let [i, j, doneA, doneB] = [lowest(a), lowest(b), 0, 0]
  while (doneA < na || doneB < nb) {
    out.push(a[i]! + b[j]!, a[i + 1]! + b[j + 1]!)
    const [nextA, nextB] = [(i + 2) % na, (j + 2) % nb]
    let side = cross(a[nextA]! - a[i]!, a[nextA + 1]! - a[i + 1]!, b[nextB]! - b[j]!, b[nextB + 1]! - b[j + 1]!)
    if (doneA >= na) side = -1
    else if (doneB >= nb) side = 1
    if (side >= 0) [i, doneA] = [nextA, doneA + 2]
    if (side <= 0) [j, doneB] = [nextB, doneB + 2]
  }
  return Float64Array.from(out)
}

/** Returns a polygon around a disc about the origin. */
export function circumscribedPolygon(radius: number): Polygon {
  const SIDES = 12
  const reach = (radius * (1 + 1e-9)) / Math.cos(Math.PI / SIDES)
  const angles = Array.from({ length: SIDES }, (_, k) => (2 * Math.PI * (k + 0.5)) / SIDES)
  return Float64Array.from(angles.flatMap(angle => [reach * Math.cos(angle), reach * Math.sin(angle)]))
}
