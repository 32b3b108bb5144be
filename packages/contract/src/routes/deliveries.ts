import { DELIVERY_KINDS, DELIVERY_REASONS, DELIVERY_STATES } from '../terms/enums.ts'
import { z } from '../schemas/zod.ts'
import type { Route } from './route.ts'
import * as s from '../schemas/index.ts'

const state = z.enum(DELIVERY_STATES)

/** A mail sent by the shop. Its text is not stored because it may contain codes and links. */
export const delivery = z.object({
  id: s.uuid,
  kind: z.enum(DELIVERY_KINDS),
  /** Null if the mail could not be composed. */
  to: z.string().nullable(),
  language: s.language.nullable(),
  order: z.object({ id: s.uuid, number: z.string() }).nullable(),
  state,
  attempts: z.int(),
  reason: z.enum(DELIVERY_REASONS).nullable(),
  /** Mail server's reply to it. */
  serverSaid: z.string().nullable(),
  madeAt: s.instant,
  triedAt: s.instant,
  sentAt: s.instant.nullable(),
  /** Member of staff who had it sent again. */
  again: z.object({ by: z.string(), at: s.instant }).nullable(),
})

export const deliveryRoutes = {
  'GET /api/office/deliveries': {
    summary: 'The shop’s mails and how they fare, the latest first',
    auth: 'staff',
    query: s.keysetPage.extend({ status: state.optional() }),
    /** `queued`: number of events not yet dispatched, including mails listed as waiting or failed. */
    response: s.keyset(delivery).extend({ queued: z.int() }),
    errors: [],
  },
  'POST /api/office/deliveries/{id}/again': {
    summary: 'Send a mail once more that failed or was given up',
    auth: 'orders',
    params: z.object({ id: s.uuid }),
    response: null,
    errors: ['not-found', 'mail-not-failed'],
  },
} satisfies Record<string, Route>
