import type { Order, OrderLine } from '@kitwright/contract'
import type { SleeveLength } from '@kitwright/garment'
import type { CheckoutForm } from '../form/checkoutStorage.ts'
import { kitOfLine, usualPieces, type Kits, type OrderedKit, type Pieces } from '../form/checkoutKits.ts'
import { otherDesigns } from '../form/otherDesigns.ts'

/** The current state of the design to order. */
interface CurrentDesign {
  readonly designId: string
  readonly sleeve: SleeveLength
  readonly kits: readonly OrderedKit[]
}

/** Lines of one player, or of one size without names, that differ only by kit. */
type Row = Map<OrderedKit, OrderLine>

const isNamed = ({ playerName, number }: OrderLine): boolean => playerName !== '' || number !== null
const whoOf = ({ playerName, printName, number, size, sleeve }: OrderLine): string =>
  JSON.stringify([playerName, printName, number, size, sleeve])

/** Groups the lines into rows, one for all kits of a player or size. */
function rowsOf(lines: readonly (readonly [OrderedKit, OrderLine])[]): Row[] {
  const rows: Row[] = []
  for (const [kit, line] of lines) {
    const own = rows.find(row => !row.has(kit) && [...row.values()].every(each => whoOf(each) === whoOf(line)))
    if (own) own.set(kit, line)
    else rows.push(new Map([[kit, line]]))
  }
  return rows
}

const firstOf = (row: Row): OrderLine => [...row.values()][0]!

/** Returns the quantity by kit. Only quantities other than the default are filled in. */
function qtysOf(row: Row, version: OrderLine['version'] | undefined, kits: Kits) {
  const qty = String(firstOf(row).qty)
  const typed = kits.chosen.flatMap(kit => {
    const ordered = String(row.get(kit)?.qty ?? 0)
    return ordered === usualPieces(kit, { qty, ...(version && { version }) }, kits) ? [] : [[kit, ordered]]
  })
  return { qty, ...(typed.length > 0 && { qtys: Object.fromEntries(typed) as NonNullable<Pieces['qtys']> }) }
}

/** Converts an earlier order into a checkout of one of its designs, with all its lines. */
export function reorderForm(order: Order, own: CurrentDesign): CheckoutForm {
  // Empty means the design's own sleeve.
  const sleeveOf = (sleeve: SleeveLength) => (sleeve === own.sleeve ? '' : sleeve)
  const first = order.lines.find(line => line.designId === own.designId)
  const ofDesign = order.lines.filter(line => line.designId === own.designId && line.fabric === first?.fabric)
  // A kit that the design no longer has cannot be ordered.
  const lines = ofDesign.flatMap(line => {
    const kit = kitOfLine(line, own.kits)
    return kit ? [[kit, line] as const] : []
  })
  const kits = { offered: own.kits, chosen: own.kits.filter(kit => lines.some(([worn]) => worn === kit)) }
  const named = rowsOf(lines.filter(([, line]) => isNamed(line)))
  const plain = rowsOf(lines.filter(([, line]) => !isNamed(line)))
  return {
    players: named.map(row => {
      const { playerName, printName, number, size, sleeve } = firstOf(row)
      const version = [...row.values()].some(line => line.version === 'goalkeeper') ? 'goalkeeper' : 'player'
      return {
        id: crypto.randomUUID(),
        name: playerName,
        printName: printName === playerName ? '' : printName,
        number: number === null ? '' : String(number),
        size,
        version,
        sleeve: sleeveOf(sleeve),
        ...qtysOf(row, version, kits),
      }
    }),
    sizes: plain.map(row => {
      const { size, sleeve } = firstOf(row)
      return { id: crypto.randomUUID(), size, sleeve: sleeveOf(sleeve), ...qtysOf(row, undefined, kits) }
    }),
    kits: kits.chosen,
    others: otherDesigns(order.lines.filter(line => !ofDesign.includes(line))),
    fabric: first?.fabric ?? '',
    address: order.address,
    landmark: order.landmark,
    phone: order.phone,
    note: '',
    isUnprintedAccepted: false,
    isUnprintedRefused: false,
  }
}
