import { LIMITS, type Player, type LineInput } from '@kitwright/contract'
import { parseQty } from './parseQty.ts'
import type { DesignDocument } from '@kitwright/design'
import { kitsOf, piecesOf, sayKit, usualKits, type Kits, type OrderedKit, type Pieces } from './checkoutKits.ts'
import { newId, type PlainPieces } from '../../drafts/index.ts'
import {
  sleeveOf as sleeveOfDesign,
  sleevesOf,
  type ProductType,
  type Size,
  type SleeveLength,
} from '@kitwright/garment'
import { parseWholeNumber } from '@kitwright/measure'

/** A player's row as typed. Numbers stay text until valid. */
export interface PlayerRow {
  readonly id: string
  readonly name: string
  readonly printName: string
  readonly number: string
  readonly size: Size
  readonly version: Player['version']
  /** Empty for the design's own. */
  readonly sleeve: SleeveLength | ''
  /** Quantity of each kit. */
  readonly qty: string
  readonly qtys?: Pieces['qtys']
}
/** Plain pieces of one size. */
export interface SizeRow {
  readonly id: string
  readonly size: Size
  readonly sleeve: SleeveLength | ''
  readonly qty: string
  readonly qtys?: Pieces['qtys']
}
export interface Rows {
  readonly players: readonly PlayerRow[]
  readonly sizes: readonly SizeRow[]
  /** Ordered kits; absent: the usual ones. */
  readonly kits?: readonly OrderedKit[] | undefined
}

/**
 * Facts of the design that rows need: its own sleeve, whether its garment comes in another, its kits and its sizes.
 */
export interface DesignRowContext {
  readonly sleeve: SleeveLength
  readonly hasSleeves: boolean
  readonly kits: readonly OrderedKit[]
  /** Sizes in which the product comes. */
  readonly run: readonly Size[]
}

/** Values that all lines of one checkout share. */
export interface LineFrame {
  readonly designId: string
  readonly productType: ProductType
  readonly fabric: string
  /** The design's own sleeve. */
  readonly sleeve: SleeveLength
  /** Kits that the design comes in. */
  readonly kits: readonly OrderedKit[]
}

/** Parses a typed shirt number, 0 to 99. Returns null for anything else. */
export function parseShirtNumber(text: string): number | null {
  const number = parseWholeNumber(text)
  return number !== null && number <= LIMITS.shirtNumber ? number : null
}

export const rowOf = (player: Player, before: Pick<PlayerRow, 'qty' | 'qtys'> = { qty: '1' }): PlayerRow => ({
  id: player.id,
  name: player.name,
  printName: player.printName,
  number: player.number === null ? '' : String(player.number),
  size: player.size,
  version: player.version,
  sleeve: player.sleeve ?? '',
  qty: before.qty,
  ...(before.qtys && { qtys: before.qtys }),
})

/** Converts a row to a player. An unfinished number is omitted. */
export const playerOf = (row: PlayerRow): Player => ({
  id: row.id,
  name: row.name.trim(),
  printName: row.printName.trim(),
  number: parseShirtNumber(row.number),
  size: row.size,
  version: row.version,
  sleeve: row.sleeve === '' ? null : row.sleeve,
})

/** Returns the printed names of the players, each once. */
export const printedNames = (rows: readonly PlayerRow[]): string[] => [
  ...new Set(rows.map(playerOf).map(({ name, printName }) => printName || name)),
]

export const sizeRowOf = ({ size, sleeve, qty }: PlainPieces): SizeRow => ({
  id: newId(),
  size,
  sleeve: sleeve ?? '',
  qty: String(qty),
})

/** Converts size rows to pieces. Rows with an invalid quantity are skipped. */
export const piecesIn = (rows: readonly SizeRow[]): PlainPieces[] =>
  rows.flatMap(({ size, sleeve, qty }) => {
    const count = parseQty(qty)
    return count === null ? [] : [{ size, sleeve: sleeve === '' ? null : sleeve, qty: count }]
  })

/** Returns the ordered kits among the offered ones. */
export const kitsIn = ({ kits }: Pick<Rows, 'kits'>, offered: readonly OrderedKit[]): Kits => ({
  offered,
  chosen: offered.filter(kit => (kits ?? usualKits(offered)).includes(kit)),
})

/** Returns the lines to quote and order, kit by kit. Rows with an invalid quantity are skipped. */
export function linesOf(rows: Rows, { sleeve, kits: offered, ...shared }: LineFrame): LineInput[] {
  // A squad may have sleeves that this garment does not offer.
  const sleeves = sleevesOf(shared.productType)
  const sleeveOf = (wanted: SleeveLength | ''): SleeveLength => sleeves.find(each => each === wanted) ?? sleeve
  const kits = kitsIn(rows, offered)
  const lineOf = (kit: OrderedKit, row: SizeRow | PlayerRow, version?: Player['version']): LineInput[] => {
    const qty = piecesOf(kit, row, kits)
    if (!qty) return []
    return [{ ...shared, size: row.size, sleeve: sleeveOf(row.sleeve), qty, ...sayKit(kit, version, kits) }]
  }
  return kits.chosen.flatMap(kit => [
    ...rows.players.flatMap(row => {
      const { name, printName, number, version } = playerOf(row)
      return lineOf(kit, row, version).map(line => ({ ...line, playerName: name, printName, number }))
    }),
    ...rows.sizes.flatMap(row => lineOf(kit, row)),
  ])
}

/** Returns the values that all lines of one checkout share, from what is ordered. */
export const frameOf = (
  { document, productType }: { readonly document: DesignDocument; readonly productType: ProductType },
  shared: Pick<LineFrame, 'designId' | 'fabric'>,
): LineFrame => ({ ...shared, productType, sleeve: sleeveOfDesign(document), kits: kitsOf(document) })
