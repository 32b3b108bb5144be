import type { SewnMesh } from '../pieceMeshes/sewnMesh.ts'
import { type Corner, cornersOf, type FixedCoordinates, type Table } from './flattenedTable.ts'

const ROUNDS = 120
/** Triangles below this share of their area count as folded. */
const NEARLY_FLAT = 0.03

const cross = ([ax, ay]: readonly [number, number], [bx, by]: readonly [number, number]): number => ax * by - ay * bx

function isFolded({ vertices: [a, b, c], edges }: Corner, { x, y }: Table): boolean {
  const flat = cross(edges[0]!, edges[1]!)
  const laid = cross([x[b]! - x[a]!, y[b]! - y[a]!], [x[c]! - x[a]!, y[c]! - y[a]!])
  return (laid * Math.sign(flat)) / Math.abs(flat) < NEARLY_FLAT
}

function neighboursOf(corners: readonly Corner[], count: number): ReadonlySet<number>[] {
  const near: Set<number>[] = Array.from({ length: count }, () => new Set())
  for (const { vertices } of corners) for (const a of vertices) for (const b of vertices) if (a !== b) near[a]!.add(b)
  return near
}

/** Returns everything within so many edges. */
function widened(found: ReadonlySet<number>, near: readonly ReadonlySet<number>[], reach: number): Set<number> {
  let all = new Set(found)
  for (let i = 0; i < reach; i++) all = new Set([...all].flatMap(v => [v, ...near[v]!]))
  return all
}

/**
 * Unfolds triangles of the flattened mesh: moves their vertices, and after each 15 rounds a wider neighbourhood (up to 3 edges), to the
 * mean of their neighbours. At most 120 rounds; fixed coordinates stay.
 */
export function unfoldTriangles(mesh: SewnMesh, table: Table, held: FixedCoordinates): void {
  const corners = cornersOf(mesh)
  const near = neighboursOf(corners, mesh.count)
  for (let round = 0; round < ROUNDS; round++) {
    const folded = corners.filter(corner => isFolded(corner, table) && !corner.vertices.every(v => held.x[v] === 1))
    if (folded.length === 0) return
    const moved = widened(
      new Set(folded.flatMap(({ vertices }) => vertices)),
      near,
      Math.min(3, Math.floor(round / 15)),
    )
    for (const v of moved) {
      const around = [...near[v]!]
      const mean = (values: Float64Array): number => around.reduce((sum, w) => sum + values[w]!, 0) / around.length
      if (held.x[v] === 0) table.x[v] = mean(table.x)
      if (held.y[v] === 0) table.y[v] = mean(table.y)
    }
  }
}
