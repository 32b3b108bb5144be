import type { Order } from '@kitwright/contract'
import type { Transaction } from '../../database/index.ts'
import { presentLine } from '../record/present.ts'
import { feesOf } from '../record/presentShipping.ts'
import type { ShippingRecord } from '../record/shippingStore.ts'
import type { OrderRecord } from '../record/store.ts'
import { type DocumentRecord, findInvoicedContents } from './documentStore.ts'
import type { InvoiceContents } from './facts.ts'

interface InvoicedOrder {
  readonly record: OrderRecord
  readonly order: Order
  readonly shipping: ShippingRecord | null
  readonly documents: readonly DocumentRecord[]
}

const NOTHING_PRINTED = new Map<string, readonly string[]>()

/**
 * Returns the lines and amounts of an order as its invoice states them: an invoice stays as it was issued, whatever
 * edits did to the order since. Without an invoice, those of the order as it is.
 */
export async function readInvoiceContents(
  trx: Transaction,
  { record, order, shipping, documents }: InvoicedOrder,
): Promise<InvoiceContents> {
  const { lines, fees, subtotalCents, discountCents } = order
  const totalCents = documents.find(({ kind }) => kind === 'invoice')?.cents ?? order.totalCents
  const before = documents.length > 1 ? await findInvoicedContents(trx, record.id) : undefined
  if (!before) return { lines, fees, subtotalCents, discountCents, totalCents }
  const kept = record.extras.filter(({ kind }) => kind !== undefined)
  return {
    lines: before.lines.map(line => presentLine({ ...line, worn: null }, () => '', NOTHING_PRINTED)),
    fees: feesOf(shipping, [...before.extras, ...kept]),
    subtotalCents: before.lines.reduce((sum, line) => sum + line.unit_cents * line.qty, 0),
    discountCents: before.lines.reduce((sum, line) => sum + line.discount_cents, 0),
    totalCents,
  }
}
