import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Problem } from '../endpoint/index.ts'
import { HEADERS } from './headers.ts'
import { createRequestIds } from './logging.ts'
import { writeProblem } from './problems.ts'
import { answerUnreadable } from './unreadable.ts'

type Listener = (request: IncomingMessage, response: ServerResponse) => void

export interface FrontDoor {
  /** The port that it has taken. */
  readonly port: number
  /** From now on these callers are let in. */
  letIn(listener: Listener): void
  /** Takes no more callers, waits for those who are in, at most so long, and gives the port back. */
  close(longestMs: number): Promise<void>
}

/** Takes the port at once. Until somebody lets them in, and after closing, callers hear in the promised shape that the shop is not ready. */
export async function openFrontDoor({ host, port }: { host: string; port: number }): Promise<FrontDoor> {
  const ids = createRequestIds()
  const refuse: Listener = (request, response) => refuseAll(request, response, ids())
  let listener = refuse
  // 72 s: longer than a balancer keeps a connection it might send the next request on.
  const server = createServer({ keepAliveTimeout: 72_000, requestTimeout: 120_000 }, (request, response) =>
    listener(request, response),
  )
  server.on('clientError', (error, socket) => answerUnreadable(error, socket, ids()))
  await listen(server, { host, port })
  const taken = server.address()
  return {
    port: typeof taken === 'object' && taken ? taken.port : port,
    letIn: next => (listener = next),
    async close(longestMs) {
      listener = refuse
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

function refuseAll(request: IncomingMessage, response: ServerResponse, id: string): void {
  request.resume()
  const { url = '/', headers: asked } = request
  if (url === '/health/live') {
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end('{"status":"live"}')
    return
  }
  const { status, headers, body } = writeProblem(new Problem('not-ready'), { url, headers: asked, id })
  response.writeHead(status, { ...HEADERS, ...headers, 'x-request-id': id, connection: 'close' }).end(body)
}

async function closeServer(server: Server, longestMs: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  server.close(() => resolve())
  // A connection that was answered meanwhile is idle only now.
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  const cutOff = setTimeout(() => server.closeAllConnections(), longestMs)
  await promise
  clearInterval(sweep)
  clearTimeout(cutOff)
}
