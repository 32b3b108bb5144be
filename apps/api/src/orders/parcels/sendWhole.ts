import type { Transaction } from '../../database/index.ts'
import { recordEvent } from '../../events/index.ts'
import { changeOrderStatus, type StatusChange } from '../progress/changeOrderStatus.ts'
import { insertParcel, listLeft, type TrackingDetails } from './parcelStore.ts'

interface SentParcel {
  readonly eventIds: readonly string[]
  /** Absent if earlier parcels hold all pieces. */
  readonly made: { readonly parcelId?: string }
}

/**
 * Sends all pieces of an order that no parcel holds yet in one, and moves the order by the table with its guards. One
 * mail tells both. It waits until the change can no longer be taken back.
 */
export async function sendWhole(trx: Transaction, move: StatusChange, tracking: TrackingDetails): Promise<SentParcel> {
  const { order, actorId, now, heldUntil } = move
  const lines = await listLeft(trx, order.id)
  if (lines.length === 0 || actorId === null) return { eventIds: await changeOrderStatus(trx, move), made: {} }
  const parcelId = await insertParcel(trx, { orderId: order.id, ...tracking, lines, by: actorId, now })
  const moved = await changeOrderStatus(trx, { ...move, isTold: false })
  const held = heldUntil && { heldUntil: heldUntil.toISOString() }
  const payload = { number: order.number, personId: order.owner_id, parcelId, ...held }
  return {
    eventIds: [...moved, await recordEvent(trx, { kind: 'ParcelSent', subjectId: order.id, payload })],
    made: { parcelId },
  }
}
