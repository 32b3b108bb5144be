import type { Point } from '@kitwright/measure'

const leftOf = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)

/** Computes half of a convex hull, from left to right or back (Andrew 1979). */
function chainOf(sorted: readonly Point[]): Point[] {
  const chain: Point[] = []
  for (const point of sorted) {
    while (chain.length >= 2 && leftOf(chain.at(-2)!, chain.at(-1)!, point) <= 0) chain.pop()
    chain.push(point)
  }
  return chain.slice(0, -1)
}

/** The convex hull of points. */
export function hullOf(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y)
  return [...chainOf(sorted), ...chainOf(sorted.toReversed())]
}
