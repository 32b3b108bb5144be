import type { Route } from '../routes/route.ts'
import * as s from '../schemas/index.ts'
import { z } from '../schemas/zod.ts'
import { LIMITS } from '../terms/limits.ts'
import { OFFER_KEEPERS, QUOTE_LIMITS, QUOTE_STATES } from '../terms/quoteTerms.ts'

const byId = z.object({ id: s.uuid })
/** The request's id and the signature. */
const byToken = z.object({ token: z.string().regex(/^[0-9a-f-]{36}\.[\w-]{43}$/) })
const pieces = z.int().min(1).max(LIMITS.pieces)
const wish = z.strictObject({ productType: s.productType, pieces })

export const askWithoutDesignBody = z.strictObject({
  team: s.text(QUOTE_LIMITS.text),
  items: z.array(wish).min(1).max(QUOTE_LIMITS.garments),
  neededBy: s.day.nullable().default(null),
  note: s.optionalParagraph(QUOTE_LIMITS.requestNote),
  contact: s.contact,
})
const offerLineInput = z.strictObject({
  text: s.text(QUOTE_LIMITS.text),
  qty: pieces,
  /** The price of one piece; null for that of the price list, which needs a garment. */
  unitCents: s.cents.min(0).max(QUOTE_LIMITS.unitCents).nullable(),
  /** The garment and fabric that the price is held for once it is accepted; null for free text. */
  garment: s.offeredGarment.nullable(),
})
export const sendOfferBody = z.strictObject({
  /** The request's version that staff saw. */
  version: z.int().min(1),
  lines: z.array(offerLineInput).min(1).max(QUOTE_LIMITS.extras),
  note: s.optionalParagraph(QUOTE_LIMITS.message),
  /** The last day on which the offer can be accepted. */
  expiresOn: s.day,
})
export const answerOfferBody = z.strictObject({ version: z.int().min(1) })

const offer = z.object({
  lines: z.array(
    z.object({
      text: z.string(),
      qty: z.int(),
      unitCents: s.cents,
      totalCents: s.cents,
      source: z.enum(['list', 'manual']),
      garment: s.offeredGarment.nullable(),
    }),
  ),
  note: z.string(),
  totalCents: s.cents,
  sentAt: s.instant,
  expiresAt: s.instant,
})
/** The keeper of an accepted offer's prices. */
const keeping = z.object({
  keptBy: z.enum(OFFER_KEEPERS),
  /** Whether an order that is not canceled has used the prices. */
  isUsed: z.boolean(),
  /** Whether their last instant has passed. */
  isExpired: z.boolean(),
})
/** A request with its offer, as whoever has the link sees it: without the address of who asked. */
export const quoteOffer = z.object({
  number: z.string(),
  state: z.enum(QUOTE_STATES),
  version: z.int(),
  team: z.string(),
  items: z.array(z.object({ productType: s.productType, pieces: z.int() })),
  neededBy: s.day.nullable(),
  note: z.string(),
  askedAt: s.instant,
  offer: offer.nullable(),
  /** Null unless it was accepted and has a line for a garment. */
  keeping: keeping.nullable(),
})
export const quoteRequest = quoteOffer.omit({ keeping: true }).extend({
  id: s.uuid,
  contact: z.string(),
  conversationId: s.uuid,
  /** The path that opens the offer; null before it was sent. */
  linkPath: z.string().nullable(),
  /** The price of one piece by the list, for the pieces of each garment. */
  listPrices: z.array(z.object({ productType: s.productType, fabric: z.string(), name: s.names, unitCents: s.cents })),
  /** The customer that an accepted offer is kept for, and the order that used it. Null before it was accepted. */
  kept: z
    .object({
      by: z.string(),
      customer: z.object({ id: s.uuid, name: z.string() }).nullable(),
      order: z.object({ id: s.uuid, number: z.string() }).nullable(),
    })
    .nullable(),
  /** The day that an offer holds until unless staff choose another. */
  expiresOn: s.day,
})

const ANSWER_ERRORS = [
  'not-found',
  'quote-not-sent',
  'quote-answered',
  'quote-expired',
  'quote-superseded',
  'too-many-requests',
] as const

/** Prices for visitors without a design: they ask, staff offer, and an accepted offer waits for its design. */
export const quoteRequestRoutes = {
  'POST /api/quote-requests': {
    summary: 'Ask for a price without a design and without an account',
    body: askWithoutDesignBody,
    status: 201,
    response: z.object({ number: z.string() }),
    errors: ['product-not-offered', 'needed-by-past', 'too-many-requests'],
  },
  'GET /api/quote-offers/{token}': {
    summary: 'An offer as whoever has its link sees it',
    auth: 'optional',
    params: byToken,
    response: quoteOffer,
    errors: ['not-found', 'too-many-requests'],
  },
  'POST /api/quote-offers/{token}/accept': {
    summary: 'Accept an offer: its prices hold for the order that follows, of this account or this browser',
    auth: 'optional',
    params: byToken,
    body: answerOfferBody,
    response: quoteOffer,
    errors: ANSWER_ERRORS,
  },
  'POST /api/quote-offers/{token}/keep': {
    summary: 'Keep the prices of an accepted offer for this account or this browser',
    auth: 'optional',
    params: byToken,
    response: quoteOffer,
    errors: ['not-found', 'offer-not-accepted', 'offer-kept', 'offer-used', 'quote-expired', 'too-many-requests'],
  },
  'POST /api/quote-offers/{token}/decline': {
    summary: 'Decline an offer',
    auth: 'optional',
    params: byToken,
    body: answerOfferBody,
    response: quoteOffer,
    errors: ANSWER_ERRORS,
  },
  'GET /api/office/quote-requests': {
    summary: 'Requests without a design, those that wait for staff first, at most 100',
    auth: 'staff',
    response: z.object({ items: z.array(quoteRequest) }),
    errors: [],
  },
  'POST /api/office/quote-requests/{id}/offer': {
    summary: 'Send an offer, by mail if an address was left; it replaces the one before',
    auth: 'orders',
    params: byId,
    body: sendOfferBody,
    response: quoteRequest,
    errors: [
      'not-found',
      'no-price',
      'quote-answered',
      'quote-changed',
      'quote-expiry-invalid',
      'quote-total-too-high',
    ],
  },
} as const satisfies Record<`${string} /${string}`, Route>
