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
  /** The body on the table; artwork begins in its middle. */
  readonly frame: Box
  /** By piece; one that is not there stays out: a rib, a collar, a trim. */
  readonly pieces: Readonly<Record<string, WrapPiece>>
}

/** A front is laid as it is cut, a back mirrored; others by a mesh, the right one's the left one's mirrored. */
export type WrapPiece = 'front' | 'back' | { readonly mesh: number; readonly isMirrored?: true }

/** Numbers as base64 of 16 bits each, the low byte first. */
export interface PackedMesh {
  /** x, y on the piece, X, Y on the table; in twentieths of a millimetre, each less the one before. */
  readonly points: string
  /** Three points each, all turned alike. */
  readonly triangles: string
}
