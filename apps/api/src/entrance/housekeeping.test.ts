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
