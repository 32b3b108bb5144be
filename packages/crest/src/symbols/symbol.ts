import type { NameId } from '@kitwright/words'

/**
 * One shape of a symbol, drawn over the previous ones: its body, or a mark that shows the background or a second
 * colour.
 */
export interface SymbolShape {
  readonly d: string
  readonly isMark: boolean
  /** Drawn as a round-ended line of this width instead of filled. */
  readonly width?: number
}

/** A heraldic figure drawn for this project on a square of 100 by 100. */
export interface CrestSymbol {
  readonly id: NameId<'symbols'>
  readonly family: SymbolFamily
  /** Search words beside its names. */
  readonly tags: string
  readonly shapes: readonly SymbolShape[]
}

export const SYMBOL_FAMILIES = [
  'beasts',
  'birds',
  'water',
  'myth',
  'balls',
  'players',
  'gear',
  'stars',
  'honours',
  'boats',
  'places',
  'plants',
  'kbach',
] as const
export type SymbolFamily = (typeof SYMBOL_FAMILIES)[number]
