import type { Quote } from '@kitwright/contract'
import type { PriceListCache } from '../../catalogue/index.ts'
import type { Transaction } from '../../database/index.ts'
import { ProblemError, type TenantContext } from '../../endpoint/index.ts'
import { lockUnusedOffers } from '../offers/offerStore.ts'
import { NO_APPROVAL } from '../placement/emptyCart.ts'
import { hashRequest } from '../placement/idempotency.ts'
import { makeOrderParts } from '../placement/makeOrderParts.ts'
import { placeShipping } from '../placement/placeShipping.ts'
import { insertOrder, loadOrderPreconditions } from '../placement/placeStore.ts'
import type { LinePriceSource } from '../offers/repriceLines.ts'
import { type PictureOf, presentOwn } from '../record/present.ts'
import { lockCallersQuote, type QuoteCaller, requireAnswerable } from './answerQuote.ts'
import { requireItems, revisionsOf } from './checkItems.ts'
import { deliveryCentsOf, type PricedItem, type QuoteContent } from './record/quoteRecord.ts'
import { keepAcceptance, listRevisions } from './record/quoteStore.ts'

export interface QuoteToAccept extends QuoteCaller {
  readonly revision: number
  /** Returns the number of the new order. */
  readonly number: () => Promise<string>
  readonly tenant: TenantContext
  readonly prices: PriceListCache
  readonly pictureOf: PictureOf
  /** The origin that the shop was called at, for links in the mail. */
  readonly origin: string
  readonly now: Date
}

function sourceOf({ manual }: PricedItem): LinePriceSource {
  if (!manual) return { source: 'list', reason: '', by: null }
  const { offer, reason, by } = manual
  return offer ? { source: 'offer', reason: offer.number, by } : { source: 'manual', reason, by }
}

/** Returns the goods of a revision with the prices that were sent. */
function goodsOf(content: QuoteContent): Quote {
  const { items, qty, subtotalCents, discountCents, extrasCents, totalCents, leadTimeDays } = content
  return {
    lines: items.flatMap(({ priced }) => priced),
    qty,
    subtotalCents,
    discountCents,
    totalCents: totalCents - extrasCents - deliveryCentsOf(content),
    minimumQty: 0,
    belowMinimum: [],
    leadTimeDays,
  }
}

/**
 * Accepts a revision: writes an order with exactly its lines and prices, whatever the price list says now, and a day
 * promised from now on. Two acceptances at once make one order, since the quote is locked. Commits the transaction.
 * Throws `not-found`, `quote-answered`, `quote-not-sent`, `quote-superseded`, `quote-expired`, `quote-design-gone`,
 * `quote-fabric-gone`, `offer-used`.
 */
export async function acceptQuote(trx: Transaction, accepted: QuoteToAccept): Promise<{ readonly isNew: true }> {
  const { tenant, prices, now, revision, id } = accepted
  const quote = await lockCallersQuote(trx, accepted)
  requireAnswerable(quote, revision, now)
  const { content } = (await listRevisions(trx, id)).find(each => each.revision === revision)!
  const usedOfferIds = content.items.flatMap(({ manual }) => manual?.offer?.id ?? [])
  if (!(await lockUnusedOffers(trx, usedOfferIds))) throw new ProblemError('offer-used')
  const key = `customer-quote-${id}`
  const request = { personId: quote.owner_id, key, hash: hashRequest({ id, revision }), origin: accepted.origin, now }
  const designIds = [...new Set(content.items.map(({ designId }) => designId))]
  const prepared = await loadOrderPreconditions(trx, {
    request,
    designIds,
    revisions: revisionsOf(content.items),
    prices: prices.ask(tenant.id, quote.owner_id),
  })
  const named = new Map(content.items.map(item => [item.designId, item.name]))
  const designs = new Map(prepared.designs.map(design => [design.id, { ...design, name: named.get(design.id)! }]))
  requireItems(content.items, { designs, list: await prices.take(trx, tenant.id, prepared.prices), tenant })
  const goods = goodsOf(content)
  const shipping = placeShipping({
    tenant,
    quote: goods,
    input: undefined,
    quoted: content.delivery ?? null,
    ahead: prepared.ahead,
    now,
  })
  const parts = makeOrderParts({
    request,
    destination: { address: quote.address, landmark: quote.landmark, note: '' },
    acceptsUnprinted: false,
    phone: quote.phone,
    designs,
    quote: goods,
    shipping: { ...shipping, needed_by: quote.needed_by },
    approval: NO_APPROVAL,
    creditDays: null,
    number: await accepted.number(),
    origin: {
      number: quote.number,
      extras: content.extras.map(({ text, qty, totalCents }) => ({ text, qty, cents: totalCents })),
      sources: content.items.flatMap(item => item.priced.map(() => sourceOf(item))),
    },
  })
  await keepAcceptance(trx, { id, orderId: parts.order.id, isByLink: accepted.personId === null, now })
  const answer = presentOwn(parts, { tenant, pictureOf: accepted.pictureOf, now })
  if (!(await insertOrder(trx, { request, parts, answer, ownerName: prepared.owner_name, usedOfferIds })))
    throw new ProblemError('quote-answered')
  return { isNew: true }
}
