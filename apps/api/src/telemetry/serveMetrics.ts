import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Metrics } from './metrics.ts'

interface Served {
  readonly host: string
  readonly port: number
  readonly metrics: Metrics
  /** Throws when this process cannot do its work. */
  readonly probe: () => Promise<void>
}

/**
 * `/metrics`, and `/health/live` and `/health/ready` of a process that has no other door, on a port of their own, which is no
 * customer's. Throws when the port is taken.
 */
export async function serveMetrics({ host, port, metrics, probe }: Served): Promise<{ port: number; close(): void }> {
  const server = createServer((request, response) => {
    const answer = ANSWERS[request.url?.split('?')[0] ?? '']
    if (request.method !== 'GET' || !answer) return void response.writeHead(404).end()
    answer(response, { metrics, probe }).catch(() => response.destroy())
  })
  server.listen({ host, port })
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

type Answer = (response: ServerResponse, parts: Pick<Served, 'metrics' | 'probe'>) => Promise<void>

const sayJson = (response: ServerResponse, status: number, body: object): void =>
  void response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body))

const ANSWERS: Readonly<Record<string, Answer>> = {
  '/metrics': async (response, { metrics }) => {
    const text = await metrics.read()
    response.writeHead(200, { 'content-type': metrics.contentType }).end(text)
  },
  '/health/live': async response => sayJson(response, 200, { status: 'live' }),
  '/health/ready': async (response, { probe }) =>
    probe().then(
      () => sayJson(response, 200, { status: 'ready' }),
      () => sayJson(response, 503, { status: 'not-ready' }),
    ),
}
