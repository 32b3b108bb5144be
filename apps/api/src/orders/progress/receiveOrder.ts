import { sql, type Transaction } from '../../database/index.ts'
import { checkIfMatch, ProblemError, type TenantContext } from '../../endpoint/index.ts'
import { changeOrderStatus } from './changeOrderStatus.ts'
import { FORTNIGHT_MS } from '../record/statusTable.ts'
import { findOrderToChange } from '../record/store.ts'

export interface OrderToReceive {
  readonly id: string
  readonly personId: string
  readonly ifMatch: string | undefined
  readonly tenant: TenantContext
  readonly origin: string
  readonly now: Date
}

/**
 * Records that the owner has received the parcel. Throws `not-found`, `precondition-required`, `stale-version`,
 * `order-status-conflict` or `payment-due`.
 */
export async function receiveOrder(trx: Transaction, wanted: OrderToReceive): Promise<void> {
  const { id, personId, tenant, origin, now } = wanted
  const order = await findOrderToChange(trx, id)
  if (!order || order.owner_id !== personId) throw new ProblemError('not-found')
  checkIfMatch(wanted.ifMatch, order.version)
  await changeOrderStatus(trx, {
    order,
    to: 'RECEIVED',
    role: 'owner',
    actorId: personId,
    note: '',
    tenant,
    origin,
    now,
  })
}

/**
 * Marks parcels that were handed over a fortnight ago as received and returns how many. An unpaid one stays on its way,
 * unless it is on account or was sent so for a reason.
 */
export async function autoReceiveDelivered(trx: Transaction, now: Date): Promise<number> {
  const before = new Date(now.getTime() - FORTNIGHT_MS)
  const { rows } = await sql<{ id: string }>`
    select id from orders where status = 'ON_THE_WAY' and delivered_at <= ${before}
      and (paid_cents >= total_cents or credit_days is not null or (
        select owed_cents from order_history h where h.order_id = orders.id and h.to_status = 'ON_THE_WAY'
        order by version desc limit 1) is not null)
    order by delivered_at limit 200 for update skip locked`.execute(trx)
  for (const { id } of rows) {
    const order = await findOrderToChange(trx, id)
    if (!order) continue
    const by = { role: 'system', actorId: null, origin: null, tenant: { settings: {} } } as const
    await changeOrderStatus(trx, { order, to: 'RECEIVED', ...by, note: '', now })
  }
  return rows.length
}
