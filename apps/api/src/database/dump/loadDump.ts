import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { pluralise } from '../../config/index.ts'
import { columnList, type Dump, type DumpedTable, listTables, quoteIdentifier } from './copyFormat.ts'
import { listMigrations, migrate } from '../schema/migrate.ts'
import { connectOnce } from '../connection/pool.ts'
import { markRestored } from './restoredCopy.ts'

/** Reason why a dump cannot be loaded, in a sentence for the operator. */
export class LoadError extends Error {
  override name = 'LoadError'
}

/** Throws a {@link LoadError} unless this program knows every migration that the dump was made with. */
export async function requireKnownMigrations({ migrations }: Pick<Dump, 'migrations'>): Promise<void> {
  const known = new Map((await listMigrations()).map(({ name, checksum }) => [name, checksum]))
  const unknown = migrations.filter(({ name, checksum }) => known.get(name) !== checksum).map(({ name }) => name)
  if (unknown.length > 0)
    throw new LoadError(
      `The backup was made by a newer version of Kitwright, or by another one: this one does not know ${unknown.join(', ')}. Restore it with the version that made it, and upgrade then.`,
    )
}

/** Throws a {@link LoadError} unless the database holds no shop. */
export async function requireEmptyDatabase(databaseUrl: string): Promise<void> {
  const client = await connectOnce(databaseUrl)
  try {
    const { rows: tables } = await client.query<{ is_there: boolean }>(
      `select to_regclass('public.tenants') is not null as is_there`,
    )
    if (!tables[0]!.is_there) return
    const { rows } = await client.query<{ shops: number }>('select count(*)::int as shops from tenants')
    if (rows[0]!.shops > 0)
      throw new LoadError(
        `The database holds ${pluralise(rows[0]!.shops, 'shop')} already. A backup is restored into an empty database: create one (createdb), or set another DATA_DIR.`,
      )
  } finally {
    await client.end()
  }
}

/**
 * Makes the tables as they were when the dump was made and fills them, all or nothing; what later versions changed is done at the
 * next start. Throws a {@link LoadError} when the database is not empty or the dump's version is not known.
 */
export async function loadTables(
  databaseUrl: string,
  dump: Dump,
  open: (table: string) => Promise<Readable>,
): Promise<void> {
  await requireKnownMigrations(dump)
  await requireEmptyDatabase(databaseUrl)
  await migrate(databaseUrl, { until: dump.migrations.at(-1)?.name })
  const client = await connectOnce(databaseUrl)
  try {
    await client.query('begin')
    await client.query(`select set_config('statement_timeout', '0', true)`)
    await withoutRules(client, async () => {
      for (const table of dump.tables) await loadTable(client, table, open)
      for (const { name, lastValue, isCalled } of dump.sequences)
        await client.query('select setval($1::regclass, $2, $3)', [quoteIdentifier(name), lastValue, isCalled])
    })
    await markRestored(client)
    await client.query('commit')
  } finally {
    await client.end()
  }
}

async function loadTable(
  client: Client,
  table: DumpedTable,
  open: (table: string) => Promise<Readable>,
): Promise<void> {
  const stream = client.query(copyFrom(`copy ${quoteIdentifier(table.name)} (${columnList(table)}) from stdin`))
  await pipeline(await open(table.name), stream)
  if (stream.rowCount !== table.rows)
    throw new LoadError(`The backup's table ${table.name} has ${stream.rowCount} rows, not ${table.rows}.`)
}

interface ForeignKey {
  readonly table: string
  readonly name: string
  readonly definition: string
}

/**
 * Runs `work` without foreign keys and user triggers. Tables refer to each other in circles, the triggers have run
 * before the dump, and COPY cannot load under row-level security that binds the owner. The foreign keys are created
 * again afterwards, which checks every row; the rest is restored.
 */
async function withoutRules(client: Client, work: () => Promise<void>): Promise<void> {
  const tables = await listTables(client)
  const keys = await listForeignKeys(client)
  for (const { table, name } of keys)
    await client.query(`alter table ${table} drop constraint ${quoteIdentifier(name)}`)
  for (const { name, isTenants } of tables) {
    await client.query(`truncate ${quoteIdentifier(name)}`)
    if (isTenants) await client.query(`alter table ${quoteIdentifier(name)} no force row level security`)
    // A trigger creates each tenant's own sequence.
    if (name !== 'tenants') await client.query(`alter table ${quoteIdentifier(name)} disable trigger user`)
  }
  await work()
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${quoteIdentifier(name)} ${definition}`)
  for (const { name, isTenants } of tables) {
    if (isTenants) await client.query(`alter table ${quoteIdentifier(name)} force row level security`)
    await client.query(`alter table ${quoteIdentifier(name)} enable trigger user`)
  }
}

async function listForeignKeys(client: Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0 order by 1, 2`)
  return rows
}
