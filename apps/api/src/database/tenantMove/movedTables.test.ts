import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Client } from 'pg'
import { eraseTenant } from './eraseTenant.ts'
import { connectOnce } from '../connection/pool.ts'
import { createTestDatabase, type TestDatabase } from '../testing.ts'
import { fetchedColumns, listMovedTables, sameKey } from './movedTables.ts'

let own: TestDatabase
let client: Client
beforeEach(async () => {
  own = await createTestDatabase()
  client = await connectOnce(own.databaseUrl)
})
afterEach(async () => {
  await client.end()
  await own.drop()
})
const SHOP = '11111111-1111-4111-8111-111111111111'

test('every table of a tenant’s rows is moved, referenced ones first, except disposable ones', async () => {
  await client.query(`create table a_sizes (tenant_id uuid, kit text, n int, twice int generated always as (n * 2) stored,
      primary key (kit, tenant_id), unique (tenant_id, kit));
    create table a_kits (tenant_id uuid, name text primary key, parent text references a_kits);
    alter table a_sizes add foreign key (kit) references a_kits;
    create unlogged table a_lost (tenant_id uuid, id int primary key); create table a_words (word text primary key)`)
  const tables = await listMovedTables(client)
  const names = tables.map(({ name }) => name)
  for (const { name, refersTo } of tables)
    for (const other of refersTo)
      if (names.includes(other)) expect(names.indexOf(other)).toBeLessThan(names.indexOf(name))
  const tableOf = (name: string) => tables.find(table => table.name === name)
  expect(tableOf('a_sizes')).toEqual({
    name: 'a_sizes',
    owner: 'tenant_id',
    columns: ['tenant_id', 'kit', 'n'],
    key: ['kit', 'tenant_id'],
    refersTo: ['a_kits'],
  })
  expect(tableOf('a_kits')!.refersTo).toEqual([])
  expect([tableOf('a_lost'), tableOf('a_words')]).toEqual([undefined, undefined])
  expect(tableOf('tenants')).toMatchObject({ owner: 'id', key: ['id'] })
  expect(tableOf('tenants')!.columns).toContain('slug')
  expect(tableOf('tenants')!.columns).not.toContain('presence')
})

test('tables in a circle, and one without a key, are refused by name', async () => {
  await client.query(`create table a_one (tenant_id uuid, id int primary key);
    create table a_two (tenant_id uuid, id int primary key references a_one);
    alter table a_one add foreign key (id) references a_two`)
  await expect(listMovedTables(client)).rejects.toThrow('These tables refer to each other in a circle: a_one, a_two')
  const erasing = own.database.withPlatform(async trx => eraseTenant(trx, SHOP))
  await expect(erasing).rejects.toThrow(/refer to each other in a circle: .*a_one, a_two/)
  await client.query('alter table a_one drop constraint a_one_id_fkey; alter table a_two drop constraint a_two_pkey')
  await expect(listMovedTables(client)).rejects.toThrow('a_two has no primary key')
})

test('what is part of a key is fetched once, and keys are matched whole', () => {
  const table = { name: 'n', owner: 'o', columns: ['a', 'b'], key: ['b', 'c"'], refersTo: [] }
  expect(fetchedColumns(table)).toEqual(['a', 'b', 'c"'])
  expect(sameKey(table, 'x', 'y')).toBe('x."b" = y."b" and x."c""" = y."c"""')
})
