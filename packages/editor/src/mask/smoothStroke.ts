import { distance, toDegrees, type Point, lerpPoint } from '@kitwright/measure'
import { resampleByStep, simplifyRing, type Ring } from './ringGeometry.ts'

/** The sampling distance of a hand-drawn line, px of its screen. */
const STEP_PX = 2
/** A turn of so many degrees within so many steps is an intended corner. */
const CORNER_STEPS = 4
const CORNER_DEG = 55
/** The number of smoothing passes: they remove the trembling and preserve the shape. */
const PASSES = 14
/** Invisible deviation, mm, and px of a coarse screen. */
const UNSEEN_MM = 0.1
const UNSEEN_PX = 0.15
/** The share at each end within which a line may cross its own beginning. */
const ENDS = 0.25

/** Returns where two segments cross, as a share of the first; null if they do not. */
export function segmentIntersection(a: Point, b: Point, c: Point, d: Point): number | null {
  const [rx, ry, sx, sy] = [b.x - a.x, b.y - a.y, d.x - c.x, d.y - c.y]
  const across = rx * sy - ry * sx
  if (across === 0) return null
  const along = ((c.x - a.x) * sy - (c.y - a.y) * sx) / across
  const other = ((c.x - a.x) * ry - (c.y - a.y) * rx) / across
  return along >= 0 && along <= 1 && other >= 0 && other <= 1 ? along : null
}

/** Drops the rest of a line beyond the point where it closed itself. */
function closed(line: readonly Point[]): Point[] {
  const reach = Math.floor(line.length * ENDS)
  for (let i = 0; i < reach; i++)
    for (let k = line.length - 2; k >= Math.max(i + 2, line.length - 1 - reach); k--) {
      const share = segmentIntersection(line[i]!, line[i + 1]!, line[k]!, line[k + 1]!)
      if (share !== null) return [lerpPoint(line[i]!, line[i + 1]!, share), ...line.slice(i + 1, k + 1)]
    }
  return [...line]
}

function turnAt(ring: Ring, i: number): number {
  const at = (by: number): Point => ring[(i + by + ring.length) % ring.length]!
  const [before, here, after] = [at(-CORNER_STEPS), at(0), at(CORNER_STEPS)]
  const turn = Math.atan2(after.y - here.y, after.x - here.x) - Math.atan2(here.y - before.y, here.x - before.x)
  return Math.abs(toDegrees(Math.atan2(Math.sin(turn), Math.cos(turn))))
}

/** Returns the indices of corners: the sharpest turn of each neighbourhood. */
function cornersOf(ring: Ring): ReadonlySet<number> {
  const turns = ring.map((_, i) => turnAt(ring, i))
  const isSharpest = (i: number): boolean =>
    Array.from({ length: 2 * CORNER_STEPS + 1 }, (_, k) => k - CORNER_STEPS).every(by => {
      const other = turns[(i + by + ring.length) % ring.length]!
      return other < turns[i]! || by === 0 || (other === turns[i] && by > 0)
    })
  return new Set(turns.flatMap((turn, i) => (turn > CORNER_DEG && isSharpest(i) ? [i] : [])))
}

function calmed(ring: Ring, corners: ReadonlySet<number>): Ring {
  let now = ring
  for (let pass = 0; pass < PASSES; pass++) {
    const before = now
    now = before.map((at, i) => {
      if (corners.has(i)) return at
      return lerpPoint(at, lerpPoint(before.at(i - 1)!, before[(i + 1) % before.length]!, 0.5), 0.5)
    })
  }
  return now
}

/**
 * Turns a hand-drawn closed outline into a ring of few points: it ends where it began, is smoothed, and has the
 * intended corners. `mmPerPx` is how much cloth a pixel of its screen covers. Null for a dot or a dash.
 */
export function smoothStroke(drawn: readonly Point[], mmPerPx: number): Ring | null {
  const stepMm = STEP_PX * mmPerPx
  const [first, last] = [drawn[0], drawn.at(-1)]
  if (!first || !last) return null
  const loop = closed(resampleByStep(drawn, stepMm))
  // Closes the line straight back to its start.
  const isOpen = distance(loop.at(-1)!, loop[0]!) > stepMm
  const ring = isOpen ? [...loop.slice(0, -1), ...resampleByStep([loop.at(-1)!, loop[0]!], stepMm)] : loop
  if (ring.length < 2 * CORNER_STEPS) return null
  return simplifyRing(calmed(ring, cornersOf(ring)), Math.max(UNSEEN_MM, UNSEEN_PX * mmPerPx))
}
