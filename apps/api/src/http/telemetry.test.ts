import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../database/index.ts'
import { openTelemetry } from './monitoring/openTelemetry.ts'
import { createTestShop, type TestShop } from './testing.ts'
import { createBuyer } from '../orders/testing/buyer.ts'
import { createMetrics, serveMetrics, startTracing } from '../telemetry/index.ts'
import { openCollector } from '../telemetry/testing/collector.ts'
import { works } from '../workers/index.ts'

const TRACE = '0af7651916cd43dd8448eb211c80319c'
const SECRET = 'sharekeythatnobodymaysee01'

const collector = await openCollector()
const metrics = createMetrics()
const tracing = await startTracing(collector.address)
const lines: string[] = []
let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop({ metrics, tracing, logStream: { write: line => void lines.push(line) } })
})
afterAll(async () => {
  await shop.close()
  metrics.close()
  collector.close()
})

const lineOf = async (start: string): Promise<string[]> =>
  (await metrics.read()).split('\n').filter(line => line.startsWith(start))

describe('metrics', () => {
  test('calls count by route and status, never by address; transactions by their pool', async () => {
    await shop.call('GET /whoami')
    await shop.app.inject({ url: `/api/shared/${SECRET}`, headers: { host: 'localhost' } })
    await shop.app.inject({ url: '/made-up-by-somebody', headers: { host: 'localhost' } })
    const counts = await lineOf('kitwright_http_request_duration_seconds_count')
    expect(counts).toContain(
      'kitwright_http_request_duration_seconds_count{method="GET",route="/whoami",status="200"} 1',
    )
    expect(counts.join()).toContain('route="(none)",status="404"')
    expect(counts.join()).not.toMatch(/made-up|sharekey/)
    const [transactions = ''] = await lineOf('kitwright_transaction_duration_seconds_count{pool="shop"')
    expect(Number(transactions.split(' ')[1])).toBeGreaterThan(0)
  })

  test('are read on their own port, which also tells whether the process works', async () => {
    let isAway = false
    const probe = async (): Promise<void> => (isAway ? Promise.reject(new Error('away')) : undefined)
    const { port, close } = await serveMetrics({ host: '127.0.0.1', port: 0, metrics, probe })
    const ask = async (path: string): Promise<Response> => fetch(`http://127.0.0.1:${port}${path}`)
    const answer = await ask('/metrics')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, metrics.contentType])
    expect(await answer.text()).toContain('nodejs_eventloop_lag_seconds')
    expect([(await ask('/health/ready')).status, (await ask('/api/products')).status]).toEqual([200, 404])
    isAway = true
    expect([(await ask('/health/ready')).status, (await ask('/health/live')).status]).toEqual([503, 200])
    const taken = openTelemetry(
      { metricsHost: '127.0.0.1', metricsPort: port, traceEndpoint: undefined },
      { databases: { upkeep: shop.database }, probe },
    )
    await expect(taken).rejects.toThrow(`Port ${port} is taken: another program listens there`)
    close()
  })

  test('queues tell how many jobs wait in which state', async () => {
    const { metrics: read, close } = await openTelemetry(
      { metricsHost: '127.0.0.1', metricsPort: 0, traceEndpoint: undefined },
      { databases: { upkeep: shop.database }, probe: shop.database.ping },
    )
    await shop.signUp()
    const lines = (await read!.read()).split('\n')
    expect(lines.some(line => /^kitwright_jobs\{queue="outbox",state="created"\} [1-9]/.test(line))).toBe(true)
    expect(lines.some(line => line.startsWith('kitwright_database_connections{pool="upkeep",state="idle"}'))).toBe(true)
    // Every metric on the dashboard exists.
    works.publish({ job: 'picture', waitMs: 1, runMs: 2, isDone: true })
    const dashboard = await readFile(join(import.meta.dirname, '../../../../deploy/grafana.json'), 'utf8')
    const shown = new Set(dashboard.match(/\b(?:kitwright|process|nodejs)_\w+/g))
    const all = [...lines, ...(await metrics.read()).split('\n')]
    const told = new Set(all.flatMap(line => /^# TYPE (\w+)/.exec(line)?.[1] ?? []))
    expect([...shown].filter(name => !told.has(name.replace(/_(?:bucket|count|sum)$/, '')))).toEqual([])
    // The labels that the dashboard groups by exist too; Prometheus adds the others itself.
    const isLabelOf = (name: string, label: string): boolean =>
      all.some(line => line.startsWith(`${name}{`) && line.includes(`${label}="`))
    const counted = [...dashboard.matchAll(/by \(([\w, ]+)\) \(\D*?(kitwright_\w+)/g)].flatMap(
      ([, labels = '', name = '']) => labels.split(', ').map(label => [name, label] as const),
    )
    expect(counted.filter(([name, label]) => !isLabelOf(name, label))).toEqual([])
    expect([counted.length > 10, all.filter(line => /[{,](?:job|instance)="/.test(line))]).toEqual([true, []])
    expect(shown.size).toBeGreaterThan(10)
    await close()
  })

  test('a gauge that cannot be asked is left out, and the others are told', async () => {
    metrics.watch({ name: 'broken', help: 'none', labels: [] }, async () => Promise.reject(new Error('away')))
    expect(await lineOf('broken')).toEqual([])
    expect(await lineOf('kitwright_work{state="running"}')).toEqual(['kitwright_work{state="running"} 0'])
  })
})

describe('errors of browsers', () => {
  const tell = async (message: string, stack = '') =>
    shop.call('POST /api/browser-errors', { body: { message, stack, path: `/design/soccer` } })
  const linesOf = () =>
    lines.flatMap(line => (line.includes('browserError') ? [JSON.parse(line) as Record<string, unknown>] : []))
  const told = () => linesOf().map(line => line['browserError'])

  test('reach the log with their places in our scripts, and without what somebody typed', async () => {
    const stack = [
      'TypeError: cannot read dara@example.com',
      '    at drawPiece (https://angkor.example/assets/scene-Bx9.js:12:345)',
      '    at async https://angkor.example/assets/main-Ab_1.js:1:2',
      'paint@https://angkor.example/assets/cloth-1.js:3:4',
      '    at evil (chrome-extension://abcdef/steal.js:1:1)',
    ].join('\n')
    const message = `cannot read "សុខា ចាន់" of dara@example.com, 012 345 678, ${SECRET}, ភ្នំពេញ (reading 'pieces')`
    expect((await tell(message, stack)).status).toBe(204)
    expect(told()).toEqual([
      {
        message: `cannot read "…" of … …, …, … (reading 'pieces')`,
        frames: [
          'drawPiece assets/scene-Bx9.js:12:345',
          'async assets/main-Ab_1.js:1:2',
          'paint assets/cloth-1.js:3:4',
        ],
        page: 'editor',
      },
    ])
    expect(linesOf()[0]).toMatchObject({ tenant: await shop.tenantId('angkor'), request: expect.any(String) as string })
  })

  test('are counted all, but only so many a minute are written down', async () => {
    const before = told().length
    for (let i = 0; i < 70; i += 1) await tell('again')
    expect(told().length).toBe(60)
    expect(await lineOf('kitwright_browser_errors_total')).toEqual([`kitwright_browser_errors_total ${70 + before}`])
    expect((await tell('x'.repeat(2_001))).error?.id).toBe('invalid-input')
  })
})

test('each call’s log line and records name its shop, request, trace and order', async () => {
  const lineOfCall = (route: string) =>
    lines.map(line => JSON.parse(line) as Record<string, string>).findLast(line => line['route'] === route)!
  const tenant = await shop.tenantId('angkor')
  const order = randomUUID()
  const headers = { host: 'localhost', traceparent: `00-${TRACE}-b7ad6b7169203331-01` }
  const refused = await shop.app.inject({ url: `/api/orders/${order}`, headers })
  const request = refused.headers['x-request-id']
  expect(lineOfCall('/api/orders/:id')).toMatchObject({ status: 401, tenant, order, request, trace: TRACE })
  const placed = await (await createBuyer(shop)).order()
  expect(lineOfCall('/api/orders')).toMatchObject({ status: 201, tenant, order: placed.id })
  await shop.signUp()
  const { rows } = await shop.database.withTenant(tenant, async trx =>
    sql<Record<string, string>>`select request_id, trace_parent from events order by id desc limit 1`.execute(trx),
  )
  const registered = lineOfCall('/api/accounts/register')
  expect(rows[0]!['request_id']).toBe(registered['request'])
  expect(rows[0]!['trace_parent']!.split('-')[1]).toBe(registered['trace'])
})

describe('traces', () => {
  test('go on with the caller’s, name routes, shops and transactions, and carry no address', async () => {
    const headers = { host: 'localhost', traceparent: `00-${TRACE}-b7ad6b7169203331-01` }
    await shop.app.inject({ url: `/api/products?q=${SECRET}`, headers })
    await shop.app.inject({ url: `/api/shared/${SECRET}`, headers })
    await tracing!.close()
    const all = collector.sent.map(({ body }) => body.toString('latin1')).join('')
    expect(collector.sent[0]?.path).toBe('/v1/traces')
    expect(all).toContain(Buffer.from(TRACE, 'hex').toString('latin1'))
    expect(all).toContain('/api/products')
    expect(all).toContain('transaction shop')
    expect(all).toContain(await shop.tenantId('angkor'))
    expect(all).not.toContain(SECRET)
  })
})
