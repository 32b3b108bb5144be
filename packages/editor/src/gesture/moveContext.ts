import type { Layer, GarmentWithOptions, RulerGuide } from '@kitwright/design'

export interface MoveContext {
  /** The grabbed layer. */
  readonly start: Layer
  /** Layers that move with it. */
  readonly others: readonly Layer[]
  /** Every layer of the design. */
  readonly all: readonly Layer[]
  readonly worn: GarmentWithOptions
  /** Guides dragged from the rulers. */
  readonly guides: readonly RulerGuide[]
}
