import type { Point } from '@kitwright/measure'

/** A cubic curve: its two ends and two control points. */
type Curve = readonly [Point, Point, Point, Point]

const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y })
const plus = (a: Point, b: Point, by = 1): Point => ({ x: a.x + b.x * by, y: a.y + b.y * by })
const dot = (a: Point, b: Point): number => a.x * b.x + a.y * b.y
const lengthOf = (a: Point): number => Math.hypot(a.x, a.y)
const unit = (a: Point): Point => {
  const length = lengthOf(a) || 1
  return { x: a.x / length, y: a.y / length }
}

function at([a, b, c, d]: Curve, t: number): Point {
  const u = 1 - t
  const [p, q, r, s] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
  return { x: p * a.x + q * b.x + r * c.x + s * d.x, y: p * a.y + q * b.y + r * c.y + s * d.y }
}

/** Returns the position of each point along the line, 0 to 1. */
function sharesOf(points: readonly Point[]): number[] {
  const shares = [0]
  for (let i = 1; i < points.length; i++) shares.push(shares[i - 1]! + lengthOf(minus(points[i]!, points[i - 1]!)))
  const total = shares.at(-1)! || 1
  return shares.map(share => share / total)
}

interface EndTangents {
  readonly start: Point
  readonly end: Point
}

/** Fits a least-squares curve through points, with given directions at its start and end. */
function leastSquares(points: readonly Point[], shares: readonly number[], { start, end }: EndTangents): Curve {
  const [first, last] = [points[0]!, points.at(-1)!]
  let [c00, c01, c11, x0, x1] = [0, 0, 0, 0, 0]
  for (const [i, t] of shares.entries()) {
    const u = 1 - t
    const [b1, b2] = [3 * u * u * t, 3 * u * t * t]
    const [fromStart, fromEnd] = [
      { x: start.x * b1, y: start.y * b1 },
      { x: end.x * b2, y: end.y * b2 },
    ]
    const rest = minus(points[i]!, at([first, first, last, last], t))
    c00 += dot(fromStart, fromStart)
    c01 += dot(fromStart, fromEnd)
    c11 += dot(fromEnd, fromEnd)
    x0 += dot(fromStart, rest)
    x1 += dot(fromEnd, rest)
  }
  const whole = c00 * c11 - c01 * c01
  const third = lengthOf(minus(last, first)) / 3
  const [far, near] = [(x0 * c11 - x1 * c01) / whole, (c00 * x1 - c01 * x0) / whole]
  const isFit = Math.abs(whole) > 1e-9 && far > third * 0.01 && near > third * 0.01 && far + near < third * 20
  const [a, b] = isFit ? [far, near] : [third, third]
  return [first, plus(first, start, a), plus(last, end, b), last]
}

/** Returns the point farthest from the curve. */
function worstOf(points: readonly Point[], shares: readonly number[], curve: Curve): { index: number; off: number } {
  let [index, off] = [points.length >> 1, 0]
  for (let i = 1; i < points.length - 1; i++) {
    const distance = lengthOf(minus(points[i]!, at(curve, shares[i]!)))
    if (distance > off) [index, off] = [i, distance]
  }
  return { index, off }
}

/** Takes one Newton step towards the nearest point on the curve. */
function nearer(curve: Curve, point: Point, t: number): number {
  const step = 1e-3
  const [before, here, after] = [at(curve, t - step), at(curve, t), at(curve, t + step)]
  const first = { x: (after.x - before.x) / (2 * step), y: (after.y - before.y) / (2 * step) }
  const second = {
    x: (after.x - 2 * here.x + before.x) / (step * step),
    y: (after.y - 2 * here.y + before.y) / (step * step),
  }
  const away = minus(here, point)
  const slope = dot(first, first) + dot(away, second)
  return slope === 0 ? t : Math.min(1, Math.max(0, t - dot(away, first) / slope))
}

const TRIES = 4
/** Number of points that determine the direction in which a line leaves. */
const LOOKAHEAD = 3

function fit(points: readonly Point[], ends: EndTangents, tolerance: number): Curve[] {
  const [first, last] = [points[0]!, points.at(-1)!]
  if (points.length === 2) {
    const third = lengthOf(minus(last, first)) / 3
    return [[first, plus(first, ends.start, third), plus(last, ends.end, third), last]]
  }
  let shares = sharesOf(points)
  let curve = leastSquares(points, shares, ends)
  let worst = worstOf(points, shares, curve)
  for (let i = 0; i < TRIES && worst.off > tolerance && worst.off < tolerance * 6; i++) {
    shares = shares.map((t, each) => nearer(curve, points[each]!, t))
    curve = leastSquares(points, shares, ends)
    worst = worstOf(points, shares, curve)
  }
  if (worst.off <= tolerance) return [curve]
  const { index } = worst
  const through = unit(
    minus(points[Math.max(0, index - LOOKAHEAD)]!, points[Math.min(points.length - 1, index + LOOKAHEAD)]!),
  )
  const back = { x: -through.x, y: -through.y }
  return [
    ...fit(points.slice(0, index + 1), { start: ends.start, end: through }, tolerance),
    ...fit(points.slice(index), { start: back, end: ends.end }, tolerance),
  ]
}

/** Fits cubic curves along points, within `tolerance` of each (Schneider's algorithm). */
export function fitCurves(points: readonly Point[], tolerance: number): Curve[] {
  // The very first step rounds a corner, so its direction is meaningless.
  const skip = points.length > 2 * LOOKAHEAD + 2 ? 1 : 0
  const ahead = Math.min(LOOKAHEAD + skip, points.length - 1)
  const start = unit(minus(points[ahead]!, points[skip]!))
  const end = unit(minus(points.at(-1 - ahead)!, points.at(-1 - skip)!))
  return fit(points, { start, end }, tolerance)
}
