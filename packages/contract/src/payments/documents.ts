import { officeOrder } from '../routes/office.ts'
import type { Route } from '../routes/route.ts'
import * as s from '../schemas/index.ts'
import { z } from '../schemas/zod.ts'
import { DOCUMENT_KINDS, DOCUMENT_REASONS, PAYMENT_METHODS } from '../terms/enums.ts'
import { LIMITS } from '../terms/limits.ts'
import { QUOTE_LIMITS } from '../terms/quoteTerms.ts'

// Invoices, additional invoices and credit notes, which the database numbers as an order's amount changes.

const byOrder = z.object({ id: s.uuid })
const ofDocument = z.object({ id: s.uuid, document: s.uuid })
const document = z.object({
  id: s.uuid,
  kind: z.enum(DOCUMENT_KINDS),
  /** Without gaps within the shop's year, such as `INV-2026-00012`; the order's number for an invoice from before. */
  number: z.string(),
  /** Difference to the amount that was invoiced before, positive for a credit note too. */
  cents: s.cents,
  beforeCents: s.cents,
  reason: z.enum(DOCUMENT_REASONS),
  issuedAt: s.instant,
})
/** Earliest first; none before the order is approved. */
const documents = z.object({ items: z.array(document) })

export const documentRoutes = {
  'GET /api/orders/{id}/documents': {
    summary: 'The invoice, additional invoices and credit notes of an own order',
    auth: true,
    params: byOrder,
    response: documents,
    errors: ['not-found'],
  },
  'GET /api/orders/{id}/documents/{document}': {
    summary: 'One of them as PDF, in the language of Accept-Language',
    auth: true,
    params: ofDocument,
    response: 'binary',
    errors: ['not-found'],
  },
  'GET /api/office/orders/{id}/documents': {
    summary: 'The invoice, additional invoices and credit notes of an order',
    auth: 'staff',
    params: byOrder,
    response: documents,
    errors: ['not-found'],
  },
  'GET /api/office/orders/{id}/documents/{document}': {
    summary: 'One of them as PDF, in the language of Accept-Language',
    auth: 'staff',
    params: ofDocument,
    response: 'binary',
    errors: ['not-found'],
  },
  'POST /api/office/orders/{id}/refunds': {
    summary: 'Note a refund; with a reason the order also costs that much less, by a credit note; needs If-Match',
    auth: 'refunds',
    params: byOrder,
    headers: s.ifMatch,
    body: z.strictObject({
      cents: s.cents.min(1).max(100_000_000),
      method: z.enum(PAYMENT_METHODS),
      note: s.optionalParagraph(LIMITS.orderNote),
      /** Reason of a lower price, for the customer; empty if the price stays and the money is due again. */
      creditReason: s.optionalText(QUOTE_LIMITS.reason),
    }),
    status: 201,
    response: officeOrder,
    errors: ['not-found', 'precondition-required', 'stale-version', 'payment-too-much', 'edits-full'],
  },
} as const satisfies Record<string, Route>
