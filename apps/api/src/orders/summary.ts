import { sql, type Transaction } from '../database/index.ts'
import { COMPLETED, IN_PROGRESS } from './statusTable.ts'

export interface OrdersSummary {
  readonly ordersInProgress: number
  readonly ordersCompleted: number
  /** Approved ones that lack a part of their deposit. */
  readonly ordersToPay: number
  readonly ordersToReceive: number
  /** Received ones with a design that has no rating yet. */
  readonly ordersToRate: number
}

/** The person's orders, counted for the dashboard; canceled ones count nowhere. */
export async function ordersSummary(
  trx: Transaction,
  personId: string,
  depositPercent: number,
): Promise<OrdersSummary> {
  const { rows } = await sql<OrdersSummary>`
    select (count(*) filter (where status = any(${IN_PROGRESS}::text[])))::int as "ordersInProgress",
      (count(*) filter (where status = any(${COMPLETED}::text[])))::int as "ordersCompleted",
      (count(*) filter (where status = 'APPROVED'
        and paid_cents * 100 < total_cents * ${depositPercent}::int))::int as "ordersToPay",
      (count(*) filter (where status = 'ON_THE_WAY'))::int as "ordersToReceive",
      (count(*) filter (where status = 'RECEIVED' and exists (
        select from order_lines l where l.order_id = orders.id and not exists (
          select from ratings r where r.order_id = orders.id and r.design_id = l.design_id))))::int as "ordersToRate"
    from orders where owner_id = ${personId}`.execute(trx)
  return rows[0]!
}
