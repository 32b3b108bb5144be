import type { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { eraseTenant } from './eraseTenant.ts'
import { sql } from '../index.ts'
import { connectOnce } from '../connection/pool.ts'
import { createTestDatabase, type TestDatabase } from '../testing.ts'
import { copyAllRows, copyChangedRows, listDifferingTables } from './copyTenantRows.ts'
import { clearLeftovers } from './clearLeftovers.ts'
import { listMovedTables, type MovedTable } from './movedTables.ts'
import { moveTenant } from './moveTenant.ts'
import { awaitWriters, forgetChanges, captureChanges } from './captureChanges.ts'

const [SHOP, OTHER] = [1, 2].map(n => `${n}1111111-1111-4111-8111-111111111111`) as [string, string]
let cells: [TestDatabase, TestDatabase]
let source: Client
let target: Client
beforeAll(async () => {
  cells = [await createTestDatabase(), await createTestDatabase()]
  for (const { databaseUrl } of cells) {
    const client = await connectOnce(databaseUrl)
    // Rows of the first table are referenced by the second, and one table consists only of its key.
    await client.query(`create table kits (tenant_id uuid references tenants, name text, pieces int, primary key (tenant_id, name));
      create table sizes (tenant_id uuid, kit text, size text, primary key (tenant_id, kit, size),
        foreign key (tenant_id, kit) references kits)`)
    await client.end()
  }
})
afterAll(async () => {
  for (const cell of cells) await cell.drop()
})
beforeEach(async () => {
  ;[source, target] = [await connectOnce(cells[0].databaseUrl), await connectOnce(cells[1].databaseUrl)]
  for (const client of [source, target]) await client.query(`select set_config('kitwright.tenant', '${SHOP}', false)`)
  await source.query(
    `insert into tenants (id, slug, name, product_types) values ('${SHOP}', 'shop', 'Shop', '{}'), ('${OTHER}', 'other', 'Other', '{}')`,
  )
  await source.query(`insert into kits values ('${SHOP}', 'home', 1), ('${SHOP}', 'away', 2), ('${OTHER}', 'home', 3)`)
  await source.query(
    `insert into sizes values ('${SHOP}', 'home', 'M'), ('${SHOP}', 'home', 'L'), ('${OTHER}', 'home', 'M')`,
  )
})
afterEach(async () => {
  await forgetChanges(source)
  for (const client of [source, target]) await client.end()
  for (const { database } of cells)
    for (const id of [SHOP, OTHER]) await database.withPlatform(async trx => eraseTenant(trx, id))
})
const kitsIn = async (client: Client): Promise<string[]> =>
  (
    await client.query<{
      told: string
    }>(`select concat_ws(' ', k.name, pieces, string_agg(size, '+' order by size)) as told
      from kits k left join sizes s on s.tenant_id = k.tenant_id and s.kit = k.name where k.tenant_id = '${SHOP}'
      group by k.name, pieces order by 1`)
  ).rows.map(({ told }) => told)
const presenceIn = async (client: Client): Promise<unknown> =>
  (await client.query(`select presence from tenants where id = '${SHOP}'`)).rows[0]?.presence
const ours = async (): Promise<MovedTable[]> =>
  (await listMovedTables(source)).filter(({ name }) => ['tenants', 'kits', 'sizes'].includes(name))

test('a shop moves with all its rows, and its old cell is cleared', async () => {
  const told: string[] = []
  const heard: (string | undefined)[] = []
  for (const client of [source, target]) {
    client.on('notification', ({ payload }) => heard.push(payload))
    await client.query('listen kitwright_content')
  }
  const urls = { sourceUrl: cells[0].databaseUrl, targetUrl: cells[1].databaseUrl }
  const { rows, frozenMs } = await moveTenant({ tenantId: SHOP, ...urls, tell: line => told.push(line) })
  expect(told).toEqual([expect.stringMatching(new RegExp(`^${rows} rows of \\d+ tables copied\\.$`))])
  expect(Number.isInteger(frozenMs)).toBe(true)
  expect([frozenMs >= 0, frozenMs < 4_000]).toEqual([true, true])
  expect(await kitsIn(target)).toEqual(['away 2', 'home 1 L+M'])
  expect([await presenceIn(source), await presenceIn(target)]).toEqual(['left', 'here'])
  await expect.poll(() => heard.filter(id => id === SHOP).length).toBeGreaterThanOrEqual(2)
  expect((await target.query('select name from tenants')).rows).toEqual([{ name: 'Shop' }])
  await expect(moveTenant({ tenantId: SHOP, ...urls, tell: () => undefined })).rejects.toThrow(
    'The shop is not in this cell any more.',
  )
  const cell = { upkeep: cells[0].database, directUrl: cells[0].databaseUrl }
  expect(await clearLeftovers(cell, SHOP)).toBe(rows)
  expect([await kitsIn(source), await presenceIn(source)]).toEqual([[], undefined])
  expect((await source.query('select to_regnamespace($1) as left', ['moving'])).rows).toEqual([{ left: null }])
})

test('what is left is not cleared as long as somebody works who began before', async () => {
  await source.query('begin; select')
  const cell = { upkeep: cells[0].database, directUrl: cells[0].databaseUrl }
  expect(await clearLeftovers(cell, SHOP, 0)).toBeUndefined()
  await source.query('rollback')
  expect(await kitsIn(source)).toHaveLength(2)
})

test('writes during the move are recorded and applied at the target', async () => {
  const tables = await ours()
  await captureChanges(source, SHOP, tables)
  const carrying = { source, target, tenantId: SHOP, tables }
  await target.query(`set kitwright.loading = 'on'; begin`)
  expect(await copyAllRows(carrying)).toBe(5)
  await target.query('commit')
  expect(await listDifferingTables(carrying)).toEqual([])

  await source.query(`insert into kits values ('${SHOP}', 'third', 3)`)
  await source.query(`update kits set pieces = 9 where name = 'away' and tenant_id = '${SHOP}'`)
  await source.query(`update sizes set kit = 'third' where size = 'L' and tenant_id = '${SHOP}'`)
  await source.query(`delete from sizes where size = 'M' and tenant_id = '${SHOP}'`)
  await source.query(`delete from kits where name = 'home' and tenant_id = '${SHOP}'`)
  // Rows of another tenant are not recorded, nor those that a load writes.
  await source.query(`update kits set pieces = 8 where tenant_id = '${OTHER}'`)
  await source.query(
    `set kitwright.loading = 'on'; update tenants set name = 'Unnoted' where id = '${SHOP}'; reset kitwright.loading`,
  )
  expect(await listDifferingTables(carrying)).toEqual(expect.arrayContaining(['tenants', 'kits', 'sizes']))
  await target.query('begin')
  await copyChangedRows(carrying)
  await target.query('commit')
  expect(await kitsIn(target)).toEqual(await kitsIn(source))
  expect(await kitsIn(target)).toEqual(['away 9', 'third 3 L'])
  expect(await listDifferingTables(carrying)).toEqual(['tenants'])
  await source.query('delete from moving.changed_rows')
  await target.query('begin')
  await copyChangedRows(carrying)
  await target.query('commit')
  expect(await kitsIn(target)).toHaveLength(2)
})

test('a frozen shop accepts no writes, and writers are waited for that long', async () => {
  await captureChanges(source, SHOP, await ours())
  const writer = await connectOnce(cells[0].databaseUrl)
  await writer.query(`begin; update kits set pieces = 7 where tenant_id = '${SHOP}'`)
  await expect(awaitWriters(source, SHOP, 30)).rejects.toThrow(/lock timeout|statement timeout/)
  // Writers of another shop are not waited for.
  await awaitWriters(source, OTHER, 2_000)
  await writer.query('commit')
  await awaitWriters(source, SHOP, 2_000)
  await source.query(
    `set kitwright.loading = 'on'; update tenants set presence = 'leaving', frozen_until = clock_timestamp() + interval '1 minute' where id = '${SHOP}'`,
  )
  await expect(writer.query(`update kits set pieces = 6 where tenant_id = '${SHOP}'`)).rejects.toMatchObject({
    code: 'KW001',
  })
  await writer.query(`update kits set pieces = 6 where tenant_id = '${OTHER}'`)
  await writer.end()
})

test('an error other than a lock is reported at once', async () => {
  const tables = [{ name: 'nothing', owner: 'tenant_id', columns: [], key: [], refersTo: [] }]
  await expect(captureChanges(source, SHOP, tables)).rejects.toMatchObject({ code: '42P01' })
  expect((await source.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('a shop is removed with all its rows, each counted once; the other stays', async () => {
  const rows = await cells[0].database.withPlatform(async trx => {
    const erased = await eraseTenant(trx, SHOP)
    expect(await eraseTenant(trx, SHOP)).toBe(0)
    const { rows: left } = await sql`select slug from tenants`.execute(trx)
    expect(left).toEqual([{ slug: 'other' }])
    return erased
  })
  expect(rows).toBeGreaterThanOrEqual(5)
  expect((await source.query('select count(*)::int as left from kits')).rows).toEqual([{ left: 1 }])
})
