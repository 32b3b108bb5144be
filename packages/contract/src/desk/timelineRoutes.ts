import { TIMELINE_GROUPS, TIMELINE_KINDS } from '../terms/timeline.ts'
import * as s from '../schemas/index.ts'
import { z } from '../schemas/zod.ts'
import type { Route } from '../routes/route.ts'

/** Microseconds since 1970 and the entry's id, so that entries of one instant keep their sequence. */
const cursor = z.string().regex(/^\d{1,18}~[\w-]{1,80}$/)

const entry = z.object({
  id: z.string(),
  at: s.instant,
  kind: z.enum(TIMELINE_KINDS),
  /** The status, method, answer or state that the entry tells of; the kind of a mail. */
  what: z.string(),
  /**
   * A status change: the status before. A mail: its state. A parcel: its tracking number. A rule: its actions
   * with their results, as `tag:done task:done`. Otherwise empty.
   */
  detail: z.string(),
  /** In the words of its author; empty without any. */
  text: z.string(),
  /** The amount in cents; null without one. */
  cents: s.cents.nullable(),
  who: z.enum(['customer', 'staff', 'supplier', 'system']),
  /** The author's name; empty for the system. */
  name: z.string(),
  /** Names of the colleagues whom a note calls. */
  mentions: z.array(z.string()),
})

export const timelineRoutes = {
  'GET /api/office/orders/{id}/timeline': {
    summary:
      'What happened to an order and was written about it, latest first: status changes, payments, receipts, mails, notes, proofs, files, hand-overs, parcels, claims, reviews, rules and tasks',
    auth: 'staff',
    params: z.object({ id: s.uuid }),
    query: z.object({
      of: z.enum(TIMELINE_GROUPS).default('all'),
      /** The entries before this cursor; the latest ones without. */
      before: cursor.optional(),
      pageSize: z.coerce.number().int().min(1).max(100).default(40),
    }),
    response: z.object({
      items: z.array(entry),
      /** Cursor of the next, earlier page; null on the last. */
      before: cursor.nullable(),
    }),
    errors: ['not-found'],
  },
} as const satisfies Record<string, Route>
