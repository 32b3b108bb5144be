import { randomUUID } from 'node:crypto'
import type { OfficeQuote, Quote } from '@kitwright/contract'
import type { Transaction } from '../../database/index.ts'
import { ProblemError } from '../../endpoint/index.ts'
import { applyOffers, judgeOffer } from '../offers/applyOffers.ts'
import { listOffers, type OfferRecord } from '../offers/offerStore.ts'
import type { ManualPrice, QuoteItem } from './record/quoteRecord.ts'

type PricedLine = Quote['lines'][number]
type DraftExtra = OfficeQuote['draft']['extras'][number]

/** Lists the accepted offers of a customer that no order has used. */
export const listOffersOf = async (trx: Transaction, ownerId: string, now: Date): Promise<OfferRecord[]> =>
  listOffers(trx, { of: { personId: ownerId, secret: null }, now })

export interface OfferedDraft {
  /** The price of an offer by item. */
  readonly prices: ReadonlyMap<string, NonNullable<OfficeQuote['draft']['items'][number]['price']>>
  /** Free lines of the offers that apply. */
  readonly extras: readonly DraftExtra[]
}

/** Returns the prices that a quote starts from if its customer has accepted offers. */
export function draftFromOffers(
  items: readonly QuoteItem[],
  listed: Quote | null,
  { offers, now }: { readonly offers: readonly OfferRecord[]; readonly now: Date },
): OfferedDraft {
  if (!listed) return { prices: new Map(), extras: [] }
  const { offerOf, quote, judged } = applyOffers(listed, offers, now)
  let at = 0
  const prices = items.flatMap(({ id, lines }) => {
    const first = at
    at += lines.length
    const offer = offerOf[first]
    return offer ? [[id, { unitCents: quote.lines[first]!.unitCents, reason: '', offerId: offer.id }] as const] : []
  })
  const extras = judged
    .filter(({ state }) => state === 'applied')
    .flatMap(({ offer }) => offer.lines.filter(({ garment }) => garment === null))
    .map(({ text, qty, unitCents }) => ({ id: randomUUID(), text, qty, unitCents }))
  return { prices: new Map(prices), extras }
}

interface OfferedItem {
  readonly item: QuoteItem
  readonly price: { readonly unitCents: number; readonly reason: string; readonly offerId: string }
  /** The place of the item in what staff send. */
  readonly place: number
}

/**
 * Returns the price of an accepted offer for an item. Throws `offer-used` if the customer has no such offer any more,
 * `offer-unmet` if the price is another one, or the quote has other garments or fewer pieces than the offer.
 */
export function offeredPrice(
  { item, price, place }: OfferedItem,
  {
    offers,
    lines,
    now,
  }: { readonly offers: readonly OfferRecord[]; readonly lines: readonly PricedLine[]; readonly now: Date },
): ManualPrice {
  const offer = offers.find(({ id, expires_at }) => id === price.offerId && expires_at > now)
  const path = `items.${place}.price`
  if (!offer) throw new ProblemError('offer-used', [{ path, id: 'offer-used' }])
  const held = offer.lines.find(
    ({ garment }) => garment && garment.productType === item.productType && garment.fabric === item.fabric,
  )
  if (held?.unitCents !== price.unitCents || judgeOffer(offer, lines, now).state === 'incomplete')
    throw new ProblemError('offer-unmet', [{ path, id: 'offer-unmet' }])
  const { unitCents, reason } = price
  const { id, number, offered_by: by } = offer
  return { unitCents, reason, by, at: now.toISOString(), offer: { id, number } }
}
