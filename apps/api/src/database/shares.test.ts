import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from './transactions/open.ts'
import { openPools, openUpkeep, openUpkeepOfCells } from './pools.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'

let own: TestDatabase
beforeAll(async () => {
  own = await createTestDatabase()
})
afterAll(async () => own.drop())

/** Returns how many of six shops a pool admits at the same time. */
async function placesOf(database: Database): Promise<number> {
  const over = Promise.withResolvers<void>()
  let inside = 0
  const all = [1, 2, 3, 4, 5, 6].map(async n =>
    database.withTenant(`${n}1111111-1111-4111-8111-111111111111`, async () => {
      inside += 1
      await over.promise
    }),
  )
  await expect.poll(() => inside > 0 && inside === database.connections().open).toBe(true)
  // By then another one would have been admitted too.
  await own.database.ping()
  await own.database.ping()
  const most = inside
  over.resolve()
  await Promise.all(all)
  return most
}
const cells = () => [{ name: 'home', databaseUrl: own.databaseUrl }]

test('a server’s pools have their configured places, and few where nobody waits', async () => {
  const limits = { statementTimeout: 5, lockTimeout: 5, idleTimeout: 5 }
  const pools = openPools({ cells: cells(), databasePool: 4, databaseOfficePool: 3, ...limits })
  const { shop, office, upkeep, watch } = pools
  expect(await Promise.all([shop, office, upkeep, watch].map(placesOf))).toEqual([4, 3, 2, 2])
  await pools.close()
  for (const pool of [shop, office, upkeep, watch]) await expect(pool.ping()).rejects.toThrow('end')
})

test('who does nothing but upkeep has two places, and one to watch', async () => {
  const { upkeep, cells: opened, close } = openUpkeepOfCells(cells())
  expect(await Promise.all([upkeep, opened[0]!.watch].map(placesOf))).toEqual([2, 1])
  await close()
  const alone = openUpkeep(own.databaseUrl)
  expect(await placesOf(alone)).toBe(2)
  await alone.close()
})
