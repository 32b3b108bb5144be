import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../database/index.ts'
import { deleteExpiredRows } from './housekeeping.ts'
import { createTestShop, type TestShop } from '../testing.ts'

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
  expect(await deleteExpiredRows(shop.database, new Date(at.getTime() + DAY_MS - 1000))).toBe(0)
  expect(await deleteExpiredRows(shop.database, new Date(at.getTime() + DAY_MS + 1000))).toBe(2)
})

test('expired codes, links, mail requests and wrong passwords go after a day, per shop', async () => {
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
  const kept = { link: 1, wish: 1, wrongByPair: 1, wrongByAccount: 1, wrongByAddress: 1, accountsByAddress: 1 }
  expect(await left()).toBe(Object.keys(kept).length)
  const start = Date.now()
  await deleteExpiredRows(shop.database, new Date(start + DAY_MS - 60_000))
  expect(await left()).toBe(Object.keys(kept).length)
  await deleteExpiredRows(shop.database, new Date(start + DAY_MS + 2 * 60 * 60_000))
  expect(await left()).toBe(0)
})

test('handled events and expired sessions go after a month; last visits stay', async () => {
  const { email } = await shop.signUp({ email: 'old@example.com' })
  const tenantId = await shop.tenantId('angkor')
  const look = async () =>
    shop.database.withTenant(tenantId, async trx => {
      const { rows } = await sql`select (select count(*)::int from events where told_at is not null) as told,
        (select count(*)::int from events where told_at is null) as waiting,
        (select count(*)::int from sessions s where s.account_id = a.id) as sessions,
        (select count(*)::int from refresh_tokens t join sessions s on s.id = t.session_id where s.account_id = a.id) as tokens,
        last_seen_at is not null as was_seen from accounts a where email = ${email}`.execute(trx)
      return rows[0]
    })
  await shop.mails()
  await shop.database.withTenant(tenantId, async trx => {
    await sql`insert into events (kind, subject_id, told_at) select 'OrderPlaced', gen_random_uuid(), now() - i * interval '1 day' - interval '1 hour'
      from generate_series(1, 2500) i`.execute(trx)
    await sql`insert into events (kind, subject_id) values ('OrderPlaced', gen_random_uuid())`.execute(trx)
  })
  const { told, waiting } = (await look()) as { told: number; waiting: number }
  await deleteExpiredRows(shop.database, new Date())
  expect(await look()).toEqual({ told: told - 2471, waiting, sessions: 1, tokens: 1, was_seen: true })
  await deleteExpiredRows(shop.database, new Date(Date.now() + 43 * DAY_MS))
  expect(await look()).toMatchObject({ sessions: 1, tokens: 1 })
  await deleteExpiredRows(shop.database, new Date(Date.now() + 45 * DAY_MS))
  expect(await look()).toEqual({ told: 0, waiting, sessions: 0, tokens: 0, was_seen: true })
})
