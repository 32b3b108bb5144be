import { sql, type Transaction } from '../../database/index.ts'
import { shopDay } from '../promise/promiseTerms.ts'
import { findOrderToChange } from '../record/store.ts'
import { movePromise } from './movePromise.ts'

/** The rest waits for the next hour. */
const BATCH = 200

/** A step of the order is behind the day that was expected of it. */
const isLate = (today: string) => sql`(
  (o.status = 'REVIEWING' and s.approve_on < ${today}::date)
  or (o.status = 'APPROVED' and s.start_on < ${today}::date)
  or (order_status_is(o.status, 'in_progress') and s.make_on < ${today}::date)
  or (order_status_is(o.status, 'live') and s.promised_on < ${today}::date))`

/** Moves the promises of orders that are behind, tells their customers, and returns how many moved. */
export async function moveLatePromises(trx: Transaction, now: Date): Promise<number> {
  const { rows: shops } = await sql<{ settings: Record<string, unknown> }>`
    select settings from tenants where id = current_tenant_id()`.execute(trx)
  const tenant = { settings: shops[0]?.settings ?? {} }
  const { rows } = await sql<{ id: string }>`
    select o.id from orders o join order_shipping s on s.order_id = o.id
    where order_status_is(o.status, 'live') and ${isLate(shopDay(now, tenant))}
    order by s.promised_on limit ${BATCH} for update of o skip locked`.execute(trx)
  let moved = 0
  for (const { id } of rows) {
    const order = await findOrderToChange(trx, id)
    if (order && (await movePromise(trx, { order, tenant, now })) !== null) moved += 1
  }
  return moved
}
