import type { Route } from '../routes/route.ts'
import * as s from '../schemas/index.ts'
import { z } from '../schemas/zod.ts'
import { LIMITS } from '../terms/limits.ts'
import { QUOTE_LIMITS, QUOTE_STATES } from '../terms/quoteTerms.ts'

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
  /** The price of one piece; null for that of the price list. */
  unitCents: s.cents.min(0).max(QUOTE_LIMITS.unitCents).nullable(),
  /** The garment and fabric whose price by the list holds; null with a price of staff. */
  list: z.strictObject({ productType: s.productType, fabric: s.line(40) }).nullable(),
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
    }),
  ),
  note: z.string(),
  totalCents: s.cents,
  sentAt: s.instant,
  expiresAt: s.instant,
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
})
export const quoteRequest = quoteOffer.extend({
  id: s.uuid,
  contact: z.string(),
  conversationId: s.uuid,
  /** The path that opens the offer; null before it was sent. */
  linkPath: z.string().nullable(),
  /** The price of one piece by the list, for the pieces of each garment. */
  listPrices: z.array(z.object({ productType: s.productType, fabric: z.string(), name: s.names, unitCents: s.cents })),
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
    params: byToken,
    response: quoteOffer,
    errors: ['not-found', 'too-many-requests'],
  },
  'POST /api/quote-offers/{token}/accept': {
    summary: 'Accept an offer: its prices hold for the design that follows',
    params: byToken,
    body: answerOfferBody,
    response: quoteOffer,
    errors: ANSWER_ERRORS,
  },
  'POST /api/quote-offers/{token}/decline': {
    summary: 'Decline an offer',
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
