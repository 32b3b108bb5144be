import { boxAround, intersectBox, polygonContains, toDegrees, type Box, type Point } from '@kitwright/measure'
import { hullOf } from './hull.ts'

/** A place beside a piece, and the area of the roll that the piece then occupies. */
export interface SpotBeside {
  readonly centre: Point
  readonly rotationDeg: number
  readonly outline: readonly Point[]
}

interface Room {
  readonly widthMm: number
  readonly heightMm: number
  readonly cut: readonly Point[]
  /** Distance between the cut line and the label. */
  readonly clearMm: number
  /** Area that something else occupies. */
  readonly avoid: Box
}

/** Step between tried places along the cut line. */
const STEP_MM = 12
/** Free length at both ends of a label. */
const END_MM = 1
/** Samples of a label's area, along and across. */
const [ALONG, ACROSS] = [13, 5]

const doubleArea = (line: readonly Point[]): number =>
  line.reduce((sum, { x, y }, i) => {
    const next = line[(i + 1) % line.length]!
    return sum + x * next.y - next.x * y
  }, 0)

/** Parametrises a closed line by arc length. */
function createWalk(line: readonly Point[]) {
  const starts = [0]
  for (const [i, a] of line.entries()) {
    const b = line[(i + 1) % line.length]!
    starts.push(starts[i]! + Math.hypot(b.x - a.x, b.y - a.y))
  }
  const whole = starts.at(-1)!
  const at = (mm: number): Point => {
    const s = ((mm % whole) + whole) % whole
    let [i, end] = [0, line.length]
    while (end - i > 1) {
      const middle = (i + end) >> 1
      if (starts[middle]! <= s) i = middle
      else end = middle
    }
    const [a, b] = [line[i]!, line[(i + 1) % line.length]!]
    const length = starts[i + 1]! - starts[i]! || 1
    const share = (s - starts[i]!) / length
    return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share }
  }
  /** Returns the corners between two arc lengths, the second larger than the first. */
  const between = (from: number, to: number): Point[] => {
    const corners: { readonly s: number; readonly point: Point }[] = []
    for (const [i, point] of line.entries())
      for (const s of [starts[i]! - whole, starts[i]!, starts[i]! + whole])
        if (s > from && s < to) corners.push({ s, point })
    return corners.toSorted((a, b) => a.s - b.s).map(({ point }) => point)
  }
  return { whole, at, between }
}

/** A position on the cut line with the directions along it and out of the piece. */
interface Frame {
  readonly origin: Point
  readonly along: Point
  readonly out: Point
}

const local = ({ origin, along, out }: Frame, { x, y }: Point): Point => {
  const [dx, dy] = [x - origin.x, y - origin.y]
  return { x: dx * along.x + dy * along.y, y: dx * out.x + dy * out.y }
}
const placed = ({ origin, along, out }: Frame, u: number, v: number): Point => ({
  x: origin.x + along.x * u + out.x * v,
  y: origin.y + along.y * u + out.y * v,
})

/** Whether no part of the piece lies in a label's area or between it and the cut line. */
function isFree(frame: Frame, [u0, v0, u1, v1]: Box, cut: readonly Point[]): boolean {
  const isCorner = cut.some(point => {
    const { x, y } = local(frame, point)
    return x > u0 && x < u1 && y > v0 && y < v1
  })
  if (isCorner) return false
  for (let i = 0; i < ALONG; i++)
    for (let k = 0; k < ACROSS; k++) {
      const [u, v] = [u0 + ((u1 - u0) * i) / (ALONG - 1), v0 + ((v1 - v0) * k) / (ACROSS - 1)]
      if (polygonContains(cut, placed(frame, u, v))) return false
    }
  return true
}

const upright = (degrees: number): number => (Math.abs(degrees) > 90 ? degrees - 180 * Math.sign(degrees) : degrees)

/** How far the cut line is followed for an end of a label, in half label lengths. */
const FARTHEST = 1.5
const END_STEP_MM = 2

function spotAt(s: number, room: Room, walk: ReturnType<typeof createWalk>): SpotBeside | undefined {
  const { cut, widthMm, heightMm, clearMm, avoid } = room
  const half = widthMm / 2 + END_MM
  const [before, after] = [walk.at(s - half), walk.at(s + half)]
  const length = Math.hypot(after.x - before.x, after.y - before.y)
  if (length < half) return undefined
  const along = { x: (after.x - before.x) / length, y: (after.y - before.y) / length }
  const turn = Math.sign(doubleArea(cut))
  const frame: Frame = { origin: walk.at(s), along, out: { x: turn * along.y, y: -turn * along.x } }
  const uAt = (mm: number): number => local(frame, walk.at(mm)).x
  let [from, to] = [s - half, s + half]
  while (uAt(from) > -half && s - from < FARTHEST * half) from -= END_STEP_MM
  while (uAt(to) < half && to - s < FARTHEST * half) to += END_STEP_MM
  if (uAt(from) > -half || uAt(to) < half) return undefined
  const [a, b] = [walk.at(from), walk.at(to)]
  const top = Math.max(...[a, ...walk.between(from, to), b].map(point => local(frame, point).y))
  const [near, far] = [top + clearMm, top + clearMm + heightMm + END_MM]
  const [uA, uB] = [local(frame, a).x, local(frame, b).x]
  if (!isFree(frame, [uA, top + 0.1, uB, far], cut)) return undefined
  const outer = [placed(frame, uA, far), placed(frame, uB, far)] as const
  if (intersectBox(boxAround([placed(frame, uA, near), placed(frame, uB, near), ...outer]), avoid)) return undefined
  const outline = [a, ...outer, b, ...walk.between(to, from + walk.whole)]
  const rotationDeg = upright(toDegrees(Math.atan2(along.y, along.x)))
  return { centre: placed(frame, 0, near + heightMm / 2), rotationDeg, outline }
}

/** Cache size: pieces of a squad are the same in each size. */
const MOST_KNOWN = 256
const known = new Map<string, SpotBeside | null>()

function findSpot(room: Room): SpotBeside | null {
  const walk = createWalk(room.cut)
  let best: { readonly cost: number; readonly spot: SpotBeside } | undefined
  for (let s = 0; s < walk.whole; s += STEP_MM) {
    const spot = spotAt(s, room, walk)
    if (!spot) continue
    // The area of the spot itself, and the area that becomes hard to fill around it.
    const cost = Math.abs(doubleArea(spot.outline)) + Math.abs(doubleArea(hullOf(spot.outline)))
    if (!best || cost < best.cost - 1) best = { cost, spot }
  }
  return best?.spot ?? null
}

/**
 * Returns the spot where a label takes least of the roll beside its piece: along the cut line, in a hollow of it if
 * there is one. Undefined if there is no free area along it.
 */
export function spotBesideCut(room: Room): SpotBeside | undefined {
  const key = JSON.stringify(room)
  const before = known.get(key)
  if (before !== undefined) return before ?? undefined
  if (known.size >= MOST_KNOWN) known.clear()
  const spot = findSpot(room)
  known.set(key, spot)
  return spot ?? undefined
}
