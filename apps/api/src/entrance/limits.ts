import rateLimit from '@fastify/rate-limit'
import type { RouteKey } from '@kitwright/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isIP } from 'node:net'
import type { AccessTokens } from '../accounts/index.ts'
import { Problem } from '../endpoint/index.ts'
import { networkOf } from './reached.ts'
import { bearerOf } from './visitor.ts'

/** Calls a minute of one session. */
const PER_SESSION = 1_200
/** Calls a minute of all visitors of one address, which may be a school's. */
const PER_ADDRESS = 3_000
/** Counted for all servers together. By session where the route needs one, else by address: room for several classes that sign in at once. */
const TIGHT: Partial<Record<RouteKey, number>> = {
  'POST /api/accounts/register': 120,
  'POST /api/accounts/token': 300,
  'POST /api/accounts/refreshtoken': 600,
  'POST /api/accounts/forgotpassword': 60,
  'POST /api/accounts/resetpassword': 60,
  'POST /api/oauth/confirmotp': 120,
  'POST /api/oauth/resendotp': 60,
  'POST /api/oauth/unlock': 60,
  'POST /api/oauth/social': 300,
  'PUT /api/oauth/password': 10,
  'POST /api/contact': 20,
  'POST /api/browser-errors': 60,
  'POST /api/files': 30,
  'POST /api/office/fonts': 30,
  'POST /api/office/files': 30,
  'POST /api/graphics/{id}/place': 60,
  'POST /api/orders/{id}/proof/answer': 20,
  'POST /api/handovers/{token}/orders/{id}/notes': 60,
  'POST /api/handovers/{token}/orders/{id}/photos': 30,
}

/** Files as they were built. A studio asks for a hundred of them, and a whole club may share one address. */
const BUILT = /^\/(?:assets|pictures|patterns)\/[^?#]*\.[a-z0-9]+(?:[?#]|$)/i

/** Whose call it is: a session's that has proved itself, as behind one address there may be hundreds, else its network's. */
const callerBy =
  (tokens: AccessTokens) =>
  async (request: FastifyRequest): Promise<string> =>
    (await tokens.sessionOf(bearerOf(request) ?? '', new Date())) ?? networkOf(request.address)

/** Counts the calls of each session and address, in this server's memory: what keeps it from being flooded. */
export async function registerLimits(app: FastifyInstance, tokens: AccessTokens): Promise<void> {
  await app.register(rateLimit, {
    global: true,
    max: (_request, key) => (isIP(key.split('/')[0] ?? '') > 0 ? PER_ADDRESS : PER_SESSION),
    keyGenerator: callerBy(tokens),
    timeWindow: '1 minute',
    cache: 20_000,
    allowList: ({ method, url }) => method === 'GET' && BUILT.test(url),
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    errorResponseBuilder: (_request, { ttl }) => new Problem('too-many-requests', [], ttl / 1000),
  })
}

/** The route's own limit a minute, where it has one. */
export const limitOf = (key: RouteKey): number | undefined => TIGHT[key]
