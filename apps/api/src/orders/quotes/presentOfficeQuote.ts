import { dayAfter } from '@kitwright/measure'
import { type OfficeQuote, type Quote, SHIPPING_METHODS } from '@kitwright/contract'
import { listOwners, nameIn } from '../../accounts/index.ts'
import { loadPriceList } from '../../catalogue/index.ts'
import type { Transaction } from '../../database/index.ts'
import { ProblemError } from '../../endpoint/index.ts'
import { parseSettings } from '../../tenants/index.ts'
import { judgeOffer } from '../offers/applyOffers.ts'
import type { OfferRecord } from '../offers/offerStore.ts'
import { presentOffer } from '../offers/quoteOffers.ts'
import { shopDay, termsOf } from '../promise/promiseTerms.ts'
import { loadQuotedDesigns, problemOfItem } from './checkItems.ts'
import { draftFromOffers, listOffersOf } from './offeredPrices.ts'
import { presentItem, presentQuote, type QuotePresentation } from './presentQuote.ts'
import { priceByList } from './priceQuote.ts'
import { quoteLinkPath } from './record/quoteLink.ts'
import type { ManualPrice, QuoteItem, QuoteRecord, RevisionRecord } from './record/quoteRecord.ts'
import { listRevisions } from './record/quoteStore.ts'

interface OfficePresentation extends QuotePresentation {
  /** Signs the quote's link. */
  readonly linkSecret: string | Uint8Array
}

/** Prices items by the list; null if they cannot be ordered together. */
function tryToList(items: readonly QuoteItem[], pricing: Parameters<typeof priceByList>[1]): ListedItems | null {
  if (items.length === 0) return null
  try {
    return priceByList(items, pricing)
  } catch (error) {
    if (error instanceof ProblemError) return null
    throw error
  }
}
type ListedItems = ReturnType<typeof priceByList>

async function draftOf(
  trx: Transaction,
  { quote, last }: { readonly quote: QuoteRecord; readonly last: RevisionRecord | undefined },
  { tenant, now, pictureOf }: OfficePresentation,
): Promise<OfficeQuote['draft']> {
  const list = await loadPriceList(trx, quote.owner_id)
  const designs = await loadQuotedDesigns(trx, { ownerId: quote.owner_id, items: quote.items })
  const problems = new Map(quote.items.map(item => [item.id, problemOfItem(item, { designs, list, tenant })]))
  const sent = new Map(last?.content.items.map(item => [item.id, item]))
  const items = quote.items.map(item => ({ ...item, lines: sent.get(item.id)?.lines ?? item.lines }))
  const priceable = items.filter(({ id }) => problems.get(id) === null)
  const listed = tryToList(priceable, { list, tenant, now })
  const totals = new Map(
    priceable.map(({ id }, i) => [id, listed?.lines[i]?.reduce((sum, { totalCents }) => sum + totalCents, 0)]),
  )
  const offers = await listOffersOf(trx, quote.owner_id, now)
  const fromOffers = draftFromOffers(priceable, listed && listed.quote, { offers: last ? [] : offers, now })
  const openIds = new Set(offers.flatMap(({ id, expires_at }) => (expires_at > now ? [id] : [])))
  const asked = new Map(quote.items.map(({ id, lines }) => [id, lines]))
  return {
    items: items.map(item => {
      const manual = sent.get(item.id)?.manual
      return {
        ...presentItem(item, pictureOf),
        listCents: totals.get(item.id) ?? null,
        problem: problems.get(item.id) ?? null,
        price: manual ? draftPrice(manual, openIds) : (fromOffers.prices.get(item.id) ?? null),
        askedLines: [...asked.get(item.id)!],
        isLeftOut: last !== undefined && !sent.has(item.id),
      }
    }),
    extras: last?.content.extras.map(({ totalCents: _, ...extra }) => extra) ?? [...fromOffers.extras],
    delivery: last?.content.delivery ?? null,
    methods: SHIPPING_METHODS.flatMap(method => {
      const { isOn, cents } = termsOf(tenant).methods[method]
      return isOn ? [{ method, cents }] : []
    }),
    note: last?.content.note ?? '',
    expiresOn: dayAfter(shopDay(now, tenant), parseSettings(tenant.settings).quoteDays),
    offers: await presentOpenOffers(trx, { offers, lines: listed?.quote.lines ?? [], now }),
  }
}

/** Returns the price of the last revision; that of an offer only while the offer can be used. */
const draftPrice = ({ unitCents, reason, offer }: ManualPrice, openIds: ReadonlySet<string>) => ({
  unitCents,
  reason,
  offerId: offer && openIds.has(offer.id) ? offer.id : null,
})

/** Presents the customer's open offers to staff, with who sent them and what the quote lacks. */
async function presentOpenOffers(
  trx: Transaction,
  {
    offers,
    lines,
    now,
  }: { readonly offers: readonly OfferRecord[]; readonly lines: Quote['lines']; readonly now: Date },
): Promise<OfficeQuote['draft']['offers']> {
  const people = await listOwners(
    trx,
    offers.map(({ offered_by }) => offered_by),
  )
  return offers.map(offer => ({ ...presentOffer(judgeOffer(offer, lines, now)), by: nameIn(people, offer.offered_by) }))
}

/** Presents a quote to staff, with what its next revision starts from. */
export async function presentOfficeQuote(
  trx: Transaction,
  quote: QuoteRecord,
  presentation: OfficePresentation,
): Promise<OfficeQuote> {
  const revisions = await listRevisions(trx, quote.id)
  const manual = revisions.flatMap(({ revision, content }) =>
    content.items.flatMap(item => (item.manual ? [{ revision, itemId: item.id, ...item.manual }] : [])),
  )
  const people = await listOwners(trx, [quote.owner_id, ...manual.map(({ by }) => by)])
  const nobody = { id: quote.owner_id, firstName: '', lastName: '', email: '', phone: null }
  return {
    ...(await presentQuote(trx, quote, presentation)),
    version: quote.version,
    owner: people.get(quote.owner_id) ?? nobody,
    phone: quote.phone,
    waitsSince: quote.waits_since?.toISOString() ?? null,
    draft: await draftOf(trx, { quote, last: revisions.at(-1) }, presentation),
    manualPrices: manual.map(price => ({ ...price, by: nameIn(people, price.by) })),
    linkPath: quote.is_link_off
      ? null
      : quoteLinkPath(presentation.linkSecret, { id: quote.id, version: quote.link_version }),
  }
}
