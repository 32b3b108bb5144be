import { clamp, distance, type Point } from '@kitwright/measure'
import { lengthOf } from './measurePieces.ts'
import type { Piece, PieceEdge } from '../catalogue/types.ts'

/** A point on a piece's outline, the same in every size. */
export interface EdgePlace {
  readonly edge: PieceEdge
  /** Share of the edge's length, from its start. */
  readonly share: number
}

/** Returns the point at a share of a line's length. */
export function pointAt(line: readonly Point[], share: number): Point {
  let left = clamp(share, 0, 1) * lengthOf(line)
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1]!, line[i]!]
    const mm = distance(a, b)
    if (left <= mm || i === line.length - 1) {
      const part = mm > 0 ? Math.min(1, left / mm) : 0
      return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part }
    }
    left -= mm
  }
  return line[0]!
}

/** Returns the distance from a line to a point, mm, and the nearest point as a share of its length. */
function nearestOn(line: readonly Point[], at: Point): { readonly mm: number; readonly share: number } {
  const whole = lengthOf(line) || 1
  let [done, best] = [0, { mm: Infinity, share: 0 }]
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1]!, line[i]!]
    const [dx, dy] = [b.x - a.x, b.y - a.y]
    const part = clamp(((at.x - a.x) * dx + (at.y - a.y) * dy) / (dx ** 2 + dy ** 2 || 1), 0, 1)
    const mm = distance(at, { x: a.x + dx * part, y: a.y + dy * part })
    if (mm < best.mm) best = { mm, share: (done + part * distance(a, b)) / whole }
    done += distance(a, b)
  }
  return best
}

/** Returns the point on a piece's outline within `reachMm` of a point; null inside. */
export function edgePlace({ edges }: Piece, at: Point, reachMm: number): EdgePlace | null {
  let found: (EdgePlace & { readonly mm: number }) | null = null
  for (const edge of edges) {
    const { mm, share } = nearestOn(edge.points, at)
    if (mm <= reachMm && (!found || mm < found.mm)) found = { edge, share, mm }
  }
  return found
}
