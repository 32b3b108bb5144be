import type { Route } from '../routes/route.ts'
import * as q from './customerQuotes.ts'
import * as s from '../schemas/index.ts'
import { z } from '../schemas/zod.ts'

const byId = z.object({ id: s.uuid })
const ofRevision = z.object({ id: s.uuid, revision: z.coerce.number().int().min(1).max(1000) })
/** The quote's id, the number of its link if that is not the first, and the signature. */
const token = z.string().regex(/^[0-9a-f-]{36}(?:\.\d{1,4})?\.[\w-]{43}$/)
const byToken = z.object({ token })
const ofLinkedRevision = z.object({ token, revision: ofRevision.shape.revision })

const ANSWER_ERRORS = ['not-found', 'quote-not-sent', 'quote-answered', 'quote-expired', 'quote-superseded'] as const
const ACCEPT_ERRORS = [
  ...ANSWER_ERRORS,
  'quote-design-gone',
  'quote-fabric-gone',
  'product-not-offered',
  'offer-used',
] as const
const MESSAGE_ERRORS = ['not-found', 'quote-answered', 'quote-full'] as const

/** Quotes: a customer asks for a price of their cart, staff send one that holds until a day, and an acceptance orders. */
export const quoteRoutes = {
  'POST /api/customer-quotes': {
    summary: 'Ask the shop for a quote of the own cart, which is emptied',
    auth: true,
    body: q.askQuoteBody,
    status: 201,
    response: q.customerQuote,
    errors: [
      'cart-empty',
      'cart-changed',
      'phone-invalid',
      'needed-by-past',
      'quotes-full',
      'quote-design-gone',
      'quote-fabric-gone',
      'too-many-requests',
    ],
  },
  'GET /api/customer-quotes': {
    summary: 'Own quotes, the latest first',
    auth: true,
    response: q.customerQuotes,
    errors: [],
  },
  'GET /api/customer-quotes/{id}': {
    summary: 'One own quote with everything that was sent',
    auth: true,
    params: byId,
    response: q.customerQuote,
    errors: ['not-found'],
  },
  'POST /api/customer-quotes/{id}/accept': {
    summary: 'Accept a revision: an order with its lines and prices',
    auth: true,
    params: byId,
    body: q.acceptQuoteBody,
    response: q.customerQuote,
    errors: ACCEPT_ERRORS,
  },
  'POST /api/customer-quotes/{id}/decline': {
    summary: 'Decline a revision, with the reason',
    auth: true,
    params: byId,
    body: q.declineQuoteBody,
    response: q.customerQuote,
    errors: ANSWER_ERRORS,
  },
  'POST /api/customer-quotes/{id}/messages': {
    summary: 'Write about a quote or one of its items; it then waits for staff',
    auth: true,
    params: byId,
    body: q.quoteMessageBody,
    response: q.customerQuote,
    errors: [...MESSAGE_ERRORS, 'too-many-requests'],
  },
  'GET /api/customer-quotes/{id}/revisions/{revision}/pdf': {
    summary: 'A revision of an own quote as PDF',
    auth: true,
    params: ofRevision,
    response: 'binary',
    errors: ['not-found'],
  },
  'GET /api/quote-links/{token}': {
    summary: 'A quote as whoever has its link sees it',
    params: byToken,
    response: q.customerQuote,
    errors: ['not-found', 'quote-link-replaced', 'quote-link-off', 'too-many-requests'],
  },
  'POST /api/quote-links/{token}/accept': {
    summary: 'Accept a revision by the link, without an account',
    params: byToken,
    body: q.acceptQuoteBody,
    response: q.customerQuote,
    errors: [...ACCEPT_ERRORS, 'quote-link-replaced', 'quote-link-off', 'too-many-requests'],
  },
  'POST /api/quote-links/{token}/decline': {
    summary: 'Decline a revision by the link, with the reason',
    params: byToken,
    body: q.declineQuoteBody,
    response: q.customerQuote,
    errors: [...ANSWER_ERRORS, 'quote-link-replaced', 'quote-link-off', 'too-many-requests'],
  },
  'POST /api/quote-links/{token}/messages': {
    summary: 'Write about a quote by its link',
    params: byToken,
    body: q.quoteMessageBody,
    response: q.customerQuote,
    errors: [...MESSAGE_ERRORS, 'quote-link-replaced', 'quote-link-off', 'too-many-requests'],
  },
  'GET /api/quote-links/{token}/revisions/{revision}/pdf': {
    summary: 'A revision of a quote as PDF, by its link',
    params: ofLinkedRevision,
    response: 'binary',
    errors: ['not-found', 'quote-link-replaced', 'quote-link-off', 'too-many-requests'],
  },
  'GET /api/office/quotes': {
    summary: 'Quotes of all customers, the latest change first',
    auth: 'staff',
    query: q.quotesPage,
    response: s.keyset(q.officeQuoteRow),
    errors: [],
  },
  'POST /api/office/quotes': {
    summary: 'Start a quote for a customer, who sees it once a revision is sent',
    auth: 'orders',
    body: q.startQuoteBody,
    status: 201,
    response: q.officeQuote,
    errors: [
      'not-found',
      'phone-invalid',
      'needed-by-past',
      'quote-design-gone',
      'quote-fabric-gone',
      'quantity-invalid',
      'size-not-offered',
      'no-price',
      'product-not-offered',
    ],
  },
  'GET /api/office/quotes/{id}': {
    summary: 'One quote with what its next revision starts from',
    auth: 'staff',
    params: byId,
    response: q.officeQuote,
    errors: ['not-found'],
  },
  'POST /api/office/quotes/{id}/revisions': {
    summary: 'Send a revision to the customer; it replaces the one before',
    auth: 'orders',
    params: byId,
    body: q.sendQuoteBody,
    status: 201,
    response: q.officeQuote,
    errors: [
      'not-found',
      'quote-answered',
      'quote-changed',
      'quote-full',
      'offer-used',
      'offer-unmet',
      'quote-expiry-invalid',
      'quote-total-too-high',
      'quote-design-gone',
      'quote-fabric-gone',
      'method-not-offered',
      'quantity-invalid',
      'size-not-offered',
      'no-price',
      'product-not-offered',
    ],
  },
  'POST /api/office/quotes/{id}/messages': {
    summary: 'Answer the customer of a quote',
    auth: 'orders',
    params: byId,
    body: q.quoteMessageBody,
    response: q.officeQuote,
    errors: [...MESSAGE_ERRORS, 'quote-not-sent'],
  },
  'POST /api/office/quotes/{id}/link': {
    summary: 'Replace the link of a quote, or switch it off: the one before opens nothing any more, and says so',
    auth: 'orders',
    params: byId,
    body: q.replaceLinkBody,
    response: q.officeQuote,
    errors: ['not-found', 'quote-changed', 'quote-full'],
  },
  'GET /api/office/quotes/{id}/revisions/{revision}/pdf': {
    summary: 'A revision of a quote as PDF',
    auth: 'staff',
    params: ofRevision,
    response: 'binary',
    errors: ['not-found'],
  },
} as const satisfies Record<`${string} /${string}`, Route>
