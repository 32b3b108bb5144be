import { RING, type Ring } from '@kitwright/library'
import type { Box } from '@kitwright/measure'

/** Returns the box around a ring's points and handles; its curves lie within. */
export function boxOfRing(ring: Ring): Box {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let i = 0; i < ring.length; i += 2) {
    const [x, y] = [ring[i]!, ring[i + 1]!]
    // NaN: a straight line has no handles.
    if (x < x0) x0 = x
    if (x > x1) x1 = x
    if (y < y0) y0 = y
    if (y > y1) y1 = y
  }
  return [x0, y0, x1, y1]
}

/** Returns the number of points that define a ring: ends and handles. */
export function placesOf(ring: Ring): number {
  let places = 1
  for (let i = RING.begin; i < ring.length; i += RING.piece) places += Number.isNaN(ring[i]!) ? 1 : 3
  return places
}

/** Returns twice the signed area of the polygon of a ring's ends; the sign is the winding direction. */
export function turnOfRing(ring: Ring): number {
  let [sum, x, y] = [0, ring[0]!, ring[1]!]
  for (let i = RING.begin; i < ring.length; i += RING.piece) {
    const [nextX, nextY] = [ring[i + 4]!, ring[i + 5]!]
    sum += x * nextY - nextX * y
    ;[x, y] = [nextX, nextY]
  }
  return sum
}

/** Returns a ring as the `d` of a path. */
export function pathOfRing(ring: Ring): string {
  let d = `M${ring[0]} ${ring[1]}`
  for (let i = RING.begin; i < ring.length; i += RING.piece) {
    const end = `${ring[i + 4]} ${ring[i + 5]}`
    d += Number.isNaN(ring[i]!) ? `L${end}` : `C${ring[i]} ${ring[i + 1]} ${ring[i + 2]} ${ring[i + 3]} ${end}`
  }
  return `${d}Z`
}
