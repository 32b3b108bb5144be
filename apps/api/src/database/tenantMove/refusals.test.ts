import type { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { eraseTenant } from './eraseTenant.ts'
import { connectOnce } from '../connection/pool.ts'
import { createTestDatabase, type TestDatabase } from '../testing.ts'
import { MoveError, moveTenant } from './moveTenant.ts'
import { forgetChanges } from './captureChanges.ts'

const SHOP = '11111111-1111-4111-8111-111111111111'
let cells: [TestDatabase, TestDatabase]
let source: Client
let target: Client
beforeAll(async () => {
  cells = [await createTestDatabase(), await createTestDatabase()]
  ;[source, target] = [await connectOnce(cells[0].databaseUrl), await connectOnce(cells[1].databaseUrl)]
})
afterAll(async () => {
  for (const client of [source, target]) await client.end()
  for (const cell of cells) await cell.drop()
})
beforeEach(async () => {
  await source.query(`insert into tenants (id, slug, name, product_types) values ('${SHOP}', 'shop', 'Shop', '{}')`)
})
afterEach(async () => {
  vi.restoreAllMocks()
  await forgetChanges(source)
  for (const { database } of cells) await database.withPlatform(async trx => eraseTenant(trx, SHOP))
})
const move = async () =>
  moveTenant({
    tenantId: SHOP,
    sourceUrl: cells[0].databaseUrl,
    targetUrl: cells[1].databaseUrl,
    tell: () => undefined,
  })
const shopIn = async (client: Client): Promise<unknown> =>
  (await client.query(`select presence, frozen_until as frozen from tenants where id = '${SHOP}'`)).rows[0]
/** The shop is at the source, open, and no changes are recorded any more. */
async function expectUnmoved(): Promise<void> {
  expect(await shopIn(source)).toEqual({ presence: 'here', frozen: null })
  expect((await source.query(`select to_regnamespace('moving') as notes`)).rows).toEqual([{ notes: null }])
}
/**
 * Mocks a clock that stands still, except for leaps before the calls of these numbers. Returns a function that counts
 * the calls.
 */
function leapBefore(askings: readonly number[], ms: number): () => number {
  let asked = 0
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => {
    asked += 1
    if (askings.includes(asked)) now += ms
    return now
  })
  return () => asked
}

// Two rounds read the clock twice each. Each freeze then reads it when it begins and when it checks whether it is late.
const STILL = [6, 10, 14, 18, 22]

test('a shop frozen too long is thawed and caught up; five tries end it', async () => {
  const asked = leapBefore(STILL, 4_001)
  await expect(move()).rejects.toThrow(/^The last changes took too long\. Nothing was moved/)
  expect(asked()).toBe(22)
  await expectUnmoved()
  leapBefore(STILL.slice(0, 4), 4_001)
  expect(await move()).toMatchObject({ frozenMs: 0 })
  expect(await shopIn(source)).toMatchObject({ presence: 'left' })
  expect(await shopIn(target)).toEqual({ presence: 'here', frozen: null })
})

test('how long it stood still is told in whole milliseconds', async () => {
  leapBefore([6, 7], 3.6)
  expect(await move()).toMatchObject({ frozenMs: 7 })
})

test('one that changes faster than it can be carried stays, after twenty rounds', async () => {
  const rounds = Array.from({ length: 40 }, (_, i) => i + 1)
  const asked = leapBefore(rounds, 1_000)
  await expect(move()).rejects.toThrow(/^The shop changes faster than it can be carried/)
  expect(asked()).toBe(40)
  await expectUnmoved()
  leapBefore(rounds, 999)
  expect(await move()).toMatchObject({ frozenMs: 1_998 })
})

test('a shop stays if its copy differs, and the error names the difference', async () => {
  await target.query(`create function spoil() returns trigger language plpgsql as $$ begin new.name = 'Spoilt'; return new; end $$;
    create trigger spoil before insert or update on tenants for each row execute function spoil()`)
  await expect(move()).rejects.toThrow(
    new MoveError('What arrived of tenants is not what was sent. Nothing was moved.'),
  )
  await target.query('drop function spoil cascade')
  await expectUnmoved()
})
