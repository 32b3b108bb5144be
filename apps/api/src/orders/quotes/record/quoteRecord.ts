import type { CartLine, Quote, ShippingMethod } from '@kitwright/contract'

/** One design of a quote in one fabric, with the lines that the customer asked for. */
export interface QuoteItem {
  readonly id: string
  readonly designId: string
  /** The revision that is priced and ordered. */
  readonly revision: number
  readonly name: string
  readonly productType: string
  readonly fabric: string
  readonly lines: readonly CartLine[]
}

/** A price that a member of staff set, in the quote or in an offer before it. */
export interface ManualPrice {
  readonly unitCents: number
  readonly reason: string
  /** The accepted offer that it is of. */
  readonly offer?: { readonly id: string; readonly number: string }
  /** The account of the member of staff. */
  readonly by: string
  readonly at: string
}

export interface PricedItem extends QuoteItem {
  /** Null for the price of the list. */
  readonly manual: ManualPrice | null
  readonly priced: Quote['lines']
  readonly discountCents: number
  readonly totalCents: number
}

/** A line without a design. */
export interface QuoteExtra {
  readonly id: string
  readonly text: string
  readonly qty: number
  readonly unitCents: number
  readonly totalCents: number
}

/** A way of delivery and what staff charge for it. */
export interface QuoteDelivery {
  readonly method: ShippingMethod
  readonly cents: number
}

/** The content that staff send to the customer. Amounts are in whole cents. */
export interface QuoteContent {
  readonly items: readonly PricedItem[]
  readonly extras: readonly QuoteExtra[]
  /** Absent in revisions of an earlier version. */
  readonly delivery?: QuoteDelivery | null
  readonly note: string
  readonly qty: number
  readonly subtotalCents: number
  readonly discountCents: number
  readonly extrasCents: number
  readonly totalCents: number
  readonly leadTimeDays: number
}

/** A quote as stored. */
export interface QuoteRecord {
  readonly id: string
  readonly number: string
  readonly owner_id: string
  /** The member of staff who started it; null for a quote that the customer asked for. */
  readonly started_by: string | null
  readonly state: 'asked' | 'sent' | 'accepted' | 'declined'
  readonly version: number
  /** The number of the link that opens it. */
  readonly link_version: number
  /** Whether staff have switched that link off. */
  readonly is_link_off: boolean
  readonly active_revision: number | null
  readonly expires_at: Date | null
  readonly total_cents: number | null
  readonly items: readonly QuoteItem[]
  readonly needed_by: string | null
  readonly address: string
  readonly landmark: string
  readonly phone: string
  readonly asked_at: Date
  readonly changed_at: Date
  readonly waits_since: Date | null
  readonly answered_at: Date | null
  readonly decline_reason: string
  readonly order_id: string | null
}

export interface RevisionRecord {
  readonly revision: number
  readonly sent_by: string
  readonly sent_at: Date
  readonly expires_at: Date
  readonly content: QuoteContent
}

export interface MessageRecord {
  readonly id: string
  readonly item_id: string | null
  readonly text: string
  readonly at: Date
  /** Null for the customer. */
  readonly staff_id: string | null
}

/** The state that people see: a sent quote whose last instant has passed has expired. */
export const stateOf = (
  { state, expires_at }: Pick<QuoteRecord, 'state' | 'expires_at'>,
  now: Date,
): QuoteRecord['state'] | 'expired' =>
  state === 'sent' && expires_at !== null && expires_at <= now ? 'expired' : state

export const deliveryCentsOf = ({ delivery }: Pick<QuoteContent, 'delivery'>): number => delivery?.cents ?? 0

/** Whether staff are still preparing it, so that the customer does not see it. */
export const isDraftOfShop = ({ started_by, active_revision }: QuoteRecord): boolean =>
  started_by !== null && active_revision === null

export const qtyOfItem = ({ lines }: Pick<QuoteItem, 'lines'>): number => lines.reduce((sum, { qty }) => sum + qty, 0)
