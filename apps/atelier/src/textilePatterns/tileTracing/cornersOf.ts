import type { Alpha } from '../tileFiles/checkTile.ts'
import { placesToKeep } from './simplify.ts'

/**
 * Simplification tolerance before corners are detected, px: a circle of two pixels turns by less than a corner at each
 * of its points.
 */
const SIMPLIFIED_PX = 0.2
/** A sharper turn is a corner. */
const CORNER_COS = Math.cos((50 * Math.PI) / 180)

/** Cosine of the turn at a vertex of a ring. */
function turnCos(ring: readonly number[], before: number, at: number, after: number): number {
  const [ax, ay] = [ring[2 * at]! - ring[2 * before]!, ring[2 * at + 1]! - ring[2 * before + 1]!]
  const [bx, by] = [ring[2 * after]! - ring[2 * at]!, ring[2 * after + 1]! - ring[2 * at + 1]!]
  return (ax * bx + ay * by) / Math.hypot(ax, ay) / Math.hypot(bx, by)
}

/**
 * Vertices at which a ring of a tile has corners: sharp turns, and points where it reaches or leaves the tile's edge.
 * Halves that meet there must end at the very same point.
 */
export function cornersOf(ring: readonly number[], { width, height }: Pick<Alpha, 'width' | 'height'>): number[] {
  const count = ring.length / 2
  const corners = new Set<number>()
  const kept = placesToKeep(ring, SIMPLIFIED_PX)
  for (const [i, at] of kept.entries())
    if (turnCos(ring, kept.at(i - 1)!, at, kept[(i + 1) % kept.length]!) < CORNER_COS) corners.add(at)
  const edgeOf = (i: number): string => {
    const [x, y] = [ring[2 * (i % count)]!, ring[2 * (i % count) + 1]!]
    return [x === 0, x === width, y === 0, y === height].join()
  }
  for (let i = 0; i < count; i++) {
    const [before, here, after] = [edgeOf(i + count - 1), edgeOf(i), edgeOf(i + 1)]
    if (here.includes('true') && (before !== here || after !== here)) corners.add(i)
  }
  return [...corners].toSorted((a, b) => a - b)
}
