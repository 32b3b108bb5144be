import { distance, simplifyIndices, type Point } from '@kitwright/measure'

/** A closed line; its first point is not repeated. */
export type Ring = readonly Point[]

export const mix = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
})

/** Returns twice the signed area of a ring, mm²; negative for the opposite orientation. */
const twiceArea = (ring: Ring): number =>
  ring.reduce((sum, { x, y }, i) => {
    const next = ring[(i + 1) % ring.length]!
    return sum + x * next.y - next.x * y
  }, 0)

/** Returns the area of a ring, mm². */
export const areaOf = (ring: Ring): number => Math.abs(twiceArea(ring)) / 2

/** Returns the winding number of a ring around a point. */
export function windingNumber(ring: Ring, { x, y }: Point): number {
  let turns = 0
  for (const [i, a] of ring.entries()) {
    const b = ring[(i + 1) % ring.length]!
    if (a.y > y === b.y > y) continue
    const isLeft = x < a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y)
    if (isLeft) turns += b.y > a.y ? 1 : -1
  }
  return turns
}

/** Returns points along a line at equal distances. */
export function resampleByStep(line: readonly Point[], stepMm: number): Point[] {
  const places = [line[0]!]
  let left = stepMm
  for (const [i, from] of line.slice(0, -1).entries()) {
    const to = line[i + 1]!
    const length = distance(from, to)
    let done = 0
    while (length - done >= left) {
      done += left
      places.push(mix(from, to, done / length))
      left = stepMm
    }
    left -= length - done
  }
  return places
}

function offLine(at: Point, from: Point, to: Point): number {
  const length = distance(from, to)
  if (length === 0) return distance(at, from)
  return Math.abs((to.x - from.x) * (from.y - at.y) - (from.x - at.x) * (to.y - from.y)) / length
}

/** Simplifies the ring so that no point is farther off than `within`, mm. */
export function simplifyRing(ring: Ring, within: number): Point[] {
  const first = ring[0]!
  const far = ring.reduce((best, at, i) => (distance(at, first) > distance(ring[best]!, first) ? i : best), 0)
  if (far === 0) return [...ring]
  const closed = [...ring, first]
  const off = (at: number, from: number, to: number): number => offLine(closed[at]!, closed[from]!, closed[to]!)
  const kept = [
    ...simplifyIndices([0, far], within, off),
    ...simplifyIndices([far, ring.length], within, off).slice(1, -1),
  ]
  return kept.map(at => closed[at]!)
}
