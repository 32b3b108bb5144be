import { colleague, orderFilters } from '../routes/office.ts'
import { BULK_STATUSES, DESK_LIMITS, ORDER_COLUMNS, VIEW_ROLES } from '../terms/desk.ts'
import { PAYMENT_METHODS } from '../terms/enums.ts'
import { LIMITS } from '../terms/limits.ts'
import * as s from '../schemas/index.ts'
import { z } from '../schemas/zod.ts'
import type { Route } from '../routes/route.ts'

// Due days, assignees, tags and notes of orders, and changes of several orders at once.

const tag = s.text(DESK_LIMITS.tag)
const tags = z.array(tag).max(DESK_LIMITS.tags)
const bulkChange = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('move'), to: z.enum(BULK_STATUSES) }),
  z.strictObject({ kind: z.literal('assign'), assigneeId: s.uuid.nullable() }),
  z.strictObject({ kind: z.literal('tag'), add: tags, remove: tags }),
  /** Null: the due day follows the promised day again. */
  z.strictObject({ kind: z.literal('due'), on: s.day.nullable() }),
  z.strictObject({ kind: z.literal('files') }),
  z.strictObject({ kind: z.literal('handover') }),
  z.strictObject({
    kind: z.literal('mail'),
    subject: s.text(DESK_LIMITS.mailSubject),
    text: s.paragraph(DESK_LIMITS.mailText),
  }),
  /** `plan` is what the order's page showed. Without it, steps that need eyes or money are refused. */
  z.strictObject({
    kind: z.literal('next'),
    plan: s.line(200).optional(),
    method: z.enum(PAYMENT_METHODS).optional(),
    /** The carrier and tracking number, for a step that sends the order out. */
    parcel: s.trackingInput.optional(),
  }),
  /** Reminds whom the order waits for. `isAgain`: also if somebody was reminded within a day. */
  z.strictObject({ kind: z.literal('remind'), isAgain: z.boolean().optional() }),
])
const refusal = z.object({
  id: z.string(),
  message: z.string(),
  fields: z.array(z.object({ path: z.string(), id: z.string() })),
})
const bulkResult = z.object({
  id: s.uuid,
  /** Empty for an order that does not exist. */
  number: z.string(),
  /** Why it was not changed; null if it was. */
  error: refusal.nullable(),
})
/** One result for each order, in the order of the request. */
export const bulkResults = z.object({
  id: s.uuid,
  /** Until then the change may be taken back, and its mails wait; null if nothing was changed. */
  undoUntil: s.instant.nullable(),
  results: z.array(bulkResult),
})

/** A named list of orders: its filters, sorting and columns. */
const viewBody = z.strictObject({
  name: s.text(DESK_LIMITS.viewName),
  isShared: z.boolean(),
  query: z.strictObject({
    search: s.plain(LIMITS.search).optional(),
    ...orderFilters,
    columns: z.array(z.enum(ORDER_COLUMNS)).max(ORDER_COLUMNS.length).optional(),
  }),
})
const view = viewBody.extend({
  id: s.uuid,
  isOwn: z.boolean(),
  /** The roles whose list of orders opens with it. */
  opensFor: z.array(z.enum(VIEW_ROLES)),
})

export const deskRoutes = {
  'GET /api/office/views': {
    summary: 'One’s own lists of orders and those that colleagues share, by name',
    auth: 'staff',
    response: z.array(view),
    errors: [],
  },
  'POST /api/office/views': {
    summary: 'Keep a list of orders under a name',
    auth: 'staff',
    body: viewBody,
    status: 201,
    response: z.array(view),
    errors: ['views-full'],
  },
  'DELETE /api/office/views/{id}': {
    summary: 'Remove an own list of orders; administrators also one that is shared',
    auth: 'staff',
    params: z.object({ id: s.uuid }),
    response: z.array(view),
    errors: ['not-found'],
  },
  'PUT /api/office/views/{id}/opening': {
    summary: 'Choose the roles whose list of orders opens with a shared view',
    auth: 'settings',
    params: z.object({ id: s.uuid }),
    body: z.strictObject({ roles: z.array(z.enum(VIEW_ROLES)).max(VIEW_ROLES.length) }),
    response: z.array(view),
    errors: ['not-found'],
  },
  'GET /api/office/desk': {
    summary: 'Colleagues whom orders are assigned to, the tags in use, and the suppliers',
    auth: 'staff',
    response: z.object({
      colleagues: z.array(colleague),
      tags: z.array(z.string()),
      suppliers: z.array(colleague),
    }),
    errors: [],
  },
  'POST /api/office/bulk/orders': {
    summary:
      'Change up to 500 orders, each by itself: move, assign, tag, set the due day, make print files, hand over, write to the customer, remind whom the order waits for, or take the next step; a result for each',
    auth: ['orders', 'production'],
    body: z.strictObject({
      ids: z
        .array(s.uuid)
        .min(1)
        .max(DESK_LIMITS.bulk)
        .refine(ids => new Set(ids).size === ids.length, 'duplicate'),
      change: bulkChange,
    }),
    response: bulkResults,
    errors: ['not-found'],
  },
  'POST /api/office/bulk/orders/{id}/undo': {
    summary: 'Take back a change of several orders of one’s own within its seconds; a result for each order',
    auth: ['orders', 'production'],
    params: z.object({ id: s.uuid }),
    response: bulkResults,
    errors: ['not-found', 'undo-ended'],
  },
} as const satisfies Record<string, Route>
