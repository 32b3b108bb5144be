import type { DesignDocument, ImageLayer, Layer } from '@kitwright/design'
import type { Garment } from '@kitwright/garment'
import type { Context2d } from '../surface/types.ts'

/** A piping on one piece, painted like a layer but not part of a design's layers. */
export interface Band {
  /** The key of its appearance without its colours. */
  readonly key: string
  /** The colour, and the middle colour if there is one. */
  readonly colours: readonly string[]
  /** Paints the band around the layer's middle in these colours; the context is in mm. */
  paint(context: Context2d, colours: readonly string[]): void
}
export type PipingLayer = ImageLayer & { readonly band: Band }

export const bandOf = (layer: Layer): Band | undefined => (layer as Layer & { readonly band?: Band }).band

/** Returns the layers that a design's pipings paint on its pieces. */
export type LayPiping = (document: DesignDocument, garment: Garment) => readonly PipingLayer[]
