import { type RawBuilder, sql, type Transaction } from '../../database/index.ts'
import { recordEvent } from '../../events/index.ts'
import { parseSettings, type TenantSettings } from '../../tenants/index.ts'
import { overdueCents, payingRuleOf } from '../record/paymentTerms.ts'
import { isMailed } from './isMailed.ts'
import { findOrderToChange } from '../record/store.ts'
import { changeOrderStatus } from './changeOrderStatus.ts'

const DAY_MS = 86_400_000
/** The rest waits for the next hour. */
const BATCH = 200

type Shop = { readonly settings: Record<string, unknown> }
type ReleaseTerms = Pick<TenantSettings['payment'], 'releaseAfterDays' | 'warnDays'>

async function readShop(trx: Transaction): Promise<Shop> {
  const { rows } = await sql<Shop>`select settings from tenants where id = current_tenant_id()`.execute(trx)
  return { settings: rows[0]?.settings ?? {} }
}

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS)

/**
 * SQL for approved orders whose deposit is due and of which nothing was paid. One with a receipt that staff check, or
 * answered since the warning, is left to them, and so is one whose customer no warning reaches.
 */
const isUnpaid = (shop: Shop, now: Date, { warnDays }: ReleaseTerms): RawBuilder<unknown> => sql`(
  status = 'APPROVED' and paid_cents = 0 and ${overdueCents(payingRuleOf(shop))} > 0
  and ${isMailed} and not exists (select from payment_slips s where s.order_id = orders.id
    and (s.state = 'waiting' or s.answered_at > ${daysBefore(now, warnDays)})))`

/** Sets the day of release of the orders that are due for a warning, which is mailed; returns how many. */
async function warnUnpaid(trx: Transaction, shop: Shop, { now, terms }: { now: Date; terms: ReleaseTerms }) {
  const { releaseAfterDays, warnDays } = terms
  const approvedBefore = daysBefore(now, releaseAfterDays - warnDays)
  // An order that was approved long ago gets the whole time of the warning, too.
  const { rows } = await sql<{ id: string; number: string; owner_id: string; release_on: Date }>`
    update orders set release_on = greatest(approved_at + ${releaseAfterDays} * interval '1 day',
      ${daysBefore(now, -warnDays)})
    where id in (select id from orders where ${isUnpaid(shop, now, terms)} and release_on is null
      and approved_at <= ${approvedBefore} order by approved_at limit ${BATCH} for update skip locked)
    returning id, number, owner_id, release_on`.execute(trx)
  for (const { id, number, owner_id: personId, release_on } of rows) {
    const payload = { number, personId, on: release_on.toISOString() }
    await recordEvent(trx, { kind: 'ReleaseWarned', subjectId: id, payload })
  }
  return rows.length
}

/** Cancels the warned orders whose day has come; returns how many. */
async function cancelWarned(trx: Transaction, shop: Shop, { now, terms }: { now: Date; terms: ReleaseTerms }) {
  const { rows } = await sql<{ id: string }>`
    select id from orders where ${isUnpaid(shop, now, terms)} and release_on <= ${now}
    order by release_on limit ${BATCH} for update skip locked`.execute(trx)
  for (const { id } of rows) {
    const order = (await findOrderToChange(trx, id))!
    const by = { role: 'system', actorId: null, origin: null } as const
    await changeOrderStatus(trx, { order, to: 'CANCELED', ...by, note: '', tenant: shop, now })
  }
  return rows.length
}

/**
 * Cancels approved orders of which nothing was paid within the shop's days, after a warning by mail, and returns how
 * many it warned or canceled. Their garments no longer count for the shop's capacity. Only in a shop that wants it.
 */
export async function releaseUnpaid(trx: Transaction, now: Date): Promise<number> {
  const shop = await readShop(trx)
  const terms = parseSettings(shop.settings).payment
  if (terms.releaseAfterDays === 0) return 0
  const canceled = await cancelWarned(trx, shop, { now, terms })
  return canceled + (await warnUnpaid(trx, shop, { now, terms }))
}
