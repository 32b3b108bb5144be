import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPools, openUpkeepOfCells } from './pools.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'

let own: [TestDatabase, TestDatabase]
beforeAll(async () => {
  own = [await createTestDatabase(), await createTestDatabase()]
})
afterAll(async () => {
  for (const database of own) await database.drop()
})

const SHOP = '11111111-1111-4111-8111-111111111111'
const limits = { databasePool: 3, databaseOfficePool: 2, statementTimeout: 1.5, lockTimeout: 2.25, idleTimeout: 7 }
const SETTINGS = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']

test('queries of visitors and office have configured limits, background work has minutes', async () => {
  const pools = openPools({ cells: [{ name: 'home', databaseUrl: own[0].databaseUrl }], ...limits })
  const limitsOf = async (database: typeof pools.shop): Promise<string> =>
    database.withPlatform(async trx => {
      const asked = sql.join(SETTINGS.map(name => sql`current_setting(${name})`))
      const { rows } = await sql<{ told: string }>`select concat_ws(', ', ${asked}) as told`.execute(trx)
      return rows[0]!.told
    })
  expect(await limitsOf(pools.shop)).toBe('1500ms, 2250ms, 7s')
  expect(await limitsOf(pools.office)).toBe('1500ms, 2250ms, 7s')
  expect(await limitsOf(pools.upkeep)).toBe('5min, 2min, 5min')
  expect(await limitsOf(pools.watch)).toBe('2s, 2s, 2s')
  expect(pools.cells).toMatchObject([{ name: 'home', databaseUrl: own[0].databaseUrl, directUrl: own[0].databaseUrl }])
  await pools.close()
})

test('an unready cell answers nobody, and the others do meanwhile', async () => {
  const ready = Promise.withResolvers<void>()
  const cells = own.map(({ databaseUrl }, at) => ({
    name: ['home', 'b'][at]!,
    databaseUrl,
    directUrl: `${databaseUrl}?direct`,
    ...(at === 1 && { ready: ready.promise }),
  }))
  const pools = openPools({ cells, ...limits })
  const [home, other] = pools.cells.map(({ upkeep }) => upkeep)
  const ask = async () => other!.withPlatform(async () => 'answered')
  expect(await home!.withPlatform(async () => 'answered')).toBe('answered')
  expect(pools.cells.map(({ directUrl }) => directUrl.endsWith('?direct'))).toEqual([true, true])
  await expect(ask()).rejects.toMatchObject({ kind: 'away' })
  await expect(other!.ping()).rejects.toMatchObject({ kind: 'away' })
  // The shop may belong to the cell that is not ready yet.
  await expect(pools.shop.withTenant(SHOP, async () => 'answered')).rejects.toMatchObject({ kind: 'away' })
  ready.resolve()
  await ready.promise
  expect(await ask()).toBe('answered')
  await other!.ping()
  await pools.close()
})

test('one that never gets ready stays away', async () => {
  const ready = Promise.reject(new Error('no migration'))
  const { cells, close } = openUpkeepOfCells([
    { name: 'home', databaseUrl: own[0].databaseUrl },
    { name: 'b', databaseUrl: own[1].databaseUrl, ready },
  ])
  await ready.catch(() => undefined)
  await expect(cells[1]!.upkeep.ping()).rejects.toMatchObject({ kind: 'away' })
  await cells[0]!.watch.ping()
  await close()
})
