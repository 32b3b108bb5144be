import type { Level } from '@kitwright/garment'

/**
 * A hard part (button, eyelet, cord) or an applied piece (pocket, placket) that is laid on the draped garment and belongs to a
 * piece. Metres; triangles counter-clockwise from outside. `flat` holds millimetres on the piece it belongs to.
 */
export interface Trim {
  readonly piece: string
  /** The level it is made for; both when absent. */
  readonly level?: Level
  readonly positions: Float32Array
  readonly normals: Float32Array
  readonly flat: readonly { readonly x: number; readonly y: number }[]
  readonly triangles: Uint32Array
  /** Light that reaches each vertex, 0-1; 1 when absent. */
  readonly openness?: Float32Array
}
