import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../database/index.ts'
import { tidyUp } from './housekeeping.ts'
import { createTestShop, type TestShop } from './testing.ts'

const DAY_MS = 24 * 60 * 60 * 1000

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop()
})
afterAll(async () => shop.close())

test('in every tenant, answers kept for a day are forgotten after it, not before', async () => {
  const at = shop.clock.now
  for (const slug of ['angkor', 'mekong'] as const) {
    await shop.database.withTenant(await shop.tenantId(slug), async trx => {
      await sql`insert into idempotency_keys (person_id, key, request_hash, answer, created_at)
        select id, 'kept', '', '{}', ${at}::timestamptz from accounts limit 1`.execute(trx)
    })
  }
  expect(await tidyUp(shop.database, new Date(at.getTime() + DAY_MS - 1000))).toBe(0)
  expect(await tidyUp(shop.database, new Date(at.getTime() + DAY_MS + 1000))).toBe(2)
})

test('codes, links, wishes for mails and wrong passwords go a day after they are over, in their own shop only', async () => {
  const { email } = await shop.signUp()
  const forget = async () => shop.call('POST /api/accounts/forgotpassword', { body: { email } })
  await forget()
  await shop.call('POST /api/accounts/token', { body: { email, password: 'not this one', clientId: 'web' } })
  await shop.mails()
  const left = async () =>
    shop.database.withTenant(await shop.tenantId('angkor'), async trx => {
      const { rows } = await sql<{ count: number }>`
        select ((select count(*) from one_time_links) + (select count(*) from mail_wishes)
          + (select count(*) from sign_in_failures))::int as count`.execute(trx)
      return rows[0]!.count
    })
  const kept = { link: 1, wish: 1, wrongByPair: 1, wrongByAccount: 1, wrongByAddress: 1 }
  expect(await left()).toBe(Object.keys(kept).length)
  const start = Date.now()
  await tidyUp(shop.database, new Date(start + DAY_MS - 60_000))
  expect(await left()).toBe(Object.keys(kept).length)
  await tidyUp(shop.database, new Date(start + DAY_MS + 2 * 60 * 60_000))
  expect(await left()).toBe(0)
})
