import type { Transaction } from '../../database/index.ts'
import { checkIfMatch, ProblemError, type TenantContext } from '../../endpoint/index.ts'
import { changeOrderStatus } from './changeOrderStatus.ts'
import { findOrderToChange } from '../record/store.ts'

export interface OrderToCancel {
  readonly id: string
  readonly personId: string
  readonly ifMatch: string | undefined
  readonly reason: string
  readonly tenant: TenantContext
  readonly origin: string
  readonly now: Date
}

/**
 * Cancels a person's own order. Throws `not-found`, `precondition-required`, `stale-version` or
 * `order-status-conflict`.
 */
export async function cancelOrder(trx: Transaction, wanted: OrderToCancel): Promise<void> {
  const { id, personId, reason, tenant, origin, now } = wanted
  const order = await findOrderToChange(trx, id)
  if (!order || order.owner_id !== personId) throw new ProblemError('not-found')
  checkIfMatch(wanted.ifMatch, order.version)
  const by = { role: 'owner', actorId: personId } as const
  await changeOrderStatus(trx, { order, to: 'CANCELED', ...by, note: reason, tenant, origin, now })
}
