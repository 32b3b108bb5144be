import { findDocument } from '../designs/index.ts'
import type { Transaction } from '../database/index.ts'
import { listOrderedDocuments } from '../orders/index.ts'
import { text, type OutboxEvent } from './mailContext.ts'
import type { Kit } from './inlines.ts'

const OF_ORDERS = ['OrderPlaced', 'OrderCanceled', 'OrderStatusChanged', 'PaymentNoted']
const MOST_KITS = 2

interface Named {
  readonly name: string
  readonly document: unknown
  readonly document_hash: string
}

async function listDesigns(trx: Transaction, { kind, subject_id: id, payload }: OutboxEvent): Promise<Named[]> {
  const isOrder = OF_ORDERS.includes(kind) || (kind === 'StaffMailAsked' && payload['about'] === 'orders')
  if (isOrder) return listOrderedDocuments(trx, id, MOST_KITS)
  const found = kind === 'DesignReviewed' ? await findDocument(trx, id, undefined) : undefined
  return found ? [{ ...found, name: text(payload['name']) }] : []
}

/** The garments that a mail shows in its head: the first two designs from the front, a single one from both sides. */
export async function listKits(trx: Transaction, event: OutboxEvent): Promise<Kit[]> {
  const designs = await listDesigns(trx, event)
  return designs.length === 1
    ? (['front', 'back'] as const).map(side => ({ ...designs[0]!, side }))
    : designs.map(design => ({ ...design, side: 'front' }))
}
