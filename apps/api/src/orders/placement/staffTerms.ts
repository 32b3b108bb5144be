import type { OrderSource, Quote } from '@kitwright/contract'
import { type LinePriceSource, repriceLines } from '../offers/repriceLines.ts'
import type { OrderExtra } from '../record/store.ts'

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

/** Puts the prices of staff in place of those of the list. */
export const applyStaffPrices = (quote: Quote, prices: StaffTerms['prices']): Quote =>
  repriceLines(
    quote,
    prices.map(price => price && price.unitCents),
  )

/** Returns the source of each line's price. */
export const sourcesOf = ({ prices, by }: StaffTerms): LinePriceSource[] =>
  prices.map(price =>
    price ? { source: 'manual', reason: price.reason, by } : { source: 'list', reason: '', by: null },
  )
