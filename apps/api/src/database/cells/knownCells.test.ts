import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { StartError } from '../../config/index.ts'
import { createTestDatabase, type TestDatabase } from '../testing.ts'
import { announceCells, forgetEmptyCell, requireKnownCells, useCell } from './knownCells.ts'

let home: TestDatabase
let other: TestDatabase
beforeAll(async () => {
  ;[home, other] = [await createTestDatabase(), await createTestDatabase()]
})
afterAll(async () => {
  for (const database of [home, other]) await database.drop()
})
beforeEach(async () => {
  await home.database.withPlatform(async trx => {
    await sql`delete from processes`.execute(trx)
    await sql`delete from used_cells`.execute(trx)
  })
  return () => void vi.useRealTimers()
})

const [HOME, B] = [{ name: 'home' }, { name: 'b' }]
const complaints: unknown[] = []
const announce = async (cells: readonly { name: string }[], kind = 'server') =>
  announceCells({ home: home.database, cells, kind, complain: error => complaints.push(error) })
const cellB = () => ({ ...B, upkeep: other.database })
const rowsOf = async (table: 'processes' | 'used_cells'): Promise<string[]> =>
  home.database.withPlatform(async trx =>
    (await trx.selectFrom(table).select('name').orderBy('name').execute()).map(({ name }) => name.split(' ')[0]!),
  )
const ago = async (interval: string): Promise<unknown> =>
  home.database.withPlatform(async trx =>
    sql`update processes set seen_at = clock_timestamp() - ${interval}::interval`.execute(trx),
  )

test('a cell is used once every running process knows it', async () => {
  const stop = [await announce([HOME], 'server'), await announce([HOME, B], 'worker')]
  expect(await useCell(home.database, cellB())).toEqual([expect.stringMatching(/^server on \S+ \(process \d+\)$/)])
  // Every running process now knows the cell, so `used_cells` is empty.
  expect(await rowsOf('used_cells')).toEqual([])
  await stop[0]!()
  expect(await rowsOf('processes')).toEqual(['worker'])
  expect(await useCell(home.database, cellB())).toEqual([])
  expect(await useCell(home.database, cellB())).toEqual([])
  await expect(announce([HOME])).rejects.toThrow(StartError)
  await expect(requireKnownCells(home.database, ['home'])).rejects.toThrow(/lie in the cell b, which DATABASE_CELLS/)
  await requireKnownCells(home.database, ['home', 'b'])
  await stop[1]!()
  expect(complaints).toEqual([])
})

test('a process silent for 35 seconds has ended; its row goes after a day', async () => {
  const stop = await announce([HOME])
  // With a margin for the queries of a busy machine.
  await ago('30 seconds')
  expect(await useCell(home.database, cellB())).toHaveLength(1)
  await ago('36 seconds')
  expect(await useCell(home.database, cellB())).toEqual([])
  await ago('25 hours')
  const stopOther = await announce([HOME, B], 'worker')
  expect(await rowsOf('processes')).toEqual(['worker'])
  for (const each of [stop, stopOther]) await each()
})

test('it says so again every ten seconds, and no more when it has stopped', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const stop = await announce([HOME])
  await ago('1 hour')
  const isSeen = async () => (await useCell(home.database, cellB())).length === 1
  vi.advanceTimersByTime(9_999)
  expect(await isSeen()).toBe(false)
  vi.advanceTimersByTime(1)
  await expect.poll(isSeen).toBe(true)
  await stop()
  expect(vi.getTimerCount()).toBe(0)
})

test('a cell with a shop is not forgotten', async () => {
  await useCell(home.database, cellB())
  await other.database.withPlatform(async trx =>
    sql`insert into tenants (slug, name, product_types) values ('shop', 'Shop', '{}')`.execute(trx),
  )
  await forgetEmptyCell(home.database, cellB())
  expect(await rowsOf('used_cells')).toEqual(['b'])
  await other.database.withPlatform(async trx => sql`delete from tenants`.execute(trx))
  await forgetEmptyCell(home.database, cellB())
  expect(await rowsOf('used_cells')).toEqual([])
})
