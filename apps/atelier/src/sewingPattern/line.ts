import { distance, type Point } from '@kitwright/measure'
import type { PathOp } from './draftDesign.ts'

/** An open polyline in millimetres. */
export type Line = readonly Point[]

const SAME = 1e-6

/** Copy without repeats: drops points closer than a nanometre to the one before. */
function withoutRepeats(points: Line): Point[] {
  const kept: Point[] = []
  for (const p of points) if (kept.length === 0 || distance(kept.at(-1)!, p) > SAME) kept.push(p)
  return kept
}

function curvePoints(from: Point, op: Extract<PathOp, { type: 'curve' }>, stepMm: number): Point[] {
  const hull = distance(from, op.cp1) + distance(op.cp1, op.cp2) + distance(op.cp2, op.to)
  const count = Math.max(12, Math.ceil(hull / stepMm))
  return Array.from({ length: count }, (_, i) => {
    const t = (i + 1) / count
    const s = 1 - t
    const at = (k: 'x' | 'y'): number =>
      s * s * s * from[k] + 3 * s * s * t * op.cp1[k] + 3 * s * t * t * op.cp2[k] + t * t * t * op.to[k]
    return { x: at('x'), y: at('y') }
  })
}

/** A FreeSewing path as a polyline; curves become chords of about `stepMm`. */
export function flattenPath(ops: readonly PathOp[], stepMm = 2): Point[] {
  const points: Point[] = []
  let from: Point = { x: 0, y: 0 }
  for (const op of ops) {
    if (!('to' in op)) continue
    if (op.type === 'curve') points.push(...curvePoints(from, op, stepMm))
    else points.push({ x: op.to.x, y: op.to.y })
    from = op.to
  }
  return withoutRepeats(points)
}

export function lineLength(line: Line): number {
  let sum = 0
  for (let i = 1; i < line.length; i++) sum += distance(line[i - 1]!, line[i]!)
  return sum
}

/** Line mirrored about x = 0 and reversed, so that outlines keep their orientation. */
export const mirrorLine = (line: Line): Point[] => line.map(p => ({ x: -p.x, y: p.y })).reverse()

export const shiftLine = (line: Line, by: Point): Point[] => line.map(p => ({ x: p.x + by.x, y: p.y + by.y }))

/** Lines joined end to end; the shared end points appear once. */
export const joinLines = (...lines: readonly Line[]): Point[] => withoutRepeats(lines.flat())

/** The point `along` millimetres from the start, clamped to the ends. */
export function pointAlong(line: Line, along: number): Point {
  let done = 0
  for (let i = 1; i < line.length; i++) {
    const a = line[i - 1]!
    const b = line[i]!
    const step = distance(a, b)
    if (done + step >= along && step > 0) {
      const t = Math.max(0, (along - done) / step)
      return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t }
    }
    done += step
  }
  return line.at(-1)!
}

/** The line cut in two at `along` millimetres from its start. */
export function splitLine(line: Line, along: number): [Point[], Point[]] {
  const cut = pointAlong(line, along)
  const head: Point[] = [line[0]!]
  const tail: Point[] = [cut]
  let done = 0
  for (let i = 1; i < line.length; i++) {
    done += distance(line[i - 1]!, line[i]!)
    if (done < along - SAME) head.push(line[i]!)
    else if (done > along + SAME) tail.push(line[i]!)
  }
  return [[...head, cut], tail]
}

/** Line resampled to `count` segments of equal length: `count + 1` points, the ends exact. */
export function resampleLine(line: Line, count: number): Point[] {
  const length = lineLength(line)
  return Array.from({ length: count + 1 }, (_, i) => {
    if (i === 0) return line[0]!
    return i === count ? line.at(-1)! : pointAlong(line, (length * i) / count)
  })
}

/** Distance to an open line, mm. */
export function distanceToLine(line: Line, at: Point): number {
  let least = Infinity
  for (let i = 1; i < line.length; i++) {
    const a = line[i - 1]!
    const [ex, ey] = [line[i]!.x - a.x, line[i]!.y - a.y]
    const t = Math.min(1, Math.max(0, ((at.x - a.x) * ex + (at.y - a.y) * ey) / (ex * ex + ey * ey || 1)))
    least = Math.min(least, Math.hypot(at.x - a.x - ex * t, at.y - a.y - ey * t))
  }
  return least
}
