import { cross, doubleArea, type Polygon } from './polygon.ts'

type Corners = number[]
type TurnSign = (a: number, b: number, c: number) => number

/** Returns the turn of the path from a over b to c: left is positive. */
const turnsOf =
  (p: Polygon): TurnSign =>
  (a, b, c) =>
    cross(p[2 * b]! - p[2 * a]!, p[2 * b + 1]! - p[2 * a + 1]!, p[2 * c]! - p[2 * b]!, p[2 * c + 1]! - p[2 * b + 1]!)

const isSame = (p: Polygon, a: number, b: number): boolean => p[2 * a] === p[2 * b] && p[2 * a + 1] === p[2 * b + 1]

/** Whether the triangle at b contains no other corner. */
function isEar(p: Polygon, turn: TurnSign, [a, b, c]: readonly [number, number, number], corners: Corners): boolean {
  return corners.every(
    v =>
      [a, b, c].includes(v) ||
      isSame(p, v, a) ||
      isSame(p, v, c) ||
      turn(a, b, v) < 0 ||
      turn(b, c, v) < 0 ||
      turn(c, a, v) < 0,
  )
}

const between = (p: Polygon, a: number, b: number): number =>
  Math.hypot(p[2 * a]! - p[2 * b]!, p[2 * a + 1]! - p[2 * b + 1]!)

/** Triangulates by cutting ears, the least thin one first. */
function triangles(p: Polygon, turn: TurnSign): Corners[] {
  const corners = Array.from({ length: p.length / 2 }, (_, i) => i)
  const parts: Corners[] = []
  const at = (k: number): readonly [number, number, number] => {
    const n = corners.length
    return [corners[(k + n - 1) % n]!, corners[k]!, corners[(k + 1) % n]!]
  }
  const flatness = (k: number): number => Math.abs(turn(...at(k)))
  const quality = (k: number): number => {
    const [a, b, c] = at(k)
    const t = turn(a, b, c)
    if (t <= 0 || !isEar(p, turn, [a, b, c], corners)) return -1
    return t / Math.max(between(p, a, b), between(p, b, c), between(p, c, a)) ** 2
  }
  while (corners.length > 3) {
    const qualities = corners.map((_, k) => quality(k))
    const best = Math.max(...qualities)
    let k = qualities.indexOf(best)
    // Only corners without an area are left, so the flattest is removed.
    if (best < 0) k = corners.map((_, i) => i).reduce((least, i) => (flatness(i) < flatness(least) ? i : least), 0)
    else parts.push([...at(k)])
    corners.splice(k, 1)
  }
  return [...parts, corners]
}

const ROUNDING = -1e-12

/** Merges two convex parts that share a side, if the result is convex; otherwise null. */
function merged(a: Corners, b: Corners, turn: TurnSign): Corners | null {
  for (let i = 0; i < a.length; i++) {
    const [u, v] = [a[i]!, a[(i + 1) % a.length]!]
    const j = b.findIndex((w, k) => w === v && b[(k + 1) % b.length] === u)
    if (j < 0) continue
    const ringA = a.map((_, k) => a[(i + 1 + k) % a.length]!)
    const ringB = b.slice(2).map((_, k) => b[(j + 2 + k) % b.length]!)
    const ring = [...ringA, ...ringB]
    const n = ring.length
    if (ring.every((_, k) => turn(ring[k]!, ring[(k + 1) % n]!, ring[(k + 2) % n]!) >= ROUNDING)) return ring
  }
  return null
}

function mergeOnce(parts: Corners[], turn: TurnSign): boolean {
  for (let i = 0; i < parts.length; i++)
    for (let j = i + 1; j < parts.length; j++) {
      const both = merged(parts[i]!, parts[j]!, turn)
      if (!both) continue
      parts[i] = both
      parts.splice(j, 1)
      return true
    }
  return false
}

/** Splits a polygon into convex parts: ear clipping, then removal of needless cuts (Hertel and Mehlhorn 1983). */
export function convexParts(polygon: Polygon): Polygon[] {
  const turn = turnsOf(polygon)
  const parts = triangles(polygon, turn)
  while (mergeOnce(parts, turn));
  return parts
    .map(part => Float64Array.from(part.flatMap(i => [polygon[2 * i]!, polygon[2 * i + 1]!])))
    .filter(part => doubleArea(part) > 0)
}
