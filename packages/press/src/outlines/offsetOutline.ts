import type { Point } from '@kitwright/measure'
import { signedDoubleArea, removeLoops } from './removeLoops.ts'

/** A segment of an outline from its point to the next, and its outward offset in mm. */
export interface Side {
  readonly from: Point
  readonly byMm: number
  /** The side is folded over: the shape beyond it mirrors the shape before it. */
  readonly isFold?: boolean
}

/** The line of points `x` with `normal · x = reach`. */
interface Line {
  readonly normal: Point
  readonly reach: number
}

/** Mitred corners reach at most this many times the offset of their sides. */
const MITRE = 2

const dot = (a: Point, b: Point): number => a.x * b.x + a.y * b.y
const along = (at: Point, { normal }: Line, by: number): Point => ({ x: at.x + normal.x * by, y: at.y + normal.y * by })

/** Returns the intersection of two lines; null if they are parallel. */
function meeting(a: Line, b: Line): Point | null {
  const across = a.normal.x * b.normal.y - a.normal.y * b.normal.x
  if (Math.abs(across) < 1e-4) return null
  return {
    x: (a.reach * b.normal.y - b.reach * a.normal.y) / across,
    y: (b.reach * a.normal.x - a.reach * b.normal.x) / across,
  }
}

interface Stretch {
  readonly side: Side
  /** Line before it is moved. */
  readonly line: Line
}

const moved = ({ line, side }: Stretch, by = side.byMm): Line => ({ ...line, reach: line.reach + by })

/**
 * Returns the corner at the end of a fold: the neighbour's crossing with the fold, and the mirror image of the
 * neighbour's point at the same distance before it.
 */
function foldCorner(fold: Stretch, beside: Stretch): Point[] | null {
  const at = meeting(fold.line, moved(beside))
  const before = meeting(moved(fold, -fold.side.byMm), moved(beside))
  return at && before && [at, along(before, fold.line, 2 * fold.side.byMm)]
}

function corner(at: Point, before: Stretch, after: Stretch): Point[] {
  if (before.side.isFold !== after.side.isFold) {
    const folded = before.side.isFold ? foldCorner(before, after)?.toReversed() : foldCorner(after, before)
    if (folded) return folded
  }
  const ends = [along(at, before.line, before.side.byMm), along(at, after.line, after.side.byMm)]
  const met = meeting(moved(before), moved(after))
  const isEven = dot(before.line.normal, after.line.normal) > 0.9999
  if (isEven) return before.side.byMm === after.side.byMm ? ends.slice(1) : ends
  const reach = met ? Math.hypot(met.x - at.x, met.y - at.y) : Infinity
  return met && reach <= MITRE * Math.max(before.side.byMm, after.side.byMm) ? [met] : ends
}

/**
 * Offsets a closed outline outward, each side by its own `byMm`. Corners are mitred up to twice the offset, fold ends are mirrored, self-
 * crossing loops are removed.
 */
export function offsetOutline(sides: readonly Side[]): Point[] {
  const sign = Math.sign(signedDoubleArea(sides.map(({ from }) => from)))
  const stretches = sides.flatMap((side, i): Stretch[] => {
    const to = sides[(i + 1) % sides.length]!.from
    const length = Math.hypot(to.x - side.from.x, to.y - side.from.y)
    if (length < 1e-9) return []
    const normal = { x: (sign * (to.y - side.from.y)) / length, y: (sign * (side.from.x - to.x)) / length }
    return [{ side, line: { normal, reach: dot(normal, side.from) } }]
  })
  return removeLoops(stretches.flatMap((after, i) => corner(after.side.from, stretches.at(i - 1)!, after)))
}

/** Offsets a closed outline outward by the same distance everywhere. */
export const offsetUniformly = (outline: readonly Point[], byMm: number): Point[] =>
  offsetOutline(outline.map(from => ({ from, byMm })))
