import { distance, type Point, lerpPoint, signedArea, simplifyLine } from '@kitwright/measure'

/** A closed line; its first point is not repeated. */
export type Ring = readonly Point[]

/** Returns the area of a ring, mm². */
export const areaOf = (ring: Ring): number => Math.abs(signedArea(ring))

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
      places.push(lerpPoint(from, to, done / length))
      left = stepMm
    }
    left -= length - done
  }
  return places
}

/** Simplifies the ring so that no point is farther off than `within`, mm. */
export function simplifyRing(ring: Ring, within: number): Point[] {
  const first = ring[0]!
  const far = ring.reduce((best, at, i) => (distance(at, first) > distance(ring[best]!, first) ? i : best), 0)
  if (far === 0) return [...ring]
  return [
    ...simplifyLine(ring.slice(0, far + 1), within),
    ...simplifyLine([...ring.slice(far), first], within).slice(1, -1),
  ]
}
