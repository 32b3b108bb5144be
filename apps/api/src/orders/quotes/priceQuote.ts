import { type LineInput, type Quote, QUOTE_LIMITS } from '@kitwright/contract'
import type { PriceList } from '@kitwright/pricing'
import { ProblemError, type TenantContext } from '../../endpoint/index.ts'
import { type Line, quoteLines } from '../placement/quoteLines.ts'
import { atManualPrice } from '../offers/repriceLines.ts'
import type {
  ManualPrice,
  PricedItem,
  QuoteContent,
  QuoteDelivery,
  QuoteExtra,
  QuoteItem,
} from './record/quoteRecord.ts'

/** Returns an item's lines as an order takes them. */
export const orderLinesOf = ({ designId, productType, fabric, lines }: QuoteItem): Line[] =>
  lines.map(({ id: _, ...line }) => ({
    ...line,
    designId,
    productType: productType as LineInput['productType'],
    fabric,
  }))

type PricedLine = Quote['lines'][number]

export interface ContentToPrice {
  readonly items: readonly QuoteItem[]
  readonly manual: ReadonlyMap<string, ManualPrice>
  readonly extras: readonly Omit<QuoteExtra, 'totalCents'>[]
  readonly delivery: QuoteDelivery | null
  readonly note: string
  readonly list: PriceList
  readonly tenant: TenantContext
  readonly now: Date
}

const sumOf = <T>(all: readonly T[], of: (one: T) => number): number => all.reduce((sum, one) => sum + of(one), 0)

/** Prices items by the list as an order would, in the order of their lines. Throws the problems of `quoteLines`. */
export function priceByList(
  items: readonly QuoteItem[],
  { list, tenant, now }: Pick<ContentToPrice, 'list' | 'tenant' | 'now'>,
): { readonly quote: Quote; readonly lines: readonly PricedLine[][]; readonly leadTimeDays: number } {
  const quote = quoteLines({ lines: items.flatMap(orderLinesOf), list, tenant, now })
  let at = 0
  const lines = items.map(item => quote.lines.slice(at, (at += item.lines.length)))
  return { quote, lines, leadTimeDays: quote.leadTimeDays }
}

/**
 * Prices what staff send: by the list, except for items with a price that staff set. The shop's minimum does not count,
 * since staff decide. Throws the problems of `quoteLines`, `quote-total-too-high`.
 */
export function priceQuote(content: ContentToPrice): QuoteContent {
  const byList = priceByList(content.items, content)
  const items = content.items.map((item, i): PricedItem => {
    const manual = content.manual.get(item.id) ?? null
    const listed = byList.lines[i]!
    const priced = manual ? listed.map(line => atManualPrice(line, manual.unitCents)) : listed
    const discountCents = sumOf(priced, line => line.discountCents)
    return { ...item, manual, priced, discountCents, totalCents: sumOf(priced, line => line.totalCents) }
  })
  const extras = content.extras.map(extra => ({ ...extra, totalCents: extra.unitCents * extra.qty }))
  const goodsCents = sumOf(items, item => item.totalCents)
  const discountCents = sumOf(items, item => item.discountCents)
  const extrasCents = sumOf(extras, extra => extra.totalCents)
  const totalCents = goodsCents + extrasCents + (content.delivery?.cents ?? 0)
  if (totalCents > QUOTE_LIMITS.totalCents) throw new ProblemError('quote-total-too-high')
  return {
    items,
    extras,
    delivery: content.delivery,
    note: content.note,
    qty: sumOf(items, item => sumOf(item.lines, line => line.qty)),
    subtotalCents: goodsCents + discountCents,
    discountCents,
    extrasCents,
    totalCents,
    leadTimeDays: byList.leadTimeDays,
  }
}
