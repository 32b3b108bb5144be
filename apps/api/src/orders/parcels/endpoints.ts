import { sql, type Transaction } from '../../database/index.ts'
import { actorOf, type Endpoints, ProblemError, type TenantContext } from '../../endpoint/index.ts'
import { recordMove } from '../progress/movePromise.ts'
import { presentShipping } from '../record/presentShipping.ts'
import { findShipping } from '../record/shippingStore.ts'
import { findOrder, findOrderToChange, listHistory, type OrderRecord } from '../record/store.ts'
import { shopDay } from '../promise/promiseTerms.ts'
import { findAnyOrder } from '../staff/store.ts'
import { readParcelToken } from './parcelLink.ts'
import { findOrderOfParcel, listParcels, writeTracking } from './parcelStore.ts'
import { getOwnOrder, receiveParcel } from './receiveParcel.ts'
import { sendParcel } from './sendParcel.ts'

type Routes =
  | 'GET /api/orders/{id}/parcels'
  | 'POST /api/orders/{id}/parcels/{parcel}/receive'
  | 'POST /api/parcels/receive'
  | 'GET /api/office/orders/{id}/parcels'
  | 'POST /api/office/orders/{id}/parcels'
  | 'PUT /api/office/orders/{id}/parcels/{parcel}'
  | 'PUT /api/office/orders/{id}/promise'

function required<T>(found: T | undefined): T {
  if (found === undefined) throw new ProblemError('not-found')
  return found
}

interface PromiseToSet {
  readonly order: OrderRecord
  readonly on: string
  readonly reason: string
  readonly tenant: TenantContext
  readonly now: Date
}

/** Sets the promised day by hand. Throws `needed-by-past`, `order-status-conflict`, or `not-found` without a promise. */
async function setPromise(trx: Transaction, { order, on, reason, tenant, now }: PromiseToSet) {
  const { id, status } = order
  if (on < shopDay(now, tenant)) throw new ProblemError('needed-by-past', [{ path: 'on', id: 'wrong-date' }])
  if (status === 'RECEIVED' || status === 'CANCELED')
    throw new ProblemError('order-status-conflict', [{ path: 'status', id: status }])
  const shipping = required((await findShipping(trx, id)) ?? undefined)
  await sql`update order_shipping set promised_on = ${on}::date, make_on = least(make_on, ${on}::date),
    promise_reason = ${reason}, is_set_by_staff = true where order_id = ${id}`.execute(trx)
  if (on !== shipping.promised_on) await recordMove(trx, order, { was: shipping.promised_on, on, reason })
  const history = await listHistory(trx, id)
  return presentShipping({ order, history, shipping: await findShipping(trx, id) }, tenant)
}

/** Endpoints with which staff send parcels and change the promised day, and customers say that a parcel has come. */
export function createParcelEndpoints({ secret }: { readonly secret: string | Uint8Array }): Endpoints<Routes> {
  return {
    'GET /api/orders/{id}/parcels': async ({ params, person, run }) =>
      run(async trx => ({ value: await listParcels(trx, required(await findOrder(trx, person.id, params.id)).id) })),
    'POST /api/orders/{id}/parcels/{parcel}/receive': async ({ params, person, tenant, origin, now, run }) =>
      run(async trx => {
        const order = await getOwnOrder(trx, { id: params.id, personId: person.id })
        await receiveParcel(trx, { order, parcelId: params.parcel, tenant, origin, now })
        return { value: await listParcels(trx, order.id) }
      }),
    'POST /api/parcels/receive': async ({ body, tenant, origin, now, run }) =>
      run(async trx => {
        const parcelId = readParcelToken(secret, body.token)
        const orderId = parcelId === null ? undefined : await findOrderOfParcel(trx, parcelId)
        const order = orderId === undefined ? undefined : await findOrderToChange(trx, orderId)
        if (!order || parcelId === null) throw new ProblemError('link-invalid')
        const receivedAt = await receiveParcel(trx, { order, parcelId, tenant, origin, now })
        return { value: { number: order.number, receivedAt: receivedAt.toISOString() } }
      }),
    'GET /api/office/orders/{id}/parcels': async ({ params, run }) =>
      run(async trx => ({ value: await listParcels(trx, required(await findAnyOrder(trx, params.id)).id) })),
    'POST /api/office/orders/{id}/parcels': async ({ params, body, person, tenant, origin, now, run }) =>
      run(async trx => {
        const order = required(await findOrderToChange(trx, params.id))
        await sendParcel(trx, {
          ...body,
          order,
          by: { role: actorOf(person), actorId: person.id },
          tenant,
          origin,
          now,
        })
        return { value: await listParcels(trx, order.id) }
      }),
    'PUT /api/office/orders/{id}/parcels/{parcel}': async ({ params, body, run }) =>
      run(async trx => {
        const { id: orderId, parcel: id } = params
        if (!(await writeTracking(trx, { ...body, orderId, id }))) throw new ProblemError('not-found')
        return { value: await listParcels(trx, orderId) }
      }),
    'PUT /api/office/orders/{id}/promise': async ({ params, body, tenant, now, run }) =>
      run(async trx => {
        const order = required(await findOrderToChange(trx, params.id))
        return { value: await setPromise(trx, { order, ...body, tenant, now }) }
      }),
  }
}
