import type { Piece, PieceEdge } from '@kitwright/garment'
import { boxHeight, boxWidth, type Point } from '@kitwright/measure'

/** The finish of a piece's edge. */
export const EDGE_KINDS = ['hem', 'seam', 'topstitched', 'fold'] as const
export type EdgeKind = (typeof EDGE_KINDS)[number]

/** Names of edges of collars and bands that are knitted to shape or folded: nothing is sewn there. */
const FOLDED = /^(?:outer|end(?:Plus|Minus)|fold|top|open(?:Plus|Minus))$/

/** Returns how an edge is finished. A rib's free edge is a fold: nothing is sewn there. */
export function edgeKindOf(edge: PieceEdge, { isRib }: Pick<Piece, 'isRib'>): EdgeKind {
  const isHem = edge.name.startsWith('hem')
  if (isRib) return isHem || edge.name === 'top' ? 'fold' : 'seam'
  if (isHem) return 'hem'
  if (FOLDED.test(edge.name)) return 'fold'
  return /^(?:neck|arm|cap|waist)/.test(edge.name) ? 'topstitched' : 'seam'
}

/** The distance that a full byte stands for, mm. */
export const DISTANCE_RANGE_MM = 32
/** Distances up to which an edge marks the cloth, mm. */
const REACH_MM: Readonly<Record<EdgeKind, number>> = { hem: 28, seam: 14, topstitched: 14, fold: 10 }

/** Distances to a piece's edges as an image over its box: a channel for each of `EDGE_KINDS`, 255 where none is near. */
export interface EdgeDistances {
  readonly widthPx: number
  readonly heightPx: number
  readonly data: Uint8Array
}

interface Raster extends EdgeDistances {
  readonly channel: number
  readonly reachPx: number
  readonly bytePerPx: number
}

/** Lowers the distances around a stretch whose ends are in texels. */
function approach({ widthPx, heightPx, data, channel, reachPx, bytePerPx }: Raster, a: Point, b: Point): void {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const perLength = 1 / (dx * dx + dy * dy || 1)
  const x0 = Math.max(0, Math.floor(Math.min(a.x, b.x) - reachPx))
  const x1 = Math.min(widthPx - 1, Math.ceil(Math.max(a.x, b.x) + reachPx))
  const y0 = Math.max(0, Math.floor(Math.min(a.y, b.y) - reachPx))
  const y1 = Math.min(heightPx - 1, Math.ceil(Math.max(a.y, b.y) + reachPx))
  for (let y = y0; y <= y1; y++)
    for (let x = x0; x <= x1; x++) {
      const [px, py] = [x + 0.5 - a.x, y + 0.5 - a.y]
      const t = Math.min(1, Math.max(0, (px * dx + py * dy) * perLength))
      const value = Math.sqrt((px - t * dx) ** 2 + (py - t * dy) ** 2) * bytePerPx
      const i = 4 * (y * widthPx + x) + channel
      if (value < data[i]!) data[i] = value + 0.5
    }
}

/** Computes the distances to a piece's edges. */
export function edgeDistances(
  piece: Pick<Piece, 'box' | 'edges' | 'isRib'>,
  size: { readonly widthPx: number; readonly heightPx: number },
): EdgeDistances {
  const { widthPx, heightPx } = size
  const { box, edges } = piece
  const distances = { widthPx, heightPx, data: new Uint8Array(4 * widthPx * heightPx).fill(255) }
  const [sx, sy] = [widthPx / boxWidth(box), heightPx / boxHeight(box)]
  for (const edge of edges) {
    const kind = edgeKindOf(edge, piece)
    const raster = {
      ...distances,
      channel: EDGE_KINDS.indexOf(kind),
      reachPx: REACH_MM[kind] * Math.max(sx, sy),
      bytePerPx: 255 / DISTANCE_RANGE_MM / sx,
    }
    const points = edge.points.map(({ x, y }) => ({ x: (x - box[0]) * sx, y: (y - box[1]) * sy }))
    for (let i = 1; i < points.length; i++) approach(raster, points[i - 1]!, points[i]!)
  }
  return distances
}
