import type { Player, LineInput } from '@kitwright/contract'
import { baseSizeOf, sleevesOf, type ProductType, type SleeveLength } from '@kitwright/garment'
import type { PlainPieces } from '../../../drafts/index.ts'
import { printedName } from '../../../roster/index.ts'

export interface PriceOf {
  readonly designId: string
  readonly productType: ProductType
  readonly fabric: string
  readonly sleeve: 'short' | 'long'
  readonly players: readonly Player[]
  readonly sizes: readonly PlainPieces[]
}

/** The lines of an order for this squad and these sizes; one piece in the base size while there is nobody and nothing. */
export function lineInputs({ designId, productType, fabric, sleeve, players, sizes }: PriceOf): LineInput[] {
  const one = { designId, productType, fabric, qty: 1 } as const
  if (players.length === 0 && sizes.length === 0) return [{ ...one, size: baseSizeOf(productType), sleeve }]
  const offered = sleevesOf(productType)
  const sleeveOf = (wanted: SleeveLength | null): SleeveLength => offered.find(each => each === wanted) ?? sleeve
  const named = players.map(player => ({
    ...one,
    size: player.size,
    sleeve: sleeveOf(player.sleeve),
    playerName: player.name.trim(),
    printName: printedName(player).trim(),
    number: player.number,
    version: player.version,
  }))
  return [...named, ...sizes.map(({ size, sleeve: wanted, qty }) => ({ ...one, size, sleeve: sleeveOf(wanted), qty }))]
}

/** Returns the part of the lines that affects the price: names and numbers do not. */
export const pricedLines = (lines: readonly LineInput[]): LineInput[] =>
  lines.map(({ designId, productType, fabric, size, sleeve, qty }) => ({
    designId,
    productType,
    fabric,
    size,
    sleeve,
    qty,
  }))
