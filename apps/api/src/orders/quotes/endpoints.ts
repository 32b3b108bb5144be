import type { CustomerQuote, Routes as AllRoutes } from '@kitwright/contract'
import { createKeptPriceLists } from '../../catalogue/index.ts'
import type { Transaction } from '../../database/index.ts'
import { createPictureAddress } from '../../designs/index.ts'
import { type Endpoints, type Exchange, ProblemError, type TenantContext } from '../../endpoint/index.ts'
import { createOrderNumbers } from '../placement/orderNumbers.ts'
import { formatOrderNumber } from '../record/orderNumber.ts'
import type { PictureOf } from '../record/present.ts'
import { acceptQuote } from './acceptQuote.ts'
import { declineQuote, type QuoteCaller, requireCaller, writeToShop } from './answerQuote.ts'
import { askQuote } from './askQuote.ts'
import { presentQuote, presentQuoteRow } from './presentQuote.ts'
import { readQuoteToken } from './record/quoteLink.ts'
import type { QuoteRecord } from './record/quoteRecord.ts'
import { findQuote, listOwnQuotes } from './record/quoteStore.ts'

type OwnRoutes = Exclude<Extract<keyof AllRoutes, `${string} /api/customer-quotes${string}`>, `${string}/pdf`>
type LinkRoutes = Exclude<Extract<keyof AllRoutes, `${string} /api/quote-links${string}`>, `${string}/pdf`>

export interface QuoteDependencies {
  /** Signs the addresses of pictures; the same secret as the designs module's. */
  readonly pictureSecret: string | Uint8Array
  /** Signs the links that open a quote without an account. */
  readonly linkSecret: string | Uint8Array
}

/** Returns a quote that the caller may read. Throws `not-found`, `quote-link-replaced`. */
export async function getCallersQuote(trx: Transaction, caller: QuoteCaller): Promise<QuoteRecord> {
  return requireCaller(await findQuote(trx, caller.id), caller)
}

/** Returns the caller who has a link. Throws `not-found` for a token that the shop has not signed. */
export function callerByLink(secret: string | Uint8Array, token: string): QuoteCaller {
  const link = readQuoteToken(secret, token)
  if (link === null) throw new ProblemError('not-found')
  return { id: link.id, personId: null, linkVersion: link.version }
}

type Call = Pick<Exchange<'GET /api/customer-quotes/{id}'>, 'tenant' | 'now' | 'run' | 'origin'>

interface QuoteActions {
  show(trx: Transaction, caller: QuoteCaller, call: Pick<Call, 'tenant' | 'now'>): Promise<CustomerQuote>
  read(call: Call, caller: QuoteCaller): Promise<{ value: CustomerQuote }>
  accept(call: Call, caller: QuoteCaller, revision: number): Promise<{ value: CustomerQuote }>
  change(call: Call, caller: QuoteCaller, work: (trx: Transaction) => Promise<void>): Promise<{ value: CustomerQuote }>
}

/** The actions that both kinds of callers may take on a quote. */
function createActions(pictureSecret: QuoteDependencies['pictureSecret']): QuoteActions {
  const pictures = createPictureAddress(pictureSecret)
  const prices = createKeptPriceLists()
  const numbers = createOrderNumbers()
  const pictureIn =
    ({ id }: TenantContext): PictureOf =>
    (designId, revision) =>
      pictures.of(id, designId, revision)
  const show: QuoteActions['show'] = async (trx, caller, { tenant, now }) =>
    presentQuote(trx, await getCallersQuote(trx, caller), {
      tenant,
      now,
      pictureOf: pictureIn(tenant),
      isByLink: caller.personId === null,
    })
  const read: QuoteActions['read'] = async (call, caller) => ({
    value: await call.run(async trx => show(trx, caller, call)),
  })
  return {
    show,
    read,
    accept: async (call, caller, revision) => {
      const { tenant, origin, now, run } = call
      const rest = { revision, tenant, prices, pictureOf: pictureIn(tenant), origin, now }
      await numbers.use(tenant.id, run, async (trx, count) =>
        acceptQuote(trx, { ...caller, ...rest, number: async () => formatOrderNumber(tenant, await count()) }),
      )
      return read(call, caller)
    },
    change: async (call, caller, work) => ({
      value: await call.run(async trx => {
        await work(trx)
        return show(trx, caller, call)
      }),
    }),
  }
}

const ownEndpoints = ({ show, read, accept, change }: QuoteActions): Endpoints<OwnRoutes> => ({
  'POST /api/customer-quotes': async exchange => {
    const { person, body, tenant, now, run } = exchange
    const value = await run(async trx => {
      const { id } = await askQuote(trx, { personId: person.id, body, tenant, now })
      return show(trx, { id, personId: person.id }, exchange)
    })
    return { value }
  },
  'GET /api/customer-quotes': async ({ person, now, run }) => ({
    value: {
      items: (await run(async trx => listOwnQuotes(trx, person.id))).map(quote => presentQuoteRow(quote, now)),
    },
  }),
  'GET /api/customer-quotes/{id}': async call => read(call, { id: call.params.id, personId: call.person.id }),
  'POST /api/customer-quotes/{id}/accept': async call =>
    accept(call, { id: call.params.id, personId: call.person.id }, call.body.revision),
  'POST /api/customer-quotes/{id}/decline': async call => {
    const caller = { id: call.params.id, personId: call.person.id }
    return change(call, caller, async trx => declineQuote(trx, { ...caller, ...call.body, now: call.now }))
  },
  'POST /api/customer-quotes/{id}/messages': async call => {
    const caller = { id: call.params.id, personId: call.person.id }
    return change(call, caller, async trx => writeToShop(trx, caller, { ...call.body, now: call.now }))
  },
})

const linkEndpoints = (
  { read, accept, change }: QuoteActions,
  linked: (token: string) => QuoteCaller,
): Endpoints<LinkRoutes> => ({
  'GET /api/quote-links/{token}': async call => read(call, linked(call.params.token)),
  'POST /api/quote-links/{token}/accept': async call => accept(call, linked(call.params.token), call.body.revision),
  'POST /api/quote-links/{token}/decline': async call => {
    const caller = linked(call.params.token)
    return change(call, caller, async trx => declineQuote(trx, { ...caller, ...call.body, now: call.now }))
  },
  'POST /api/quote-links/{token}/messages': async call => {
    const caller = linked(call.params.token)
    return change(call, caller, async trx => writeToShop(trx, caller, { ...call.body, now: call.now }))
  },
})

/** Endpoints of customers' quotes: their own, and those that somebody has a link to. */
export function createQuoteEndpoints({
  pictureSecret,
  linkSecret,
}: QuoteDependencies): Endpoints<OwnRoutes | LinkRoutes> {
  const actions = createActions(pictureSecret)
  return { ...ownEndpoints(actions), ...linkEndpoints(actions, token => callerByLink(linkSecret, token)) }
}
