import { ORDER_STATUSES, type RouteKey } from '@kitwright/contract'
import type { Transaction } from '../../database/index.ts'
import { type ApiKey, checkIfMatch, type Endpoints, etagOf, ProblemError } from '../../endpoint/index.ts'
import {
  canMoveTo,
  changeOrderStatus,
  findAnyOrder,
  findOrderToChange,
  listingOf,
  listLeft,
  type OrderRecord,
  sendParcel,
  writeNote,
  writeTracking,
} from '../../orders/index.ts'
import { listAllOrders } from '../../orders/index.ts'
import type { Cursors } from './cursor.ts'
import { presentOrder, presentOrderRow } from './presentV1.ts'
import { runOnce } from './runOnce.ts'

type Routes = Extract<RouteKey, `${string} /v1/orders${string}`>

function required<T>(found: T | undefined): T {
  if (found === undefined) throw new ProblemError('not-found')
  return found
}

/** The rights of staff that stand for the scopes of a key. */
const rightsOf = ({ scopes }: ApiKey) => [
  ...(scopes.includes('orders:write') ? (['orders'] as const) : []),
  ...(scopes.includes('production:write') ? (['production'] as const) : []),
]

const readChanged = async (trx: Transaction, id: string, key: ApiKey) => {
  const changed = (await findAnyOrder(trx, id))!
  return { value: await presentOrder(trx, changed, key), etag: etagOf(changed.version) }
}

/** Partners change orders as staff of the store do, in the name of the person who made the key. */
const actorOf = ({ madeBy }: ApiKey) => ({ role: 'store' as const, actorId: madeBy })

const lock = async (trx: Transaction, id: string): Promise<OrderRecord> => required(await findOrderToChange(trx, id))

/** Endpoints with which partners read orders and change their status, notes and parcels. */
export const createV1OrderEndpoints = (cursors: Cursors): Endpoints<Routes> => ({
  'GET /v1/orders': async ({ tenant, query, key, now, run }) => {
    const { cursor, limit, status, customerId, placedFrom, placedBefore, ...filters } = query
    const list = { tenantId: tenant.id, list: 'orders', filters: { ...query, cursor: undefined, limit: undefined } }
    const after = cursors.read(list, cursor)
    return run(async trx => {
      const { rows, after: next } = await listAllOrders(trx, {
        ...filters,
        ...listingOf(tenant, now),
        statuses: status ?? ORDER_STATUSES,
        customer: customerId,
        placedFrom: placedFrom === undefined ? undefined : new Date(placedFrom),
        placedBefore: placedBefore === undefined ? undefined : new Date(placedBefore),
        search: '',
        sort: '-placed',
        pageSize: limit,
        after,
      })
      return { value: { items: rows.map(row => presentOrderRow(row, key)), next: cursors.write(list, next) } }
    })
  },
  'GET /v1/orders/{id}': async ({ params, key, run }) =>
    run(async trx => {
      const order = required(await findAnyOrder(trx, params.id))
      return { value: await presentOrder(trx, order, key), etag: etagOf(order.version) }
    }),
  'POST /v1/orders/{id}/move': async exchange =>
    runOnce('POST /v1/orders/{id}/move', exchange, async trx => {
      const { params, body, key, headers, tenant, origin, now } = exchange
      const order = await lock(trx, params.id)
      if (headers['if-match'] !== undefined) checkIfMatch(headers['if-match'], order.version)
      if (!canMoveTo(rightsOf(key), body.to)) throw new ProblemError('scope-missing')
      await changeOrderStatus(trx, { order, to: body.to, ...actorOf(key), note: body.note, tenant, origin, now })
      return readChanged(trx, order.id, key)
    }),
  'POST /v1/orders/{id}/notes': async exchange =>
    runOnce('POST /v1/orders/{id}/notes', exchange, async trx => {
      const { params, body, key, now } = exchange
      const order = await lock(trx, params.id)
      const id = await writeNote(trx, { orderId: order.id, text: body.text, mentions: [], by: key.madeBy, now })
      return { value: { id }, status: 201 }
    }),
  'POST /v1/orders/{id}/parcels': async exchange =>
    runOnce('POST /v1/orders/{id}/parcels', exchange, async trx => {
      const { params, body, key, tenant, origin, now } = exchange
      const order = await lock(trx, params.id)
      const lines = body.lines ?? (await listLeft(trx, order.id))
      if (lines.length === 0) throw new ProblemError('parcel-too-much')
      await sendParcel(trx, { ...body, lines, order, by: actorOf(key), tenant, origin, now })
      return { ...(await readChanged(trx, order.id, key)), status: 201 }
    }),
  'PUT /v1/orders/{id}/parcels/{parcel}': async exchange =>
    runOnce('PUT /v1/orders/{id}/parcels/{parcel}', exchange, async trx => {
      const { params, body, key } = exchange
      const { id: orderId, parcel: id } = params
      if (!(await writeTracking(trx, { ...body, orderId, id }))) throw new ProblemError('not-found')
      return readChanged(trx, orderId, key)
    }),
})
