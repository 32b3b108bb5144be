import type { Point } from '@kitwright/measure'

/** A meshed piece: flat points in pattern millimetres and triangles that face outside. */
export interface Sheet {
  readonly id: string
  readonly isRib: boolean
  readonly points: readonly Point[]
  /** Three indices per triangle. */
  readonly triangles: Uint32Array
  /** Vertex indices along each named edge, both ends included, in outline order. */
  readonly edges: ReadonlyMap<string, readonly number[]>
}
