import type { Box } from '@kitwright/measure'

/**
 * Layout of a sewn garment's pieces when it is ironed flat on a table: x to the wearer's left, y down, mm of the base
 * size. Artwork drawn there goes through both layers of cloth, so it meets at every seam.
 */
export interface Wraps {
  readonly garment: string
  /** By model. */
  readonly models: Readonly<Record<string, WrapModel>>
  readonly meshes: readonly PackedMesh[]
}

export interface WrapModel {
  /** The body's box on the flattened garment; artwork starts at its middle. */
  readonly frame: Box
  /** Entries by piece; a missing piece stays out: a rib, a collar, a trim. */
  readonly pieces: Readonly<Record<string, WrapPiece>>
}

/**
 * The placement of a piece: a front as it is cut, a back mirrored, others by a mesh. The right one of a pair mirrors
 * the left one's mesh.
 */
export type WrapPiece = 'front' | 'back' | { readonly mesh: number; readonly isMirrored?: true }

/** Numbers as base64 of 16 bits each, the low byte first. */
export interface PackedMesh {
  /**
   * x, y on the piece, X, Y on the flattened garment, in twentieths of a millimetre, each as the difference from the
   * previous one.
   */
  readonly points: string
  /** Three points for each triangle, all with the same orientation. */
  readonly triangles: string
}
