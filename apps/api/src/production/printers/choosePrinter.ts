import { type Transaction, sql } from '../../database/index.ts'
import { ProblemError } from '../../endpoint/index.ts'
import type { OrderSign } from '../../orders/index.ts'
import { findSupplier, holdPrinter, type PrinterRecord } from '../../suppliers/index.ts'
import { type PrinterRef, NO_PRINTER } from './pressProfile.ts'

type Order = Pick<OrderSign, 'id' | 'supplier_id'>
type Choice = Pick<PrinterRecord, 'id' | 'name'>

/** Chooses the printer of the pack that was handed over, so that a remake matches the rest. */
const handedFor = (order: Order) => sql<{ printer_id: string | null }>`
  select p.printer_id from handovers h join packs p on p.id = h.pack_id where h.order_id = ${order.id}`
const lastOf = (order: Order) => sql<{ printer_id: string | null }>`
  select printer_id from packs where order_id = ${order.id} and printer_id is not null order by id desc limit 1`
const lastOfAll = (printers: readonly Choice[]) => sql<{ printer_id: string | null }>`
  select printer_id from packs where printer_id = any(${printers.map(({ id }) => id)}::uuid[]) order by id desc limit 1`

/**
 * Returns the default printer. It is that of the handed-over pack for a remake, then of the order's latest pack, then
 * of the supplier's latest, then the first.
 */
async function usualOf(
  trx: Transaction,
  order: Order,
  { printers, isRemake }: PrinterCandidates,
): Promise<Choice | null> {
  if (printers.length < 2) return printers[0] ?? null
  for (const asked of [...(isRemake ? [handedFor(order)] : []), lastOf(order), lastOfAll(printers)]) {
    const { rows } = await asked.execute(trx)
    const found = printers.find(({ id }) => id === rows[0]?.printer_id)
    if (found) return found
  }
  return printers[0]!
}

interface PrinterCandidates {
  readonly printers: readonly Choice[]
  readonly isRemake: boolean
}

async function printersOf(trx: Transaction, { supplier_id: id }: Order): Promise<readonly Choice[]> {
  const supplier = id === null ? undefined : await findSupplier(trx, id)
  return (supplier?.printers ?? []).map(({ id: printer, name }) => ({ id: printer, name }))
}

/** Returns the printers of the supplier that an order's files may be made for, and the default one. */
export async function choicesOf(trx: Transaction, order: Order, isRemake = false) {
  const printers = await printersOf(trx, order)
  const usual = await usualOf(trx, order, { printers, isRemake })
  return { printers: [...printers], printer: usual?.id ?? null }
}

interface Wish {
  /** The default printer if absent. */
  readonly printer?: string | undefined
  readonly isRemake?: boolean
}

/**
 * Returns the printer of an order's next pack, as stored. Throws `printer-gone` for one that its supplier does not
 * have.
 */
export async function choosePrinter(
  trx: Transaction,
  order: Order,
  { printer: wanted, isRemake = false }: Wish = {},
): Promise<PrinterRef> {
  const printers = await printersOf(trx, order)
  const found =
    wanted === undefined ? await usualOf(trx, order, { printers, isRemake }) : printers.find(({ id }) => id === wanted)
  if (found === null) return NO_PRINTER
  if (found === undefined || !(await holdPrinter(trx, found.id))) throw new ProblemError('printer-gone')
  return { printer_id: found.id, printer_name: found.name }
}
