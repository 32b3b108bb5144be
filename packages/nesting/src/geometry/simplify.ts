import { type Point, distanceFromLine, signedArea } from '@kitwright/measure'

const turn = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)

/** The removal of one corner and the area that it adds. */
interface VertexRemoval {
  /** mm². */
  readonly added: number
  /** Index of the removed corner; with `meet`, it and the next become that point. */
  readonly at: number
  readonly meet?: Point
}

/** Removes a reflex corner, which enlarges the outline. */
function fill([a, b, c]: readonly [Point, Point, Point], at: number, mostMm: number): VertexRemoval | null {
  const t = turn(a, b, c)
  return t <= 0 && distanceFromLine(b, a, c) < mostMm ? { added: Math.abs(t) / 2, at } : null
}

/** Removes two convex corners by extending the sides before and after them until they meet. */
function meet([a, b, c, d]: readonly [Point, Point, Point, Point], at: number, mostMm: number): VertexRemoval | null {
  if (turn(a, b, c) <= 0 || turn(b, c, d) <= 0) return null
  const [r, s] = [
    { x: b.x - a.x, y: b.y - a.y },
    { x: c.x - d.x, y: c.y - d.y },
  ]
  const across = r.x * s.y - r.y * s.x
  if (Math.abs(across) < 1e-12) return null
  const along = ((d.x - a.x) * s.y - (d.y - a.y) * s.x) / across
  const point = { x: a.x + along * r.x, y: a.y + along * r.y }
  const height = distanceFromLine(point, b, c)
  const isAhead = (point.x - b.x) * (c.x - b.x) + (point.y - b.y) * (c.y - b.y) > 0
  if (along < 1 || !isAhead || height >= mostMm) return null
  return { added: (height * Math.hypot(c.x - b.x, c.y - b.y)) / 2, at, meet: point }
}

function cheapestStep(outline: readonly Point[], mostMm: number): VertexRemoval | null {
  const n = outline.length
  const point = (i: number): Point => outline[(i + n) % n]!
  let best: VertexRemoval | null = null
  for (let i = 0; i < n; i++) {
    const [a, b, c, d] = [point(i - 1), point(i), point(i + 1), point(i + 2)]
    const step = fill([a, b, c], i, mostMm) ?? meet([a, b, c, d], i, mostMm)
    if (step && (!best || step.added < best.added)) best = step
  }
  return best
}

const MIN_CORNERS = 6

/**
 * Simplifies an outline to fewer corners that contain it whole, so a piece clear of the result is clear of the
 * original. Anticlockwise. `mostMm` is how far a side may move out at each step.
 */
export function simplifyOutward(outline: readonly Point[], mostMm: number): Point[] {
  const now = signedArea(outline) < 0 ? [...outline].toReversed() : [...outline]
  while (now.length >= MIN_CORNERS) {
    const step = cheapestStep(now, mostMm)
    if (!step) break
    if (step.meet) {
      now[step.at] = step.meet
      now.splice((step.at + 1) % now.length, 1)
    } else now.splice(step.at, 1)
  }
  return now
}
