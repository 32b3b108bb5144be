import type { Route } from '../routes/route.ts'
import { z } from '../schemas/zod.ts'
import * as s from '../schemas/index.ts'
import { ORDER_STATUSES } from '../terms/enums.ts'

const pendingEmail = z.object({ pending: z.object({ email: z.string(), expiresAt: s.instant }).nullable() })
const changedEmail = z.object({ email: z.string() })
/** Absent for an account without a password, whose owner has signed in within the last minutes. */
const ownPassword = s.anyText(1024).optional()

const closing = z.object({
  /** Orders that are not finished: the account stays until they are. */
  openOrders: z.array(
    z.object({ id: s.uuid, number: z.string(), status: z.enum(ORDER_STATUSES), canCancel: z.boolean() }),
  ),
  /** Counts of what is deleted. */
  designs: z.int(),
  squads: z.int(),
  pictures: z.int(),
  quotes: z.int(),
  /** Orders that the shop's books keep, without anything about the person. */
  keptOrders: z.int(),
})

const dataExport = z.object({
  id: s.uuid,
  state: z.enum(['waiting', 'ready', 'failed']),
  askedAt: s.instant,
  /** Pictures that are packed, of all. */
  done: z.int(),
  total: z.int(),
  bytes: z.int().nullable(),
  /** Until when the ZIP can be fetched; null before it is ready. */
  expiresAt: s.instant.nullable(),
})

/** Calls by which customers manage their own account and data. */
export const personalRoutes = {
  'GET /api/accounts/email': {
    summary: 'The change of the e-mail address that waits for its link',
    auth: true,
    response: pendingEmail,
    errors: [],
  },
  'POST /api/accounts/email': {
    summary:
      'Ask for another e-mail address; a link that is mailed to it confirms it. A taken one gets the same answer',
    auth: true,
    body: z.strictObject({ email: s.email, password: ownPassword }),
    response: pendingEmail,
    errors: ['current-password-wrong', 'sign-in-paused', 'sign-in-too-old', 'email-unchanged', 'too-many-requests'],
  },
  'DELETE /api/accounts/email': {
    summary: 'Give up the change that waits: its link stops working',
    auth: true,
    response: null,
    errors: [],
  },
  'POST /api/accounts/email/confirm': {
    summary: 'Change the e-mail address by the link mailed to the new one; ends every other session',
    body: s.linkBody,
    response: changedEmail,
    errors: ['link-invalid', 'email-taken', 'too-many-requests'],
  },
  'POST /api/accounts/email/undo': {
    summary: 'Take a change back by the link mailed to the old address; ends every session',
    body: s.linkBody,
    response: changedEmail,
    errors: ['link-invalid', 'email-taken', 'too-many-requests'],
  },
  'GET /api/accounts/closing': {
    summary: 'What deleting the own account removes, what the books keep, and which orders stand in its way',
    auth: true,
    response: closing,
    errors: [],
  },
  'POST /api/accounts/closing': {
    summary: 'Delete the own account for good; ends every session at once, and a mail says so',
    auth: true,
    body: z.strictObject({ password: ownPassword, email: s.email.optional() }),
    response: null,
    errors: ['current-password-wrong', 'sign-in-paused', 'sign-in-too-old', 'orders-open', 'too-many-requests'],
  },
  'GET /api/accounts/exports': {
    summary:
      'The latest export of all that the shop keeps about the caller; null if none can be fetched or is being made',
    auth: true,
    response: z.object({ export: dataExport.nullable() }),
    errors: [],
  },
  'POST /api/accounts/exports': {
    summary: 'Have all that the shop keeps about the caller packed into a ZIP; a mail says when it is ready',
    auth: true,
    body: z.strictObject({ password: ownPassword }),
    response: dataExport,
    errors: ['current-password-wrong', 'sign-in-paused', 'sign-in-too-old', 'too-many-requests'],
  },
  'GET /api/accounts/exports/{id}/file': {
    summary: 'The ZIP of an own export, for some days',
    auth: true,
    params: z.object({ id: s.uuid }),
    response: 'binary',
    errors: ['not-found'],
  },
} as const satisfies Readonly<Record<string, Route>>
