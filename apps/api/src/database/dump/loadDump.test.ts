import { sql } from 'kysely'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Dump } from './copyFormat.ts'
import { dumpTables } from './dump.ts'
import { LoadError, loadTables, requireKnownMigrations } from './loadDump.ts'
import { createTestDatabase, type TestDatabase } from '../testing.ts'

const [SHOP, OTHER] = [1, 2].map(n => `${n}1111111-1111-4111-8111-111111111111`)

let own: TestDatabase
beforeAll(async () => {
  own = await createTestDatabase()
})
afterAll(async () => own.drop())

const TABLES: Readonly<Record<string, string>> = {
  tenants: `${SHOP}\tangkor\tAngkor\t{}\n${OTHER}\tmekong\tMekong\t{}\n`,
  tenant_hosts: `localhost\t${SHOP}\n`,
}
const dump = (change: Partial<Dump> = {}): Dump => ({
  migrations: [],
  tables: [
    { name: 'tenants', columns: ['id', 'slug', 'name', 'product_types'], rows: 2 },
    { name: 'tenant_hosts', columns: ['host', 'tenant_id'], rows: 1 },
  ],
  sequences: [],
  ...change,
})
const load = async (wanted: Dump, tables = TABLES): Promise<void> =>
  loadTables(own.databaseUrl, wanted, async name => Readable.from([Buffer.from(tables[name]!)]))
const slugs = async (): Promise<string[]> =>
  own.database.withPlatform(async trx =>
    (await trx.selectFrom('tenants').select('slug').orderBy('slug').execute()).map(({ slug }) => slug),
  )

test('a dump that lacks a row, or has a stranger’s, restores nothing', async () => {
  const short = { ...TABLES, tenants: TABLES['tenants']!.split('\n')[0]! }
  await expect(load(dump(), short)).rejects.toThrow(new LoadError("The backup's table tenants has 1 rows, not 2."))
  const strange = { ...TABLES, tenant_hosts: 'localhost\t31111111-1111-4111-8111-111111111111\n' }
  await expect(load(dump(), strange)).rejects.toThrow('foreign key')
  expect(await slugs()).toEqual([])
})

test('a dump with unknown or different migrations is named', async () => {
  const unknown = ['0001-create-roles.sql', '9999-of-tomorrow.sql'].map(name => ({ name, checksum: '' }))
  await expect(load(dump({ migrations: unknown }))).rejects.toThrow(
    /does not know 0001-create-roles\.sql, 9999-of-tomorrow\.sql\. Restore it/,
  )
  expect(await slugs()).toEqual([])
})

// This test comes last: the others need the database empty, and leave it empty.
test('a dump is loaded once, and what is dumped then is what was loaded', async () => {
  await load(dump())
  expect(await slugs()).toEqual(['angkor', 'mekong'])
  const told = new Map<string, string>()
  const { tables, migrations } = await dumpTables(own.databaseUrl, async (name, rows) => {
    told.set(name, await text(rows))
  })
  expect(told.get('tenant_hosts')).toBe(TABLES['tenant_hosts'])
  expect(tables.flatMap(({ name, rows }) => (rows > 0 ? [[name, rows]] : []))).toEqual([
    ['tenant_hosts', 1],
    ['tenants', 2],
  ])
  await requireKnownMigrations({ migrations })
  await expect(load(dump())).rejects.toThrow('The database holds 2 shops already.')
  // The constraints apply again.
  const strange = sql`insert into tenant_hosts values ('other', '31111111-1111-4111-8111-111111111111')`
  await expect(own.database.withPlatform(async trx => strange.execute(trx))).rejects.toThrow('foreign key')
})
