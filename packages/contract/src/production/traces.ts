import { HANDOVER_STATES, ORDER_STATUSES } from '../terms/enums.ts'
import { bundle, remake } from './remakes.ts'
import type { Route } from '../routes/route.ts'
import * as s from '../schemas/index.ts'
import { z } from '../schemas/zod.ts'

const token = s.line(200)
/** Content of a label's QR code: an order's number, and the code of a piece or of a garment’s bundle. */
const label = { number: s.line(40), sign: z.string().regex(/^[2-9A-Z]{7}$/i) }
const byLabel = z.object(label)
const byLabelOf = z.object({ token, ...label })
const countBody = z.strictObject({ isCounted: z.boolean() })

/** A piece or a garment's bundle, as shown to the person who scans its label. */
const traced = z.object({
  order: z.object({
    /** Visible to staff only. */
    id: s.uuid.nullable(),
    status: z.enum(ORDER_STATUSES).nullable(),
    number: z.string(),
    /** The supplier's progress; null if the order was not handed over. */
    state: z.enum(HANDOVER_STATES).nullable(),
    /** True if the order changed after its files were generated, or must not be produced. */
    isOutdated: z.boolean(),
  }),
  pictureUrl: z.string(),
  /** Null if the label belongs to the whole garment. */
  piece: z.object({ piece: z.string(), sign: z.string(), at: z.int(), of: z.int() }).nullable(),
  bundle,
  /**
   * Identical garments that share this label, and the count of each piece; null if the label belongs to one garment.
   */
  alike: z
    .object({
      of: z.int(),
      /** The garments' positions in the order: `1.1-12`. */
      places: z.string(),
      pieces: z.array(z.object({ piece: z.string(), counted: z.int() })),
    })
    .nullable(),
  remakes: z.array(remake),
})

export const traceRoutes = {
  'GET /api/office/labels/{number}/{sign}': {
    summary: 'What a scanned label belongs to',
    auth: 'staff',
    params: byLabel,
    response: traced,
    errors: ['not-found', 'order-unmakable'],
  },
  'POST /api/office/labels/{number}/{sign}/count': {
    summary:
      'Count a piece, or all of a garment’s bundle, as there; or take that back. One of several equal pieces with one label each time',
    auth: 'production',
    params: byLabel,
    body: countBody,
    response: traced,
    errors: ['not-found', 'order-unmakable'],
  },
  'GET /api/handovers/{token}/labels/{number}/{sign}': {
    summary: 'What a scanned label belongs to, by a supplier’s link',
    params: byLabelOf,
    response: traced,
    errors: ['link-invalid', 'not-found', 'order-unmakable'],
  },
  'POST /api/handovers/{token}/labels/{number}/{sign}/count': {
    summary:
      'A supplier counts a piece, or all of a garment’s bundle, as there; or takes that back. One of several equal pieces with one label each time',
    params: byLabelOf,
    body: countBody,
    response: traced,
    errors: ['link-invalid', 'not-found', 'order-unmakable'],
  },
} as const satisfies Record<string, Route>
