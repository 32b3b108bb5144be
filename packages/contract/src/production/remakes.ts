import { REMAKE_CULPRITS, REMAKE_REASONS } from '../terms/enums.ts'
import { LIMITS, REMAKE_LIMITS } from '../terms/limits.ts'
import { forPrinter, pack, printerChoice } from './packs.ts'
import type { Route } from '../routes/route.ts'
import * as s from '../schemas/index.ts'
import { z } from '../schemas/zod.ts'

const byId = z.object({ id: s.uuid })
const token = s.line(200)
const place = z.int().min(1).max(10_000)

/** Pieces of one garment of an order. */
const item = z.strictObject({
  line: place,
  garment: place,
  pieces: z.array(s.line(40)).min(1).max(60),
})

/** A remake: the remade garments, the reason and their wearers. */
export const remake = z.object({
  id: s.uuid,
  /** Number within its order, from 1: papers and labels print R1. */
  place: z.int(),
  reason: z.enum(REMAKE_REASONS),
  /** The note for the producer. */
  note: z.string(),
  madeAt: s.instant,
  sentAt: s.instant.nullable(),
  tracking: z.string(),
  pieces: z.int(),
  items: z.array(
    item.extend({
      design: z.string(),
      name: z.string(),
      number: z.int().nullable(),
      size: s.size,
      /** True if the remake covers every piece of the garment. */
      isWhole: z.boolean(),
    }),
  ),
})

/** A remake with the details that only the shop sees. */
const officeRemake = remake.extend({
  culprit: z.enum(REMAKE_CULPRITS),
  costCents: s.cents,
  by: z.string(),
  supplier: z.string().nullable(),
})

const sums = z.array(z.object({ key: z.string(), count: z.int(), pieces: z.int(), costCents: s.cents }))

/** The pieces of one garment of an order, counted together. */
export const bundle = z.object({
  line: z.int(),
  garment: z.int(),
  design: z.string(),
  productType: s.productType,
  name: z.string(),
  number: z.int().nullable(),
  size: s.size,
  /** Code of the whole garment, on its bundle's ticket and the label that is sewn in. */
  sign: z.string(),
  pieces: z.array(
    z.object({
      piece: z.string(),
      /** Model of the garment that it is sewn into. */
      model: z.string(),
      /** The piece's own identifier, which follows the order's number in its code. */
      sign: z.string(),
      /** The identifier on its label. Identical pieces share one. */
      label: z.string(),
      countedAt: s.instant.nullable(),
    }),
  ),
})

const day = z.iso.date()

export const remakeRoutes = {
  'GET /api/office/orders/{id}/pieces': {
    summary:
      'Every piece of an approved order by the garment it is sewn into, and when it was counted; for which printers some may be made once more',
    auth: 'staff',
    params: byId,
    response: z.object({ bundles: z.array(bundle), ...printerChoice.shape }),
    errors: ['not-found', 'order-not-approved', 'order-unmakable'],
  },
  'GET /api/office/orders/{id}/remakes': {
    summary: 'What of an approved order was made once more, the latest first, and how much of it was counted',
    auth: 'staff',
    params: byId,
    response: z.object({
      remakes: z.array(officeRemake),
      pieces: z.int(),
      counted: z.int(),
      garments: z.int(),
      /** The number of garments of which every piece is counted. */
      complete: z.int(),
    }),
    errors: ['not-found', 'order-not-approved', 'order-unmakable'],
  },
  'POST /api/office/orders/{id}/remakes': {
    summary: 'Have pieces of an approved order made once more; their print files are made by a run of their own',
    auth: 'production',
    params: byId,
    body: z.strictObject({
      items: z.array(item).min(1).max(REMAKE_LIMITS.garments),
      reason: z.enum(REMAKE_REASONS),
      culprit: z.enum(REMAKE_CULPRITS),
      costCents: z.int().min(0).max(REMAKE_LIMITS.costCents),
      note: s.optionalParagraph(LIMITS.note),
      ...forPrinter.shape,
    }),
    status: 201,
    response: officeRemake,
    errors: [
      'not-found',
      'order-not-approved',
      'order-unmakable',
      'remake-pieces-unknown',
      'remake-limit-reached',
      'printer-gone',
    ],
  },
  'POST /api/office/remakes/{id}/packs': {
    summary: 'Have the print files of a remake made, again or for the first time',
    auth: 'production',
    params: byId,
    query: forPrinter,
    status: 201,
    response: pack,
    errors: ['not-found', 'order-not-approved', 'printer-gone', 'invalid-input'],
  },
  'GET /api/office/remakes': {
    summary:
      'What was made once more from one day to another, the latest first, and what it cost by reason, fault and supplier',
    auth: 'staff',
    query: z.object({ from: day, to: day }),
    response: z.object({
      items: z.array(officeRemake.extend({ order: z.object({ id: s.uuid, number: z.string() }) })),
      /** Sums over all remakes in these days, even if not all are listed. */
      byReason: sums,
      byCulprit: sums,
      bySupplier: sums,
      total: z.object({ count: z.int(), pieces: z.int(), costCents: s.cents }),
    }),
    errors: [],
  },
  'GET /api/office/remakes/csv': {
    summary:
      'What was made once more from one day to another as CSV: reason, who pays, cost; with a head in the language of Accept-Language',
    auth: 'exports',
    query: z.object({ from: day, to: day }),
    response: 'binary',
    errors: [],
  },
  'POST /api/handovers/{token}/remakes/{id}/sent': {
    summary: 'A supplier says that a remake is on its way',
    params: z.object({ token, id: s.uuid }),
    body: z.strictObject({ tracking: s.optionalText(LIMITS.tracking) }),
    response: null,
    errors: ['link-invalid', 'not-found'],
  },
  'GET /api/handovers/{token}/remakes/{id}/archive': {
    summary: 'The archive (ZIP) of a remake’s print files, by a supplier’s link',
    params: z.object({ token, id: s.uuid }),
    response: 'binary',
    errors: ['link-invalid', 'not-found', 'pack-gone', 'pack-outdated'],
  },
} as const satisfies Record<string, Route>
