import type { DocumentKind, DocumentReason } from '@kitwright/contract'
import { sql, type Transaction } from '../../database/index.ts'
import type { LineRecord, OrderExtra } from '../record/store.ts'
import type { IssuedDocument } from './facts.ts'

/** A document of an order as stored. Amounts are in whole cents. */
export interface DocumentRecord {
  readonly id: string
  readonly kind: DocumentKind
  readonly number: string
  readonly cents: number
  readonly before_cents: number
  readonly reason: DocumentReason
  readonly issued_at: Date
  /** The reason of the edit that caused it; otherwise empty. */
  readonly text: string
}

/** Lists the invoice of an order, its additional invoices and its credit notes, earliest first. */
export async function listDocuments(trx: Transaction, orderId: string): Promise<DocumentRecord[]> {
  const { rows } = await sql<DocumentRecord>`
    select d.id, d.kind, d.number, d.cents, d.before_cents, d.reason, d.issued_at, coalesce((
      select e.reason from order_edits e
      where d.reason = 'changed' and e.order_id = d.order_id and e.applied_at = d.created_at limit 1), '') as text
    from order_documents d where d.order_id = ${orderId} order by d.id`.execute(trx)
  return rows
}

export const issuedOf = (record: DocumentRecord): IssuedDocument => ({
  kind: record.kind,
  number: record.number,
  cents: record.cents,
  beforeCents: record.before_cents,
  reason: record.reason,
  text: record.text,
  issuedAt: record.issued_at.toISOString(),
})

interface ContentRecord {
  readonly lines: readonly Omit<LineRecord, 'worn'>[]
  /** Free-text lines. */
  readonly extras: readonly OrderExtra[]
}

/**
 * Returns the lines that an order had when it was invoiced, if an edit changed them since: those that the first edit
 * found. Not those of an erased person, whose edits are gone.
 */
export async function findInvoicedContents(trx: Transaction, orderId: string): Promise<ContentRecord | undefined> {
  const { rows } = await sql<{ before: ContentRecord }>`
    select e.before from order_edits e join order_documents d on d.order_id = e.order_id and d.kind = 'invoice'
    where e.order_id = ${orderId} and e.state = 'applied' and e.applied_at > d.created_at
    order by e.applied_at limit 1`.execute(trx)
  return rows[0]?.before
}
