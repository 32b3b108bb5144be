import { sql, type Transaction } from '../../database/index.ts'
import { recordEvent } from '../../events/index.ts'

/** Messages that a supplier sends within this time are one notification. */
const TOGETHER_MINUTES = 10
const NEWS = sql`kind in ('text', 'photo', 'sent') and by is null`

interface StaffNotice {
  readonly kind: SupplierNote['kind']
  readonly orderId: string
  readonly supplierId: string
  readonly number: string
  readonly now: Date
}

/**
 * Notifies the staff that a supplier wrote, showed something or sent the parcel. Call it before that is recorded. A
 * question always sends a mail, whatever came before it, since the earlier mail may have gone; photographs alone come
 * by the dozen.
 */
export async function tellStaff(
  trx: Transaction,
  { kind, orderId, supplierId, number, now }: StaffNotice,
): Promise<void> {
  if (kind === 'photo') {
    const { rows } = await sql`
      select from handover_notes where order_id = ${orderId} and supplier_id = ${supplierId} and ${NEWS}
        and at > ${now}::timestamptz - make_interval(mins => ${TOGETHER_MINUTES}) limit 1`.execute(trx)
    if (rows.length > 0) return
  }
  await recordEvent(trx, { kind: 'SupplierSaid', subjectId: orderId, payload: { number } })
}

export interface SupplierNote {
  readonly kind: 'text' | 'photo' | 'sent'
  readonly text: string
}

/**
 * Returns the order's latest messages from its supplier, sent in one go, the earliest first; undefined if none are
 * left.
 */
export async function findSaid(
  trx: Transaction,
  orderId: string,
): Promise<{ readonly supplier: string; readonly notes: readonly SupplierNote[] } | undefined> {
  const { rows } = await sql<SupplierNote & { supplier: string }>`
    with last as (select supplier_id, max(at) as at from handover_notes
      where order_id = ${orderId} and ${NEWS} group by supplier_id order by 2 desc limit 1)
    select n.kind, n.text, s.name as supplier from handover_notes n join last using (supplier_id) join suppliers s on s.id = n.supplier_id
    where n.order_id = ${orderId} and ${NEWS} and n.at > last.at - make_interval(mins => ${TOGETHER_MINUTES}) order by n.id`.execute(
    trx,
  )
  return rows[0] && { supplier: rows[0].supplier, notes: rows }
}
