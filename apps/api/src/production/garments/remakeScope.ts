import { ProblemError } from '../../endpoint/index.ts'
import { cutPiecesOf, type GarmentToSew } from './orderGarments.ts'

/** Pieces of one garment of an order, named by its line and which garment of that line, from 1. */
export interface RemakeItem {
  readonly line: number
  readonly garment: number
  readonly pieces: readonly string[]
}

/** The part of an order that a remake makes again. */
export interface RemakeScope {
  /** The remake's number in its order, from 1. */
  readonly place: number
  readonly items: readonly RemakeItem[]
}

/** A garment, and the pieces to remake; all of them without a remake. */
export interface GarmentSelection {
  readonly garment: GarmentToSew
  readonly only?: readonly string[] | undefined
}

const keyOf = ({ line, garment }: Pick<RemakeItem, 'line' | 'garment'>): string => `${line}.${garment}`

/** Returns what to make of these garments, in their order. */
export function wantedOf(garments: readonly GarmentToSew[], remake: RemakeScope | undefined): GarmentSelection[] {
  if (!remake) return garments.map(garment => ({ garment }))
  const wanted = new Map(remake.items.map(item => [keyOf(item), item.pieces]))
  return garments.flatMap(garment => {
    const only = wanted.get(keyOf(garment))
    return only ? [{ garment, only }] : []
  })
}

/** The details stored with each item for later readers, when the order may have changed. */
export interface RemakeItemRecord extends RemakeItem {
  readonly design: string
  readonly name: string
  readonly number: number | null
  readonly size: GarmentToSew['size']
  readonly isWhole: boolean
}

/**
 * Returns the requested items, each garment once, its pieces in the order of its sheets. Throws `remake-pieces-unknown`
 * for pieces that the order does not contain.
 */
export function keptItemsOf(garments: readonly GarmentToSew[], asked: readonly RemakeItem[]): RemakeItemRecord[] {
  const wanted = Map.groupBy(asked, keyOf)
  const kept = garments.flatMap(each => {
    const items = wanted.get(keyOf(each))
    if (!items) return []
    const all = cutPiecesOf(each).map(({ piece }) => piece.id)
    const named = new Set(items.flatMap(({ pieces }) => pieces))
    const pieces = all.filter(piece => named.has(piece))
    if (pieces.length < named.size) throw new ProblemError('remake-pieces-unknown')
    const { line, garment, design, size, who, player } = each
    const isWhole = pieces.length === all.length
    return [{ line, garment, pieces, design, name: who.name, number: player?.number ?? null, size, isWhole }]
  })
  if (kept.length < wanted.size) throw new ProblemError('remake-pieces-unknown')
  return kept
}
