import type { RouteKey } from '@kitwright/contract'
import type { Transaction } from '../../database/index.ts'
import { type Endpoints, type Exchange, ProblemError } from '../../endpoint/index.ts'
import { answerOffer } from './answerOffer.ts'
import { askWithoutDesign } from './askWithoutDesign.ts'
import { presentOffer, presentRequest } from './presentRequest.ts'
import { readRequestToken } from './requestLink.ts'
import { findRequest, listRequests } from './requestStore.ts'
import { sendOffer } from './sendOffer.ts'

type Routes = Extract<
  RouteKey,
  | `${string} /api/quote-requests`
  | `${string} /api/quote-offers/${string}`
  | `${string} /api/office/quote-requests${string}`
>
type OfferCall = Pick<Exchange<'POST /api/quote-offers/{token}/accept'>, 'params' | 'body' | 'language' | 'now' | 'run'>

async function requireRequest(trx: Transaction, id: string) {
  const request = await findRequest(trx, id)
  if (!request) throw new ProblemError('not-found')
  return request
}

/** Endpoints of requests for a price without a design. `linkSecret` signs the links that open their offers. */
export function createQuoteRequestEndpoints({
  linkSecret,
}: {
  readonly linkSecret: string | Uint8Array
}): Endpoints<Routes> {
  const idOf = ({ token }: { readonly token: string }): string => {
    const id = readRequestToken(linkSecret, token)
    if (id === null) throw new ProblemError('not-found')
    return id
  }
  const answer = async ({ params, body, language, now, run }: OfferCall, state: 'accepted' | 'declined') => {
    const id = idOf(params)
    const value = await run(async trx => {
      await answerOffer(trx, { id, state, ...body, language, now })
      return presentOffer(await requireRequest(trx, id), now)
    })
    return { value }
  }
  return {
    'POST /api/quote-requests': async ({ body, person, tenant, language, now, run }) => ({
      value: await run(async trx =>
        askWithoutDesign(trx, { body, personId: person?.id ?? null, tenant, language, now }),
      ),
    }),
    'GET /api/quote-offers/{token}': async ({ params, now, run }) => {
      const id = idOf(params)
      return { value: await run(async trx => presentOffer(await requireRequest(trx, id), now)) }
    },
    'POST /api/quote-offers/{token}/accept': async call => answer(call, 'accepted'),
    'POST /api/quote-offers/{token}/decline': async call => answer(call, 'declined'),
    'GET /api/office/quote-requests': async ({ tenant, now, run }) => ({
      value: await run(async trx => {
        const items = []
        for (const request of await listRequests(trx))
          items.push(await presentRequest(trx, request, { tenant, linkSecret, now }))
        return { items }
      }),
    }),
    'POST /api/office/quote-requests/{id}/offer': async ({ params, body, person, tenant, origin, now, run }) => ({
      value: await run(async trx => {
        await sendOffer(trx, { ...params, body, by: person.id, tenant, origin, linkSecret, now })
        return presentRequest(trx, await requireRequest(trx, params.id), { tenant, linkSecret, now })
      }),
    }),
  }
}
