import type { RouteKey } from '@kitwright/contract'
import type { Transaction } from '../../database/index.ts'
import { type Endpoints, type Exchange, ProblemError } from '../../endpoint/index.ts'
import { callerToAdd, type CartCaller, cookieOf, takeOffer } from '../../orders/index.ts'
import { answerOffer } from './answerOffer.ts'
import { askWithoutDesign } from './askWithoutDesign.ts'
import { presentOffer, presentOwnOffer } from './presentRequest.ts'
import { readRequestToken } from './requestLink.ts'
import { findRequest, listOwnRequests, type RequestRecord } from './requestStore.ts'
import { wishChange } from './wishChange.ts'

type Routes = Exclude<
  Extract<
    RouteKey,
    `${string} /api/quote-requests` | `${string} /api/quote-offers/${string}` | `${string} /api/customer-offers`
  >,
  `${string}/pdf`
>
type OfferCall = Pick<
  Exchange<'POST /api/quote-offers/{token}/accept'>,
  'params' | 'body' | 'person' | 'cart' | 'language' | 'now' | 'run'
>

const callerOf = ({ person, cart }: Pick<OfferCall, 'person' | 'cart'>): CartCaller => ({
  personId: person?.id ?? null,
  secret: cart,
})

/** Returns a request. Throws `not-found`. */
export async function requireRequest(trx: Transaction, id: string): Promise<RequestRecord> {
  const request = await findRequest(trx, id)
  if (!request) throw new ProblemError('not-found')
  return request
}

/** Endpoints of visitors and customers who ask for a price without a design. `linkSecret` signs the links that open their offers. */
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
  const answer = async (call: OfferCall, state: 'accepted' | 'declined') => {
    const { params, body, language, now, run } = call
    const id = idOf(params)
    // The prices of an offer that a visitor accepts are kept in the cart of their browser.
    const caller = state === 'accepted' ? callerToAdd(call) : callerOf(call)
    const value = await run(async trx => {
      await answerOffer(trx, { id, state, ...body, language, caller, now })
      return presentOffer(trx, await requireRequest(trx, id), { caller, now })
    })
    return { value, ...(state === 'accepted' && cookieOf(caller)) }
  }
  return {
    'POST /api/quote-requests': async ({ body, person, tenant, language, now, run }) => ({
      value: await run(async trx =>
        askWithoutDesign(trx, { body, personId: person?.id ?? null, tenant, language, now }),
      ),
    }),
    'GET /api/quote-offers/{token}': async call => {
      const { params, now, run } = call
      const [id, caller] = [idOf(params), callerOf(call)]
      return { value: await run(async trx => presentOffer(trx, await requireRequest(trx, id), { caller, now })) }
    },
    'POST /api/quote-offers/{token}/keep': async call => {
      const { params, now, run } = call
      const [id, caller] = [idOf(params), callerToAdd(call)]
      const value = await run(async trx => {
        await takeOffer(trx, { id, caller, now })
        return presentOffer(trx, await requireRequest(trx, id), { caller, now })
      })
      return { value, ...cookieOf(caller) }
    },
    'POST /api/quote-offers/{token}/accept': async call => answer(call, 'accepted'),
    'POST /api/quote-offers/{token}/decline': async call => answer(call, 'declined'),
    'POST /api/quote-offers/{token}/wishes': async call => {
      const { params, body, language, now, run } = call
      const [id, caller] = [idOf(params), callerOf(call)]
      const value = await run(async trx => {
        await wishChange(trx, { id, body, language, now })
        return presentOffer(trx, await requireRequest(trx, id), { caller, now })
      })
      return { value }
    },
    'GET /api/customer-offers': async ({ person, now, run }) => ({
      value: await run(async trx => ({
        items: (await listOwnRequests(trx, person.id)).map(request => presentOwnOffer(request, { linkSecret, now })),
      })),
    }),
  }
}
