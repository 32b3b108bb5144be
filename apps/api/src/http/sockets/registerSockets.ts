import type { Socket } from 'node:net'
import { type SocketKey, type SocketRoute, sockets } from '@kitwright/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type WebSocket, WebSocketServer } from 'ws'
import type { AccessTokens } from '../../accounts/index.ts'
import type { Pools } from '../../database/index.ts'
import { ProblemError, type SocketEndpoint, type SocketEndpoints } from '../../endpoint/index.ts'
import type { TenantDirectory } from '../../tenants/index.ts'
import { guardOf } from '../exchange/exchange.ts'
import { validate } from '../exchange/validate.ts'
import { findPerson, getTenant } from '../limits/identifyCaller.ts'
import type { LimitCalls } from '../limits/sharedLimits.ts'
import { forwardUpgrades, isUpgrade, takeUpgrade } from './forwardUpgrades.ts'
import { sayGoodbye, sendText, serveSocket } from './serveSocket.ts'

/** Bytes of one message. */
const MOST_BYTES = 64_000
/** Connections that one session may have open on one server. */
const MOST_OPEN = 16
/** Connections that one session may open a minute. */
const OPENING = [{ most: 60, seconds: 60 }]
const PROTOCOL = 'kitwright'
const BEAT_MS = 30_000

export interface SocketDependencies {
  readonly pools: Pick<Pools, 'shop' | 'office'>
  readonly directory: TenantDirectory
  readonly tokens: AccessTokens
  readonly limitCalls: LimitCalls | undefined
  readonly now: () => Date
  readonly stopping: AbortSignal | undefined
  /** Milliseconds between two looks at the session of an open connection. */
  readonly beatMs?: number | undefined
}

/** Counts open connections by session. */
function countOpen() {
  const open = new Map<string, number>()
  return {
    /** Counts a connection until it closes, whatever becomes of it. Throws for one too many. */
    add(session: string, connection: Socket): void {
      const count = open.get(session) ?? 0
      if (count >= MOST_OPEN) throw new ProblemError('too-many-requests', [], 60)
      open.set(session, count + 1)
      connection.once('close', () => {
        const left = open.get(session)! - 1
        if (left > 0) open.set(session, left)
        else open.delete(session)
      })
    },
  }
}

/** Registers every WebSocket of the contract. */
export function registerSockets(app: FastifyInstance, endpoints: SocketEndpoints, given: SocketDependencies): void {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: MOST_BYTES,
    handleProtocols: offered => offered.has(PROTOCOL) && PROTOCOL,
  })
  const open = new Set<WebSocket>()
  const closeAll = (): void => open.forEach(sayGoodbye)
  given.stopping?.addEventListener('abort', closeAll)
  app.addHook('preClose', async () => closeAll())
  forwardUpgrades(app.server, (request, response) => app.routing(request, response))
  const sessions = countOpen()
  for (const [key, route] of Object.entries(sockets) as [SocketKey, SocketRoute][])
    registerSocket(app, { key, route, endpoint: endpoints[key], server, open, sessions }, given)
}

interface Registration {
  readonly key: SocketKey
  readonly route: SocketRoute
  readonly endpoint: SocketEndpoint<SocketKey>
  readonly server: WebSocketServer
  readonly open: Set<WebSocket>
  readonly sessions: ReturnType<typeof countOpen>
}

function registerSocket(
  app: FastifyInstance,
  { key, route, endpoint, server, open, sessions }: Registration,
  { pools, directory, tokens, limitCalls, now, beatMs = BEAT_MS }: SocketDependencies,
): void {
  const database = key.startsWith('/api/office/') ? pools.office : pools.shop
  app.route({
    method: 'GET',
    url: key.replace(/\{(\w+)\}/g, ':$1'),
    onRequest: async request => {
      const at = now()
      const tenant = await getTenant(directory, request)
      const person = await findPerson(request, { tokens, tenant, needed: route.auth, now: at })
      await limitCalls?.(request, { tenantId: tenant.id, route: key, limits: OPENING, person })
      request.caller = { tenant, person, key: null, now: at }
    },
    handler: async (request, reply) => {
      if (!isUpgrade(request.raw)) throw new ProblemError('bad-request')
      const person = personOf(request)
      sessions.add(person.sessionId, request.raw.socket)
      const { params } = validate(
        { summary: '', response: null, errors: [], ...(route.params && { params: route.params }) },
        { params: request.params, body: undefined, query: undefined, headers: undefined },
      )
      const { tenant } = request.caller
      const guard = guardOf(route.auth, person)
      let socket: WebSocket | undefined
      const listener = await endpoint({
        tenant,
        person,
        params: params as never,
        run: async (work, options = {}) => database.withTenant(tenant.id, work, { ...options, guard }),
        send: message => socket && sendText(socket, message),
      })
      const upgrade = takeUpgrade(request.raw)!
      reply.hijack()
      server.handleUpgrade(request.raw, upgrade.socket, upgrade.head, opened => {
        socket = opened
        open.add(opened)
        const onClose = (): void => void open.delete(opened)
        serveSocket({ socket: opened, route, listener, log: request.log, beatMs, onClose })
      })
    },
  })
}

function personOf({ caller }: FastifyRequest) {
  if (!caller.person) throw new ProblemError('unauthenticated')
  return caller.person
}
