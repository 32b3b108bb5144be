import { RING, type Ring } from '@kitwright/library'
import type { Box } from '@kitwright/measure'

/** The box around a ring's places and handles; its curves lie within. */
export function boxOfRing(ring: Ring): Box {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let i = 0; i < ring.length; i += 2) {
    const [x, y] = [ring[i]!, ring[i + 1]!]
    // Not a number: a straight line has no handles there.
    if (x < x0) x0 = x
    if (x > x1) x1 = x
    if (y < y0) y0 = y
    if (y > y1) y1 = y
  }
  return [x0, y0, x1, y1]
}

/** How many places say where a ring runs: ends and handles. */
export function placesOf(ring: Ring): number {
  let places = 1
  for (let i = RING.begin; i < ring.length; i += RING.piece) places += Number.isNaN(ring[i]!) ? 1 : 3
  return places
}

/** Twice the area within the polygon of a ring's ends; its sign tells which way the ring runs. */
export function turnOfRing(ring: Ring): number {
  let [sum, x, y] = [0, ring[0]!, ring[1]!]
  for (let i = RING.begin; i < ring.length; i += RING.piece) {
    const [nextX, nextY] = [ring[i + 4]!, ring[i + 5]!]
    sum += x * nextY - nextX * y
    ;[x, y] = [nextX, nextY]
  }
  return sum
}

/** A ring as the `d` of a path. */
export function pathOfRing(ring: Ring): string {
  let d = `M${ring[0]} ${ring[1]}`
  for (let i = RING.begin; i < ring.length; i += RING.piece) {
    const end = `${ring[i + 4]} ${ring[i + 5]}`
    d += Number.isNaN(ring[i]!) ? `L${end}` : `C${ring[i]} ${ring[i + 1]} ${ring[i + 2]} ${ring[i + 3]} ${end}`
  }
  return `${d}Z`
}
