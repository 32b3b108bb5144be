import type { Route } from '../routes/route.ts'
import * as s from '../schemas/index.ts'
import { z } from '../schemas/zod.ts'
import { API_LIMITS, API_SCOPES } from '../terms/rights/partnerTerms.ts'

// Keys of the partners' API, made by staff.

const scopes = z
  .array(z.enum(API_SCOPES))
  .min(1)
  .max(API_SCOPES.length)
  .refine(all => new Set(all).size === all.length, 'duplicate')

const apiKey = z.object({
  id: s.uuid,
  name: z.string(),
  /** Its first characters, by which people recognise it. */
  prefix: z.string(),
  scopes: z.array(z.enum(API_SCOPES)),
  callsPerMinute: z.int(),
  madeAt: s.instant,
  madeBy: z.string(),
  /** Null for a key that does not expire. */
  expiresAt: s.instant.nullable(),
  /** Exact to a minute; null for a key that was never used. */
  lastUsedAt: s.instant.nullable(),
  ended: z.object({ at: s.instant, by: z.string() }).nullable(),
  state: z.enum(['active', 'expired', 'ended']),
})
export const apiKeyList = z.object({ keys: z.array(apiKey) })

export const keyRoutes = {
  'GET /api/office/api-keys': {
    summary: 'The shop’s keys of the partners’ API, the latest first; ended ones for 90 days',
    auth: 'settings',
    response: apiKeyList,
    errors: [],
  },
  'POST /api/office/api-keys': {
    summary: 'Make a key; its text is in this answer and nowhere else',
    auth: 'settings',
    body: z.strictObject({
      name: s.text(API_LIMITS.keyName),
      scopes,
      callsPerMinute: z.int().min(API_LIMITS.callsLeast).max(API_LIMITS.callsMost).default(API_LIMITS.callsUsual),
      /** Days until it expires; null for never. */
      expiresInDays: z.int().min(1).max(API_LIMITS.keyDays).nullable(),
    }),
    status: 201,
    response: apiKeyList.extend({ id: s.uuid, key: z.string() }),
    errors: ['keys-full'],
  },
  'DELETE /api/office/api-keys/{id}': {
    summary: 'End a key at once; its calls are refused from then on',
    auth: 'settings',
    params: z.object({ id: s.uuid }),
    response: apiKeyList,
    errors: ['not-found'],
  },
} as const satisfies Record<string, Route>
