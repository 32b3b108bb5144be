import type { Summary } from '@kitwright/contract'
import { sql, type Transaction } from '../../../database/index.ts'
import { proofWaits } from '../../record/proofWaits.ts'

type DueItem = Summary['due'][number]

/** Items of each kind that are named; the lists of orders and quotes show the rest. */
const NAMED = 5

/**
 * Names what waits for a customer, what ends first coming first: quotes that can be accepted, proofs to answer, and
 * parcels to confirm.
 */
export async function listDueItems(trx: Transaction, personId: string, now: Date): Promise<DueItem[]> {
  const { rows } = await sql<Omit<DueItem, 'until'> & { until: Date | null }>`
    (select 'quote' as kind, id, number as label, '' as text, total_cents as cents, expires_at as until from customer_quotes
      where owner_id = ${personId} and state = 'sent' and expires_at > ${now} order by expires_at, id limit ${NAMED})
    union all
    (select 'proof', id, number, '', null, null from orders
      where owner_id = ${personId} and ${proofWaits('orders')} order by placed_at, id limit ${NAMED})
    union all
    (select 'parcel', id, number, '', null, null from orders
      where owner_id = ${personId} and status = 'ON_THE_WAY' order by placed_at, id limit ${NAMED})
    union all
    (select 'design', id, name, coalesce(comment, ''), null, null from designs
      where owner_id = ${personId} and status = 'rejected' and deleted_at is null order by updated_at desc, id limit ${NAMED})`.execute(
    trx,
  )
  return rows.map(row => ({ ...row, until: row.until?.toISOString() ?? null }))
}
