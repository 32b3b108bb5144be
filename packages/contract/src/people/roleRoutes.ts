import type { Route } from '../routes/route.ts'
import * as s from '../schemas/index.ts'
import { z } from '../schemas/zod.ts'
import { LIMITS } from '../terms/limits.ts'
import { RIGHTS } from '../terms/rights/rights.ts'

const byId = z.object({ id: s.uuid })

/** A role of the shop's own. Every shop also has ADMIN, with all rights, and STORE. */
export const staffRole = z.object({
  id: s.uuid,
  name: z.string(),
  rights: z.array(s.right),
  /** Number of staff who have it. */
  people: z.int(),
})
const roleBody = z.strictObject({ name: s.text(LIMITS.name), rights: z.array(s.right).max(RIGHTS.length) })

export const roleRoutes = {
  'GET /api/office/roles': {
    summary: 'The shop’s own roles, by name',
    auth: 'people',
    response: z.array(staffRole),
    errors: [],
  },
  'POST /api/office/roles': {
    summary: 'Make a role of rights that one has oneself',
    auth: 'people',
    body: roleBody,
    status: 201,
    response: staffRole,
    errors: ['right-not-owned', 'role-name-taken', 'role-limit-reached'],
  },
  'PUT /api/office/roles/{id}': {
    summary: 'Change a role; staff who have it get its rights with their next call',
    auth: 'people',
    params: byId,
    body: roleBody,
    response: staffRole,
    errors: ['not-found', 'right-not-owned', 'role-name-taken'],
  },
  'DELETE /api/office/roles/{id}': {
    summary: 'Delete a role that nobody has',
    auth: 'people',
    params: byId,
    response: null,
    errors: ['not-found', 'right-not-owned', 'role-in-use'],
  },
} as const satisfies Record<string, Route>
