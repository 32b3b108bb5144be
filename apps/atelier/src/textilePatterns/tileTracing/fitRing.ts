import type { Ring } from '@kitwright/library'
import { fitArc, fitted, MOST_POINTS_OF_ARC, type Tangents, worst } from './fitArc.ts'

/** How finely a ring is fitted. */
export interface FitOptions {
  /** Largest distance between the curves and the ring, in the ring's units. */
  readonly tolerance: number
  /** Distance over which directions are measured; anything nearer is noise. */
  readonly reach: number
  /** Vertices that are corners, in their order. */
  readonly corners: readonly number[]
}

/** Cosine of the turn at a vertex. */
function turnCos(points: Float64Array, before: number, at: number, after: number): number {
  const [ax, ay] = [points[2 * at]! - points[2 * before]!, points[2 * at + 1]! - points[2 * before + 1]!]
  const [bx, by] = [points[2 * after]! - points[2 * at]!, points[2 * after + 1]! - points[2 * at + 1]!]
  return (ax * bx + ay * by) / Math.sqrt((ax * ax + ay * ay) * (bx * bx + by * by))
}

const direction = { x: 0, y: 0 }

/** Returns the nearest vertex between `at` and `end` that is at least `reach` away; `end` if there is none. */
function awayFrom(points: Float64Array, at: number, end: number, reach: number): number {
  const step = end > at ? 1 : -1
  for (let i = at + step; i !== end; i += step) {
    const [dx, dy] = [points[2 * i]! - points[2 * at]!, points[2 * i + 1]! - points[2 * at + 1]!]
    if (dx * dx + dy * dy >= reach * reach) return i
  }
  return end
}

/** Sets {@link direction} to that of the parabola through three points, at the first (`at` 0) or the second of them (`at` 1). */
function setDirection(points: Float64Array, a: number, b: number, c: number, at: 0 | 1): void {
  const [ux, uy] = [points[2 * b]! - points[2 * a]!, points[2 * b + 1]! - points[2 * a + 1]!]
  const [vx, vy] = [points[2 * c]! - points[2 * b]!, points[2 * c + 1]! - points[2 * b + 1]!]
  const [u, v] = [Math.sqrt(ux * ux + uy * uy), Math.sqrt(vx * vx + vy * vy)]
  const share = u / (u + v)
  const [first, second] = at === 0 ? [1 + share, -share] : [1 - share, share]
  const x = (ux / u) * first + (vx / v) * second
  const y = (uy / u) * first + (vy / v) * second
  const length = Math.sqrt(x * x + y * y) || 1
  direction.x = x / length
  direction.y = y / length
}

/** The direction of a run at one of its ends, inwards. */
function setEndDirection(points: Float64Array, end: number, far: number, reach: number): void {
  const b = awayFrom(points, end, far, reach)
  const isLong = b !== far
  const c = isLong ? awayFrom(points, b, far, reach) : far
  // Beyond a corner the curve before it is unknown.
  if (isLong && turnCos(points, end, b, c) > 0.2) return setDirection(points, end, b, c, 0)
  const [x, y] = [points[2 * b]! - points[2 * end]!, points[2 * b + 1]! - points[2 * end + 1]!]
  const length = Math.sqrt(x * x + y * y) || 1
  direction.x = x / length
  direction.y = y / length
}

/** Whether all points of a run lie within the tolerance of the line between its ends, in order along it. */
function isStraight(points: Float64Array, from: number, to: number, tolerance: number): boolean {
  const [ax, ay] = [points[2 * from]!, points[2 * from + 1]!]
  const [dx, dy] = [points[2 * to]! - ax, points[2 * to + 1]! - ay]
  const length = Math.sqrt(dx * dx + dy * dy)
  if (length === 0) return to - from < 2
  const most = tolerance * length
  let last = 0
  for (let i = from + 1; i < to; i++) {
    const [x, y] = [points[2 * i]! - ax, points[2 * i + 1]! - ay]
    if (Math.abs(x * dy - y * dx) > most) return false
    const along = (x * dx + y * dy) / length
    if (along < last - tolerance || along > length + tolerance) return false
    last = Math.max(last, along)
  }
  return true
}

function addLine(points: Float64Array, to: number, out: number[]): void {
  out.push(Number.NaN, Number.NaN, Number.NaN, Number.NaN, points[2 * to]!, points[2 * to + 1]!)
}

interface Fit {
  readonly points: Float64Array
  readonly out: number[]
  readonly tolerance: number
  readonly reach: number
}

function addRun(fit: Fit, from: number, to: number, tangents: Tangents): void {
  const { points, out, tolerance, reach } = fit
  if (isStraight(points, from, to, tolerance)) return addLine(points, to, out)
  const isShort = to - from < MOST_POINTS_OF_ARC
  if (isShort && fitArc(points, from, to, tangents, tolerance)) {
    for (let i = 2; i < 8; i++) out.push(fitted[i]!)
    return
  }
  const at = isShort ? worst.at : (from + to) >> 1
  setDirection(points, awayFrom(points, at, from, reach), at, awayFrom(points, at, to, reach), 1)
  const { x, y } = direction
  addRun(fit, from, at, { ...tangents, endX: -x, endY: -y })
  addRun(fit, at, to, { ...tangents, startX: x, startY: y })
}

/**
 * Fits cubic Béziers and straight lines to a closed ring (x and y in turn). Neither lies farther from the other than
 * the tolerance; corners stay in place. A ring without corners is smooth everywhere.
 */
export function fitRing(ring: ArrayLike<number>, { corners, ...fine }: FitOptions): Ring {
  const count = ring.length / 2
  const first = corners[0] ?? 0
  // Starts at the first corner and goes once around, with that corner at both ends.
  const points = new Float64Array(ring.length + 2)
  for (let i = 0; i <= count; i++) {
    const from = (first + i) % count
    points[2 * i] = ring[2 * from]!
    points[2 * i + 1] = ring[2 * from + 1]!
  }
  const fit = { ...fine, points, out: [points[0]!, points[1]!] }
  const isSmooth = corners.length === 0
  const breaks = isSmooth ? [0, count >> 1, count] : [...corners.map(corner => corner - first), count]
  for (let k = 1; k < breaks.length; k++) {
    const [from, to] = [breaks[k - 1]!, breaks[k]!]
    addRun(fit, from, to, tangentsOf(fit, { from, to, isSmooth }))
  }
  return Float64Array.from(fit.out)
}

interface RingSpan {
  readonly from: number
  readonly to: number
  /** The ring has no corner: runs join smoothly. */
  readonly isSmooth: boolean
}

function tangentsOf({ points, reach }: Fit, { from, to, isSmooth }: RingSpan): Tangents {
  const last = points.length / 2 - 1
  const tangents: Tangents = { startX: 0, startY: 0, endX: 0, endY: 0 }
  const middle = last >> 1
  const setSmooth = (at: number): void =>
    at === 0 || at === last
      ? setDirection(points, awayFrom(points, last, middle, reach), 0, awayFrom(points, 0, middle, reach), 1)
      : setDirection(points, awayFrom(points, at, 0, reach), at, awayFrom(points, at, last, reach), 1)
  if (isSmooth) setSmooth(from)
  else setEndDirection(points, from, to, reach)
  tangents.startX = direction.x
  tangents.startY = direction.y
  if (isSmooth) setSmooth(to)
  else setEndDirection(points, to, from, reach)
  const sign = isSmooth ? -1 : 1
  tangents.endX = sign * direction.x
  tangents.endY = sign * direction.y
  return tangents
}
