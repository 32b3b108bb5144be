import type { DesignDocument, ImageLayer, Layer } from '@kitwright/design'
import type { Garment } from '@kitwright/garment'
import type { Context2d } from '../surface/types.ts'

/** A piping on one piece, painted as a layer is, and none of a design's. */
export interface Band {
  /** Told apart by all that it looks like but its colours. */
  readonly key: string
  /** One, and that of its middle where it has one. */
  readonly colours: readonly string[]
  /** Around the layer's middle, in such colours; the context is in mm. */
  paint(context: Context2d, colours: readonly string[]): void
}
export type PipingLayer = ImageLayer & { readonly band: Band }

export const bandOf = (layer: Layer): Band | undefined => (layer as Layer & { readonly band?: Band }).band

type LayPiping = (document: DesignDocument, garment: Garment) => readonly PipingLayer[]
let lay: LayPiping | undefined

/** Registers the function that computes piping layers. Browsers load it only for the first design with a piping. */
export const providePiping = (how: LayPiping): void => void (lay = how)

/** Whether what lays pipings has yet to come for a document. */
export const isPipingCodePending = ({ piping }: Pick<DesignDocument, 'piping'>): boolean => piping !== undefined && !lay

/** Returns the layers that a design's pipings paint on its pieces; none until the piping code is loaded. */
export const getPipingLayers = (document: DesignDocument, garment: Garment): readonly PipingLayer[] =>
  document.piping ? (lay?.(document, garment) ?? []) : []
