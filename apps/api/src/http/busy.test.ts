import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from '../database/index.ts'
import { countSleeping } from '../database/testing.ts'
import { createTestShop, type TestShop } from './testing.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop({ statementTimeout: 3, lockTimeout: 0.2 })
  await shop.call('POST /api/contact', { body: { contact: '012 345 678', subject: 'Time', message: 'How long?' } })
})
afterAll(async () => shop.close())

async function staffOf(slug: 'angkor' | 'mekong') {
  const host = slug === 'angkor' ? 'localhost' : 'mekong.localhost'
  return { host, token: await shop.signInStaff(`admin@${slug}.example`, { host }) }
}

const execute = async (text: string) => shop.database.withPlatform(async trx => sql.raw(text).execute(trx))

const countAsleep = async () => countSleeping(shop.database)

describe('when the office’s list of messages takes for ever', () => {
  beforeEach(async () => {
    await execute(`create policy slow on contact_messages as restrictive for select
      using ((select pg_sleep(30)) is not null)`)
  })
  afterEach(async () => execute('drop policy slow on contact_messages'))

  test('ten clicks of one shop’s staff block nobody else, and are told to retry', async () => {
    const angkor = await staffOf('angkor')
    const mekong = await staffOf('mekong')
    const clicks = Array.from({ length: 10 }, async () => shop.call('GET /api/office/messages', angkor))
    await expect.poll(countAsleep).toBe(2)
    const others = await Promise.all([
      shop.call('GET /whoami', {}),
      shop.call('GET /api/templates', { host: mekong.host }),
      shop.call('GET /api/office/home', mekong).then(async () => shop.call('GET /api/office/me', mekong)),
      shop.app.inject('/health/ready').then(({ statusCode }) => ({ status: statusCode })),
    ])
    expect(others.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await countAsleep()).toBe(2)
    for (const { status, error, raw } of await Promise.all(clicks)) {
      expect([status, error?.id, raw.headers['retry-after']]).toEqual([503, 'busy', '2'])
    }
  })
})

test('a row that another holds is not waited for without end', async () => {
  const { access_token: token, email } = await shop.signUp()
  const rename = async () =>
    shop.call('PUT /api/accounts/details', { token, body: { firstName: 'Bopha', lastName: 'Chan' } })
  const { status } = await rename()
  await shop.database.withTenant(await shop.tenantId('angkor'), async trx => {
    await sql`select 1 from accounts where email = ${email} for update`.execute(trx)
    const { error, raw } = await rename()
    expect([status, raw.statusCode, error?.id, raw.headers['retry-after']]).toEqual([200, 503, 'busy', '2'])
  })
  expect((await rename()).status).toBe(200)
})
