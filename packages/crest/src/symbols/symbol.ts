import type { NameId } from '@kitwright/words'
import { uniformWinding, scaleAndMovePath } from '../svgPath.ts'

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

export const inkShape = (...d: string[]): SymbolShape => ({ d: uniformWinding(d.join('')), isMark: false })
export const detailShape = (...d: string[]): SymbolShape => ({ d: uniformWinding(d.join('')), isMark: true })
export const line = (width: number, ...d: string[]): SymbolShape => ({ d: d.join(''), isMark: false, width })
export const cut = (width: number, ...d: string[]): SymbolShape => ({ d: d.join(''), isMark: true, width })

/** Scales all shapes about their middle. */
export const scaleShapes = (by: number, ...shapes: SymbolShape[]): SymbolShape[] =>
  shapes.map(shape => ({
    ...shape,
    d: scaleAndMovePath(shape.d, { by }),
    ...(shape.width !== undefined && { width: shape.width * by }),
  }))

type Row = readonly [id: NameId<'symbols'>, tags: string, ...shapes: readonly SymbolShape[]]

/** Converts a family's rows to symbols. */
export const familyOf = (family: SymbolFamily, rows: readonly Row[]): readonly CrestSymbol[] =>
  rows.map(([id, tags, ...shapes]) => ({ id, family, tags, shapes }))
