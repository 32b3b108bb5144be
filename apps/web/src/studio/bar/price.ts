import type { Player, WantedLine } from '@kitwright/contract'
import { sleevesOf, type ProductType } from '@kitwright/garment'
import { printedName } from '../../roster/index.ts'

export interface PriceOf {
  readonly designId: string
  readonly productType: ProductType
  readonly fabric: string
  readonly sleeve: 'short' | 'long'
  readonly players: readonly Player[]
}

/** The lines of an order for this squad; one piece in M while there is no squad. */
export function wantedLines({ designId, productType, fabric, sleeve, players }: PriceOf): WantedLine[] {
  const one = { designId, productType, fabric, qty: 1 } as const
  if (players.length === 0) return [{ ...one, size: 'M', sleeve }]
  const offered = sleevesOf(productType)
  return players.map(player => ({
    ...one,
    size: player.size,
    sleeve: offered.find(each => each === player.sleeve) ?? sleeve,
    playerName: player.name.trim(),
    printName: printedName(player).trim(),
    number: player.number,
    version: player.version,
  }))
}

/** What asks the server again: names and numbers do not change a price. */
export const pricedLines = (lines: readonly WantedLine[]): WantedLine[] =>
  lines.map(({ designId, productType, fabric, size, sleeve, qty }) => ({
    designId,
    productType,
    fabric,
    size,
    sleeve,
    qty,
  }))
