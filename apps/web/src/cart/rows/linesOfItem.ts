import type { CartLine, LineInput, Player } from '@kitwright/contract'
import type { SleeveLength } from '@kitwright/garment'
import { kitOfLine, type Kits, type OrderedKit, type Pieces, usualKits, usualPieces } from './checkoutKits.ts'
import { kitsIn, linesOf, type LineFrame, type PlayerRow, type Rows, type SizeRow } from './checkoutRows.ts'

/** Returns the id of a row's line: the row's own for its first kit, else one that follows from it. */
const lineId = (rowId: string, at: number): string =>
  at === 0 ? rowId : rowId.slice(0, -2) + (Number.parseInt(rowId.slice(-2), 16) ^ at).toString(16).padStart(2, '0')

const cartLineOf = ({ designId: _, productType: __, fabric: ___, ...line }: LineInput, id: string): CartLine => ({
  id,
  ...line,
  playerName: line.playerName ?? '',
  printName: line.printName ?? '',
  number: line.number ?? null,
  version: line.version ?? 'player',
  kit: line.kit ?? null,
})

/** Converts rows to the lines of a cart's item, row by row and kit by kit. */
export function cartLinesOf(rows: Rows, frame: LineFrame): CartLine[] {
  const { chosen } = kitsIn(rows, frame.kits)
  const alone = (row: Partial<Rows>, kit: OrderedKit): LineInput[] =>
    linesOf({ players: [], sizes: [], kits: rows.kits, ...row }, frame).filter(
      line => kitOfLine({ version: line.version ?? 'player', kit: line.kit ?? null }, frame.kits) === kit,
    )
  const each = (id: string, row: Partial<Rows>): CartLine[] =>
    chosen.flatMap(kit => alone(row, kit)).map((line, at) => cartLineOf(line, lineId(id, at)))
  return [
    ...rows.players.flatMap(player => each(player.id, { players: [player] })),
    ...rows.sizes.flatMap(size => each(size.id, { sizes: [size] })),
  ]
}

type KitLine = CartLine & { readonly designKit: OrderedKit }
/** Lines of one player, or of one size without names, that differ only by kit. */
type RowLines = readonly [KitLine, ...KitLine[]]

const isNamed = ({ playerName, printName, number }: CartLine): boolean =>
  playerName !== '' || printName !== '' || number !== null
const whoOf = ({ playerName, printName, number, size, sleeve }: CartLine): string =>
  JSON.stringify([playerName, printName, number, size, sleeve])

/** Groups the lines into rows, one for all kits of a player or size. */
function rowsIn(lines: readonly KitLine[]): RowLines[] {
  const rows: [KitLine, ...KitLine[]][] = []
  for (const line of lines) {
    const own = rows.find(
      row => whoOf(row[0]) === whoOf(line) && !row.some(({ designKit }) => designKit === line.designKit),
    )
    if (own) own.push(line)
    else rows.push([line])
  }
  return rows
}

/** Returns the quantity by kit. Only quantities other than the default are filled in. */
function qtysOf(row: RowLines, version: Player['version'] | undefined, kits: Kits) {
  const qty = String(row[0].qty)
  const typed = kits.chosen.flatMap(kit => {
    const ordered = String(row.find(({ designKit }) => designKit === kit)?.qty ?? 0)
    return ordered === usualPieces(kit, { qty, ...(version && { version }) }, kits) ? [] : [[kit, ordered]]
  })
  return { qty, ...(typed.length > 0 && { qtys: Object.fromEntries(typed) as NonNullable<Pieces['qtys']> }) }
}

interface DesignOfRows {
  readonly sleeve: SleeveLength
  readonly kits: readonly OrderedKit[]
}

/** Rows, the ordered kits, and the lines in kits that the design no longer has. */
export interface ItemRows {
  readonly players: PlayerRow[]
  readonly sizes: SizeRow[]
  readonly kits: OrderedKit[]
  readonly lost: readonly CartLine[]
}

/** Converts the lines of a cart's item to the rows of a form. */
export function rowsOfItem(lines: readonly CartLine[], design: DesignOfRows): ItemRows {
  const known = lines.flatMap(line => {
    const designKit = kitOfLine(line, design.kits)
    return designKit ? [{ ...line, designKit }] : []
  })
  const chosen = design.kits.filter(kit => known.some(({ designKit }) => designKit === kit))
  const kits = { offered: design.kits, chosen: chosen.length > 0 ? chosen : usualKits(design.kits) }
  const sleeveIn = (sleeve: SleeveLength): SleeveLength | '' => (sleeve === design.sleeve ? '' : sleeve)
  return {
    players: rowsIn(known.filter(isNamed)).map(row => {
      const [{ id, playerName, printName, number, size, sleeve }] = row
      const version = row.some(line => line.version === 'goalkeeper') ? 'goalkeeper' : 'player'
      // Staff and other programs may order by the printed name alone; the form asks for a name.
      const name = playerName || printName
      return {
        id,
        name,
        printName: printName === name ? '' : printName,
        number: number === null ? '' : String(number),
        size,
        version,
        sleeve: sleeveIn(sleeve),
        ...qtysOf(row, version, kits),
      }
    }),
    sizes: rowsIn(known.filter(line => !isNamed(line))).map(row => {
      const [{ id, size, sleeve }] = row
      return { id, size, sleeve: sleeveIn(sleeve), ...qtysOf(row, undefined, kits) }
    }),
    kits: [...kits.chosen],
    lost: lines.filter(line => kitOfLine(line, design.kits) === undefined),
  }
}
