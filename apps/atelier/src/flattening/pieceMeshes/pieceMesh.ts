import type { Piece } from '@kitwright/garment'
import { distance, type Point, polygonContains } from '@kitwright/measure'
import { distanceToLine } from '../../sewingPattern/line.ts'
import { creaseOf, sheetOf, spotOn } from './crease.ts'
import { STEP_MM, type SharesOf } from './seamShares.ts'
import { splitChords } from './splitChords.ts'
import { type Triangle, triangulate } from './triangulate.ts'

/** A point of an edge, by its index in the mesh's points. */
export interface EdgePoint {
  readonly share: number
  readonly point: number
}

/** A piece cut into triangles of equal orientation. */
export interface PieceMesh {
  readonly piece: Piece
  readonly points: readonly Point[]
  readonly triangles: readonly Triangle[]
  /** Side of each triangle: 1 is the front of the flat garment, −1 the back. */
  readonly sheets: readonly (1 | -1)[]
  readonly crease: readonly [Point, Point] | null
  readonly edges: ReadonlyMap<string, readonly EdgePoint[]>
}

const SAME_MM = 1e-3
const ROW = 0.866

/** Returns a set of points; `put` adds a point unless it exists. */
function pointSet(): { readonly points: Point[]; put(at: Point): number } {
  const points: Point[] = []
  return {
    points,
    put(at) {
      const known = points.findIndex(point => distance(point, at) < SAME_MM)
      return known >= 0 ? known : points.push(at) - 1
    },
  }
}

/** Returns a hexagonal grid inside the outline, clear of it and of the crease. It is symmetric about x = 0. */
function innerPoints(piece: Piece, ring: readonly Point[], crease: readonly [Point, Point] | null): Point[] {
  const [x0, y0, x1, y1] = piece.box
  const closed = [...ring, ring[0]!]
  const isClear = (at: Point): boolean =>
    polygonContains(ring, at) &&
    distanceToLine(closed, at) >= STEP_MM / 2 &&
    (!crease || distanceToLine(crease, at) >= STEP_MM / 2)
  const rows = Math.ceil((y1 - y0) / (STEP_MM * ROW))
  return Array.from({ length: rows - 1 }, (_, i) => i + 1).flatMap(row => {
    const from = Math.floor(x0 / STEP_MM) * STEP_MM + (row % 2 ? STEP_MM / 2 : 0)
    const count = Math.max(0, Math.ceil((x1 - from) / STEP_MM))
    const line = Array.from({ length: count }, (_, k) => ({ x: from + k * STEP_MM, y: y0 + row * STEP_MM * ROW }))
    return line.filter(isClear)
  })
}

function creasePoints([a, b]: readonly [Point, Point]): Point[] {
  const count = Math.max(2, Math.round(distance(a, b) / (STEP_MM * 0.8)))
  return Array.from({ length: count - 1 }, (_, i) => {
    const share = (i + 1) / count
    return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share }
  })
}

/** Cuts a piece into triangles with exactly the requested points on its edges. */
export function meshPiece(piece: Piece, sharesOf: SharesOf): PieceMesh {
  const { points, put } = pointSet()
  const edges = new Map<string, EdgePoint[]>()
  for (const { name } of piece.edges) {
    const along = sharesOf(piece.id, name).map(share => ({ share, point: put(spotOn(piece, [name, share])) }))
    edges.set(name, along)
  }
  const around = piece.edges.flatMap(({ name }) =>
    edges
      .get(name)!
      .slice(0, -1)
      .map(({ point }) => point),
  )
  const ring = around.map(point => points[point]!)
  const fold = creaseOf(piece)
  const crease = fold ? ([spotOn(piece, fold.from), spotOn(piece, fold.to)] as const) : null
  for (const at of crease ? creasePoints(crease) : []) put(at)
  for (const at of innerPoints(piece, ring, crease)) put(at)
  const triangles = splitChords(points, triangulate(points, ring), around)
  const sheets = triangles.map(([a, b, c]) => {
    const [p, q, r] = [points[a]!, points[b]!, points[c]!]
    return sheetOf(piece, crease, { x: (p.x + q.x + r.x) / 3, y: (p.y + q.y + r.y) / 3 })
  })
  return { piece, points, triangles, sheets, crease, edges }
}
