import { type EditLock, hasStatusClass } from '@kitwright/contract'
import type { Transaction } from '../../database/index.ts'
import { ProblemError } from '../../endpoint/index.ts'
import type { OrderRecord } from '../record/store.ts'
import { isHandedOver } from '../staff/store.ts'
import { changesPieces, type EditContents } from './editRecord.ts'

/** Returns why pieces of an order cannot be changed any more; null while they can. */
export async function findLock(trx: Transaction, { id, status }: OrderRecord): Promise<EditLock | null> {
  if (hasStatusClass(status, 'ended')) return 'ended'
  if (!hasStatusClass(status, 'before_production')) return 'in_production'
  return (await isHandedOver(trx, id)) ? 'handed_over' : null
}

/**
 * Throws `order-status-conflict` for an order that has ended, `order-pieces-made` for other pieces than those that are
 * being made. Prices and free-text lines may still change.
 */
export async function requireChangeable(
  trx: Transaction,
  order: OrderRecord,
  { before, after }: { readonly before: EditContents; readonly after: EditContents },
): Promise<void> {
  const lock = await findLock(trx, order)
  if (lock === 'ended') throw new ProblemError('order-status-conflict', [{ path: 'status', id: order.status }])
  if (lock !== null && changesPieces(before, after))
    throw new ProblemError('order-pieces-made', [{ path: 'lines', id: lock }])
}
