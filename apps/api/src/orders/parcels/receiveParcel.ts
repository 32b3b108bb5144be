import type { Transaction } from '../../database/index.ts'
import { ProblemError, type TenantContext } from '../../endpoint/index.ts'
import { changeOrderStatus } from '../progress/changeOrderStatus.ts'
import { findOrderToChange, type OrderRecord } from '../record/store.ts'
import { listParcels, writeReceived } from './parcelStore.ts'

interface ParcelToReceive {
  readonly order: OrderRecord
  readonly parcelId: string
  readonly tenant: TenantContext
  readonly origin: string
  readonly now: Date
}

/**
 * Notes that a parcel has come; once more changes nothing. The last parcel of a whole order ends it, if it is paid.
 * Returns when the parcel came. Throws `not-found`.
 */
export async function receiveParcel(trx: Transaction, wanted: ParcelToReceive): Promise<Date> {
  const { order, parcelId, tenant, origin, now } = wanted
  const receivedAt = await writeReceived(trx, { orderId: order.id, id: parcelId, now })
  if (!receivedAt) throw new ProblemError('not-found')
  const { items, left } = await listParcels(trx, order.id)
  const isWhole = left.length === 0 && items.every(parcel => parcel.receivedAt !== null)
  if (!isWhole || order.status !== 'ON_THE_WAY') return receivedAt
  const owner = { to: 'RECEIVED', role: 'owner', actorId: order.owner_id, note: '' } as const
  try {
    await changeOrderStatus(trx, { order, ...owner, tenant, origin, now })
  } catch (error) {
    // An unpaid order stays on its way: only the parcel has come.
    if (!(error instanceof ProblemError) || error.id !== 'payment-due') throw error
  }
  return receivedAt
}

/** Returns the order of a parcel that its owner may receive, locked. */
export async function getOwnOrder(
  trx: Transaction,
  { id, personId }: { readonly id: string; readonly personId: string },
): Promise<OrderRecord> {
  const order = await findOrderToChange(trx, id)
  if (!order || order.owner_id !== personId) throw new ProblemError('not-found')
  return order
}
