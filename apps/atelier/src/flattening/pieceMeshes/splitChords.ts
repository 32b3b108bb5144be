import type { Point } from '@kitwright/measure'
import type { Triangle } from './triangulate.ts'

const keyOf = (a: number, b: number): string => (a < b ? `${a},${b}` : `${b},${a}`)

/**
 * Splits every chord between two points of the outline at its midpoint, which is added to the points. A chord has no
 * freedom: where a convex cap meets a concave armhole its triangle would turn over.
 */
export function splitChords(points: Point[], triangles: readonly Triangle[], around: readonly number[]): Triangle[] {
  const onRing = new Set(around)
  const border = new Set(around.map((point, i) => keyOf(point, around[(i + 1) % around.length]!)))
  const middles = new Map<string, number>()
  const middleOf = (a: number, b: number): number => {
    const key = keyOf(a, b)
    const [p, q] = [points[a]!, points[b]!]
    const middle = middles.get(key) ?? points.push({ x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 }) - 1
    middles.set(key, middle)
    return middle
  }
  const isChord = (a: number, b: number): boolean => onRing.has(a) && onRing.has(b) && !border.has(keyOf(a, b))
  const split = (triangle: Triangle): Triangle[] => {
    for (let k = 0; k < 3; k++) {
      const [a, b, c] = [triangle[k]!, triangle[(k + 1) % 3]!, triangle[(k + 2) % 3]!]
      if (!isChord(a, b)) continue
      const middle = middleOf(a, b)
      return [...split([a, middle, c]), ...split([middle, b, c])]
    }
    return [triangle]
  }
  return triangles.flatMap(split)
}
