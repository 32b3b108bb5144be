import type { Response_, RouteKey } from '@kitwright/contract'
import type { Endpoints, Exchange } from '../../endpoint/index.ts'
import { requireRequest } from './endpoints.ts'
import { giveOffer, undoGift } from './giveOffer.ts'
import { listPrices } from './listPrices.ts'
import { presentOfficeOffer, presentRequest, usualExpiry } from './presentRequest.ts'
import { listRequests } from './requestStore.ts'
import { sendOffer } from './sendOffer.ts'
import { startOffer } from './startOffer.ts'

type Routes =
  | Exclude<Extract<RouteKey, `${string} /api/office/quote-requests${string}`>, `${string}/pdf`>
  | 'GET /api/office/offer-prices'
type OfficeOffer = Response_<'GET /api/office/quote-requests/{id}'>
type Call = Pick<Exchange<'GET /api/office/quote-requests/{id}'>, 'tenant' | 'person' | 'now' | 'run'>
type Work = Parameters<Call['run']>[0]

/** Endpoints with which staff answer requests without a design and make offers at the counter. */
export function createOfficeOfferEndpoints({
  linkSecret,
}: {
  readonly linkSecret: string | Uint8Array
}): Endpoints<Routes> {
  const show = async (trx: Parameters<Work>[0], { tenant, person, now }: Call, id: string): Promise<OfficeOffer> =>
    presentOfficeOffer(trx, await requireRequest(trx, id), { tenant, linkSecret, by: person.id, now })
  return {
    'GET /api/office/quote-requests': async ({ tenant, now, run }) => ({
      value: await run(async trx => {
        const items = []
        for (const request of await listRequests(trx))
          items.push(await presentRequest(trx, request, { tenant, linkSecret, now }))
        return { items, expiresOn: usualExpiry(tenant, now) }
      }),
    }),
    'POST /api/office/quote-requests': async call => {
      const { body, person, tenant, origin, now, run } = call
      const value = await run(async trx => {
        const { id } = await startOffer(trx, { body, by: person.id, tenant, origin, linkSecret, now })
        return show(trx, call, id)
      })
      return { value }
    },
    'GET /api/office/offer-prices': async ({ query, now, run }) => ({
      value: { items: await run(async trx => listPrices(trx, { ...query, now })) },
    }),
    'GET /api/office/quote-requests/{id}': async call => ({
      value: await call.run(async trx => show(trx, call, call.params.id)),
    }),
    'PUT /api/office/quote-requests/{id}/customer': async call => {
      const { params, body, person, now, run } = call
      const value = await run(async trx => {
        await giveOffer(trx, { ...params, ...body, by: person.id, now })
        return show(trx, call, params.id)
      })
      return { value }
    },
    'DELETE /api/office/quote-requests/{id}/customer': async call => {
      const { params, person, now, run } = call
      const value = await run(async trx => {
        await undoGift(trx, { ...params, by: person.id, now })
        return show(trx, call, params.id)
      })
      return { value }
    },
    'POST /api/office/quote-requests/{id}/offer': async ({ params, body, person, tenant, origin, now, run }) => ({
      value: await run(async trx => {
        await sendOffer(trx, { ...params, body, by: person.id, tenant, origin, linkSecret, now })
        return presentRequest(trx, await requireRequest(trx, params.id), { tenant, linkSecret, now })
      }),
    }),
  }
}
