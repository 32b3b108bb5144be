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

/** The vectors from a point to the corners of an outline, their lengths, and the weights of the corners. */
interface Rays {
  readonly x: Float64Array
  readonly y: Float64Array
  readonly r: Float64Array
  readonly halfTans: Float64Array
  readonly weights: Float64Array
}

function createRays(count: number): Rays {
  const numbers = (): Float64Array => new Float64Array(count)
  return { x: numbers(), y: numbers(), r: numbers(), halfTans: numbers(), weights: numbers() }
}

/** Writes the weights of a point on the outline, which are those of its segment's ends. False elsewhere. */
function weighOnOutline({ x, y, r, weights }: Rays): boolean {
  const count = r.length
  for (let i = 0; i < count; i++) {
    const j = (i + 1) % count
    const isCorner = r[i]! < ON_POINT_MM
    const isBetween = Math.abs(x[i]! * y[j]! - y[i]! * x[j]!) < ON_POINT_MM && x[i]! * x[j]! + y[i]! * y[j]! <= 0
    if (!isCorner && !isBetween) continue
    weights.fill(0)
    weights[i] = isCorner ? 1 : r[j]! / (r[i]! + r[j]!)
    if (!isCorner) weights[j] = r[i]! / (r[i]! + r[j]!)
    return true
  }
  return false
}

/** Writes the weights of a point's corners. It is called for each point of each area, so it allocates nothing. */
function weigh(outline: readonly Point[], at: Point, rays: Rays): void {
  const { x, y, r, halfTans, weights } = rays
  const count = outline.length
  for (let i = 0; i < count; i++) {
    const point = outline[i]!
    x[i] = point.x - at.x
    y[i] = point.y - at.y
    r[i] = distance(point, at)
  }
  if (weighOnOutline(rays)) return
  for (let i = 0; i < count; i++) {
    const j = (i + 1) % count
    halfTans[i] = (x[i]! * y[j]! - y[i]! * x[j]!) / (r[i]! * r[j]! + x[i]! * x[j]! + y[i]! * y[j]!)
  }
  let sum = 0
  for (let i = 0; i < count; i++) {
    weights[i] = (halfTans[(i + count - 1) % count]! + halfTans[i]!) / r[i]!
    sum += weights[i]!
  }
  for (let i = 0; i < count; i++) weights[i]! /= sum
}

/**
 * Returns the function from a point in a closed outline to its mean-value coordinates (Floater 2003), one per corner,
 * which sum to 1. Its result is overwritten by the next call.
 */
export function meanValueCoordinates(outline: readonly Point[]): (at: Point) => Float64Array {
  const rays = createRays(outline.length)
  return at => {
    weigh(outline, at, rays)
    return rays.weights
  }
}

/**
 * Returns the map from the base piece to the graded piece by mean-value coordinates (Floater 2003); edges of the same
 * name are paired by arc length. It is smooth but bends straight lines, so it suits panels and photographs, not
 * stripes.
 */
export function meanValueMap(sizes: PiecePair): PieceMap {
  const [from, to] = pairedLoops(sizes)
  const weightsAt = meanValueCoordinates(from)
  return at => {
    const weights = weightsAt(at)
    let [x, y] = [0, 0]
    for (let i = 0; i < to.length; i++) {
      x += weights[i]! * to[i]!.x
      y += weights[i]! * to[i]!.y
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
