import { type RawBuilder, sql, type Transaction } from '../../database/index.ts'
import { recordEvent } from '../../events/index.ts'
import { parseSettings } from '../../tenants/index.ts'
import { overdueCents, payingRuleOf } from '../record/paymentTerms.ts'
import { isMailed } from './isMailed.ts'

const DAY_MS = 86_400_000
/** The rest waits for the next hour. */
const BATCH = 200
/** Late orders that one mail reports. */
const MAX_TOLD = 20

type Shop = { readonly settings: Record<string, unknown> }

/** SQL for approved orders whose deposit was not paid by the shop's deadline; none without one. */
const isDepositLate = (shop: Shop, now: Date): RawBuilder<unknown> => {
  const { payWithinDays } = parseSettings(shop.settings).payment
  const before = new Date(now.getTime() - payWithinDays * DAY_MS)
  return sql`(${payWithinDays} > 0 and status = 'APPROVED' and approved_at <= ${before}
    and ${overdueCents(payingRuleOf(shop))} > 0)`
}

/** SQL for orders on account whose days after delivery have passed. */
const isCreditLate = (now: Date): RawBuilder<unknown> => sql`(
  credit_days is not null and paid_cents < total_cents and status in ('ON_THE_WAY', 'RECEIVED')
  and coalesce(delivered_at, received_at) + credit_days * interval '1 day' <= ${now})`

const hasNoWaitingSlip = sql`not exists (
  select from payment_slips s where s.order_id = orders.id and s.state = 'waiting')`

/** Returns the orders of a customer that were not paid by their deadline, the oldest first. */
export async function listLateOrders(trx: Transaction, ownerId: string, shop: Shop & { now: Date }): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from orders
    where owner_id = ${ownerId} and (${isDepositLate(shop, shop.now)} or ${isCreditLate(shop.now)}) and ${hasNoWaitingSlip}
    order by placed_at limit ${MAX_TOLD}`.execute(trx)
  return rows.map(({ id }) => id)
}

/**
 * Reminds customers of a deposit, or of an order on account, that was not paid by its deadline, once for each order, and
 * returns how many. A customer who was reminded within a day waits, so that one mail reports what became due meanwhile. Only in a shop that wants reminders; not while a receipt waits to be checked.
 */
export async function remindUnpaid(trx: Transaction, now: Date): Promise<number> {
  const { rows: shops } = await sql<Shop>`select settings from tenants where id = current_tenant_id()`.execute(trx)
  const shop = { settings: shops[0]?.settings ?? {} }
  if (!parseSettings(shop.settings).payment.reminds) return 0
  const { rows } = await sql<{ id: string; number: string; owner_id: string }>`
    select id, number, owner_id from orders
    where (${isDepositLate(shop, now)} or ${isCreditLate(now)}) and ${isMailed}
      and not exists (select from payment_reminders r where r.order_id = orders.id)
      and not exists (select from payment_reminders r join orders other on other.id = r.order_id
        where other.owner_id = orders.owner_id and r.sent_at > ${new Date(now.getTime() - DAY_MS)})
      and ${hasNoWaitingSlip}
    order by placed_at limit ${BATCH} for update skip locked`.execute(trx)
  for (const { id, number, owner_id: personId } of rows) {
    await sql`insert into payment_reminders (order_id, sent_at) values (${id}, ${now})`.execute(trx)
    await recordEvent(trx, { kind: 'PaymentOverdue', subjectId: id, payload: { number, personId } })
  }
  return rows.length
}
