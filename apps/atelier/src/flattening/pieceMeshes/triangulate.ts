import { type Point, polygonContains } from '@kitwright/measure'
import Delaunator from 'delaunator'

/** The indices of three points. */
export type Triangle = readonly [number, number, number]

const MIN_AREA_MM2 = 1e-3

/** Returns the Delaunay triangles inside the outline. */
export function triangulate(points: readonly Point[], ring: readonly Point[]): Triangle[] {
  const { triangles } = new Delaunator(Float64Array.from(points.flatMap(({ x, y }) => [x, y])))
  const kept: Triangle[] = []
  for (let i = 0; i < triangles.length; i += 3) {
    const [p, q, r] = [triangles[i]!, triangles[i + 1]!, triangles[i + 2]!]
    const [a, b, c] = [points[p]!, points[q]!, points[r]!]
    const area = ((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)) / 2
    const middle = { x: (a.x + b.x + c.x) / 3, y: (a.y + b.y + c.y) / 3 }
    if (Math.abs(area) < MIN_AREA_MM2 || !polygonContains(ring, middle)) continue
    kept.push(area > 0 ? [p, q, r] : [p, r, q])
  }
  return kept
}
