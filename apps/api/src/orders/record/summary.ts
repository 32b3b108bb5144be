import type { Summary } from '@kitwright/contract'
import { sql, type Transaction } from '../../database/index.ts'
import type { TenantContext } from '../../endpoint/index.ts'
import { overdueCents, payingRuleOf } from './paymentTerms.ts'
import { presentBalance } from './present.ts'
import { proofWaits } from './proofWaits.ts'
import { type OrderRecord, PROMOTION_PERCENT } from './store.ts'

/** Counts the unfinished orders of the tenant or of one of its customers. */
export async function countOpenOrders(trx: Transaction, ownerId?: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from orders
    where order_status_is(status, 'live') and owner_id = coalesce(${ownerId ?? null}::uuid, owner_id)`.execute(trx)
  return rows[0]!.count
}

export interface OrdersSummary {
  readonly ordersInProgress: number
  readonly ordersCompleted: number
  /** Orders whose next step waits for money. */
  readonly ordersToPay: number
  readonly ordersToReceive: number
  /** Received orders with a design that has no rating yet. */
  readonly ordersToRate: number
  /** Orders whose proof waits for an answer. */
  readonly proofsToAnswer: number
}

/** Counts the person's orders for the dashboard; canceled ones count nowhere. */
export async function ordersSummary(
  trx: Transaction,
  personId: string,
  shop: Pick<TenantContext, 'settings'>,
): Promise<OrdersSummary> {
  const { rows } = await sql<OrdersSummary>`
    select (count(*) filter (where order_status_is(status, 'in_progress')))::int as "ordersInProgress",
      (count(*) filter (where order_status_is(status, 'made')))::int as "ordersCompleted",
      (count(*) filter (where ${overdueCents(payingRuleOf(shop))} > 0))::int as "ordersToPay",
      (count(*) filter (where status = 'ON_THE_WAY'))::int as "ordersToReceive",
      (count(*) filter (where status = 'RECEIVED' and exists (
        select from order_lines l where l.order_id = orders.id and not exists (
          select from ratings r where r.order_id = orders.id and r.design_id = l.design_id))))::int as "ordersToRate",
      (count(*) filter (where ${proofWaits('orders')}))::int as "proofsToAnswer"
    from orders where owner_id = ${personId}`.execute(trx)
  return rows[0]!
}

const SHOWN = 5

/** Returns the total of the person's orders that are not fully paid, and the longest waiting of them. */
export async function ordersBalance(
  trx: Transaction,
  personId: string,
  shop: Pick<TenantContext, 'settings'>,
): Promise<Summary['balance']> {
  const { rows } = await sql<OrderRecord & { promotion: number; count: number; total: number; paid: number }>`
    select id, number, status, total_cents, paid_cents, placed_at, approved_at, delivered_at, received_at, credit_days, release_on,
      (select ${PROMOTION_PERCENT} from order_lines where order_id = orders.id) as promotion, count(*) over ()::int as count,
      (sum(total_cents) over ())::bigint as total, (sum(paid_cents) over ())::bigint as paid
    from orders where owner_id = ${personId} and status <> 'CANCELED' and paid_cents < total_cents
    order by placed_at, id limit ${SHOWN}`.execute(trx)
  const { count = 0, total = 0, paid = 0 } = rows[0] ?? {}
  const orders = rows.map(row => ({ ...presentBalance(row, shop), promotionPercent: row.promotion }))
  return { totalCents: total, paidCents: paid, dueCents: total - paid, count, orders }
}
