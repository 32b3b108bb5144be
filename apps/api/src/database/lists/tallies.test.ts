import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compactTallies, readTallies, sumTallies } from './tallies.ts'
import { createTestDatabase, type TestDatabase } from '../testing.ts'
import type { Transaction } from '../transactions/transaction.ts'

const TENANT = '11111111-1111-4111-8111-111111111111'
let own: TestDatabase
beforeAll(async () => {
  own = await createTestDatabase()
  await own.database.withPlatform(async trx =>
    sql`insert into tenants (id, slug, name, product_types) values (${TENANT}, 'shop', 'Shop', '{}')`.execute(trx),
  )
})
afterAll(async () => own.drop())

const inShop = async <T>(work: (trx: Transaction) => Promise<T>): Promise<T> => own.database.withTenant(TENANT, work)
const add = async (what: string, count: number, times: number): Promise<unknown> =>
  inShop(async trx =>
    sql`insert into tallies (what, count) select ${what}, ${count} from generate_series(1, ${times})`.execute(trx),
  )
const lines = async (): Promise<string[]> =>
  inShop(async trx => {
    const { rows } = await sql<{ line: string }>`
      select what || ' ' || count || ' × ' || count(*) as line from tallies group by what, count order by 1`.execute(
      trx,
    )
    return rows.map(({ line }) => line)
  })

test('many rows of a kind are merged; a sum of zero removes them', async () => {
  const before = await lines()
  await add('order NEW', 1, 101)
  await add('order NEW', -1, 1)
  await add('order GONE', 1, 50)
  await add('order GONE', -1, 50)
  // Two kinds of 202 lines: 200 more than necessary.
  expect(await inShop(compactTallies)).toBe(0)
  expect(await inShop(async trx => readTallies(trx, ['order NEW', 'order GONE', 'order OLD']))).toEqual(
    new Map([
      ['order NEW', 100],
      ['order GONE', 0],
    ]),
  )
  await add('order NEW', 2, 1)
  expect(await inShop(compactTallies)).toBe(203 + before.length)
  expect((await lines()).filter(line => line.startsWith('order'))).toEqual(['order NEW 102 × 1'])
  expect(await inShop(async trx => sumTallies(trx, ['order NEW', 'order GONE']))).toBe(102)
  expect(await inShop(async trx => sumTallies(trx, []))).toBe(0)
})

test('so are the sums of what is not paid', async () => {
  await inShop(async trx =>
    sql`insert into unpaid_tallies (status, paid_percent, odd_cents, orders, total_cents, paid_cents)
      select 'NEW', 50, 0, 1, 1000, 10 * n from generate_series(1, 202) n`.execute(trx),
  )
  expect(await inShop(compactTallies)).toBe(202)
  const { rows } = await inShop(async trx =>
    sql`select orders, total_cents, paid_cents from unpaid_tallies`.execute(trx),
  )
  expect(rows).toEqual([{ orders: 202, total_cents: 202_000, paid_cents: 205_030 }])
})

test('a line stays whose count is zero while its money is not', async () => {
  await inShop(async trx =>
    sql`insert into day_tallies (day, what, count, cents)
      select '2025-03-01', 'placed', 1 - 2 * (n % 2), 10 from generate_series(1, 202) n`.execute(trx),
  )
  expect(await inShop(compactTallies)).toBe(202)
  const { rows } = await inShop(async trx => sql`select what, count, cents from day_tallies`.execute(trx))
  expect(rows).toEqual([{ what: 'placed', count: 0, cents: 2_020 }])
})
