import { sql, type Transaction } from '../database/index.ts'
import { COMPLETED, IN_PROGRESS } from './statusTable.ts'

export interface OrdersSummary {
  readonly ordersInProgress: number
  readonly ordersCompleted: number
}

/** The person's orders, counted for the dashboard; canceled ones count nowhere. */
export async function ordersSummary(trx: Transaction, personId: string): Promise<OrdersSummary> {
  const { rows } = await sql<OrdersSummary>`
    select (count(*) filter (where status = any(${IN_PROGRESS}::text[])))::int as "ordersInProgress",
      (count(*) filter (where status = any(${COMPLETED}::text[])))::int as "ordersCompleted"
    from orders where owner_id = ${personId}`.execute(trx)
  return rows[0]!
}
