import { distance, type Point } from '@kitwright/measure'
import type { Line } from './line.ts'

export type Corner<Name extends string> = readonly [edge: Name, at: Point]

const MAX_OFF_MM = 3

function cornerIndex(outline: Line, [edge, at]: Corner<string>): number {
  let best = 0
  for (let i = 1; i < outline.length; i++) {
    if (distance(outline[i]!, at) < distance(outline[best]!, at)) best = i
  }
  const off = distance(outline[best]!, at)
  if (off > MAX_OFF_MM) throw new Error(`the corner before edge ${edge} lies ${off.toFixed(1)} mm off its outline`)
  return best
}

function stretch(outline: Line, from: number, to: number): Point[] {
  const points = [outline[from]!]
  for (let i = from; points.length === 1 || i !== to;) {
    i = (i + 1) % outline.length
    points.push(outline[i]!)
  }
  return points
}

/**
 * Cuts a closed outline into named edges: each edge runs from its corner to the next one, in outline order.
 * Throws when a corner lies more than 3 mm off the outline.
 */
export function cutOutline<Name extends string>(
  outline: Line,
  corners: readonly Corner<Name>[],
): Record<Name, Point[]> {
  const isClosed = distance(outline[0]!, outline.at(-1)!) < 0.01
  const points = isClosed ? outline.slice(0, -1) : outline
  const at = corners.map(corner => cornerIndex(points, corner))
  const edges = corners.map(([name], k) => [name, stretch(points, at[k]!, at[(k + 1) % at.length]!)] as const)
  return Object.fromEntries(edges) as Record<Name, Point[]>
}
