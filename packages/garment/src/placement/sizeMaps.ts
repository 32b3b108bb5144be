import { distance, type Point } from '@kitwright/measure'
import { lengthOf } from './measurePieces.ts'
import { landmarksOf, sidesAt } from './placeLandmarks.ts'
import type { Piece, PieceEdge } from '../catalogue/types.ts'

/** A piece as designed and in another size. Both have the same edges by name. */
export interface PiecePair {
  readonly base: Piece
  readonly graded: Piece
}

export type PieceMap = (at: Point) => Point

const POINT_EVERY_MM = 12
const MIN_STRETCHES = 4
const ON_POINT_MM = 1e-7

function alongEdge({ points }: PieceEdge, count: number): Point[] {
  const step = lengthOf(points) / count
  const even: Point[] = []
  let done = 0
  let i = 1
  for (let k = 0; k < count; k++) {
    while (done + distance(points[i - 1]!, points[i]!) < k * step) {
      done += distance(points[i - 1]!, points[i]!)
      i++
    }
    const [a, b] = [points[i - 1]!, points[i]!]
    const share = Math.min(1, (k * step - done) / (distance(a, b) || 1))
    even.push({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share })
  }
  return even
}

/** Returns both outlines with points that pair one to one: edges by name, points by share of their length. */
function pairedLoops({ base, graded }: PiecePair): [from: Point[], to: Point[]] {
  const pairs = base.edges.map(edge => {
    const to = graded.edges.find(e => e.name === edge.name)
    if (!to) throw new Error(`piece ${graded.id} has no edge ${edge.name} in this size`)
    const count = Math.max(MIN_STRETCHES, Math.round(lengthOf(edge.points) / POINT_EVERY_MM))
    return [alongEdge(edge, count), alongEdge(to, count)] as const
  })
  return [pairs.flatMap(([from]) => from), pairs.flatMap(([, to]) => to)]
}

interface Ray {
  readonly x: number
  readonly y: number
  readonly r: number
}

/** Returns the weights of a point on the outline, which are those of its segment's ends. Null elsewhere. */
function onOutline(rays: readonly Ray[]): Map<number, number> | null {
  for (let i = 0; i < rays.length; i++) {
    const a = rays[i]!
    if (a.r < ON_POINT_MM) return new Map([[i, 1]])
    const j = (i + 1) % rays.length
    const b = rays[j]!
    const across = a.x * b.y - a.y * b.x
    if (Math.abs(across) < ON_POINT_MM && a.x * b.x + a.y * b.y <= 0) {
      return new Map([
        [i, b.r / (a.r + b.r)],
        [j, a.r / (a.r + b.r)],
      ])
    }
  }
  return null
}

/** Returns the mean-value coordinates (Floater 2003) of a point in a closed outline. They sum to 1. */
export function meanValueCoordinates(outline: readonly Point[], at: Point): Map<number, number> {
  const rays = outline.map((p): Ray => ({ x: p.x - at.x, y: p.y - at.y, r: distance(p, at) }))
  const edge = onOutline(rays)
  if (edge) return edge
  const halfTans = rays.map((a, i) => {
    const b = rays[(i + 1) % rays.length]!
    return (a.x * b.y - a.y * b.x) / (a.r * b.r + a.x * b.x + a.y * b.y)
  })
  const raw = rays.map(({ r }, i) => (halfTans.at(i - 1)! + halfTans[i]!) / r)
  const sum = raw.reduce((a, b) => a + b, 0)
  return new Map(raw.map((weight, i) => [i, weight / sum]))
}

/**
 * Returns the map from the base piece to the graded piece by mean-value coordinates (Floater 2003); edges of the same
 * name are paired by arc length. It is smooth but bends straight lines, so it suits panels and photographs, not
 * stripes.
 */
export function meanValueMap(sizes: PiecePair): PieceMap {
  const [from, to] = pairedLoops(sizes)
  return at => {
    let [x, y] = [0, 0]
    for (const [i, weight] of meanValueCoordinates(from, at)) {
      x += weight * to[i]!.x
      y += weight * to[i]!.y
    }
    return { x, y }
  }
}

/** One band, between two heights of the base piece: y' = y · scaleY + shiftY, x' = x · scaleX. */
export interface SizeBand {
  readonly fromY: number
  readonly toY: number
  readonly scaleX: number
  readonly scaleY: number
  readonly shiftY: number
}

/**
 * Returns a piecewise linear map by height (shoulder, underarm, hem) with one width scale. Straight lines stay straight
 * and match across side seams: for stripes and gradients. Outer bands extend beyond the piece.
 */
export function sizeBands({ base, graded }: PiecePair): readonly SizeBand[] {
  const [from, to] = [landmarksOf(base), landmarksOf(graded)]
  const heights = (['shoulder', 'level', 'bottom'] as const).map(name => [from[name], to[name]] as const)
  const width = (piece: Piece, level: number): number => {
    const sides = sidesAt(piece.outline, level + 1)
    return sides ? sides[1] - sides[0] : piece.box[2] - piece.box[0]
  }
  const scaleX = width(graded, to.level) / width(base, from.level)
  return [0, 1].map(i => {
    const [[y0, z0], [y1, z1]] = [heights[i]!, heights[i + 1]!]
    const scaleY = y1 - y0 > 1 ? (z1 - z0) / (y1 - y0) : 1
    return {
      fromY: i === 0 ? -Infinity : y0,
      toY: i === 1 ? Infinity : y1,
      scaleX,
      scaleY,
      shiftY: z0 - y0 * scaleY,
    }
  })
}

export function bandMap(sizes: PiecePair): PieceMap {
  const bands = sizeBands(sizes)
  return at => {
    const { scaleX, scaleY, shiftY } = bands.find(({ toY }) => at.y < toY) ?? bands.at(-1)!
    return { x: at.x * scaleX, y: at.y * scaleY + shiftY }
  }
}

/**
 * Returns the shift of a pattern's origin that preserves the true size of its tiles: rows stay anchored to the
 * underarm's level and so agree across the side seam. `columnShift` moves the back's columns so that they continue
 * where the front's end.
 */
export function tileShift({ base, graded }: PiecePair): { readonly y: number; readonly columnShift: number } {
  const [from, to] = [landmarksOf(base), landmarksOf(graded)]
  const sides = sidesAt(graded.outline, to.level + 1)
  return { y: to.level - from.level, columnShift: sides ? sides[1] - sides[0] : 0 }
}
