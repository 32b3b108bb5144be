import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { TenantMovedError, DatabaseUnavailableError } from '../connection/errors.ts'
import { type Database, openDatabase } from '../transactions/open.ts'
import type { Presence } from '../schema/findTenantCell.ts'
import { createTestDatabase, type TestDatabase } from '../testing.ts'
import { createPlaces } from './tenantLocations.ts'
import { createShardedDatabase } from './uniteCells.ts'

const [HOME_SHOP, OTHER_SHOP, NOBODY] = [1, 2, 3].map(n => `${n}1111111-1111-4111-8111-111111111111`) as [
  string,
  string,
  string,
]

let own: [TestDatabase, TestDatabase]
let opened: Database[] = []
beforeAll(async () => {
  own = [await createTestDatabase(), await createTestDatabase()]
})
afterAll(async () => {
  for (const database of own) await database.drop()
})
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close()
  for (const { database } of own) await database.withPlatform(async trx => sql`delete from tenants`.execute(trx))
})

async function put(at: 0 | 1, id: string, presence: Presence): Promise<void> {
  await own[at].database.withPlatform(async trx =>
    sql`insert into tenants (id, slug, name, product_types, presence) values (${id}, ${`shop-${id[0]}`}, ${`In ${at}`}, '{}', ${presence})
      on conflict (id) do update set presence = excluded.presence`.execute(trx),
  )
}
const presenceIn = async (at: 0 | 1, id: string): Promise<unknown> =>
  own[at].database.withPlatform(async trx => {
    const { rows } = await sql<{ presence: string }>`select presence from tenants where id = ${id}`.execute(trx)
    return rows[0]?.presence
  })

const NOWHERE = 'postgresql://127.0.0.1:1/nothing'
function unite(urls = own.map(({ databaseUrl }) => databaseUrl)): Database {
  const databases = urls.map(databaseUrl => openDatabase({ databaseUrl, maxConnections: 2, isCell: true }))
  opened.push(...databases)
  return createShardedDatabase(databases, createPlaces(databases))
}
const nameOf = async (database: Database, id: string, signal?: AbortSignal): Promise<string | undefined> =>
  database.withTenant(
    id,
    async trx => (await trx.selectFrom('tenants').select('name').executeTakeFirst())?.name,
    signal && { signal },
  )

test('a shop’s transaction runs in the shop’s cell, and follows it after a move', async () => {
  await put(0, HOME_SHOP, 'here')
  await put(1, OTHER_SHOP, 'here')
  const united = unite()
  expect([await nameOf(united, HOME_SHOP), await nameOf(united, OTHER_SHOP)]).toEqual(['In 0', 'In 1'])
  await put(0, OTHER_SHOP, 'here')
  await put(1, OTHER_SHOP, 'left')
  expect(await nameOf(united, OTHER_SHOP)).toBe('In 0')
  expect(await nameOf(united.cells[1]!, OTHER_SHOP)).toBe('In 0')
})

test('calls wait while a shop moves, and an aborted call is dropped', async () => {
  await put(0, HOME_SHOP, 'leaving')
  const united = unite()
  const gone = new AbortController()
  const left = nameOf(united, HOME_SHOP, gone.signal)
  gone.abort()
  await expect(left).rejects.toThrow(DatabaseUnavailableError)
  const waiting = nameOf(united, HOME_SHOP)
  await put(1, HOME_SHOP, 'here')
  await put(0, HOME_SHOP, 'left')
  expect(await waiting).toBe('In 1')
})

test('for eight seconds it is waited for, and then its calls end', async () => {
  await put(0, HOME_SHOP, 'leaving')
  const united = unite()
  let times = 0
  const clock = vi.spyOn(Date, 'now')
  const nameWhenCarriedUntil = async (ms: number): Promise<string | undefined> => {
    clock.mockReset().mockImplementation(() => 1_000 + (times++ === 0 ? 0 : ms))
    times = 0
    return nameOf(united, HOME_SHOP)
  }
  try {
    await expect(nameWhenCarriedUntil(8_001)).rejects.toThrow(TenantMovedError)
    expect(times).toBe(2)
    const waiting = nameWhenCarriedUntil(7_999)
    await put(1, HOME_SHOP, 'here')
    await put(0, HOME_SHOP, 'left')
    expect(await waiting).toBe('In 1')
  } finally {
    clock.mockRestore()
  }
})

test('the next caller finishes a move that was cut off before its last step', async () => {
  await put(0, HOME_SHOP, 'left')
  await put(1, HOME_SHOP, 'sealed')
  expect(await nameOf(unite(), HOME_SHOP)).toBe('In 1')
  expect(await presenceIn(1, HOME_SHOP)).toBe('here')
})

test('one that no cell knows is looked for again each time', async () => {
  const databases = own.map(({ database }) => database)
  const places = createPlaces(databases)
  expect(await places.find(NOBODY)).toBeUndefined()
  await put(1, NOBODY, 'here')
  expect(await places.find(NOBODY)).toBe(1)
  // A known location is not looked up again until somebody finds it gone.
  await put(0, NOBODY, 'here')
  await put(1, NOBODY, 'left')
  expect(await places.find(NOBODY)).toBe(1)
  places.forget(NOBODY)
  expect(await places.find(NOBODY)).toBe(0)
})

test('an error of a shop’s transaction stays that shop’s, and no work is repeated', async () => {
  await put(0, HOME_SHOP, 'here')
  let times = 0
  const failing = unite().withTenant(HOME_SHOP, async () => {
    times += 1
    throw new Error('of the work')
  })
  await expect(failing).rejects.toThrow('of the work')
  expect(times).toBe(1)
})

test('the operator’s transactions run in the first, and by name in each', async () => {
  await put(0, HOME_SHOP, 'here')
  await put(1, OTHER_SHOP, 'here')
  const united = unite()
  const slugs = async (database: Database) =>
    database.withPlatform(async trx =>
      (await trx.selectFrom('tenants').select('slug').execute()).map(({ slug }) => slug),
    )
  expect(await slugs(united)).toEqual(['shop-1'])
  expect(await Promise.all(united.cells.map(slugs))).toEqual([['shop-1'], ['shop-2']])
  expect(united.cells.map(({ cells }) => cells.length)).toEqual([1, 1])
})

test('as long as one answers they are there; their connections are counted together', async () => {
  const [home, other] = own.map(({ databaseUrl }) => databaseUrl) as [string, string]
  await unite([NOWHERE, other]).ping()
  await unite([home, NOWHERE]).ping()
  await expect(unite([NOWHERE, NOWHERE]).ping()).rejects.toThrow('ECONNREFUSED')
  const united = unite()
  const inUse = await united.cells[0]!.withPlatform(async () =>
    united.cells[1]!.withPlatform(async () => {
      const { open, idle } = united.connections()
      return open - idle
    }),
  )
  expect(inUse).toBe(2)
  expect(united.connections()).toEqual({ open: 2, idle: 2 })
  await united.close()
  await expect(united.cells[1]!.ping()).rejects.toThrow(/end/)
  opened = []
})

test('one alone is as it is', () => {
  const { database } = own[0]
  expect(createShardedDatabase([database], createPlaces([database]))).toBe(database)
  expect(() => createShardedDatabase([], createPlaces([]))).toThrow(TypeError)
})
