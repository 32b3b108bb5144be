import rateLimit from '@fastify/rate-limit'
import type { RouteKey } from '@kitwright/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isIP } from 'node:net'
import type { AccessTokens } from '../../accounts/index.ts'
import { ProblemError } from '../../endpoint/index.ts'
import { networkOf } from '../exchange/requestOrigin.ts'
import { bearerOf } from './identifyCaller.ts'

/** Calls a minute of one session. */
const PER_SESSION = 1_200
/** Calls a minute of all visitors of one address, which may be a school's. */
const PER_ADDRESS = 3_000
/** The limit of calls within a number of seconds of the first. */
export interface CallLimit {
  readonly most: number
  readonly seconds: number
  /**
   * Counts all callers of the shop together, or all callers of the same address, such as one link. Default: each caller
   * separately.
   */
  readonly isOf?: 'shop' | 'address'
}
const [MINUTE, HOUR] = [60, 3_600]
/**
 * Returns the limits of routes that create accounts, check codes or send mails: enough for a class of forty at once and
 * a school in an hour, not for a machine that guesses.
 */
const byClass = (most: number, mostAnHour: number): readonly CallLimit[] => [
  { most, seconds: MINUTE },
  { most: mostAnHour, seconds: HOUR },
]
/**
 * The additional limit of routes that mail an address a stranger names: from many addresses it would cost the shop its
 * good name as a sender.
 */
const MAILS_OF_SHOP: CallLimit = { most: 1_500, seconds: HOUR, isOf: 'shop' }

/**
 * Limits per minute unless stated otherwise, counted across all servers, in each shop. Counted by session if the route
 * requires one, else by address. Wrong passwords are counted separately (`signInPauses`), so a school may sign in at
 * once.
 */
const TIGHT: Partial<Record<RouteKey, number | readonly CallLimit[]>> = {
  'POST /api/accounts/register': [...byClass(40, 300), MAILS_OF_SHOP],
  'POST /api/accounts/token': 300,
  'POST /api/accounts/token/code': 300,
  'POST /api/accounts/token/passkey/options': 300,
  // Each leaves a row for five minutes.
  'POST /api/accounts/passkey/options': [...byClass(120, 1_200), { most: 20_000, seconds: HOUR, isOf: 'shop' }],
  'POST /api/accounts/passkey': 300,
  'POST /api/accounts/token/enrol': byClass(40, 200),
  'POST /api/accounts/token/enrol/confirm': byClass(60, 400),
  'POST /api/accounts/refreshtoken': 600,
  'POST /api/accounts/forgotpassword': [...byClass(20, 120), MAILS_OF_SHOP],
  'POST /api/accounts/resetpassword': byClass(40, 200),
  'POST /api/oauth/confirmotp': byClass(50, 400),
  'POST /api/oauth/resendotp': [...byClass(20, 120), MAILS_OF_SHOP],
  'POST /api/oauth/unlock': byClass(40, 200),
  'POST /api/oauth/social': 300,
  'PUT /api/oauth/password': 10,
  'POST /api/mails/optout/{token}': byClass(40, 400),
  'POST /api/accounts/email': [...byClass(10, 40), MAILS_OF_SHOP],
  'POST /api/accounts/email/confirm': byClass(40, 200),
  'POST /api/accounts/email/undo': byClass(40, 200),
  'POST /api/accounts/closing': byClass(10, 40),
  'POST /api/accounts/exports': byClass(10, 40),
  'GET /api/accounts/exports/{id}/file': byClass(10, 60),
  'POST /api/contact': 20,
  'POST /api/conversation/messages': byClass(10, 60),
  // One provider brings the mails of all shops of the server, and counts as one caller.
  'POST /api/inbound-mail': 600,
  // Telegram calls for all chats of the shop; `telegram_updates` counts each chat.
  'POST /api/telegram/{path}': 1_200,
  'POST /api/accounts/telegram/link': byClass(10, 60),
  'POST /api/browser-errors': 60,
  // A class of forty may open one link from one address.
  'POST /api/previews/{token}/answers': [
    ...byClass(40, 200),
    { most: 300, seconds: HOUR, isOf: 'address' },
    { most: 3_000, seconds: HOUR, isOf: 'shop' },
  ],
  // A page with a design is opened by a whole school behind one address; each visitor turns it once, in some kits.
  'GET /api/embeds/{token}': [...byClass(200, 3_000), { most: 20_000, seconds: HOUR, isOf: 'shop' }],
  'GET /api/embeds/{token}/frames/{frame}': byClass(2_000, 20_000),
  // A class of forty designs at one address; a browser without a session costs rows.
  'POST /api/cart/items': [...byClass(200, 2_000), { most: 20_000, seconds: HOUR, isOf: 'shop' }],
  'POST /api/cart/link': byClass(40, 300),
  'POST /api/cart-approvals/{token}': byClass(40, 200),
  'POST /api/designs/{id}/review/answers': byClass(10, 60),
  'POST /api/quote-requests': [...byClass(10, 40), { most: 300, seconds: HOUR, isOf: 'shop' }],
  'GET /api/quote-offers/{token}': byClass(120, 1_200),
  'POST /api/quote-offers/{token}/accept': byClass(20, 120),
  'POST /api/quote-offers/{token}/decline': byClass(20, 120),
  'POST /api/quote-offers/{token}/wishes': byClass(10, 60),
  'GET /api/quote-offers/{token}/revisions/{revision}/pdf': byClass(20, 120),
  'POST /api/customer-quotes': byClass(10, 40),
  'POST /api/customer-quotes/{id}/messages': byClass(10, 60),
  // A token cannot be guessed; the limit keeps one address from loading the shop.
  'GET /api/quote-links/{token}': byClass(120, 1_200),
  'GET /api/quote-links/{token}/revisions/{revision}/pdf': byClass(20, 120),
  'POST /api/quote-links/{token}/accept': byClass(20, 120),
  'POST /api/quote-links/{token}/decline': byClass(20, 120),
  'POST /api/quote-links/{token}/messages': byClass(10, 60),
  'GET /api/design-proposals/{token}': byClass(120, 1_200),
  'POST /api/design-proposals/{token}/accept': byClass(20, 120),
  'POST /api/design-proposals/{token}/decline': byClass(20, 120),
  'POST /api/files': 30,
  'POST /api/office/fonts': 30,
  'POST /api/resources/fonts': byClass(40, 300),
  'POST /api/office/files': 30,
  'POST /api/graphics/{id}/place': 60,
  'POST /api/orders/{id}/proof/answer': 20,
  'POST /api/handovers/{token}/orders/{id}/notes': 60,
  'POST /api/handovers/{token}/orders/{id}/photos': 30,
}

/** Built files. A studio requests a hundred of them, and a whole club may share one address. */
const BUILT = /^\/(?:assets|pictures|patterns)\/[^?#]*\.[a-z0-9]+(?:[?#]|$)/i

/**
 * Returns the key of the caller: a session that has proved itself, since behind one address there may be hundreds, else
 * its network.
 */
const callerBy =
  (tokens: AccessTokens) =>
  async (request: FastifyRequest): Promise<string> =>
    (await tokens.sessionOf(bearerOf(request) ?? '', new Date())) ?? networkOf(request.address)

/** Counts the calls of each session and address in this server's memory, to protect it from flooding. */
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
    errorResponseBuilder: (_request, { ttl }) => new ProblemError('too-many-requests', [], ttl / 1000),
  })
}

/** Returns the route's own limits. Most routes have none. */
export function limitsOf(key: RouteKey): readonly CallLimit[] {
  const tight = TIGHT[key] ?? []
  return typeof tight === 'number' ? [{ most: tight, seconds: MINUTE }] : tight
}

/** Bytes of a body that is smaller than those of other routes, refused before it is parsed. */
const MAX_BODY_BYTES: Partial<Record<RouteKey, number>> = {
  // A text of 4,096 characters, escaped, with its links and buttons.
  'POST /api/telegram/{path}': 128 * 1024,
}

export const maxBodyBytesOf = (key: RouteKey): number | undefined => MAX_BODY_BYTES[key]
