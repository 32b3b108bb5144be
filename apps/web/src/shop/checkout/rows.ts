import { LIMITS, type Player, type LineInput } from '@kitwright/contract'
import { parseQty } from '../parseQty.ts'
import { newId, type PlainPieces } from '../../drafts/index.ts'
import { sleevesOf, type ProductType, type Size, type SleeveLength } from '@kitwright/garment'
import { parseWholeNumber } from '@kitwright/measure'

/** A player's line as it is being typed; numbers stay text until they are good. */
export interface PlayerRow {
  readonly id: string
  readonly name: string
  readonly printName: string
  readonly number: string
  readonly size: Size
  readonly version: Player['version']
  /** Empty: as the design. */
  readonly sleeve: SleeveLength | ''
  readonly qty: string
}
/** Plain pieces of one size. */
export interface SizeRow {
  readonly id: string
  readonly size: Size
  readonly sleeve: SleeveLength | ''
  readonly qty: string
}
export interface Rows {
  readonly players: readonly PlayerRow[]
  readonly sizes: readonly SizeRow[]
}

/** The design's own sleeve, and whether its garment comes in another. */
export interface Sleeves {
  readonly sleeve: SleeveLength
  readonly hasSleeves: boolean
}

/** What every line of one checkout shares. */
export interface LineFrame {
  readonly designId: string
  readonly productType: ProductType
  readonly fabric: string
  /** The design's own. */
  readonly sleeve: SleeveLength
}

/** A shirt number as typed, 0 to 99; null for anything else. */
export function parseShirtNumber(text: string): number | null {
  const number = parseWholeNumber(text)
  return number !== null && number <= LIMITS.shirtNumber ? number : null
}

export const rowOf = (player: Player, qty = '1'): PlayerRow => ({
  id: player.id,
  name: player.name,
  printName: player.printName,
  number: player.number === null ? '' : String(player.number),
  size: player.size,
  version: player.version,
  sleeve: player.sleeve ?? '',
  qty,
})

/** The player a row describes; an unfinished number is none yet. */
export const playerOf = (row: PlayerRow): Player => ({
  id: row.id,
  name: row.name.trim(),
  printName: row.printName.trim(),
  number: parseShirtNumber(row.number),
  size: row.size,
  version: row.version,
  sleeve: row.sleeve === '' ? null : row.sleeve,
})

export const sizeRowOf = ({ size, sleeve, qty }: PlainPieces): SizeRow => ({
  id: newId(),
  size,
  sleeve: sleeve ?? '',
  qty: String(qty),
})

/** The pieces that rows of sizes describe; a row whose quantity is not good yet is none. */
export const piecesIn = (rows: readonly SizeRow[]): PlainPieces[] =>
  rows.flatMap(({ size, sleeve, qty }) => {
    const count = parseQty(qty)
    return count === null ? [] : [{ size, sleeve: sleeve === '' ? null : sleeve, qty: count }]
  })

/** The lines to quote and order; rows whose quantity is not a good number yet are left out. */
export function linesOf({ players, sizes }: Rows, frame: LineFrame): LineInput[] {
  const { sleeve, ...shared } = frame
  // A squad may bring sleeves that this garment does not come in.
  const offered = sleevesOf(frame.productType)
  const sleeveOf = (wanted: SleeveLength | ''): SleeveLength => offered.find(each => each === wanted) ?? sleeve
  const named = players.flatMap((row): LineInput[] => {
    const qty = parseQty(row.qty)
    const { name, printName, number, version } = playerOf(row)
    if (qty === null) return []
    const line = { ...shared, size: row.size, sleeve: sleeveOf(row.sleeve), qty }
    return [{ ...line, playerName: name, printName, number, version }]
  })
  const plain = sizes.flatMap((row): LineInput[] => {
    const qty = parseQty(row.qty)
    return qty === null ? [] : [{ ...shared, size: row.size, sleeve: sleeveOf(row.sleeve), qty }]
  })
  return [...named, ...plain]
}
