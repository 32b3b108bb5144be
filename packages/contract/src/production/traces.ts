import { HANDOVER_STATES, ORDER_STATUSES } from '../terms/enums.ts'
import { bundle, remake } from './remakes.ts'
import type { Route } from '../routes/route.ts'
import * as s from '../schemas/index.ts'
import { z } from '../schemas/zod.ts'

const token = s.line(200)
/** What a label's QR names: an order's number, and the sign of a piece or of a garment’s bundle. */
const label = { number: s.line(40), sign: z.string().regex(/^[2-9A-Z]{7}$/i) }
const byLabel = z.object(label)
const byLabelOf = z.object({ token, ...label })
const countBody = z.strictObject({ isCounted: z.boolean() })

/** A piece, or a garment's bundle, as whoever scans its label sees it. */
const traced = z.object({
  order: z.object({
    /** For staff alone. */
    id: s.uuid.nullable(),
    status: z.enum(ORDER_STATUSES).nullable(),
    number: z.string(),
    /** How far its supplier is; null where it was not handed over. */
    state: z.enum(HANDOVER_STATES).nullable(),
    /** It was changed since the files were made, or is not to be made. */
    isOutdated: z.boolean(),
  }),
  pictureUrl: z.string(),
  /** Null: the label is the whole garment's. */
  piece: z.object({ piece: z.string(), sign: z.string(), at: z.int(), of: z.int() }).nullable(),
  bundle,
  /** Equal garments of which each piece has this label, and how many of each piece were counted; null: the label is of one. */
  alike: z
    .object({
      of: z.int(),
      /** Their places in the order: `1.1-12`. */
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
    auth: 'staff',
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
