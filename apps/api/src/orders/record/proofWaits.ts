import { type RawBuilder, sql } from '../../database/index.ts'

/** Tests the state of the latest proof of an order before production. `orders` is the query's alias of the order. */
const isLastProof = (orders: 'o' | 'orders', state: 'sent' | 'changes'): RawBuilder<boolean> => sql<boolean>`(
  order_status_is(${sql.ref(`${orders}.status`)}, 'before_production') and coalesce((
    select p.state from proofs p where p.order_id = ${sql.ref(`${orders}.id`)} and p.state in ('sent', 'accepted', 'changes')
    order by p.id desc limit 1) = ${state}, false))`

/** Returns the condition that an order's proof waits for the customer's answer. */
export const proofWaits = (orders: 'o' | 'orders'): RawBuilder<boolean> => isLastProof(orders, 'sent')

/**
 * Returns the condition that the customer has requested changes and no proof was sent since. An index finds the few
 * orders that ever did.
 */
export const wantsChanges = (): RawBuilder<boolean> => sql<boolean>`(
  orders.id in (select order_id from proofs where state = 'changes') and ${isLastProof('orders', 'changes')})`
