import type { Route } from '../routes/route.ts'
import * as s from '../schemas/index.ts'
import { z } from '../schemas/zod.ts'
import { LIMITS } from '../terms/limits.ts'
import { OFFER_KEEPERS, QUOTE_LIMITS, QUOTE_STATES } from '../terms/quoteTerms.ts'

const byId = z.object({ id: s.uuid })
/** The request's id and the signature. */
const byToken = z.object({ token: z.string().regex(/^[0-9a-f-]{36}\.[\w-]{43}$/) })
const pieces = z.int().min(1).max(LIMITS.pieces)
const wanted = z.strictObject({ productType: s.productType, pieces })

export const askWithoutDesignBody = z.strictObject({
  team: s.text(QUOTE_LIMITS.text),
  items: z.array(wanted).min(1).max(QUOTE_LIMITS.garments),
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
  /** Why a garment has another price than the list; only staff read it. */
  reason: s.optionalText(QUOTE_LIMITS.reason),
})
const offerInput = {
  lines: z.array(offerLineInput).min(1).max(QUOTE_LIMITS.extras),
  note: s.optionalParagraph(QUOTE_LIMITS.message),
  /** The last day on which the offer can be accepted. */
  expiresOn: s.day,
}
/** The request's version that the caller saw. */
const version = z.int().min(1)
export const sendOfferBody = z.strictObject({ version, ...offerInput })
/** An offer that staff make without a request, for a customer or for a name with an address or phone number. */
export const startOfferBody = z.strictObject({
  customerId: s.uuid.nullable().default(null),
  /** The name of the person or the team. */
  team: s.text(QUOTE_LIMITS.text),
  /** Absent for a customer, whose own address counts. */
  contact: s.contact.nullable().default(null),
  /** The language in which the customer is written to. */
  language: s.language,
  ...offerInput,
})
export const answerOfferBody = z.strictObject({ version })
export const giveOfferBody = z.strictObject({ version, customerId: s.uuid })
/** A wish to change an offer: in words, and line by line. */
export const offerWishBody = z.strictObject({
  version,
  text: s.optionalParagraph(QUOTE_LIMITS.message),
  lines: z
    .array(
      z.strictObject({
        /** The line of the offer, counted from 0. */
        line: z.int().min(0).max(QUOTE_LIMITS.extras),
        /** The number of pieces that the customer wants; null where it stays. */
        qty: pieces.nullable(),
        text: s.optionalText(QUOTE_LIMITS.text),
      }),
    )
    .max(QUOTE_LIMITS.extras)
    .default([]),
})

const offeredLine = z.object({
  text: z.string(),
  qty: z.int(),
  unitCents: s.cents,
  totalCents: s.cents,
  source: z.enum(['list', 'manual']),
  garment: s.offeredGarment.nullable(),
})
const offer = z.object({
  /** 1 for the first that was sent. */
  revision: z.int(),
  lines: z.array(offeredLine),
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
const wish = z.object({
  id: s.uuid,
  /** The revision that it is about. */
  revision: z.int(),
  text: z.string(),
  lines: z.array(z.object({ line: z.int(), qty: z.int().nullable(), text: z.string() })),
  at: s.instant,
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
  /** The customer's wishes for a change, the first one first. */
  wishes: z.array(wish),
})
const listPrice = z.object({ productType: s.productType, fabric: z.string(), name: s.names, unitCents: s.cents })
export const quoteRequest = quoteOffer.omit({ keeping: true, wishes: true }).extend({
  id: s.uuid,
  contact: z.string(),
  conversationId: s.uuid,
  /** The path that opens the offer; null before it was sent. */
  linkPath: z.string().nullable(),
  /** The price of one piece by the list, for the pieces of each garment. */
  listPrices: z.array(listPrice),
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
  /** Since when a wish for a change waits for the next revision. */
  wishedAt: s.instant.nullable(),
  /** Whether staff made it without a request. */
  isOfShop: z.boolean(),
  /** The customer whose offer it is, since when, and whether the confirmed address or a member of staff made it theirs. */
  owner: z.object({ id: s.uuid, name: z.string(), since: s.instant, by: z.enum(['address', 'staff']) }).nullable(),
})
/** A request as its own page in the office shows it. */
export const officeOffer = quoteRequest.extend({
  /** All that was sent, the first one first. Who set which price and why stays with the shop. */
  revisions: z.array(offer.extend({ sentBy: z.string(), lines: z.array(offeredLine.extend({ reason: z.string() })) })),
  wishes: z.array(wish),
  /** Until when the caller can undo the hand-over to the customer; null after it, and for others. */
  undoUntil: s.instant.nullable(),
})
/** An offer in the personal area of its customer. What a stranger typed is left out until staff have answered. */
export const ownOffer = z.object({
  number: z.string(),
  state: z.enum(QUOTE_STATES),
  items: z.array(z.object({ productType: s.productType, pieces: z.int() })),
  /** The lines of the offer; none before it was sent. */
  lines: z.array(z.object({ text: z.string(), qty: z.int() })),
  askedAt: s.instant,
  totalCents: s.cents.nullable(),
  expiresAt: s.instant.nullable(),
  /** Null before it was sent. */
  linkPath: z.string().nullable(),
})

const ANSWER_ERRORS = [
  'not-found',
  'quote-not-sent',
  'quote-answered',
  'quote-expired',
  'quote-superseded',
  'too-many-requests',
] as const

const SEND_ERRORS = ['no-price', 'quote-expiry-invalid', 'quote-total-too-high'] as const
const ofRevision = z.coerce.number().int().min(1).max(1000)

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
  'POST /api/quote-offers/{token}/wishes': {
    summary: 'Ask for a change of an offer; it waits for the next revision and can still be accepted',
    auth: 'optional',
    params: byToken,
    body: offerWishBody,
    response: quoteOffer,
    errors: ['not-found', 'quote-not-sent', 'quote-answered', 'quote-superseded', 'quote-full', 'too-many-requests'],
  },
  'GET /api/quote-offers/{token}/revisions/{revision}/pdf': {
    summary: 'A revision of an offer as PDF, by its link',
    params: byToken.extend({ revision: ofRevision }),
    response: 'binary',
    errors: ['not-found', 'too-many-requests'],
  },
  'GET /api/customer-offers': {
    summary: 'Own offers and requests without a design, the latest first, at most 100',
    auth: true,
    response: z.object({ items: z.array(ownOffer) }),
    errors: [],
  },
  'GET /api/office/quote-requests': {
    summary: 'Requests without a design, those that wait for staff first, at most 100',
    auth: 'staff',
    response: z.object({
      items: z.array(quoteRequest),
      /** The day that a new offer holds until unless staff choose another. */
      expiresOn: s.day,
    }),
    errors: [],
  },
  'POST /api/office/quote-requests': {
    summary: 'Make an offer without a request and send it, for a customer or for a name and an address',
    auth: 'orders',
    body: startOfferBody,
    status: 201,
    response: officeOffer,
    errors: ['not-found', 'contact-missing', ...SEND_ERRORS],
  },
  'GET /api/office/offer-prices': {
    summary: 'The price of one piece by the list, in each fabric of a garment, for a number of pieces',
    auth: 'staff',
    query: z.object({ productType: s.productType, pieces: z.coerce.number().int().min(1).max(LIMITS.pieces) }),
    response: z.object({ items: z.array(listPrice) }),
    errors: [],
  },
  'GET /api/office/quote-requests/{id}': {
    summary: 'One request with all its revisions and wishes',
    auth: 'staff',
    params: byId,
    response: officeOffer,
    errors: ['not-found'],
  },
  'PUT /api/office/quote-requests/{id}/customer': {
    summary: 'Give an offer to a customer, which can be undone for ten seconds',
    auth: 'orders',
    params: byId,
    body: giveOfferBody,
    response: officeOffer,
    errors: ['not-found', 'quote-changed', 'offer-kept', 'offer-used'],
  },
  'DELETE /api/office/quote-requests/{id}/customer': {
    summary: 'Undo the hand-over of an offer to a customer, by whoever made it',
    auth: 'orders',
    params: byId,
    response: officeOffer,
    errors: ['not-found', 'undo-ended'],
  },
  'GET /api/office/quote-requests/{id}/revisions/{revision}/pdf': {
    summary: 'A revision of an offer as PDF, in either language',
    auth: 'staff',
    params: byId.extend({ revision: ofRevision }),
    query: z.object({ language: s.language.optional() }),
    response: 'binary',
    errors: ['not-found'],
  },
  'POST /api/office/quote-requests/{id}/offer': {
    summary: 'Send an offer, by mail if an address was left; it replaces the one before',
    auth: 'orders',
    params: byId,
    body: sendOfferBody,
    response: quoteRequest,
    errors: ['not-found', 'quote-answered', 'quote-changed', 'quote-full', ...SEND_ERRORS],
  },
} as const satisfies Record<`${string} /${string}`, Route>
