import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client } from 'pg'
import { StartError } from '../config/index.ts'
import { connectOnce } from './pool.ts'

const ownFolder = join(import.meta.dirname, '../../migrations')
const FILE_NAME = /^\d{4}-[a-z0-9-]+\.sql$/
/** Any number will do, as long as every starter takes the same. */
const LOCK = 'select pg_advisory_lock(7120043)'

interface Migration {
  name: string
  sql: string
  checksum: string
}

/** The migrations in their order. Throws on a file name outside the pattern, and on a number used twice. */
export async function listMigrations(folder: string = ownFolder): Promise<Migration[]> {
  const names = (await readdir(folder)).filter(name => name.endsWith('.sql')).sort()
  const numbers = new Set<string>()
  for (const name of names) {
    if (!FILE_NAME.test(name)) throw new Error(`Migration ${name} is not named like 0001-create-roles.sql`)
    const number = name.slice(0, 4)
    if (numbers.has(number)) throw new Error(`Two migrations have the number ${number}`)
    numbers.add(number)
  }
  return Promise.all(names.map(async name => readMigration(folder, name)))
}

async function readMigration(folder: string, name: string): Promise<Migration> {
  const sql = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n')
  return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
}

/** One text for the whole folder: changes when any migration does. */
export async function migrationsChecksum(): Promise<string> {
  const hash = createHash('sha256')
  for (const { name, checksum } of await listMigrations()) hash.update(`${name} ${checksum}\n`)
  return hash.digest('hex')
}

export interface Migrating {
  readonly folder?: string
  /** The name of the last one to apply; all by default. */
  readonly until?: string | undefined
}

/**
 * Applies what is missing, each file in a transaction of its own; returns the names applied. A second starter waits for the first;
 * an interrupted file leaves nothing behind. Throws when an applied file has changed, or when the database is newer than the files.
 */
export async function migrate(databaseUrl: string, { folder, until }: Migrating = {}): Promise<string[]> {
  const all = await listMigrations(folder)
  const migrations = until === undefined ? all : all.filter(({ name }) => name <= until)
  const client = await connectOnce(databaseUrl)
  try {
    await client.query(LOCK)
    const missing = missingOf(migrations, await listApplied(client))
    for (const migration of missing) await apply(client, migration)
    return missing.map(({ name }) => name)
  } finally {
    // Ending the session gives the lock back, however it ends.
    await client.end()
  }
}

/** How a database stands to this program. */
export interface MigrationState {
  readonly applied: readonly { readonly name: string; readonly appliedAt: Date }[]
  /** What the next start will apply. */
  readonly missing: readonly string[]
  /** Applied by a newer program, or changed since: this one does not start on it. */
  readonly unknown: readonly string[]
}

/** Only reads. */
export async function readMigrationState(databaseUrl: string): Promise<MigrationState> {
  const migrations = await listMigrations()
  const known = new Map(migrations.map(({ name, checksum }) => [name, checksum]))
  const client = await connectOnce(databaseUrl)
  try {
    const { rows: found } = await client.query<{ is_there: boolean }>(
      `select to_regclass('public.migrations') is not null as is_there`,
    )
    if (!found[0]!.is_there) return { applied: [], missing: [...known.keys()], unknown: [] }
    const { rows } = await client.query<{ name: string; checksum: string; appliedAt: Date }>(
      'select name, checksum, applied_at as "appliedAt" from migrations order by name',
    )
    const applied = new Set(rows.map(({ name }) => name))
    return {
      applied: rows.map(({ name, appliedAt }) => ({ name, appliedAt })),
      missing: [...known.keys()].filter(name => !applied.has(name)),
      unknown: rows.filter(({ name, checksum }) => known.get(name) !== checksum).map(({ name }) => name),
    }
  } finally {
    await client.end()
  }
}

async function listApplied(client: Client): Promise<Map<string, string>> {
  await client.query(`create table if not exists migrations
    (name text primary key, checksum text not null, applied_at timestamptz not null default now())`)
  const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from migrations')
  return new Map(rows.map(({ name, checksum }) => [name, checksum]))
}

function missingOf(migrations: Migration[], applied: Map<string, string>): Migration[] {
  const known = new Set(migrations.map(({ name }) => name))
  const unknown = [...applied.keys()].filter(name => !known.has(name))
  if (unknown.length > 0)
    throw new StartError(
      `The database is newer than this program: it has ${unknown.join(', ')}. Start the newer version, or restore a backup of this one.`,
    )
  for (const { name, checksum } of migrations) {
    const before = applied.get(name)
    if (before !== undefined && before !== checksum)
      throw new Error(`Migration ${name} has changed since it was applied: write a new one instead`)
  }
  return migrations.filter(({ name }) => !applied.has(name))
}

async function apply(client: Client, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query('begin')
    await client.query(sql)
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw new Error(`Migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}
