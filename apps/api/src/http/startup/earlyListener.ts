import type { FieldError } from '@kitwright/contract'
import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { ProblemError } from '../../endpoint/index.ts'
import { HEADERS } from '../exchange/securityHeaders.ts'
import { createRequestIds } from '../monitoring/logging.ts'
import { writeProblem } from '../exchange/errorReply.ts'
import type { Duplex } from 'node:stream'
import { forwardUpgrades } from '../sockets/forwardUpgrades.ts'
import { createStartupQueue, type Listener } from './startupQueue.ts'

const STATUSES: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/**
 * Answers requests that are not HTTP, have too long a header or are too slow, in the documented format. No hook and no
 * route processes them.
 */
function answerUnreadable(error: NodeJS.ErrnoException, socket: Duplex, id: string): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const { body } = writeProblem(new ProblemError('bad-request'), { url: '/api', headers: {}, id })
  const status = STATUSES[error.code ?? ''] ?? 400
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\ncontent-type: application/json; charset=utf-8\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )
}

/** Longer than a start without migrations takes, and shorter than a proxy waits for an answer. */
const WAITING = { longestMs: 10_000, most: 500 }

export interface FrontDoor {
  /** The port that it listens on. */
  readonly port: number
  /** Names, to those who ask after its readiness, what the start waits for. */
  noteLack(lack: FieldError): void
  /** Until `work` is done, callers get `not-ready` at once. */
  refuseDuring(work: Promise<unknown>): Promise<void>
  /** From now on requests go to this listener. */
  letIn(listener: Listener): void
  /** Has requests wait again, because the application that they went to was closed by a start that begins again. */
  shutOut(): void
  /** Stops accepting callers, waits up to `longestMs` for open requests, and releases the port. */
  close(longestMs: number): Promise<void>
}

/**
 * Listens on the port before the application is ready. Requests wait; those that wait too long, or arrive during shutdown, get the API's
 * `not-ready` error.
 */
export async function listenEarly({ host, port }: { host: string; port: number }): Promise<FrontDoor> {
  const ids = createRequestIds()
  let lacks: readonly FieldError[] = []
  const refuse: Listener = (request, response) => refuseAll(request, response, { id: ids(), lacks })
  const waiting = createStartupQueue(refuse, WAITING)
  let listener = waiting.enter
  // 72 s: longer than a balancer reuses an idle connection for its next request.
  const server = createServer({ keepAliveTimeout: 72_000, requestTimeout: 120_000 })
  const { closeWhenIdle } = followConnections(server)
  server.on('request', (request, response) => listener(request, response))
  forwardUpgrades(server, (request, response) => listener(request, response))
  server.on('clientError', (error, socket) => answerUnreadable(error, socket, ids()))
  await listen(server, { host, port })
  const taken = server.address()
  return {
    port: typeof taken === 'object' && taken ? taken.port : port,
    noteLack(lack) {
      lacks = [lack]
    },
    async refuseDuring(work) {
      listener = refuse
      await work
      listener = waiting.enter
    },
    letIn(next) {
      lacks = []
      listener = next
      waiting.empty(next)
    },
    shutOut() {
      listener = waiting.enter
    },
    async close(longestMs) {
      listener = refuse
      waiting.empty(refuse)
      closeWhenIdle()
      await closeServer(server, longestMs)
    },
  }
}

async function listen(server: Server, where: { host: string; port: number }): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', reject).listen(where, resolve)
  await promise
  server.off('error', reject)
}

interface Refusal {
  /** The request's. */
  readonly id: string
  readonly lacks: readonly FieldError[]
}

function refuseAll(request: IncomingMessage, response: ServerResponse, { id, lacks }: Refusal): void {
  request.resume()
  const { url = '/', headers: asked } = request
  if (url === '/health/live') {
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end('{"status":"live"}')
    return
  }
  const { status, headers, body } = writeProblem(new ProblemError('not-ready', url === '/health/ready' ? lacks : []), {
    url,
    headers: asked,
    id,
  })
  const length = { 'content-length': Buffer.byteLength(body) }
  response.writeHead(status, { ...HEADERS, ...headers, ...length, 'x-request-id': id, connection: 'close' }).end(body)
}

async function closeServer(server: Server, longestMs: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  server.close(() => resolve())
  const cutOff = setTimeout(() => server.closeAllConnections(), longestMs)
  await promise
  clearTimeout(cutOff)
}

/** Long enough for a request that was already sent behind the one just answered. */
const LAST_CALL_MS = 100

/**
 * Node closes only connections that are idle at the time of the call. The others would be kept alive after their
 * answer.
 */
function followConnections(server: Server): { closeWhenIdle: () => void } {
  const callsOf = new Map<Socket, number>()
  let isClosing = false
  const closeIdle = (socket: Socket): void => {
    if (!callsOf.has(socket)) socket.destroySoon()
  }
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    callsOf.set(socket, (callsOf.get(socket) ?? 0) + 1)
    response.once('close', () => {
      const left = (callsOf.get(socket) ?? 1) - 1
      if (left > 0) callsOf.set(socket, left)
      else callsOf.delete(socket)
      if (isClosing) setTimeout(closeIdle, LAST_CALL_MS, socket)
    })
  })
  return { closeWhenIdle: () => (isClosing = true) }
}
