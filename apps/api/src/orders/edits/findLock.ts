import { type EditLock, hasStatusClass } from '@kitwright/contract'
import { sql, type Transaction } from '../../database/index.ts'
import { ProblemError } from '../../endpoint/index.ts'
import type { OrderRecord } from '../record/store.ts'
import { isHandedOver } from '../staff/store.ts'
import { changesPieces, type EditContents } from './editRecord.ts'

/** Returns why pieces of an order cannot be changed any more; null while they can. */
export async function findLock(trx: Transaction, { id, status }: OrderRecord): Promise<EditLock | null> {
  if (hasStatusClass(status, 'ended')) return 'ended'
  if (!hasStatusClass(status, 'before_production')) return 'in_production'
  if (await isHandedOver(trx, id)) return 'handed_over'
  return (await hasCountedPieces(trx, id)) ? 'counted' : null
}

/** Whether pieces of an order were counted, so that they exist: an order may go back from production. */
async function hasCountedPieces(trx: Transaction, orderId: string): Promise<boolean> {
  const { rows } = await sql`select from piece_counts where order_id = ${orderId} limit 1`.execute(trx)
  return rows.length > 0
}

/** Whether an order has print files, or some are being made: they are of its pieces as they are. */
export async function hasPrintFiles(trx: Transaction, orderId: string): Promise<boolean> {
  const { rows } = await sql`
    select from packs where order_id = ${orderId} and state not in ('stopped', 'canceled') limit 1`.execute(trx)
  return rows.length > 0
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
