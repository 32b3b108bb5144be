import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Metrics } from './metrics.ts'

interface MetricsServerOptions {
  readonly host: string
  readonly port: number
  readonly metrics: Metrics
  /** Throws if this process cannot do its work. */
  readonly probe: () => Promise<void>
  /** Whether a host belongs to a shop; absent if this process does not serve hosts. */
  readonly knowsHost?: ((host: string) => Promise<boolean>) | undefined
}

/**
 * Serves what only the operator's own programs may request, on a separate port: `/metrics`; `/health/live` and
 * `/health/ready` of a process without another HTTP server; and `/host?domain=…`, which answers 200 if the name leads
 * to a shop and 404 if not. A proxy queries it before it obtains a certificate (Caddy's on-demand TLS). Throws if the
 * port is taken.
 */
export async function serveMetrics({
  host,
  port,
  ...parts
}: MetricsServerOptions): Promise<{ port: number; close(): void }> {
  const server = createServer((request, response) => {
    const [path = '', query = ''] = request.url?.split('?') ?? []
    const answer = ANSWERS[path]
    if (request.method !== 'GET' || !answer) return void response.writeHead(404).end()
    answer(response, { ...parts, query: new URLSearchParams(query) }).catch(() => response.destroy())
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

type Parts = Omit<MetricsServerOptions, 'host' | 'port'> & { readonly query: URLSearchParams }
type MetricsHandler = (response: ServerResponse, parts: Parts) => Promise<void>

const sayJson = (response: ServerResponse, status: number, body: object): void =>
  void response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body))

const ANSWERS: Readonly<Record<string, MetricsHandler>> = {
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
  '/host': async (response, { knowsHost, query }) => {
    const host = query.get('domain')?.toLowerCase() ?? ''
    const isKnown = await knowsHost?.(host)
    response.writeHead(isKnown ? 200 : 404, { 'content-type': 'text/plain; charset=utf-8' })
    response.end(isKnown ? 'This host leads to a shop.\n' : 'No shop has this host.\n')
  },
}
