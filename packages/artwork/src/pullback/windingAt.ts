import { bernsteinRoots } from './bernsteinRoots.ts'
import type { Curve } from './curves.ts'

const axisOf = (values: readonly number[], axis: 0 | 1): number[] => values.filter((_, i) => i % 2 === axis)

function crossingX(values: readonly number[], t: number): number {
  const u = 1 - t
  const x = axisOf(values, 0)
  return x.length === 2
    ? x[0]! * u + x[1]! * t
    : x[0]! * u * u * u + 3 * x[1]! * u * u * t + 3 * x[2]! * u * t * t + x[3]! * t * t * t
}

/** Returns the winding number of closed contours around a point, by the curves that a ray to the right crosses. */
export function windingAt(curves: readonly Curve[], x: number, y: number): number {
  let winding = 0
  for (const { values } of curves) {
    const heights = axisOf(values, 1).map(value => value - y)
    let isAbove = heights[0]! >= 0
    for (const t of bernsteinRoots(heights)) {
      if (crossingX(values, t) > x) winding += isAbove ? -1 : 1
      isAbove = !isAbove
    }
  }
  return winding
}
