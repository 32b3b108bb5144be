import * as s from '../schemas/index.ts'
import { z } from '../schemas/zod.ts'
import { PAYMENT_METHODS } from '../terms/enums.ts'
import { LIMITS } from '../terms/limits.ts'
import type { Route } from '../routes/route.ts'
import { UPLOAD_ERRORS } from '../routes/uploads.ts'

// Slips: bank receipts, as pictures or PDFs, that customers send for their orders.

const byOrder = z.object({ id: s.uuid })
const slip = z.object({
  id: s.uuid,
  /** A picture, or a PDF that browsers download. */
  url: z.string(),
  /** Pages of a PDF; null for a picture. */
  pages: z.int().nullable(),
  widthPx: z.int(),
  heightPx: z.int(),
  state: z.enum(['waiting', 'confirmed', 'refused']),
  /** Why it was refused. */
  reason: z.string(),
  /** The amount of the payment that it became. */
  cents: s.cents.nullable(),
  sentAt: s.instant,
  answeredAt: s.instant.nullable(),
})
/** An order's slips, the latest first. */
const slips = z.object({ items: z.array(slip) })
const bySlip = z.object({ id: s.uuid, slip: s.uuid })

export const slipRoutes = {
  'GET /api/orders/{id}/slips': {
    summary: 'The receipts that were sent for an own order',
    auth: true,
    params: byOrder,
    response: slips,
    errors: ['not-found'],
  },
  'POST /api/orders/{id}/slips': {
    summary:
      'Send a receipt for an own order (multipart field `file`: PNG, JPEG or WebP of 10 MB, or a PDF of 5 MB and 10 pages)',
    auth: true,
    params: byOrder,
    status: 201,
    response: slips,
    errors: [
      'not-found',
      'payment-canceled',
      'slips-full',
      'pdf-too-large',
      'pdf-too-long',
      'pdf-unreadable',
      'pdf-not-plain',
      ...UPLOAD_ERRORS,
    ],
  },
  'GET /api/office/orders/{id}/slips': {
    summary: 'The receipts that were sent for an order',
    auth: 'staff',
    params: byOrder,
    response: slips,
    errors: ['not-found'],
  },
  'POST /api/office/orders/{id}/slips/{slip}/confirm': {
    summary: 'Confirm a receipt, which notes its payment',
    auth: 'money',
    params: bySlip,
    body: z.strictObject({
      cents: s.cents.min(1).max(100_000_000),
      method: z.enum(PAYMENT_METHODS),
      note: s.optionalParagraph(LIMITS.orderNote),
    }),
    response: slips,
    errors: ['not-found', 'slip-answered', 'payment-canceled', 'payment-too-much'],
  },
  'POST /api/office/orders/{id}/slips/{slip}/refuse': {
    summary: 'Refuse a receipt with a reason, which is mailed',
    auth: 'money',
    params: bySlip,
    body: z.strictObject({ reason: s.paragraph(LIMITS.orderNote) }),
    response: slips,
    errors: ['not-found', 'slip-answered'],
  },
} as const satisfies Record<string, Route>
