/** States of a customer's quote. A sent one whose last day has passed has expired. */
export const QUOTE_STATES = ['asked', 'sent', 'accepted', 'declined', 'expired'] as const
export type QuoteState = (typeof QUOTE_STATES)[number]

/** The source of a price: the price list, a member of staff, the terms of samples, or an accepted offer. */
export const PRICE_SOURCES = ['list', 'manual', 'sample', 'offer'] as const
export type PriceSource = (typeof PRICE_SOURCES)[number]

/** Limits of customers' quotes. */
export const QUOTE_LIMITS = {
  /** Quotes of one customer that wait for an answer of the shop. */
  asked: 10,
  /** Messages and revisions of one quote. */
  messages: 100,
  revisions: 50,
  /** Wishes of a customer to change one offer. */
  wishes: 20,
  /** Free-text lines of one revision. */
  extras: 30,
  text: 200,
  /** Garments and note of a request without a design. */
  garments: 8,
  requestNote: 1500,
  message: 2000,
  reason: 500,
  /** Highest price of one piece, and of one free-text line's piece. */
  unitCents: 1_000_000,
  /** Days for which a cart still says that an offer has expired. */
  expiredDays: 30,
  /** Days for which a quote may hold. */
  validDays: 365,
  /** Times that the link of one quote can be replaced. */
  links: 100,
  /** Highest total. */
  totalCents: 1_000_000_000,
} as const

/** Kinds of samples: one garment of each size, a card with the garment's fabrics, one sewn piece of a design. */
export const SAMPLE_KINDS = ['size_set', 'swatches', 'sewn'] as const
export type SampleKind = (typeof SAMPLE_KINDS)[number]

/**
 * Whether an accepted offer applies to an order: it does, the order lacks pieces of it, the price list is cheaper, or its
 * last day has passed.
 */
export const OFFER_STATES = ['applied', 'incomplete', 'dearer', 'expired'] as const
export type OfferState = (typeof OFFER_STATES)[number]
/** For whom the prices of an accepted offer are kept, as seen by whoever opens its link. */
export const OFFER_KEEPERS = ['you', 'other', 'nobody'] as const
export type OfferKeeper = (typeof OFFER_KEEPERS)[number]
