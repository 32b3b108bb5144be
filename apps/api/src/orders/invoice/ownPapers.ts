import { sql, type Transaction } from '../../database/index.ts'
import { findOrder } from '../record/store.ts'
import { type PaperShop, readFacts } from './drawPaper.ts'
import type { InvoiceFacts, PaymentReceipt } from './facts.ts'
import type { Language } from '@kitwright/words'

/** An invoice, a later document or a receipt of a customer. */
export interface OwnPaper {
  /** Name of its file, without an ending. */
  readonly name: string
  readonly orderId: string
  /** Null for a receipt. */
  readonly documentId: string | null
  readonly receipt: PaymentReceipt | undefined
}

const fileName = (text: string): string => text.replaceAll(/[^\w.-]+/g, '-')

interface PaymentRow extends Omit<PaymentReceipt, 'notedAt'> {
  readonly order_id: string
  readonly noted_at: Date
}

/** Lists the invoices, credit notes and receipts of a customer's orders, earliest orders first. */
export async function listOwnPapers(trx: Transaction, ownerId: string): Promise<OwnPaper[]> {
  const { rows: documents } = await sql<{ id: string; order_id: string; number: string }>`
    select d.id, d.order_id, d.number from order_documents d join orders o on o.id = d.order_id
    where o.owner_id = ${ownerId} order by o.placed_at, d.id`.execute(trx)
  const { rows: payments } = await sql<PaymentRow>`
    select p.order_id, p.cents::int as cents, p.method, p.noted_at,
      o.number || '-' || row_number() over (partition by p.order_id order by p.position) as number,
      (sum(p.cents) over (partition by p.order_id order by p.position))::int as "paidCents"
    from payments p join orders o on o.id = p.order_id
    where o.owner_id = ${ownerId} order by o.placed_at, p.position`.execute(trx)
  return [
    ...documents.map(({ id, order_id: orderId, number }) => ({
      name: fileName(number),
      orderId,
      documentId: id,
      receipt: undefined,
    })),
    ...payments.map(({ order_id: orderId, noted_at: at, ...payment }) => ({
      name: fileName(`receipt-${payment.number}`),
      orderId,
      documentId: null,
      receipt: { ...payment, notedAt: at.toISOString() },
    })),
  ]
}

interface PaperOwner {
  readonly tenant: PaperShop
  readonly ownerId: string
  readonly language: Language
  readonly now: Date
}

/** Reads what a customer's paper states. Throws `not-found`. */
export async function readOwnPaper(
  trx: Transaction,
  { ownerId, ...request }: PaperOwner,
  { orderId, documentId, receipt }: OwnPaper,
): Promise<InvoiceFacts> {
  const facts = await readFacts(trx, request, { find: async () => findOrder(trx, ownerId, orderId), documentId })
  return receipt ? { ...facts, receipt } : facts
}
