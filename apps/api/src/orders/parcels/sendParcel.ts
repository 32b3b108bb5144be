import { hasStatusClass, type OrderActor, SHIPPING_LIMITS } from '@kitwright/contract'
import type { Transaction } from '../../database/index.ts'
import { ProblemError, type TenantContext } from '../../endpoint/index.ts'
import { recordEvent } from '../../events/index.ts'
import { changeOrderStatus } from '../progress/changeOrderStatus.ts'
import { type OrderRecord } from '../record/store.ts'
import { insertParcel, type LinePieces, listLeft, listParcels, type TrackingDetails } from './parcelStore.ts'

interface ParcelToSend extends TrackingDetails {
  /** The order, locked until the transaction ends. */
  readonly order: OrderRecord
  readonly lines: readonly LinePieces[]
  readonly note: string
  readonly by: { readonly role: OrderActor; readonly actorId: string }
  readonly tenant: TenantContext
  readonly origin: string
  readonly now: Date
}

/**
 * Sends pieces of an order. One that is made is on its way from then on, by the table of statuses with its guards; one
 * in production stays there until the rest is made. Throws `parcel-too-early`, `parcel-too-much`, `parcels-full` and the
 * problems of a change of status.
 */
export async function sendParcel(trx: Transaction, parcel: ParcelToSend): Promise<void> {
  const { order, lines, note, by, tenant, origin, now } = parcel
  const isMade = hasStatusClass(order.status, 'made')
  if (!isMade && order.status !== 'PROCESSING') throw new ProblemError('parcel-too-early')
  const left = new Map((await listLeft(trx, order.id)).map(({ lineId, qty }) => [lineId, qty]))
  const wrong = lines.flatMap(({ lineId, qty }, i) =>
    qty > (left.get(lineId) ?? 0) ? [{ path: `lines.${i}.qty`, id: 'too-large' }] : [],
  )
  if (wrong.length > 0) throw new ProblemError('parcel-too-much', wrong.slice(0, 100))
  const before = await listParcels(trx, order.id)
  if (before.items.length >= SHIPPING_LIMITS.parcels) throw new ProblemError('parcels-full')
  const { carrier, tracking, trackingUrl } = parcel
  const sent = { orderId: order.id, carrier, tracking, trackingUrl, lines, by: by.actorId, now }
  const parcelId = await insertParcel(trx, sent)
  if (order.status === 'COMPLETED')
    await changeOrderStatus(trx, { order, to: 'ON_THE_WAY', ...by, note, tenant, origin, now, isTold: false })
  const payload = { number: order.number, personId: order.owner_id, parcelId }
  await recordEvent(trx, { kind: 'ParcelSent', subjectId: order.id, payload })
}
