import type { Point } from '@kitwright/measure'
import { sideOf } from '../pieceMeshes/pieceSet.ts'
import type { SewnMesh, SewnPiece } from '../pieceMeshes/sewnMesh.ts'
import type { Table } from './flattenedTable.ts'

/** One side of a piece: its points on one sheet of the flat garment. */
interface Half {
  readonly mesh: SewnPiece
  readonly sheet: 1 | -1
  readonly points: readonly number[]
}

const halvesOf = (mesh: SewnPiece): Half[] =>
  ([1, -1] as const).flatMap(sheet => {
    const points = new Set(mesh.triangles.flatMap((triangle, i) => (mesh.sheets[i] === sheet ? [...triangle] : [])))
    return points.size > 0 ? [{ mesh, sheet, points: [...points] }] : []
  })

const meanOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})

/** Returns the rigid motion without mirroring that best maps `from` to `to`. */
function bestMove(from: readonly Point[], to: readonly Point[]): (at: Point) => Point {
  const [a, b] = [meanOf(from), meanOf(to)]
  let [re, im] = [0, 0]
  from.forEach((point, i) => {
    const [u, v, w, z] = [point.x - a.x, point.y - a.y, to[i]!.x - b.x, to[i]!.y - b.y]
    re += u * w + v * z
    im += u * z - v * w
  })
  const length = Math.hypot(re, im) || 1
  const [cos, sin] = [re / length, im / length]
  return ({ x, y }) => ({
    x: b.x + cos * (x - a.x) - sin * (y - a.y),
    y: b.y + sin * (x - a.x) + cos * (y - a.y),
  })
}

const mirrored = ({ x, y }: Point, sheet: 1 | -1): Point => ({ x: sheet * x, y })

/** Returns the waist end of a leg's seam to the other leg, which lies on the garment's centre line. */
function middleOfWaist({ edges, points }: SewnPiece): Point {
  const crotch = edges.get('crotch')
  if (!crotch) throw new Error('a garment without front and back has legs')
  return crotch.map(({ point }) => points[point]!).reduce((a, b) => (b.y < a.y ? b : a))
}

export interface Guess {
  readonly table: Table
  /** Vertices of front and back, which are fixed. */
  readonly isBody: Uint8Array
}

/**
 * Returns an initial layout: front and back as cut, and every half of an attached piece unbent, aligned to its placed
 * neighbours.
 */
export function guessTable({ pieces, count }: SewnMesh): Guess {
  const table: Table = { x: new Float64Array(count), y: new Float64Array(count) }
  const isBody = new Uint8Array(count)
  const times = new Uint32Array(count)
  const put = (v: number, { x, y }: Point): void => {
    const n = times[v]!++
    table.x[v] = (table.x[v]! * n + x) / (n + 1)
    table.y[v] = (table.y[v]! * n + y) / (n + 1)
  }
  for (const { piece, points, vertices } of pieces) {
    const side = sideOf(piece)
    if (side === 0) continue
    points.forEach((point, i) => {
      const v = vertices[i]!
      if (isBody[v] === 0) put(v, mirrored(point, side))
      isBody[v] = 1
    })
  }
  const lay = ({ mesh, sheet, points }: Half, move: (at: Point) => Point): void => {
    for (const k of points) {
      const v = mesh.vertices[k]!
      if (isBody[v] === 0) put(v, move(mirrored(mesh.points[k]!, sheet)))
    }
  }
  const open = new Set(pieces.filter(({ piece }) => sideOf(piece) === 0).flatMap(halvesOf))
  const leg = [...open].find(({ mesh }) => mesh.piece.id === 'shortsFrontL')
  if (leg) {
    const top = middleOfWaist(leg.mesh)
    lay(leg, ({ x, y }) => ({ x: x - top.x, y }))
    open.delete(leg)
  }
  const known = ({ mesh, points }: Half): number[] => points.filter(k => times[mesh.vertices[k]!]! > 0)
  while (open.size > 0) {
    const next = [...open].reduce((a, b) => (known(b).length > known(a).length ? b : a))
    const there = known(next)
    const from = there.map(k => mirrored(next.mesh.points[k]!, next.sheet))
    const to = there.map(k => ({ x: table.x[next.mesh.vertices[k]!]!, y: table.y[next.mesh.vertices[k]!]! }))
    lay(next, bestMove(from, to))
    open.delete(next)
  }
  return { table, isBody }
}
