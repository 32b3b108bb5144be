import type { OrderSource, PriceSource, Quote } from '@kitwright/contract'
import type { OrderExtra } from '../record/store.ts'

type PricedLine = Quote['lines'][number]

/** The source of a line's price, with reason and account for a manual one. */
export interface LinePriceSource {
  readonly source: PriceSource
  readonly reason: string
  readonly by: string | null
}

/** A price that staff set for one piece, and why. */
export interface StaffPrice {
  readonly unitCents: number
  readonly reason: string
}

/** All that an order has beside a customer's if staff make it for them. */
export interface StaffTerms {
  readonly by: string
  readonly role: 'store' | 'admin'
  readonly source: Exclude<OrderSource, 'web'>
  /** The order that it fills in. */
  readonly fillInOf: string | null
  /** The price of each line, in their order; null for the price of the list. */
  readonly prices: readonly (StaffPrice | null)[]
  /** Surcharges, and discounts below zero. */
  readonly extras: readonly OrderExtra[]
  /** The promised day; null for the day of the shop's calendar. */
  readonly promisedOn: string | null
  /** The revisions to order by design, where not the present one. */
  readonly revisions: Readonly<Record<string, number>>
  /** Pieces of each design that were ordered before and count for its quantity steps. */
  readonly orderedQty: ReadonlyMap<string, number>
}

/** Returns a line at a price that staff set: neither surcharges nor discounts change it. */
export const atManualPrice = (line: PricedLine, unitCents: number): PricedLine => ({
  ...line,
  baseCents: unitCents,
  unitCents,
  surcharges: [],
  discounts: [],
  discountCents: 0,
  totalCents: unitCents * line.qty,
})

const sumOf = (lines: readonly PricedLine[], of: (line: PricedLine) => number): number =>
  lines.reduce((sum, line) => sum + of(line), 0)

/** Puts the prices of staff in place of those of the list. */
export function applyStaffPrices(quote: Quote, prices: StaffTerms['prices']): Quote {
  const lines = quote.lines.map((line, i) => (prices[i] ? atManualPrice(line, prices[i].unitCents) : line))
  return {
    ...quote,
    lines,
    subtotalCents: sumOf(lines, line => line.unitCents * line.qty),
    discountCents: sumOf(lines, line => line.discountCents),
    totalCents: sumOf(lines, line => line.totalCents),
  }
}

/** Returns the source of each line's price. */
export const sourcesOf = ({ prices, by }: StaffTerms): LinePriceSource[] =>
  prices.map(price =>
    price ? { source: 'manual', reason: price.reason, by } : { source: 'list', reason: '', by: null },
  )
