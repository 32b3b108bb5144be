import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, sql } from '../../database/index.ts'
import { createTestDatabase, type TestDatabase } from '../../database/testing.ts'
import { loseAnswers } from '../../database/testing/lossyProxy.ts'
import type { RunInTenant } from '../../endpoint/index.ts'
import { orderPrefixOf } from './orderNumber.ts'
import { createOrderNumbers } from '../placement/orderNumbers.ts'

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
])('the orders of %s (%s, %j) have numbers that begin with %s', (name, slug, settings, prefix) => {
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
      const { rows } = await sql<{ n: number }>`select take_order_number() as n`.execute(trx)
      return rows[0]!.n
    })
  const [a = '', b = ''] = tenants
  expect([await next(a), await next(a), await next(b), await next(a)]).toEqual([1, 2, 1, 3])
  const seen = await made.database.withTenant(a, async trx =>
    sql`update order_numbers set last = last returning tenant_id`.execute(trx),
  )
  expect(seen.rows).toEqual([{ tenant_id: a }])
  const foreign = made.database.withTenant(a, async trx =>
    sql`insert into order_numbers (tenant_id, last) values (${b}, 9)`.execute(trx),
  )
  await expect(foreign).rejects.toThrow(/row-level security/)
})

test('a number of an undone order is reused, and two concurrent orders have two', async () => {
  const [tenant = ''] = await made.database.withPlatform(async trx =>
    (await trx.selectFrom('tenants').select('id').execute()).map(({ id }) => id),
  )
  const numbers = createOrderNumbers()
  const use = async (work: (count: number) => Promise<boolean>): Promise<number | undefined> => {
    let used: number | undefined
    const run: RunInTenant = async (inside, options) => made.database.withTenant(tenant, inside, options)
    const using = numbers.use(tenant, run, async (_trx, count) => ({ isNew: await work((used = await count())) }))
    await using.catch(() => undefined)
    return used
  }
  const first = (await use(async () => true))!
  const undone = await use(async () => Promise.reject(new Error('undone')))
  const replayed = await use(async () => false)
  expect([undone, replayed]).toEqual([first + 1, first + 1])
  const isOther = Promise.withResolvers<void>()
  const both = [
    use(async () => isOther.promise.then(() => true)),
    use(async () => {
      isOther.resolve()
      return true
    }),
  ]
  expect((await Promise.all(both)).toSorted()).toEqual([first + 1, first + 2])
})

test('a number whose order was kept though its answer was lost is nobody else’s', async () => {
  const [tenant = ''] = await made.database.withPlatform(async trx =>
    (await trx.selectFrom('tenants').select('id').execute()).map(({ id }) => id),
  )
  const lossy = await loseAnswers(made.databaseUrl)
  const database = openDatabase({ databaseUrl: lossy.databaseUrl, maxConnections: 1 })
  const numbers = createOrderNumbers()
  const kept: number[] = []
  const place = async (isLost = false): Promise<unknown> =>
    numbers.use(
      tenant,
      async (inside, options) => database.withTenant(tenant, inside, options),
      async (trx, count) => {
        kept.push(await count())
        await sql`insert into tallies (what, count) values ('placed', ${kept.at(-1)})`.execute(trx)
        if (isLost) lossy.after = ''
        return { isNew: true }
      },
    )
  await place()
  await expect(place(true)).rejects.toMatchObject({ kind: 'away', isUndone: false })
  lossy.after = null
  await place()
  const { rows } = await made.database.withTenant(tenant, async trx =>
    sql<{ count: number }>`select count from tallies where what = 'placed' order by count`.execute(trx),
  )
  expect(rows.map(({ count }) => count)).toEqual(kept)
  expect(new Set(kept).size).toBe(3)
  await database.close()
  lossy.close()
})
