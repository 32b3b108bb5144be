import type { Cents } from '@kitwright/measure'

/** Order line to price. Codes are opaque keys into the price list. */
export interface LineInput {
  /** Lines of one design share its quantity steps and its minimum. */
  readonly design: string
  readonly productType: string
  readonly fabric: string
  readonly size: string
  readonly sleeve: 'short' | 'long'
  /** Number of pieces, a positive integer. */
  readonly qty: number
}

export interface QuantityStep {
  readonly from: number
  readonly percent: number
}

export interface PriceList {
  readonly minimumQty: number
  /** `base[productType][fabric]`, cents. */
  readonly base: Readonly<Record<string, Readonly<Record<string, Cents>>>>
  /** Steps of each fabric in any order. The largest percentage is the fabric's "discount up to". */
  readonly quantitySteps: Readonly<Record<string, readonly QuantityStep[]>>
  readonly promotion: { readonly percent: number; readonly from: string; readonly until: string } | null
  readonly longSleeve: { readonly surchargeCents: Cents; readonly discountPercent: number }
  /** Product types whose base price includes long sleeves: they come in no other. */
  readonly longSleeveIncluded: readonly string[]
  readonly sizeSurcharges: Readonly<Record<string, Cents>>
  /** Business days from approval. */
  readonly leadTimeDays: number
}

export type SurchargeKind = 'size' | 'longSleeve'
export type DiscountKind = 'quantity' | 'promotion' | 'longSleeve'

export interface QuotedLine extends LineInput {
  readonly baseCents: Cents
  readonly surcharges: readonly { readonly kind: SurchargeKind; readonly cents: Cents }[]
  /** Base and surcharges of one piece, before discounts. */
  readonly unitCents: Cents
  readonly discounts: readonly { readonly kind: DiscountKind; readonly percent: number }[]
  /** The discount of the whole line, after the cap. */
  readonly discountCents: Cents
  readonly totalCents: Cents
}

export interface Quote {
  readonly lines: readonly QuotedLine[]
  readonly qty: number
  readonly subtotalCents: Cents
  readonly discountCents: Cents
  readonly totalCents: Cents
  readonly minimumQty: number
  /** Designs that have fewer pieces than the minimum. */
  readonly belowMinimum: readonly string[]
  readonly leadTimeDays: number
}

export type QuoteResult =
  | { readonly ok: true; readonly quote: Quote }
  | { readonly ok: false; readonly reason: 'noPrice' | 'badQuantity'; readonly line: number }
