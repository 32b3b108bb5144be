import { sql, type Transaction } from '../../database/index.ts'
import { recordEvent } from '../../events/index.ts'
import { parseSettings } from '../../tenants/index.ts'
import { overdueCents, payingRuleOf } from '../record/paymentTerms.ts'

const DAY_MS = 86_400_000
/** The rest waits for the next hour. */
const BATCH = 200

/**
 * Reminds the customers of approved orders whose deposit was not paid by the shop's deadline, once for each order, and
 * returns how many. Only in a shop that has a deadline and wants reminders.
 */
export async function remindUnpaid(trx: Transaction, now: Date): Promise<number> {
  const { rows: shops } = await sql<{ settings: Record<string, unknown> }>`
    select settings from tenants where id = current_tenant_id()`.execute(trx)
  const shop = { settings: shops[0]?.settings ?? {} }
  const { payWithinDays, reminds } = parseSettings(shop.settings).payment
  if (!reminds || payWithinDays === 0) return 0
  const before = new Date(now.getTime() - payWithinDays * DAY_MS)
  const { rows } = await sql<{ id: string; number: string; owner_id: string }>`
    select id, number, owner_id from orders
    where status = 'APPROVED' and approved_at <= ${before} and ${overdueCents(payingRuleOf(shop))} > 0
      and not exists (select from payment_reminders r where r.order_id = orders.id)
      and not exists (select from payment_slips s where s.order_id = orders.id and s.state = 'waiting')
    order by approved_at limit ${BATCH} for update skip locked`.execute(trx)
  for (const { id, number, owner_id: personId } of rows) {
    await sql`insert into payment_reminders (order_id, sent_at) values (${id}, ${now})`.execute(trx)
    await recordEvent(trx, { kind: 'PaymentOverdue', subjectId: id, payload: { number, personId } })
  }
  return rows.length
}
