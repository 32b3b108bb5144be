import { HANDOVER_NOTES, HANDOVER_STATES, PDF_COLOURS, READY_STATES } from '../terms/enums.ts'
import { LIMITS, SUPPLIER_LIMITS } from '../terms/limits.ts'
import { remake } from './remakes.ts'
import type { Route } from '../routes/route.ts'
import * as s from '../schemas/index.ts'
import { UPLOAD_ERRORS } from '../routes/uploads.ts'
import { z } from '../schemas/zod.ts'

const byId = z.object({ id: s.uuid })
/** The token may arrive truncated; it then opens nothing, like an expired link. */
const token = s.line(200)
const byToken = z.object({ token })
const byOrder = z.object({ token, id: s.uuid })
const stateBody = z.strictObject({
  state: z.enum(HANDOVER_STATES).exclude(['new']),
  tracking: s.optionalText(LIMITS.tracking),
})
const noteBody = z.strictObject({ text: s.paragraph(LIMITS.note) })

const link = z.object({
  id: s.uuid,
  madeAt: s.instant,
  by: z.string(),
  expiresAt: s.instant,
  endedAt: s.instant.nullable(),
  /** Whether the link no longer opens anything: ended, or expired. */
  isOver: z.boolean(),
  /** The time of the last visit through the link. */
  openedAt: s.instant.nullable(),
})

/** A step of the work, or a message; the earliest first. */
const note = z.object({
  id: s.uuid,
  kind: z.enum(HANDOVER_NOTES),
  at: s.instant,
  /** The author; null for the supplier. */
  by: z.string().nullable(),
  text: z.string(),
  photo: z.object({ url: z.string(), widthPx: z.int(), heightPx: z.int() }).nullable(),
})

const facts = z.object({
  state: z.enum(HANDOVER_STATES),
  tracking: z.string(),
  handedAt: s.instant,
  /** The day on which the supplier says that it is ready. */
  readyOn: z.iso.date().nullable(),
  /** Whether the shop is changing the order or ended it: do not make the files already sent. */
  isOutdated: z.boolean(),
  /** The supplier's printer that the files are made for; null for none in particular. */
  printer: z.string().nullable(),
  notes: z.array(note),
})

/** An order in the supplier's view, without its customer, destination and prices. */
const work = facts.extend({
  id: s.uuid,
  number: z.string(),
  bytes: z.int(),
  /** Whether its files still exist. */
  isKept: z.boolean(),
  pieces: z.int(),
  /** Colours of its PDFs. */
  pdfColours: z.enum(PDF_COLOURS),
  /** The number of pieces counted where garments are assembled. */
  counted: z.int(),
  /** The remakes, the latest first. Those with available files have their size in bytes and their printer. */
  remakes: z.array(remake.extend({ bytes: z.int().nullable(), printer: z.string().nullable() })),
  lines: z.array(
    z.object({
      design: z.string(),
      productType: s.productType,
      fabric: z.string(),
      pictureUrl: z.string(),
      size: s.size,
      sleeve: s.sleeve,
      version: s.version,
      kit: s.lineKit,
      qty: z.int(),
    }),
  ),
})

const handover = facts.extend({
  supplier: z.string(),
  packId: s.uuid,
  dueOn: z.iso.date().nullable(),
  /** How the supplier's day stands to the due day; null without one, and once the order was sent. */
  readyIs: z.enum(READY_STATES).nullable(),
})

export const handoverRoutes = {
  'GET /api/office/suppliers/{id}/links': {
    summary: 'The links that open a supplier’s page, the latest first',
    auth: 'production',
    params: byId,
    response: z.object({ items: z.array(link) }),
    errors: ['not-found'],
  },
  'POST /api/office/suppliers/{id}/links': {
    summary: 'Make a link that opens a supplier’s page; its address is told this once',
    auth: 'production',
    params: byId,
    body: z.strictObject({ days: z.int().min(1).max(SUPPLIER_LIMITS.linkDays) }),
    status: 201,
    response: z.object({ link, address: z.string() }),
    errors: ['not-found', 'supplier-ended'],
  },
  'DELETE /api/office/supplier-links/{id}': {
    summary: 'End a link',
    auth: 'production',
    params: byId,
    response: null,
    errors: ['not-found'],
  },
  'GET /api/office/orders/{id}/handover': {
    summary: 'How far an order is with its supplier; null where it was not handed over',
    auth: 'staff',
    params: byId,
    response: z.object({ handover: handover.nullable() }),
    errors: ['not-found'],
  },
  'POST /api/office/orders/{id}/handover': {
    summary:
      'Hand print files over to the order’s supplier, instead of any before them. An approved order goes into production with it, which asks for the deposit or for a reason in `note`',
    auth: 'production',
    params: byId,
    body: z.strictObject({ packId: s.uuid, note: s.optionalParagraph(LIMITS.orderNote) }),
    response: z.object({ handover }),
    errors: [
      'not-found',
      'order-without-supplier',
      'supplier-ended',
      'pack-gone',
      'pack-outdated',
      'order-status-conflict',
      'payment-reason-required',
    ],
  },
  'DELETE /api/office/orders/{id}/handover': {
    summary: 'Take an order back from its supplier, unless it is finished',
    auth: 'production',
    params: byId,
    response: null,
    errors: ['not-found', 'order-status-conflict'],
  },
  'POST /api/office/orders/{id}/handover/state': {
    summary:
      'Say how far the supplier of an order is, also that it is less far than they said; `shownState` is the state that the caller saw',
    auth: 'production',
    params: byId,
    body: stateBody.extend({ shownState: z.enum(HANDOVER_STATES).optional() }),
    response: z.object({ handover }),
    errors: ['not-found', 'order-status-conflict', 'stale-version'],
  },
  'PUT /api/office/orders/{id}/handover/promise': {
    summary: 'Set the day on which the supplier of an order says that it is ready; null for none',
    auth: 'production',
    params: byId,
    body: z.strictObject({ readyOn: z.iso.date().nullable() }),
    response: z.object({ handover }),
    errors: ['not-found', 'needed-by-past', 'order-status-conflict'],
  },
  'POST /api/office/orders/{id}/handover/notes': {
    summary: 'Write to the supplier about an order',
    auth: 'production',
    params: byId,
    body: noteBody,
    status: 201,
    response: z.object({ handover }),
    errors: ['not-found', 'handover-full'],
  },
  'GET /api/handovers/{token}': {
    summary: 'What a supplier works on, by their link; the latest handed over first',
    params: byToken,
    response: z.object({
      supplier: z.string(),
      language: s.language,
      expiresAt: s.instant,
      items: z.array(work),
    }),
    errors: ['link-invalid'],
  },
  'POST /api/handovers/{token}/orders/{id}/state': {
    summary: 'A supplier says how far an order is: never less far than they have said, which the shop alone sets back',
    params: byOrder,
    body: stateBody,
    response: work,
    errors: ['link-invalid', 'not-found', 'pack-outdated', 'order-status-conflict'],
  },
  'PUT /api/handovers/{token}/orders/{id}/promise': {
    summary: 'A supplier says on which day an order will be ready',
    params: byOrder,
    body: z.strictObject({ readyOn: z.iso.date() }),
    response: work,
    errors: ['link-invalid', 'not-found', 'needed-by-past', 'order-status-conflict'],
  },
  'POST /api/handovers/{token}/orders/{id}/notes': {
    summary: 'A supplier writes about an order',
    params: byOrder,
    body: noteBody,
    status: 201,
    response: work,
    errors: ['link-invalid', 'not-found', 'handover-full'],
  },
  'POST /api/handovers/{token}/orders/{id}/photos': {
    summary: 'A supplier sends a photograph (multipart, field `file`)',
    params: byOrder,
    status: 201,
    response: work,
    errors: ['link-invalid', 'not-found', 'handover-full', 'invalid-input', ...UPLOAD_ERRORS],
  },
  'GET /api/handovers/{token}/orders/{id}/archive': {
    summary: 'The archive (ZIP) of the print files that were handed over',
    params: byOrder,
    response: 'binary',
    errors: ['link-invalid', 'not-found', 'pack-gone', 'pack-outdated'],
  },
} as const satisfies Record<string, Route>
