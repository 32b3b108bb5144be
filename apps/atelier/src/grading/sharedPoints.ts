import { distance, type Point } from '@kitwright/measure'
import { type Line, lineLength, pointAlong } from '../sewingPattern/line.ts'

const TOLERANCE_MM = 0.3
const MAX_POINTS = 60

interface LineDeviation {
  readonly at: number
  readonly awayMm: number
}

function awayFrom(p: Point, [a, b]: readonly [Point, Point]): number {
  const span = distance(a, b)
  if (span < 1e-6) return distance(p, a)
  return Math.abs((b.x - a.x) * (a.y - p.y) - (a.x - p.x) * (b.y - a.y)) / span
}

/** Returns the vertex of a line that lies farthest from the polyline through its points at `shares`. */
function farthest(line: Line, shares: readonly number[]): LineDeviation {
  const length = lineLength(line)
  const corners = shares.map(share => pointAlong(line, share * length))
  let worst: LineDeviation = { at: 0, awayMm: 0 }
  let done = 0
  let stretch = 1
  for (let i = 1; i < line.length - 1; i++) {
    done += distance(line[i - 1]!, line[i]!)
    const at = done / length
    while (stretch < shares.length - 1 && shares[stretch]! < at) stretch++
    const awayMm = awayFrom(line[i]!, [corners[stretch - 1]!, corners[stretch]!])
    if (awayMm > worst.awayMm) worst = { at, awayMm }
  }
  return worst
}

/**
 * Returns positions for points on an edge such that the same shares of its length serve every size: as few as keep all
 * sizes within 0.3 mm of the drafted curve. The ends are included.
 */
export function sharedShares(lines: readonly Line[]): number[] {
  let shares = [0, 1]
  for (;;) {
    const worst = lines.map(line => farthest(line, shares)).reduce((a, b) => (b.awayMm > a.awayMm ? b : a))
    if (worst.awayMm <= TOLERANCE_MM || shares.length >= MAX_POINTS) return shares
    shares = [...shares, worst.at].toSorted((a, b) => a - b)
  }
}

/** Returns an edge's points at shares of its length, with exact ends. */
export function pointsAt(line: Line, shares: readonly number[]): Point[] {
  const length = lineLength(line)
  return shares.map(share => {
    if (share === 0) return line[0]!
    return share === 1 ? line.at(-1)! : pointAlong(line, share * length)
  })
}
