import type { Level } from '@kitwright/garment'

/**
 * A hard part (button, eyelet, cord) or an applied piece (pocket, placket) on the draped garment, belonging to a piece.
 * Metres; triangles counter-clockwise from outside. `flat` is in millimetres on the piece it belongs to.
 */
export interface Trim {
  readonly piece: string
  /** The trim's level; both levels when absent. */
  readonly level?: Level
  readonly positions: Float32Array
  readonly normals: Float32Array
  readonly flat: readonly { readonly x: number; readonly y: number }[]
  readonly triangles: Uint32Array
  /** Light that reaches each vertex, 0-1; 1 when absent. */
  readonly openness?: Float32Array
}
