import { CART_LIMITS, LIMITS, QUOTE_LIMITS } from '@kitwright/contract'
import { dayAfter, endOfDay } from '@kitwright/measure'
import type { PriceList } from '@kitwright/pricing'
import { loadPriceList } from '../../catalogue/index.ts'
import type { Transaction } from '../../database/index.ts'
import { type Exchange, ProblemError, type TenantContext } from '../../endpoint/index.ts'
import { recordEvent } from '../../events/index.ts'
import { parseSettings } from '../../tenants/index.ts'
import type { OfferRecord } from '../offers/offerStore.ts'
import { shopDay, termsOf } from '../promise/promiseTerms.ts'
import { loadQuotedDesigns, requireItems } from './checkItems.ts'
import { listOffersOf, offeredPrice } from './offeredPrices.ts'
import { priceByList, priceQuote } from './priceQuote.ts'
import {
  type ManualPrice,
  qtyOfItem,
  type QuoteItem,
  type QuoteRecord,
  type RevisionRecord,
} from './record/quoteRecord.ts'
import { insertRevision, listRevisions, lockQuote } from './record/quoteStore.ts'

type SendBody = Exchange<'POST /api/office/quotes/{id}/revisions'>['body']

export interface QuoteToSend {
  readonly id: string
  readonly body: SendBody
  readonly staffId: string
  readonly tenant: TenantContext
  readonly now: Date
}

/**
 * Returns the items that are sent, with the pieces that staff name or else those of the request. Throws `invalid-input`
 * for an unknown or repeated item or line.
 */
function pickItems(quote: QuoteRecord, { items }: SendBody): QuoteItem[] {
  const known = new Map(quote.items.map(item => [item.id, item]))
  return items.map(({ id, lines }, i) => {
    const item = known.get(id)
    if (!item) throw new ProblemError('invalid-input', [{ path: `items.${i}.id`, id: 'not-offered' }])
    known.delete(id)
    if (lines && new Set(lines.map(line => line.id)).size < lines.length)
      throw new ProblemError('invalid-input', [{ path: `items.${i}.lines`, id: 'duplicate' }])
    return lines ? { ...item, lines } : item
  })
}

/** Throws `method-not-offered` for a way of delivery that the shop does not offer, unless the last revision had it. */
function requireDelivery({ delivery }: SendBody, last: RevisionRecord | undefined, tenant: TenantContext): void {
  if (!delivery || delivery.method === last?.content.delivery?.method) return
  if (!termsOf(tenant).methods[delivery.method].isOn)
    throw new ProblemError('method-not-offered', [{ path: 'delivery.method', id: 'not-offered' }])
}

/** Throws `quantity-invalid` for more lines or pieces than an order may have. */
export function requireQuantities(items: readonly QuoteItem[]): void {
  const lines = items.reduce((sum, item) => sum + item.lines.length, 0)
  const pieces = items.reduce((sum, item) => sum + qtyOfItem(item), 0)
  if (lines > CART_LIMITS.lines || pieces > LIMITS.pieces) throw new ProblemError('quantity-invalid')
}

interface PricesToSet {
  readonly last: RevisionRecord | undefined
  readonly items: readonly QuoteItem[]
  readonly list: PriceList
  /** Accepted offers of the customer that no order has used. */
  readonly offers: readonly OfferRecord[]
  readonly staffId: string
  readonly tenant: TenantContext
  readonly now: Date
}

/**
 * Returns the prices that staff set, or that accepted offers give. One that is unchanged since the last revision keeps
 * who set it and when. Throws `offer-used`, `offer-unmet`.
 */
function manualPrices(body: SendBody, prices: PricesToSet): ReadonlyMap<string, ManualPrice> {
  const { last, items, staffId, now } = prices
  const before = new Map(last?.content.items.map(({ id, manual }) => [id, manual]))
  const hasOffers = body.items.some(({ price }) => price?.offerId)
  const lines = hasOffers ? priceByList(items, prices).lines.flat() : []
  return new Map(
    body.items.flatMap(({ id, price }, place) => {
      if (price === null) return []
      const { offerId, ...set } = price
      if (offerId !== null) {
        const offered = { item: items[place]!, price: { ...set, offerId }, place }
        return [[id, offeredPrice(offered, { ...prices, lines })] as const]
      }
      const earlier = before.get(id)
      const isSame = earlier?.unitCents === set.unitCents && earlier.reason === set.reason && !earlier.offer
      return [[id, isSame ? earlier : { ...set, by: staffId, at: now.toISOString() }] as const]
    }),
  )
}

/** Returns the last instant of the day. Throws `quote-expiry-invalid` for a past day or one too far away. */
function expiryOf({ expiresOn }: SendBody, { tenant, now }: Pick<QuoteToSend, 'tenant' | 'now'>): Date {
  const today = shopDay(now, tenant)
  const isRight = expiresOn >= today && expiresOn <= dayAfter(today, QUOTE_LIMITS.validDays)
  const end = isRight ? endOfDay(expiresOn, parseSettings(tenant.settings).timeZone) : null
  if (!end) throw new ProblemError('quote-expiry-invalid', [{ path: 'expiresOn', id: 'wrong-date' }])
  return end
}

/**
 * Sends a revision of a quote, which replaces the one before. Throws `not-found`, `quote-answered`, `quote-changed`,
 * `quote-full`, `quote-expiry-invalid`, `quote-total-too-high`, `quote-design-gone`, `quote-fabric-gone`,
 * `method-not-offered`, `quantity-invalid`, `offer-used`, `offer-unmet` and the problems of prices.
 */
export async function sendQuote(trx: Transaction, { id, body, staffId, tenant, now }: QuoteToSend): Promise<void> {
  const quote = await lockQuote(trx, id)
  if (!quote) throw new ProblemError('not-found')
  if (quote.state === 'accepted' || quote.state === 'declined') throw new ProblemError('quote-answered')
  if (quote.version !== body.version) throw new ProblemError('quote-changed')
  const revisions = await listRevisions(trx, id)
  if (revisions.length >= QUOTE_LIMITS.revisions) throw new ProblemError('quote-full')
  const expiresAt = expiryOf(body, { tenant, now })
  const items = pickItems(quote, body)
  requireQuantities(items)
  requireDelivery(body, revisions.at(-1), tenant)
  const list = await loadPriceList(trx, quote.owner_id)
  requireItems(items, { designs: await loadQuotedDesigns(trx, { ownerId: quote.owner_id, items }), list, tenant })
  const offers = await listOffersOf(trx, quote.owner_id, now)
  const manual = manualPrices(body, { last: revisions.at(-1), items, list, offers, staffId, tenant, now })
  const { extras, delivery, note } = body
  const content = priceQuote({ items, manual, extras, delivery, note, list, tenant, now })
  const revision = revisions.length + 1
  await insertRevision(trx, { quoteId: id, revision, content, expiresAt, sentBy: staffId, now })
  const payload = { number: quote.number, personId: quote.owner_id, revision }
  await recordEvent(trx, { kind: 'QuoteSent', subjectId: id, payload })
}
