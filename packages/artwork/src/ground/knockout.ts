import type { Layer } from '@kitwright/design'
import type { GroundLine } from './groundGradientLine.ts'

/**
 * Cloth around a layer that a part's patterns avoid: the layer's silhouette, wider by a margin, in the ground's own
 * colour.
 */
export interface Clearing {
  readonly colour: string
  readonly marginMm: number
  /** The gradient of the clearing; `colour` is then its colour in the middle. */
  readonly along?: GroundLine
}

/**
 * A layer to be painted: as itself, or as the knock-out beneath it. Both have the same layout, so that they fit each
 * other.
 */
export type LayerOrKnockout = Layer & { readonly clearing?: Clearing }

export const clearingOf = (layer: Layer): Clearing | undefined => (layer as LayerOrKnockout).clearing
