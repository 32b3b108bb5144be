import { type RawBuilder, sql } from '../database/index.ts'

/** Whether the proof of an order, by what a query calls its orders, waits for the customer's answer. */
export const proofWaits = (orders: 'o' | 'orders'): RawBuilder<boolean> => sql<boolean>`(
  ${sql.ref(`${orders}.status`)} in ('REVIEWING', 'APPROVED') and coalesce((
    select p.state from proofs p where p.order_id = ${sql.ref(`${orders}.id`)} and p.state in ('sent', 'accepted', 'changes')
    order by p.id desc limit 1) = 'sent', false))`
