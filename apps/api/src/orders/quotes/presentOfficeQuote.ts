import { dayAfter } from '@kitwright/measure'
import { type OfficeQuote, SHIPPING_METHODS } from '@kitwright/contract'
import { listOwners, nameIn } from '../../accounts/index.ts'
import { loadPriceList } from '../../catalogue/index.ts'
import type { Transaction } from '../../database/index.ts'
import { ProblemError } from '../../endpoint/index.ts'
import { parseSettings } from '../../tenants/index.ts'
import { shopDay, termsOf } from '../promise/promiseTerms.ts'
import { loadQuotedDesigns, problemOfItem } from './checkItems.ts'
import { presentItem, presentQuote, type QuotePresentation } from './presentQuote.ts'
import { priceByList } from './priceQuote.ts'
import { quoteLinkPath } from './record/quoteLink.ts'
import type { QuoteItem, QuoteRecord, RevisionRecord } from './record/quoteRecord.ts'
import { listRevisions } from './record/quoteStore.ts'

interface OfficePresentation extends QuotePresentation {
  /** Signs the quote's link. */
  readonly linkSecret: string | Uint8Array
}

/** Returns each item's total by the price list, of those that can be ordered together; null for others. */
function listTotals(
  items: readonly QuoteItem[],
  pricing: Parameters<typeof priceByList>[1],
): ReadonlyMap<string, number> {
  try {
    const { lines } = priceByList(items, pricing)
    const totals = lines.map(own => own.reduce((sum, { totalCents }) => sum + totalCents, 0))
    return new Map(items.map(({ id }, i) => [id, totals[i]!]))
  } catch (error) {
    if (error instanceof ProblemError) return new Map()
    throw error
  }
}

async function draftOf(
  trx: Transaction,
  { quote, last }: { readonly quote: QuoteRecord; readonly last: RevisionRecord | undefined },
  { tenant, now, pictureOf }: OfficePresentation,
): Promise<OfficeQuote['draft']> {
  const list = await loadPriceList(trx)
  const designs = await loadQuotedDesigns(trx, { ownerId: quote.owner_id, items: quote.items })
  const problems = new Map(quote.items.map(item => [item.id, problemOfItem(item, { designs, list, tenant })]))
  const sent = new Map(last?.content.items.map(item => [item.id, item]))
  const items = quote.items.map(item => ({ ...item, lines: sent.get(item.id)?.lines ?? item.lines }))
  const priceable = items.filter(({ id }) => problems.get(id) === null)
  const totals = listTotals(priceable, { list, tenant, now })
  const asked = new Map(quote.items.map(({ id, lines }) => [id, lines]))
  return {
    items: items.map(item => {
      const manual = sent.get(item.id)?.manual
      return {
        ...presentItem(item, pictureOf),
        listCents: totals.get(item.id) ?? null,
        problem: problems.get(item.id) ?? null,
        price: manual ? { unitCents: manual.unitCents, reason: manual.reason } : null,
        askedLines: [...asked.get(item.id)!],
        isLeftOut: last !== undefined && !sent.has(item.id),
      }
    }),
    extras: last?.content.extras.map(({ totalCents: _, ...extra }) => extra) ?? [],
    delivery: last?.content.delivery ?? null,
    methods: SHIPPING_METHODS.flatMap(method => {
      const { isOn, cents } = termsOf(tenant).methods[method]
      return isOn ? [{ method, cents }] : []
    }),
    note: last?.content.note ?? '',
    expiresOn: dayAfter(shopDay(now, tenant), parseSettings(tenant.settings).quoteDays),
  }
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
