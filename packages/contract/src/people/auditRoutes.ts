import type { Route } from '../routes/route.ts'
import * as s from '../schemas/index.ts'
import { z } from '../schemas/zod.ts'
import { AUDIT_AREAS } from '../terms/rights/auditAreas.ts'

const fields = z.record(z.string(), z.unknown())

/** One change by staff, or a sign-in or an export. */
export const auditEntry = z.object({
  id: s.uuid,
  at: s.instant,
  /** The member of staff; null for an account that no longer exists. */
  actor: z.object({ id: s.uuid, name: z.string() }).nullable(),
  /** The name of the API key by which a program made the change; null for the member of staff themselves. */
  key: z.string().nullable(),
  area: z.enum(AUDIT_AREAS),
  /** The kind of thing, such as `order`. */
  subject: z.string(),
  subjectId: z.string().nullable(),
  /** Number or name of the thing; empty without one. */
  label: z.string(),
  /** `insert`, `update` and `delete`, or what was done, such as `sign-in`. */
  action: z.string(),
  /** Fields that changed, as they were. A value that is never shown is `•••`. */
  before: fields.nullable(),
  after: fields.nullable(),
})

const filters = z.object({
  /** Text in the thing’s name, its fields and their values. */
  search: s.search,
  actor: s.uuid.optional(),
  area: z.enum(AUDIT_AREAS).optional(),
  /** Id of the thing, or its number. */
  subject: s.line(80).optional(),
  /** Days in the shop's time zone, both included. */
  from: s.day.optional(),
  to: s.day.optional(),
})

export const auditRoutes = {
  'GET /api/office/audit': {
    summary: 'What staff changed, the latest first: who, when, which thing, before and after',
    auth: 'people',
    query: filters.extend(s.keysetPage.shape),
    response: s.keyset(auditEntry),
    errors: [],
  },
  'GET /api/office/audit/csv': {
    summary: 'The same, up to 10,000 entries, as CSV; needs the right for people too',
    auth: 'exports',
    query: filters,
    response: 'binary',
    errors: ['right-missing'],
  },
} as const satisfies Record<string, Route>
