import { latinDigits } from '@kitwright/measure'
import { createKeptPriceLists, loadPriceList } from '../catalogue/index.ts'
import type { Transaction } from '../database/index.ts'
import { createPictureAddress } from '../designs/index.ts'
import { type Endpoint, type Endpoints, etagOf, ProblemError, type TenantContext } from '../endpoint/index.ts'
import { cancelOrder } from './progress/cancelOrder.ts'
import { hashRequest, readIdempotencyKey } from './placement/idempotency.ts'
import { IdempotencyKeyTakenError, type Placement, placeOrder } from './placement/placeOrder.ts'
import { formatOrderNumber } from './record/orderNumber.ts'
import { createOrderNumbers } from './placement/orderNumbers.ts'
import { type OrderParts, type PictureOf, presentOwn, presentRow } from './record/present.ts'
import { listPrintedRoles } from './contents/printedRoles.ts'
import { quoteLines } from './placement/quoteLines.ts'
import { listRatings, rateDesign } from './record/rateDesign.ts'
import { receiveOrder } from './progress/receiveOrder.ts'
import { presentOffers, quoteOffers } from './offers/quoteOffers.ts'
import { presentCredits, quoteSamples } from './samples/quoteSamples.ts'
import { findShipping } from './record/shippingStore.ts'
import { findOrder, listHistory, listLines, listOrders } from './record/store.ts'

export interface OrdersDependencies {
  /** Signs the addresses of pictures; the same secret as the designs module's. */
  readonly secret: string | Uint8Array
}

type Routes =
  | 'POST /api/quotes'
  | 'POST /api/orders'
  | 'GET /api/orders'
  | 'GET /api/orders/{id}'
  | 'POST /api/orders/{id}/cancel'
  | 'POST /api/orders/{id}/receive'
  | 'PUT /api/orders/{id}/ratings/{designId}'

export function createOrdersEndpoints({ secret }: OrdersDependencies): Endpoints<Routes> {
  const pictures = createPictureAddress(secret)
  const pictureIn =
    ({ id }: TenantContext): PictureOf =>
    (designId, revision) =>
      pictures.of(id, designId, revision)
  const reply = (parts: OrderParts, { tenant, now }: { readonly tenant: TenantContext; readonly now: Date }) => ({
    value: presentOwn(parts, { tenant, pictureOf: pictureIn(tenant), now }),
    etag: etagOf(parts.order.version),
  })
  return {
    'POST /api/quotes': async ({ tenant, person, cart: secret, body: { lines, samples }, now, run }) =>
      run(async trx => {
        const asked = { lines, tenant, now, mayBeEmpty: samples.length > 0 }
        const listed = quoteLines({ ...asked, list: await loadPriceList(trx, person?.id ?? null) })
        const personId = person?.id ?? null
        const offered = await quoteOffers(trx, { quote: listed, of: { personId, secret }, now })
        const quoted = await quoteSamples(trx, { samples, lines: offered.quote.lines, tenant, personId, now })
        const credited = { ...quoted, credits: presentCredits(quoted.credits) }
        return { value: { ...offered.quote, samples: credited, offers: presentOffers(offered) } }
      }),
    'POST /api/orders': createPlaceEndpoint(pictureIn),
    'GET /api/orders': createListEndpoint(pictureIn),
    'GET /api/orders/{id}': async ({ tenant, person, params, now, run }) => {
      const parts = await run(async trx => getParts(trx, person.id, params.id))
      return reply(parts, { tenant, now })
    },
    'POST /api/orders/{id}/cancel': async ({ tenant, person, params, headers, body, origin, now, run }) => {
      const ifMatch = headers['if-match']
      const parts = await run(async trx => {
        await cancelOrder(trx, {
          id: params.id,
          personId: person.id,
          ifMatch,
          reason: body.reason,
          tenant,
          origin,
          now,
        })
        return getParts(trx, person.id, params.id)
      })
      return reply(parts, { tenant, now })
    },
    'POST /api/orders/{id}/receive': async ({ tenant, person, params, headers, origin, now, run }) => {
      const ifMatch = headers['if-match']
      const parts = await run(async trx => {
        await receiveOrder(trx, { id: params.id, personId: person.id, ifMatch, tenant, origin, now })
        return getParts(trx, person.id, params.id)
      })
      return reply(parts, { tenant, now })
    },
    'PUT /api/orders/{id}/ratings/{designId}': async ({ tenant, person, params, body, now, run }) => {
      const parts = await run(async trx => {
        await rateDesign(trx, { orderId: params.id, designId: params.designId, personId: person.id, ...body, now })
        return getParts(trx, person.id, params.id)
      })
      return reply(parts, { tenant, now })
    },
  }
}

const createListEndpoint =
  (pictureIn: (tenant: TenantContext) => PictureOf): Endpoint<'GET /api/orders'> =>
  async ({ tenant, person, query, run }) => {
    const { page, pageSize, status, search } = query
    const wanted = { page, pageSize, status, search: latinDigits(search) }
    const { rows, total } = await run(async trx => listOrders(trx, person.id, wanted))
    return {
      value: {
        items: rows.map(row => ({
          ...presentRow(row, { tenant, pictureOf: pictureIn(tenant) }),
          isProofWaiting: row.is_proof_waiting,
        })),
        page,
        pageSize,
        total,
      },
    }
  }

async function getParts(trx: Transaction, personId: string, id: string): Promise<OrderParts> {
  const order = await findOrder(trx, personId, id)
  if (!order) throw new ProblemError('not-found')
  return {
    order,
    lines: await listLines(trx, id),
    history: await listHistory(trx, id),
    ratings: await listRatings(trx, id),
    printedRoles: await listPrintedRoles(trx, id),
    shipping: await findShipping(trx, id),
  }
}

function createPlaceEndpoint(pictureIn: (tenant: TenantContext) => PictureOf): Endpoint<'POST /api/orders'> {
  const numbers = createOrderNumbers()
  const prices = createKeptPriceLists()
  return async ({ tenant, person, cart: secret, body, headers, origin, now, run }) => {
    const key = readIdempotencyKey(headers['idempotency-key'])
    const request = {
      personId: person.id,
      key,
      hash: hashRequest({ ...body, shownTotalCents: undefined }),
      origin,
      now,
    }
    const pictureOf = pictureIn(tenant)
    const place = async (): Promise<Placement> =>
      numbers.use(tenant.id, run, async (trx, count) =>
        placeOrder(trx, {
          tenant,
          request,
          number: async () => formatOrderNumber(tenant, await count()),
          body,
          secret,
          prices,
          pictureOf,
        }),
      )
    const placed = await place().catch(async (error: unknown) => {
      if (error instanceof IdempotencyKeyTakenError) return place()
      throw error
    })
    // A repeated request gets the present order, which may have been corrected, paid or canceled since.
    const parts = placed.isNew ? placed.parts : await run(async trx => getParts(trx, person.id, placed.orderId))
    return {
      value: presentOwn(parts, { tenant, pictureOf, now }),
      etag: etagOf(parts.order.version),
      ...(!placed.isNew && { headers: { 'idempotency-replayed': 'true' } }),
    }
  }
}
