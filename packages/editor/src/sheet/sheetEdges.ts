import { modelsOf, seamNeighbour, type Garment, type GarmentOptions, type Model } from '@kitwright/garment'
import { clamp, distance, type Point } from '@kitwright/measure'
import { onSheet, type Sheet } from './layOutSheet.ts'

/** An edge of a piece on the sheet, mm. */
export interface SheetEdge {
  readonly piece: string
  readonly name: string
  readonly points: readonly Point[]
  /** Edge that it is sewn to; absent at a hem or an opening. */
  readonly partner?: { readonly piece: string; readonly points: readonly Point[] }
}

function edgesIn(model: Model, { pieces }: Sheet): SheetEdge[] {
  return pieces
    .filter(({ piece }) => model.pieces.some(({ id }) => id === piece.id))
    .flatMap(laid =>
      laid.piece.edges.map(({ name, points }) => {
        const place = (at: Point): Point => onSheet(laid, at)
        const edge = { piece: laid.piece.id, name, points: points.map(place) }
        const other = seamNeighbour(model, laid.piece.id, name)
        const there = other && pieces.find(({ piece }) => piece.id === other.piece.id)
        if (!other || !there) return edge
        return { ...edge, partner: { piece: other.piece.id, points: other.edge.points.map(at => onSheet(there, at)) } }
      }),
    )
}

/** Returns every edge of the pieces on a sheet, with the edge it is sewn to. */
export const edgesOn = (sheet: Sheet, garment: Garment, options: GarmentOptions): SheetEdge[] =>
  modelsOf(garment, options).flatMap(model => edgesIn(model, sheet))

function distanceTo(at: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const length = dx * dx + dy * dy
  const share = length > 0 ? clamp(((at.x - a.x) * dx + (at.y - a.y) * dy) / length, 0, 1) : 0
  return distance(at, { x: a.x + dx * share, y: a.y + dy * share })
}

/** Returns the nearest edge within `toleranceMm` of a point of the sheet; null if there is none. */
export function edgeAt(edges: readonly SheetEdge[], at: Point, toleranceMm: number): SheetEdge | null {
  let [nearest, least]: [SheetEdge | null, number] = [null, toleranceMm]
  for (const edge of edges) {
    for (const [i, b] of edge.points.entries()) {
      const away = i === 0 ? Infinity : distanceTo(at, edge.points[i - 1]!, b)
      if (away <= least) [nearest, least] = [edge, away]
    }
  }
  return nearest
}
