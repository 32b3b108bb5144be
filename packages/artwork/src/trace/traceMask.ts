import { toDegrees, type Point } from '@kitwright/measure'
import { areaWithin, contoursOf, type Loop, type Mask } from './contours.ts'
import { fitCurves } from './fitCurves.ts'

export interface TraceFineness {
  /** The largest distance of a curve from the traced line in px. */
  readonly tolerance: number
  /** The smallest area of a spot or hole in px²; smaller ones are left out. */
  readonly minArea: number
}

/** A turn of this many degrees within a few pixels is a corner. */
const CORNER = 42
const REACH = 4
/** The length that a soft edge cuts off a corner in px. */
const BLUNT = 0.45
/** The largest bulge in px of a curve that is written as a line. */
const FLAT = 0.12

const pointsOf = (loop: Loop): Point[] =>
  Array.from({ length: loop.length / 2 }, (_, i) => ({ x: loop[2 * i]!, y: loop[2 * i + 1]! }))

function turnAt(points: readonly Point[], i: number): number {
  const count = points.length
  const [before, here, after] = [points[(i - REACH + count) % count]!, points[i]!, points[(i + REACH) % count]!]
  const turned = Math.atan2(after.y - here.y, after.x - here.x) - Math.atan2(here.y - before.y, here.x - before.x)
  return Math.abs(toDegrees(Math.atan2(Math.sin(turned), Math.cos(turned))))
}

/** Returns the corners of a line: the sharpest point of each sharp turn. */
function cornersOf(points: readonly Point[]): number[] {
  const count = points.length
  if (count < 4 * REACH) return []
  const turns = points.map((_, i) => turnAt(points, i))
  return turns.flatMap((turn, i) => {
    if (turn < CORNER) return []
    for (let off = 1; off <= REACH; off++) {
      if (turns[(i - off + count) % count]! > turn || turns[(i + off) % count]! >= turn) return []
    }
    return [i]
  })
}

const rounded = (value: number): number => Math.round(value * 100) / 100 + 0
const written = ({ x, y }: Point): string => `${rounded(x)} ${rounded(y)}`

type Curve = readonly [Point, Point, Point, Point]

/** Returns the largest distance in px of points from the straight line between the first and the last. */
function bulgeOf(points: readonly Point[]): number {
  const [from, to] = [points[0]!, points.at(-1)!]
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  if (length < 1e-6) return Infinity
  const off = (p: Point): number =>
    Math.abs((to.x - from.x) * (p.y - from.y) - (to.y - from.y) * (p.x - from.x)) / length
  return Math.max(...points.map(off))
}

/**
 * Returns the segments from corner to corner: a line if it is close enough (corners are always slightly blunt),
 * otherwise curves.
 */
function stepsAlong(points: readonly Point[], tolerance: number): Curve[] {
  const [from, to] = [points[0]!, points.at(-1)!]
  return bulgeOf(points) < Math.max(BLUNT, tolerance) ? [[from, from, to, to]] : fitCurves(points, tolerance)
}

function pathOfLoop(loop: Loop, tolerance: number): string {
  const points = pointsOf(loop)
  const corners = cornersOf(points)
  const starts = corners.length > 0 ? corners : [0, points.length >> 1]
  const around = [...points, ...points]
  const steps = starts.flatMap((from, i) => {
    const to = starts[i + 1] ?? starts[0]! + points.length
    return stepsAlong(around.slice(from, to + 1), tolerance)
  })
  const lines = steps.map(curve =>
    bulgeOf(curve) < FLAT
      ? `L${written(curve[3])}`
      : `C${curve
          .slice(1)
          .map(point => written(point))
          .join(' ')}`,
  )
  return `M${written(steps[0]![0])}${lines.join('')}Z`
}

/**
 * Traces the inside as one path of smooth curves and sharp corners; empty if there is nothing inside. Holes run in the
 * opposite direction.
 */
export function traceMask(mask: Mask, { tolerance, minArea }: TraceFineness): string {
  return contoursOf(mask)
    .filter(loop => Math.abs(areaWithin(loop)) >= minArea)
    .map(loop => pathOfLoop(loop, tolerance))
    .join('')
}
