import { type Order, type Route, type RouteKey, routes } from '@kitwright/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import type { AccessTokens } from '../accounts/index.ts'
import type { Pools } from '../database/index.ts'
import type { BinaryReply, Endpoint, Endpoints, Reply } from '../endpoint/index.ts'
import type { Origins, TenantDirectory } from '../tenants/index.ts'
import { keepCart } from './exchange/cartCookie.ts'
import { keepDevice } from './exchange/deviceCookie.ts'
import { createExchange } from './exchange/exchange.ts'
import { INERT_CSP } from './exchange/securityHeaders.ts'
import { clientAbortSignal } from './exchange/clientAbort.ts'
import { limitsOf, maxBodyBytesOf } from './limits/limits.ts'
import { noteOrderInLog } from './monitoring/logging.ts'
import { spoolUpload } from './exchange/spoolUpload.ts'
import type { LimitCalls } from './limits/sharedLimits.ts'
import { validate } from './exchange/validate.ts'
import { findKey } from './limits/identifyKey.ts'
import { findPerson, getTenant } from './limits/identifyCaller.ts'
import type { Xsrf } from './exchange/xsrf.ts'

export interface RouteDependencies {
  readonly pools: Pick<Pools, 'shop' | 'office'>
  readonly directory: TenantDirectory
  readonly origins: Origins
  readonly tokens: AccessTokens
  readonly xsrf: Xsrf
  /** Undefined if rate limits are disabled. */
  readonly limitCalls: LimitCalls | undefined
  /** The folder of incoming uploads. */
  readonly incoming: string
  readonly now: () => Date
}

type AnyEndpoint = Endpoint<RouteKey>

/** Registers every route of the contract. Throws when a module's endpoints are missing, or belong to no route. */
export function registerRoutes(
  app: FastifyInstance,
  endpoints: Endpoints<RouteKey>,
  dependencies: RouteDependencies,
): void {
  const offered = new Set(Object.keys(endpoints))
  for (const [key, route] of Object.entries(routes) as [RouteKey, Route][]) {
    if (!offered.delete(key)) throw new Error(`No room answers ${key}`)
    registerRoute(app, { key, route, endpoint: endpoints[key] }, dependencies)
  }
  if (offered.size > 0) throw new Error(`The contract does not know ${[...offered].join(', ')}`)
}

interface Registration {
  readonly key: RouteKey
  readonly route: Route
  readonly endpoint: AnyEndpoint
}

function registerRoute(
  app: FastifyInstance,
  { key, route, endpoint }: Registration,
  { pools, directory, origins, tokens, xsrf, limitCalls, incoming, now }: RouteDependencies,
): void {
  const [method = '', path = ''] = key.split(' ')
  const isOffice = path.startsWith('/api/office/')
  const database = isOffice ? pools.office : pools.shop
  const limits = limitsOf(key)
  const bodyLimit = maxBodyBytesOf(key)
  app.route({
    method,
    url: path.replace(/\{(\w+)\}/g, ':$1'),
    config: { takesBody: route.body !== undefined },
    ...(bodyLimit !== undefined && { bodyLimit }),
    // Before the body is read, so that ten megabytes from a stranger are not received first.
    onRequest: async (request, reply) => {
      const at = now()
      const tenant = await getTenant(directory, request)
      xsrf.check(request, tenant.host)
      const apiKey =
        route.scope === undefined
          ? null
          : await findKey(request, reply, {
              database,
              tenant,
              needed: route.scope,
              isLimited: limitCalls !== undefined,
              now: at,
            })
      const person = apiKey ? null : await findPerson(request, { tokens, tenant, needed: route.auth, now: at })
      if (limits.length > 0)
        await limitCalls?.(request, {
          tenantId: tenant.id,
          route: key,
          limits,
          person: route.auth === undefined ? null : person,
        })
      request.caller = { tenant, person, key: apiKey, now: at }
    },
    handler: async (request, reply) => {
      const given = validate(route, request)
      const signal = clientAbortSignal(reply)
      const { caller } = request
      const sending = spoolUpload(request, incoming)
      const exchange = createExchange(request, given, { caller, database, origins, auth: route.auth, sending, signal })
      const answer = await endpoint(exchange).finally(sending.forget)
      if (key === 'POST /api/orders') noteOrderInLog(request, answer.value as Order)
      if (key === 'GET /whoami') xsrf.give(request, reply, request.caller.tenant.host)
      // Changes by the staff take effect at once, in everything cached with a tenant.
      if (isOffice && method !== 'GET') directory.forget(caller.tenant.id)
      return send(request, reply, { route, answer })
    },
  })
}

/** Writes an endpoint's answer. A GET whose client already has it gets 304. */
function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { route, answer }: { route: Route; answer: Reply<RouteKey> },
): FastifyReply {
  const { value, etag, status, headers, device, cart } = answer
  if (device !== undefined) keepDevice(request, reply, device)
  if (cart !== undefined) keepCart(request, reply, cart)
  if (etag !== undefined) reply.header('etag', etag)
  reply.header('cache-control', 'no-store')
  if (headers) reply.headers(headers)
  if (value === null) return reply.code(status ?? 204).send()
  reply.code(status ?? route.status ?? 200)
  if (route.response === 'binary') return sendBinary(request, reply, { value: value as BinaryReply, etag })
  const isReading = request.method === 'GET' || request.method === 'HEAD'
  if (isReading && answer.json && request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(answer.json ?? JSON.stringify(value))
}

function sendBinary(
  request: FastifyRequest,
  reply: FastifyReply,
  { value, etag }: { value: BinaryReply; etag: string | undefined },
): FastifyReply {
  reply.header('cache-control', value.cacheControl).header('content-security-policy', INERT_CSP)
  if (etag !== undefined && request.headers['if-none-match'] === etag) return reply.code(304).send()
  const { bytes } = value
  if (bytes instanceof Readable) return reply.type(value.mime).send(bytes)
  return reply.type(value.mime).send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}
