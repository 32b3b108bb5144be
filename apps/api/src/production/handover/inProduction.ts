import { type HandoverState, hasStatusClass, type OrderStatus } from '@kitwright/contract'
import type { Transaction } from '../../database/index.ts'
import { actorOf, type Person, ProblemError, type TenantContext } from '../../endpoint/index.ts'
import { changeOrderStatus, findOrderToChange } from '../../orders/index.ts'
import type { HandoverRecord } from './store.ts'

interface ProductionStart {
  readonly orderId: string
  /** The reason for starting without the deposit. */
  readonly note: string
  readonly tenant: TenantContext
  readonly person: Person
  readonly origin: string | null
  readonly now: Date
}

/**
 * Moves an approved order into production as its files are handed over, so that a supplier never works on an order
 * whose deposit nobody requested. An order already in production is unchanged. Throws `payment-reason-required` if the
 * deposit is owed and no note gives a reason to start, and `order-status-conflict` for an order that is not approved,
 * or finished.
 */
export async function beginProduction(
  trx: Transaction,
  { orderId, note, tenant, person, origin, now }: ProductionStart,
): Promise<void> {
  const order = await findOrderToChange(trx, orderId)
  if (!order) throw new ProblemError('not-found')
  if (order.status === 'PROCESSING') return
  const role = actorOf(person)
  await changeOrderStatus(trx, { order, to: 'PROCESSING', role, actorId: person.id, note, tenant, origin, now })
}

const conflict = (status: OrderStatus): ProblemError =>
  new ProblemError('order-status-conflict', [{ path: 'status', id: status }])

/**
 * Throws `order-status-conflict`, with the status, for a supplier's step that contradicts the order's status: any step of an order
 * that was taken out of production or canceled, and any but `sent` of one that is finished.
 */
export function requireConsistentStep({ status }: Pick<HandoverRecord, 'status'>, state: HandoverState): void {
  const isConsistent = status === 'PROCESSING' || (hasStatusClass(status, 'made') && state === 'sent')
  if (!isConsistent) throw conflict(status)
}

/** Throws `order-status-conflict`, with the status, for a finished order: nobody takes it back from its supplier. */
export function requireUnfinished({ status }: Pick<HandoverRecord, 'status'>): void {
  if (hasStatusClass(status, 'made')) throw conflict(status)
}
