import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../database/index.ts'
import { countSleeping } from '../../database/testing.ts'
import { createMetrics } from '../../telemetry/index.ts'
import { createTestShop, type TestShop } from '../testing.ts'

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'
/** The level of a warning in pino; errors are above. */
const WARN = 40

const metrics = createMetrics()
const lines: { readonly level: number; readonly status?: number; readonly route?: string }[] = []
let shop: TestShop
let address: string
beforeAll(async () => {
  const logStream = { write: (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]) }
  shop = await createTestShop({ statementTimeout: 3, metrics, logStream })
  address = (await shop.app.listen({ port: 0, host: '127.0.0.1' })).replace('127.0.0.1', 'localhost')
  // Each waits until nobody holds the lock any more.
  await execute(`create function is_free() returns boolean language plpgsql as
    $$ begin while not pg_try_advisory_xact_lock_shared(1) loop perform pg_sleep(0.01); end loop; return true; end $$`)
  await execute(
    `create function dawdle() returns trigger language plpgsql as $$ begin perform is_free(); return new; end $$`,
  )
  await execute('create trigger dawdle before insert on contact_messages for each row execute function dawdle()')
  for (const table of ['contact_messages', 'files'])
    await execute(`create policy slow on ${table} as restrictive for select using ((select is_free()))`)
})
afterAll(async () => {
  await shop.close()
  metrics.close()
})

const execute = async (text: string) => shop.database.withPlatform(async trx => sql.raw(text).execute(trx))

const countAsleep = async () => countSleeping(shop.database)

const message = (text: string): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ contact: '012 345 678', subject: 'Sent', message: text }),
})

/** Asks, leaves while the database is at work for it, and does what comes then before that may go on. */
async function leave(path: string, init: RequestInit, then: () => Promise<void> = async () => undefined) {
  const caller = new AbortController()
  await shop.database.withPlatform(async trx => {
    await sql`select pg_advisory_xact_lock(1)`.execute(trx)
    const left = new Promise<void>(resolve =>
      shop.app.server.once('request', (_, response) => response.once('close', resolve)),
    )
    const sent = fetch(address + path, { ...init, signal: caller.signal }).catch((error: Error) => error.name)
    await expect.poll(countAsleep).toBe(1)
    caller.abort()
    expect(await sent).toBe('AbortError')
    await left
    await then()
  })
}

/** Expects the status in the log and in the metrics. */
async function expectLeft(route: string): Promise<void> {
  await expect.poll(() => lines.filter(line => line.route === route).map(({ status }) => status)).toEqual([499])
  expect(lines.filter(({ level }) => level >= WARN)).toEqual([])
  expect(await metrics.read()).not.toContain('status="5')
}

test('who closes the page ends the query, which is no failure of ours', async () => {
  await fetch(`${address}/api/contact`, message('There is one to be read'))
  const token = await shop.signInStaff('admin@angkor.example')
  await leave('/api/office/messages', { headers: { authorization: `Bearer ${token}` } }, async () => {
    // Before its own limit, and before the lock is free.
    await expect.poll(countAsleep, { timeout: 2_000, interval: 20 }).toBe(0)
  })
  await expectLeft('/api/office/messages')
})

test('a caller who left early causes no work and no failure', async () => {
  const { access_token: token } = await shop.signUp()
  const body = new FormData()
  body.set('file', new Blob([DRAWING]), 'badge.svg')
  const upload = { method: 'POST', body, headers: { authorization: `Bearer ${token}` } }
  expect((await fetch(`${address}/api/files`, upload)).status).toBe(201)
  lines.length = 0
  await leave('/api/files', upload)
  await expectLeft('/api/files')
})

test('a slow change goes on though its caller has left', async () => {
  const text = 'Sent, then the page was closed'
  await leave('/api/contact', message(text), async () => {
    await expect.poll(countAsleep).toBe(1)
  })
  const tenant = await shop.tenantId('angkor')
  const find = async () =>
    shop.database.withTenant(
      tenant,
      async trx => (await sql`select 1 from contact_messages where message = ${text}`.execute(trx)).rows.length,
    )
  await expect.poll(find).toBe(1)
})

test('a failure of the server after its caller left is still reported', async () => {
  await execute(`create or replace function dawdle() returns trigger language plpgsql as
    $$ begin perform is_free(); perform 1 / 0; return new; end $$`)
  await leave('/api/contact', message('Never kept'))
  await expect.poll(() => lines.filter(({ level }) => level > WARN)).toHaveLength(1)
})
