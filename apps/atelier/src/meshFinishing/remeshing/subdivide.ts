import type { Point } from '@kitwright/measure'
import { edgeKey, isOpen, type SewnMesh, type SewnSheet, weldedEdges, type WeldedEdge } from '../cloth/sewnMesh.ts'

type Edges = ReadonlyMap<number, WeldedEdge>

function neighbours(edges: Edges, count: number, wanted: (e: WeldedEdge) => boolean): number[][] {
  const lists: number[][] = Array.from({ length: count }, () => [])
  for (const edge of edges.values()) {
    if (!wanted(edge)) continue
    lists[edge.a]!.push(edge.b)
    lists[edge.b]!.push(edge.a)
  }
  return lists
}

/** Applies Loop's weights: old particles move towards their neighbours, open borders as curves of their own. */
function movedParticles({ positions: x }: SewnMesh, edges: Edges, target: Float64Array): void {
  const count = x.length / 3
  const all = neighbours(edges, count, () => true)
  const border = neighbours(edges, count, isOpen)
  for (let i = 0; i < count; i++) {
    const isBorder = border[i]!.length > 0
    const around = isBorder ? border[i]! : all[i]!
    const share = isBorder ? 1 / 8 : around.length === 3 ? 3 / 16 : 3 / (8 * around.length)
    const keeps = around.length === 0 || (isBorder && around.length !== 2)
    for (let m = 0; m < 3; m++) {
      const own = x[3 * i + m]!
      let sum = 0
      for (const j of around) sum += x[3 * j + m]!
      target[3 * i + m] = keeps ? own : (1 - around.length * share) * own + share * sum
    }
  }
}

function edgeParticles({ positions: x }: SewnMesh, edges: Edges, target: Float64Array): Map<number, number> {
  const ids = new Map<number, number>()
  let next = x.length / 3
  for (const [key, { a, b, facing }] of edges) {
    const [near, far] = facing.length === 2 ? [3 / 8, 1 / 8] : [1 / 2, 0]
    for (let m = 0; m < 3; m++) {
      const ends = near * (x[3 * a + m]! + x[3 * b + m]!)
      target[3 * next + m] = far > 0 ? ends + far * (x[3 * facing[0]! + m]! + x[3 * facing[1]! + m]!) : ends
    }
    ids.set(key, next++)
  }
  return ids
}

function splitSheet(sheet: SewnSheet, ids: ReadonlyMap<number, number>): SewnSheet {
  const points: Point[] = [...sheet.points]
  const particle = [...sheet.particle]
  const middles = new Map<number, number>()
  const middle = (a: number, b: number): number => {
    const key = edgeKey(a, b)
    const known = middles.get(key)
    if (known !== undefined) return known
    const [p, q] = [points[a]!, points[b]!]
    particle.push(ids.get(edgeKey(sheet.particle[a]!, sheet.particle[b]!))!)
    const index = points.push({ x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 }) - 1
    middles.set(key, index)
    return index
  }
  const triangles: number[] = []
  for (let t = 0; t < sheet.triangles.length; t += 3) {
    const [a, b, c] = [sheet.triangles[t]!, sheet.triangles[t + 1]!, sheet.triangles[t + 2]!]
    const [u, v, w] = [middle(a, b), middle(b, c), middle(c, a)]
    triangles.push(a, u, w, u, b, v, w, v, c, u, v, w)
  }
  return { ...sheet, points, particle: Int32Array.from(particle), triangles: Uint32Array.from(triangles) }
}

/** One round of Loop subdivision on the sewn mesh; flat points are halved along straight lines. */
export function subdivide(mesh: SewnMesh): SewnMesh {
  const edges = weldedEdges(mesh)
  const positions = new Float64Array(mesh.positions.length + edges.size * 3)
  movedParticles(mesh, edges, positions)
  const ids = edgeParticles(mesh, edges, positions)
  return { positions, sheets: mesh.sheets.map(sheet => splitSheet(sheet, ids)) }
}
