import type { Route } from '../routes/route.ts'
import * as s from '../schemas/index.ts'
import { z } from '../schemas/zod.ts'

const byId = z.object({ id: s.uuid })
const bySession = z.object({ id: s.uuid, sessionId: s.uuid })
const policy = z.strictObject({ requiresSecondFactor: z.boolean() })

/** Sessions and second factors of staff, as an administrator looks after them. */
export const safetyRoutes = {
  'GET /api/office/me/sessions': {
    summary: 'The caller’s own sessions, the latest first',
    auth: 'staff',
    response: z.array(s.device),
    errors: [],
  },
  'DELETE /api/office/me/sessions': {
    summary: 'End every other session of the caller',
    auth: 'staff',
    response: null,
    errors: [],
  },
  'DELETE /api/office/me/sessions/{id}': {
    summary: 'End one of the caller’s sessions',
    auth: 'staff',
    params: byId,
    response: null,
    errors: ['not-found'],
  },
  'GET /api/office/staff/{id}/sessions': {
    summary: 'The sessions of a colleague, the latest first',
    auth: 'people',
    params: byId,
    response: z.array(s.device),
    errors: ['not-found', 'right-not-owned', 'own-staff-account'],
  },
  'DELETE /api/office/staff/{id}/sessions': {
    summary: 'End every session of a colleague',
    auth: 'people',
    params: byId,
    response: null,
    errors: ['not-found', 'right-not-owned', 'own-staff-account'],
  },
  'DELETE /api/office/staff/{id}/sessions/{sessionId}': {
    summary: 'End a session of a colleague',
    auth: 'people',
    params: bySession,
    response: null,
    errors: ['not-found', 'right-not-owned', 'own-staff-account'],
  },
  'DELETE /api/office/staff/{id}/factors': {
    summary: 'Remove the lost second factors of a colleague, which an administrator alone may; ends their sessions',
    auth: 'people',
    params: byId,
    response: null,
    errors: ['not-found', 'right-not-owned', 'own-staff-account', 'administrator-needed', 'factor-off'],
  },
  'DELETE /api/office/customers/{id}/factors': {
    summary: 'Remove the lost second factors of a customer, which an administrator alone may; ends their sessions',
    auth: 'people',
    params: byId,
    response: null,
    errors: ['not-found', 'administrator-needed', 'factor-off'],
  },
  'GET /api/office/staff-policy': {
    summary: 'What the shop requires of its staff',
    auth: 'people',
    response: policy,
    errors: [],
  },
  'PUT /api/office/staff-policy': {
    summary: 'Require a second factor of all staff, or no longer; who has none adds one at the next sign-in',
    auth: 'people',
    body: policy,
    response: policy,
    errors: ['own-factor-missing'],
  },
} as const satisfies Record<string, Route>
