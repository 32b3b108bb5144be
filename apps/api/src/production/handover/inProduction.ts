import type { OrderStatus } from '@kitwright/contract'
import type { Transaction } from '../../database/index.ts'
import { type Person, ProblemError, type TenantContext } from '../../endpoint/index.ts'
import { changeOrderStatus, findOrderToChange } from '../../orders/index.ts'
import type { HandoverRecord } from './store.ts'

interface ProductionStart {
  readonly orderId: string
  /** Why it begins without the deposit. */
  readonly note: string
  readonly tenant: TenantContext
  readonly person: Person
  readonly origin: string | null
  readonly now: Date
}

/**
 * Moves an approved order into production as its files are handed over, so that a supplier never works on an order whose deposit
 * nobody asked for. An order that is in production already stays as it is. Throws `payment-reason-required` where the deposit is
 * owed and no note says why it begins all the same, and `order-status-conflict` for an order that is not approved.
 */
export async function beginProduction(
  trx: Transaction,
  { orderId, note, tenant, person, origin, now }: ProductionStart,
): Promise<void> {
  const order = await findOrderToChange(trx, orderId)
  if (!order) throw new ProblemError('not-found')
  if (IN_PRODUCTION.includes(order.status)) return
  const role = person.roles.includes('ADMIN') ? 'admin' : 'store'
  await changeOrderStatus(trx, { order, to: 'PROCESSING', role, actorId: person.id, note, tenant, origin, now })
}

/** Statuses in which a supplier's steps say something true. */
const IN_PRODUCTION: readonly OrderStatus[] = ['PROCESSING', 'COMPLETED', 'ON_THE_WAY', 'RECEIVED']

/** Throws `order-status-conflict`, with the status, for an order that was taken out of production or canceled. */
export function requireInProduction({ status }: Pick<HandoverRecord, 'status'>): void {
  if (!IN_PRODUCTION.includes(status)) throw new ProblemError('order-status-conflict', [{ path: 'status', id: status }])
}
