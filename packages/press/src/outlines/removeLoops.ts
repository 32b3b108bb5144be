import { distance, type Point } from '@kitwright/measure'

/** Twice the area, positive for a polygon that runs clockwise on screen (y down). */
export const signedDoubleArea = (polygon: readonly Point[]): number =>
  polygon.reduce((sum, a, i) => {
    const b = polygon[(i + 1) % polygon.length]!
    return sum + a.x * b.y - b.x * a.y
  }, 0)

/** Returns the crossing of two segments, ends excluded; null if they do not cross. */
function crossing(a: Point, b: Point, c: Point, d: Point): Point | null {
  const [rx, ry, sx, sy] = [b.x - a.x, b.y - a.y, d.x - c.x, d.y - c.y]
  const across = rx * sy - ry * sx
  if (Math.abs(across) < 1e-12) return null
  const t = ((c.x - a.x) * sy - (c.y - a.y) * sx) / across
  const u = ((c.x - a.x) * ry - (c.y - a.y) * rx) / across
  return t > 0 && t < 1 && u > 0 && u < 1 ? { x: a.x + rx * t, y: a.y + ry * t } : null
}

/** Returns the first point where a closed line crosses itself, with the two segments; null if there is none. */
export function selfCrossing(polygon: readonly Point[]): { at: Point; first: number; second: number } | null {
  const count = polygon.length
  for (let first = 0; first < count; first++)
    for (let second = first + 2; second < count; second++) {
      if (first === 0 && second === count - 1) continue
      const at = crossing(polygon[first]!, polygon[first + 1]!, polygon[second]!, polygon[(second + 1) % count]!)
      if (at) return { at, first, second }
    }
  return null
}

const isNew = (point: Point, i: number, all: readonly Point[]): boolean => distance(point, all.at(i - 1)!) > 1e-6

/** Returns a closed line without the small loops that an inner corner leaves after an outward offset. */
export function removeLoops(polygon: readonly Point[]): Point[] {
  let kept = polygon.filter(isNew)
  for (let found = selfCrossing(kept); found; found = selfCrossing(kept)) {
    const { at, first, second } = found
    const inner = [at, ...kept.slice(first + 1, second + 1)]
    const outer = [...kept.slice(0, first + 1), at, ...kept.slice(second + 1)]
    kept = (Math.abs(signedDoubleArea(inner)) > Math.abs(signedDoubleArea(outer)) ? inner : outer).filter(isNew)
  }
  return kept
}
