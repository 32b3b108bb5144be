import type { Point } from '@kitwright/measure'

/** Vertices as written to the file: one run per piece; pieces repeat the vertices of their seams. */
export interface Surface {
  readonly positions: Float32Array
  readonly normals: Float32Array
  /** Millimetres on the piece. */
  readonly flat: readonly Point[]
  /** The particle of each vertex. */
  readonly particle: Int32Array
  readonly parts: readonly SurfacePart[]
}

export interface SurfacePart {
  readonly piece: string
  /** The inner face of a rib or the fold of a hem. */
  readonly isRim: boolean
  readonly triangles: Uint32Array
}
