import { ORDER_STATUSES, type OrderStatus, type OrderWait, statusesOf } from '@kitwright/contract'
import { type RawBuilder, sql, type Transaction } from '../../database/index.ts'
import { overdueCents, type PayingRule } from '../record/paymentTerms.ts'
import { wantsChanges } from '../record/proofWaits.ts'
import { DUE_STATUSES } from './sumDue.ts'

/** The statuses in which orders wait for each reason. Suppliers ask nothing about orders that have ended. */
export const WAIT_STATUSES = {
  ...DUE_STATUSES,
  'proof-changes': statusesOf('before_production'),
  'supplier-asks': statusesOf('live'),
  'slip-waits': ORDER_STATUSES,
  'claim-waits': ORDER_STATUSES,
} satisfies Record<OrderWait, readonly OrderStatus[]>

/** Writes the statuses as literals: the planner uses a partial index only if the query contains its values. */
export const isOneOf = (statuses: readonly OrderStatus[]): RawBuilder<unknown> =>
  sql`status in (${sql.join(statuses.map(status => sql.lit(status)))})`

/** Considers only the supplier whom the order names now. */
const asks = sql`exists (
  select from handovers h where h.order_id = orders.id and h.supplier_id = orders.supplier_id and h.asked_at is not null)`

const hasSlip = sql`exists (select from payment_slips s where s.order_id = orders.id and s.state = 'waiting')`

const hasClaim = sql`exists (select from claims c where c.order_id = orders.id and c.state = 'waiting')`

/** Returns the SQL condition under which an order of such a status waits. */
export function waitsFor(wait: OrderWait, rule: PayingRule): RawBuilder<unknown> {
  if (wait === 'proof-changes') return wantsChanges()
  if (wait === 'supplier-asks') return asks
  if (wait === 'slip-waits') return hasSlip
  if (wait === 'claim-waits') return hasClaim
  return sql`paid_cents < total_cents and ${overdueCents(rule)} > 0`
}

export interface OrdersAsking {
  readonly proofsToChange: number
  readonly suppliersAsking: number
  readonly slipsWaiting: number
  readonly claimsWaiting: number
}

/**
 * Counts the orders that wait for the staff: a customer requested changes of the proof, or a supplier asked a question,
 * a customer sent a receipt or a claim.
 */
export async function countAsking(trx: Transaction): Promise<OrdersAsking> {
  const { rows } = await sql<{ proofs: number; suppliers: number; slips: number; claims: number }>`
    select (select count(*)::int from orders where order_status_is(status, 'before_production') and ${wantsChanges()}) as proofs,
      (select count(*)::int from orders where order_status_is(status, 'live') and ${asks}) as suppliers,
      (select count(distinct order_id)::int from payment_slips where state = 'waiting') as slips,
      (select count(distinct order_id)::int from claims where state = 'waiting') as claims`.execute(trx)
  const { proofs, suppliers, slips, claims } = rows[0]!
  return { proofsToChange: proofs, suppliersAsking: suppliers, slipsWaiting: slips, claimsWaiting: claims }
}
