import createFastify from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import { transactions, type TransactionTimes } from '../database/index.ts'
import { works, type WorkTimes } from '../workers/index.ts'
import { startTracing } from './index.ts'
import { openCollector } from './testing/collector.ts'

const TRACE = '0af7651916cd43dd8448eb211c80319c'
const CALLER = 'b7ad6b7169203331'

afterEach(() => void vi.unstubAllEnvs())

/** Opens a server with one call, which runs a transaction and draws, and a collector that receives its spans. */
async function openTraced(ending = '') {
  const collector = await openCollector()
  const tracing = (await startTracing(`${collector.address}${ending}`))!
  const app = createFastify()
  await app.register(tracing.plugin)
  const parents: (string | undefined)[] = []
  app.addHook('onRequest', async request => void parents.push(tracing.parentOf(request)))
  app.get('/shared/:key', (request, reply) => {
    tracing.noteTenant(request, 'angkor')
    transactions.publish({ pool: 'shop', waitMs: 12.6, runMs: 40, isDone: true } satisfies TransactionTimes)
    works.publish({ job: 'pictureWorker', waitMs: 0.4, runMs: 5, isDone: false } satisfies WorkTimes)
    void reply.send('done')
  })
  app.get('/breaks', () => {
    throw new Error('of what somebody sent')
  })
  const call = async (url: string, flags = '01') =>
    app.inject({ url, headers: { traceparent: `00-${TRACE}-${CALLER}-${flags}` } })
  return { collector, tracing, app, call, parents }
}

test('a call continues its caller’s trace; its work is below with times', async () => {
  const { collector, tracing, app, call, parents } = await openTraced('/')
  await call('/shared/sharekey?q=sharekey')
  await call('/sharekey')
  await tracing.close()
  expect(new Set(collector.sent.map(({ path }) => path))).toEqual(new Set(['/v1/traces']))
  const spans = collector.spans()
  expect(spans.every(({ trace, service }) => trace === TRACE && service === 'kitwright')).toBe(true)
  const [calls, work] = [false, true].map(isWork =>
    spans.filter(({ name }) => /^(?:transaction|work) /.test(name) === isWork),
  )
  const [first] = calls!.filter(({ parent }) => parent === CALLER)
  expect(first!.attributes).toMatchObject({ 'url.path': '/shared/:key', 'kitwright.tenant': 'angkor' })
  expect(parents[0]).toBe(`00-${TRACE}-${first!.id}-01`)
  const paths = calls!.flatMap(({ attributes }) => attributes['url.path'] ?? [])
  expect(paths).toEqual(['/shared/:key', '(none)'])
  expect(work!.map(({ name, isFailed, attributes }) => [name, isFailed, attributes['kitwright.wait_ms']])).toEqual([
    ['transaction shop', false, 13],
    ['work pictureWorker', true, 0],
  ])
  const own = new Set(calls!.map(({ id }) => id))
  expect(work!.every(({ parent }) => own.has(parent))).toBe(true)
  // The span is sent when the work has ended.
  expect(work![0]!.ms).toBeGreaterThan(38)
  expect(work![0]!.ms).toBeLessThan(10_000)
  expect(collector.sent.map(({ body }) => body.toString('latin1')).join('')).not.toContain('sharekey')
  await app.close()
  collector.close()
})

test('an untraced caller stays untraced, and error texts are not reported', async () => {
  vi.stubEnv('OTEL_SERVICE_NAME', 'kitwright-two')
  const { collector, tracing, app, call, parents } = await openTraced()
  await call('/shared/one', '00')
  await call('/breaks')
  await tracing.close()
  expect(parents[0]).toMatch(new RegExp(`^00-${TRACE}-[0-9a-f]{16}-00$`))
  const spans = collector.spans()
  expect(spans.flatMap(({ attributes }) => attributes['url.path'] ?? [])).toEqual(['/breaks'])
  expect(spans.every(({ service, isFailed }) => service === 'kitwright-two' && isFailed)).toBe(true)
  expect(collector.sent.map(({ body }) => body.toString('latin1')).join('')).not.toContain('somebody sent')
  await app.close()
  collector.close()
})

test('once closed nothing is followed; nothing is loaded where no collector is named', async () => {
  const before = [transactions.hasSubscribers, works.hasSubscribers]
  const { collector, tracing, app, call } = await openTraced()
  expect([transactions.hasSubscribers, works.hasSubscribers]).toEqual([true, true])
  await tracing.close()
  expect([transactions.hasSubscribers, works.hasSubscribers]).toEqual(before)
  await call('/shared/one')
  expect(collector.spans()).toEqual([])
  await app.close()
  collector.close()
  expect(await startTracing(undefined)).toBeUndefined()
})
