import { type OrderStatus, type OrderWait, statusesOf } from '@kitwright/contract'
import { type RawBuilder, sql, type Transaction } from '../../database/index.ts'
import { overdueCents, type PayingRule } from '../record/paymentTerms.ts'
import { wantsChanges } from '../record/proofWaits.ts'
import { DUE_STATUSES } from './sumDue.ts'

/** The statuses in which orders wait for each reason. Suppliers ask nothing about orders that have ended. */
export const WAIT_STATUSES = {
  ...DUE_STATUSES,
  'proof-changes': statusesOf('before_production'),
  'supplier-asks': statusesOf('live'),
} satisfies Record<OrderWait, readonly OrderStatus[]>

/** Writes the statuses as literals: the planner uses a partial index only if the query contains its values. */
export const isOneOf = (statuses: readonly OrderStatus[]): RawBuilder<unknown> =>
  sql`status in (${sql.join(statuses.map(status => sql.lit(status)))})`

/** Considers only the supplier whom the order names now. */
const asks = sql`exists (
  select from handovers h where h.order_id = orders.id and h.supplier_id = orders.supplier_id and h.asked_at is not null)`

/** Returns the SQL condition under which an order of such a status waits. */
export function waitsFor(wait: OrderWait, rule: PayingRule): RawBuilder<unknown> {
  if (wait === 'proof-changes') return wantsChanges()
  if (wait === 'supplier-asks') return asks
  return sql`paid_cents < total_cents and ${overdueCents(rule)} > 0`
}

/**
 * Counts the orders that wait for the staff: a customer requested changes of the proof, or a supplier asked a question.
 */
export async function countAsking(trx: Transaction): Promise<{ proofsToChange: number; suppliersAsking: number }> {
  const { rows } = await sql<{ proofs: number; suppliers: number }>`
    select (select count(*)::int from orders where order_status_is(status, 'before_production') and ${wantsChanges()}) as proofs,
      (select count(*)::int from orders where order_status_is(status, 'live') and ${asks}) as suppliers`.execute(trx)
  return { proofsToChange: rows[0]!.proofs, suppliersAsking: rows[0]!.suppliers }
}
