import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from './index.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'

/** The tables outside the shops, and why. */
const OF_NO_SHOP: Readonly<Record<string, string>> = {
  tenants: 'the shops of this cell, by their own ids',
  tenant_hosts: 'finds the shop that a host leads to',
  secrets: 'the installation’s keys',
  upkeep: 'what the servers of a database do once among them',
  used_cells: 'which databases have shops of this installation',
  processes: 'the servers and workers that run',
  migrations: 'the steps that this database has taken',
  operator_accounts: 'the people who run the installation',
  operator_sessions: 'where they are signed in',
  operator_acts: 'what they did, also to shops that are gone',
  operator_refusals: 'refused sign-ins of the operator, by network',
}

let made: TestDatabase
beforeAll(async () => {
  made = await createTestDatabase()
})
afterAll(async () => made.drop())

const ask = async (query: ReturnType<typeof sql<{ what: string }>>): Promise<string[]> => {
  const { rows } = await made.database.withPlatform(async trx => query.execute(trx))
  return rows.map(({ what }) => what)
}
const outside = sql.raw(
  Object.keys(OF_NO_SHOP)
    .map(name => `'${name}'`)
    .join(),
)

test('every key of a shop’s table includes the shop', async () => {
  const keyless = await ask(sql`
    select c.relname || ' has no primary key' as what from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and not exists (select from pg_constraint where conrelid = c.oid and contype = 'p')`)
  const unique = await ask(sql`
    select i.indexrelid::regclass::text as what from pg_index i join pg_class c on c.oid = i.indrelid
    where i.indisunique and c.relnamespace = 'public'::regnamespace and c.relname not in (${outside})
      and not exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id' and a.attnum = any(i.indkey::int2[]))`)
  const foreign = await ask(sql`
    select k.conrelid::regclass || ' ' || k.conname as what from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and c.relnamespace = 'public'::regnamespace and c.relname not in (${outside})
      and not exists (select from unnest(k.conkey, k.confkey) as pair (own, other)
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = own
        join pg_attribute b on b.attrelid = k.confrelid and b.attnum = other
        where a.attname = 'tenant_id' and b.attname = case when k.confrelid = 'tenants'::regclass then 'id' else 'tenant_id' end)`)
  expect({ keyless, unique, foreign }).toEqual({ keyless: [], unique: [], foreign: [] })
})

test('every table is a shop’s, or is named with its reason', async () => {
  const others = await ask(sql`
    select c.relname as what from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and not exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped)`)
  expect(others.filter(name => !(name in OF_NO_SHOP))).toEqual([])
})

test('nothing counts over all shops: no sequence, and so no identity', async () => {
  expect(await ask(sql`select sequencename as what from pg_sequences where schemaname = 'public'`)).toEqual([])
})

test('no trigger makes anything of rows that are carried from another cell', async () => {
  const working = await ask(sql`
    select t.tgrelid::regclass || ' ' || t.tgname as what from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not t.tgisinternal and c.relnamespace = 'public'::regnamespace
      and pg_get_triggerdef(t.oid) !~ 'kitwright[.]loading'`)
  expect(working).toEqual([])
})

test('ids that are made one after the other sort as they were made', async () => {
  const { rows } = await made.database.withPlatform(async trx =>
    sql<{ id: string }>`select time_uuid() as id, pg_sleep(0.00001) from generate_series(1, 200)`.execute(trx),
  )
  const ids = rows.map(({ id }) => id)
  expect(ids.toSorted()).toEqual(ids)
  expect(ids.every(id => /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id))).toBe(true)
})
