import rateLimit from '@fastify/rate-limit'
import type { RouteKey } from '@kitwright/contract'
import type { FastifyInstance } from 'fastify'
import { Problem } from '../endpoint/index.ts'

/** Calls a minute from one address. */
const GENERAL = 1_200
const TIGHT: Partial<Record<RouteKey, number>> = {
  'POST /api/accounts/register': 20,
  'POST /api/accounts/token': 30,
  'POST /api/accounts/refreshtoken': 60,
  'POST /api/accounts/forgotpassword': 10,
  'POST /api/accounts/resetpassword': 20,
  'POST /api/oauth/confirmotp': 20,
  'POST /api/oauth/resendotp': 10,
  'POST /api/oauth/unlock': 20,
  'POST /api/oauth/social': 30,
  'PUT /api/oauth/password': 10,
  'POST /api/contact': 20,
  'POST /api/files': 30,
  'POST /api/office/fonts': 30,
  'POST /api/office/files': 30,
  'POST /api/graphics/{id}/place': 60,
}

/** Files as they were built. A studio asks for a hundred of them, and a whole club may share one address. */
const BUILT = /^\/(?:assets|pictures|patterns)\/[^?#]*\.[a-z0-9]+(?:[?#]|$)/i

/** Counts the calls of each address, in this server's memory. */
export async function registerLimits(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: true,
    max: GENERAL,
    timeWindow: '1 minute',
    cache: 20_000,
    allowList: ({ method, url }) => method === 'GET' && BUILT.test(url),
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    errorResponseBuilder: (_request, { ttl }) => new Problem('too-many-requests', [], ttl / 1000),
  })
}

/** The route's own limit, where it has one. */
export function limitOf(key: RouteKey): { rateLimit?: { max: number; timeWindow: string } } {
  const max = TIGHT[key]
  return max === undefined ? {} : { rateLimit: { max, timeWindow: '1 minute' } }
}
