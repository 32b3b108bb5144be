import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../database/index.ts'
import { createTestDatabase, type TestDatabase } from '../database/testing.ts'
import { orderPrefixOf } from './orderNumber.ts'

let made: TestDatabase
beforeAll(async () => {
  made = await createTestDatabase()
})
afterAll(async () => made.drop())

test.each([
  ['Angkor Kits', 'angkor', {}, 'AK'],
  ['Mekong Tees Ltd', 'mekong', {}, 'MT'],
  ['ហាងអាវ', 'haang-av', {}, 'HA'],
  ['Kits', 'kits', {}, 'KI'],
  ['Angkor Kits', 'angkor', { orderPrefix: 'KH1' }, 'KH1'],
  ['Angkor Kits', 'angkor', { orderPrefix: 'no way' }, 'AK'],
])('%s (%s, %j) numbers with %s', (name, slug, settings, prefix) => {
  const versions = { pricesVersion: 0, contentVersion: 0 }
  expect(orderPrefixOf({ id: '', host: '', name, slug, settings, productTypes: [], ...versions })).toBe(prefix)
})

test('each tenant counts for itself, and may not touch another’s count', async () => {
  const tenants = await made.database.withPlatform(async trx => {
    const { rows } = await sql<{ id: string }>`
      insert into tenants (slug, name, product_types) values ('a', 'A', '{}'), ('b', 'B', '{}') returning id`.execute(
      trx,
    )
    return rows.map(({ id }) => id)
  })
  const next = async (tenant: string): Promise<number> =>
    made.database.withTenant(tenant, async trx => {
      const { rows } = await sql<{ n: number }>`select next_order_number() as n`.execute(trx)
      return rows[0]!.n
    })
  const [a = '', b = ''] = tenants
  expect([await next(a), await next(a), await next(b), await next(a)]).toEqual([1, 2, 1, 3])
  const sequence = `order_numbers_${b.replaceAll('-', '')}`
  for (const peek of [sql`select last_value from ${sql.table(sequence)}`, sql`select nextval(${sequence})`]) {
    await expect(made.database.withTenant(a, async trx => peek.execute(trx))).rejects.toThrow(/permission denied/)
  }
})
