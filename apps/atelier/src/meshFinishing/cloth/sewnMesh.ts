import type { Cloth } from '@kitwright/cloth'
import type { Point } from '@kitwright/measure'

/** One piece of a draped garment. */
export interface SewnSheet {
  readonly id: string
  readonly isRib: boolean
  /** Flat, millimetres on the piece. */
  readonly points: readonly Point[]
  readonly triangles: Uint32Array
  /** The particle of each vertex; sewn pieces share particles. */
  readonly particle: Int32Array
}

/** A draped garment: particles in metres, and pieces that share them along their seams. */
export interface SewnMesh {
  readonly positions: Float64Array
  readonly sheets: readonly SewnSheet[]
}

export const toSewnMesh = (cloth: Cloth): SewnMesh => ({
  positions: cloth.positions.slice(),
  sheets: cloth.sheets.map((sheet, s) => ({
    id: sheet.id,
    isRib: sheet.isRib,
    points: sheet.points,
    triangles: sheet.triangles,
    particle: cloth.particleOf[s]!,
  })),
})

export interface WeldedEdge {
  readonly a: number
  readonly b: number
  /** The corners facing the edge: two inside the cloth, one at an open hem. */
  readonly facing: number[]
  /** The pieces on either side. */
  readonly sheets: number[]
}

export const edgeKey = (a: number, b: number): number => (a < b ? a * 4e6 + b : b * 4e6 + a)

/** Every edge between particles once. */
export function weldedEdges(mesh: SewnMesh): Map<number, WeldedEdge> {
  const edges = new Map<number, WeldedEdge>()
  mesh.sheets.forEach(({ triangles, particle }, s) => {
    for (let t = 0; t < triangles.length; t += 3) {
      for (let k = 0; k < 3; k++) {
        const a = particle[triangles[t + k]!]!
        const b = particle[triangles[t + ((k + 1) % 3)]!]!
        const key = edgeKey(a, b)
        let edge = edges.get(key)
        if (!edge) edges.set(key, (edge = { a, b, facing: [], sheets: [] }))
        edge.facing.push(particle[triangles[t + ((k + 2) % 3)]!]!)
        edge.sheets.push(s)
      }
    }
  })
  return edges
}

export const isOpen = (edge: WeldedEdge): boolean => edge.facing.length === 1
export const isSeam = (edge: WeldedEdge): boolean => edge.facing.length === 2 && edge.sheets[0] !== edge.sheets[1]
