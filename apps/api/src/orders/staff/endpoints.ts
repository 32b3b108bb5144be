import { type Call, hasStatusClass } from '@kitwright/contract'
import type { Transaction } from '../../database/index.ts'
import { createPictureAddress } from '../../designs/index.ts'
import { findSupplierByName } from '../../suppliers/index.ts'
import {
  actorOf,
  checkIfMatch,
  type Endpoints,
  etagOf,
  ProblemError,
  type TenantContext,
} from '../../endpoint/index.ts'
import { refreshTurns } from '../next/refreshTurns.ts'
import { changeOrderStatus } from '../progress/changeOrderStatus.ts'
import { requireMoveRight } from '../progress/moveRight.ts'
import { findOrderToChange, type OrderRecord } from '../record/store.ts'
import type { ChangeOrder, OrderExchange } from './orderChange.ts'
import { readCorrectedPrice } from './correctedPrice.ts'
import { correctLine } from './correctLine.ts'
import { createDeskEndpoints, type DeskRoutes } from './deskEndpoints.ts'
import { checkPayment, notePayment } from './notePayment.ts'
import { type OrderContext, presentRows, presentWhole } from './present.ts'
import { listAllOrders, listingOf, listMatching } from './list.ts'
import { findAnyOrder, isHandedOver, writeSupplier } from './store.ts'

type LineRoutes = 'PUT /api/office/orders/{id}/lines/{line}' | 'GET /api/office/orders/{id}/lines/{line}/price'
type ListRoutes = 'GET /api/office/orders' | 'GET /api/office/bulk/orders'
type Routes =
  | ListRoutes
  | 'GET /api/office/orders/{id}'
  | 'POST /api/office/orders/{id}/move'
  | 'POST /api/office/orders/{id}/payments'
  | 'PUT /api/office/orders/{id}/supplier'
  | LineRoutes
  | DeskRoutes

/** Sets the supplier of an order. In production, only an order that no supplier has in hand can get another one. */
async function nameSupplier(trx: Transaction, { id, status }: OrderRecord, supplier: string | null): Promise<void> {
  const isFree = status === 'PROCESSING' && supplier !== null && !(await isHandedOver(trx, id))
  if (!hasStatusClass(status, 'before_production') && !isFree)
    throw new ProblemError('order-status-conflict', [{ path: 'status', id: status }])
  const supplierId = supplier === null ? undefined : await findSupplierByName(trx, supplier)
  await writeSupplier(trx, { id, supplier, supplierId: supplierId ?? null })
}

const createLineEndpoints = (change: ChangeOrder): Endpoints<LineRoutes> => ({
  'GET /api/office/orders/{id}/lines/{line}/price': async ({ params, query, run }) => ({
    value: await run(async trx => readCorrectedPrice(trx, { orderId: params.id, lineId: params.line, ...query })),
  }),
  'PUT /api/office/orders/{id}/lines/{line}': async exchange =>
    change(exchange, async (trx, order) => {
      const { params, body, person, now } = exchange
      const by = { role: actorOf(person), actorId: person.id }
      await correctLine(trx, { order, lineId: params.line, becomes: body, by, now })
    }),
})

type ListQuery = NonNullable<Call<'GET /api/office/orders'>['query']>

/** Throws `forbidden` if staff who see no costs sort by them. */
function requireCosts({ sort }: Pick<ListQuery, 'sort'>, person: OrderExchange['person']): void {
  if (sort !== undefined && /cost|margin/.test(sort) && !person.rights.includes('costs'))
    throw new ProblemError('forbidden', [{ path: 'sort', id: 'forbidden' }])
}

/** Marks that are computed before a list by turns is read: what somebody has just changed. The others wait for the queue. */
const JUST_CHANGED = 40

const refreshFor = async (
  trx: Transaction,
  { turn }: Pick<ListQuery, 'turn'>,
  { tenant, now }: { readonly tenant: TenantContext; readonly now: Date },
): Promise<unknown> => turn && refreshTurns(trx, { tenant, now, limit: JUST_CHANGED })

/** The list of orders, and the orders that one change of all that match would have. */
const createListEndpoints = (
  pictureIn: (tenant: TenantContext) => OrderContext['pictureOf'],
): Endpoints<ListRoutes> => ({
  'GET /api/office/orders': async ({ tenant, person, query, now, run }) => {
    const wanted = { ...query, ...listingOf(tenant, now) }
    requireCosts(query, person)
    return run(async trx => {
      await refreshFor(trx, query, { tenant, now })
      const { rows, ...page } = await listAllOrders(trx, wanted)
      const items = await presentRows(trx, rows, { tenant, pictureOf: pictureIn(tenant), now, rights: person.rights })
      return { value: { items, pageSize: query.pageSize, ...page } }
    })
  },
  'GET /api/office/bulk/orders': async ({ tenant, person, query, now, run }) => {
    const wanted = { ...query, ...listingOf(tenant, now) }
    requireCosts(query, person)
    return run(async trx => {
      await refreshFor(trx, query, { tenant, now })
      return { value: await listMatching(trx, wanted) }
    })
  },
})

/**
 * Endpoints with which staff work on orders: find them, change their status by the table, record payments, name the
 * supplier, correct a line.
 */
export function createOfficeOrdersEndpoints({ secret }: { secret: string | Uint8Array }): Endpoints<Routes> {
  const pictures = createPictureAddress(secret)
  const pictureIn =
    ({ id }: TenantContext): OrderContext['pictureOf'] =>
    (designId, revision) =>
      pictures.of(id, designId, revision)
  const deskOf = ({ tenant, person, now }: Pick<OrderExchange, 'tenant' | 'person' | 'now'>): OrderContext => ({
    tenant,
    role: actorOf(person),
    rights: person.rights,
    pictureOf: pictureIn(tenant),
    now,
  })
  /** Reads the order, changes it, and answers with the changed order. */
  const change: ChangeOrder = async (exchange, work, { isVersioned } = { isVersioned: true }) =>
    exchange.run(async trx => {
      const order = await findOrderToChange(trx, exchange.params.id)
      if (!order) throw new ProblemError('not-found')
      if (isVersioned) checkIfMatch(exchange.headers['if-match'], order.version)
      await work(trx, order)
      const changed = (await findAnyOrder(trx, order.id))!
      return { value: await presentWhole(trx, changed, deskOf(exchange)), etag: etagOf(changed.version) }
    })
  return {
    ...createListEndpoints(pictureIn),
    'GET /api/office/orders/{id}': async exchange =>
      exchange.run(async trx => {
        const order = await findAnyOrder(trx, exchange.params.id)
        if (!order) throw new ProblemError('not-found')
        return { value: await presentWhole(trx, order, deskOf(exchange)), etag: etagOf(order.version) }
      }),
    'POST /api/office/orders/{id}/move': async exchange =>
      change(exchange, async (trx, order) => {
        const { body, person, tenant, origin, now } = exchange
        requireMoveRight(person, body.to)
        const by = { role: actorOf(person), actorId: person.id }
        await changeOrderStatus(trx, { order, to: body.to, ...by, note: body.note, tenant, origin, now })
      }),
    'POST /api/office/orders/{id}/payments': async exchange =>
      change(exchange, async (trx, order) => {
        const { body, person, now } = exchange
        checkPayment(order, body.cents, person)
        await notePayment(trx, { ...body, order, by: person.id, now })
      }),
    'PUT /api/office/orders/{id}/supplier': async exchange =>
      change(exchange, async (trx, order) => nameSupplier(trx, order, exchange.body.supplier || null)),
    ...createLineEndpoints(change),
    ...createDeskEndpoints(change),
  }
}
