import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client } from 'pg'
import { StartError } from '../../config/index.ts'
import { connectOnce } from '../connection/pool.ts'

const ownFolder = join(import.meta.dirname, '../../../migrations')
const FILE_NAME = /^\d{4}-[a-z0-9-]+\.sql$/
/**
 * Any number that every starter shares. The lock belongs to the transaction, because behind a pooler a session's lock
 * would outlive its program.
 */
const LOCK = 'select pg_advisory_xact_lock(7120043)'
/**
 * First line of a file that prevents older programs from running. It names the migration that a program must know at
 * least.
 */
const NEEDS = /^-- needs programs that know (\d{4})\b/

interface Migration {
  name: string
  sql: string
  checksum: string
  /** Number of the newest migration that a program must know to run on it; null for any program. */
  needs: string | null
}

/** Lists the migrations in order. Throws on a file name that does not match the pattern, and on a duplicate number. */
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
  return { name, sql, checksum: createHash('sha256').update(sql).digest('hex'), needs: NEEDS.exec(sql)?.[1] ?? null }
}

/** Checksum of the whole folder; changes with any migration. */
export async function migrationsChecksum(): Promise<string> {
  const hash = createHash('sha256')
  for (const { name, checksum } of await listMigrations()) hash.update(`${name} ${checksum}\n`)
  return hash.digest('hex')
}

export interface MigrateOptions {
  readonly folder?: string
  /** Name of the last migration to apply; all by default. */
  readonly until?: string | undefined
  /** Called when the database accepts the connection. */
  readonly noteAnswer?: () => void
}

/**
 * Applies missing migrations, each file in its own transaction; returns their names. Several programs may start at the
 * same time; an interrupted file leaves nothing behind. Throws if an applied file has changed. If the database is newer
 * than the files, throws only if one of its migrations requires a newer program; otherwise the older program runs on,
 * as an upgrade without downtime needs.
 */
export async function migrate(
  databaseUrl: string,
  { folder, until, noteAnswer }: MigrateOptions = {},
): Promise<string[]> {
  const all = await listMigrations(folder)
  const migrations = until === undefined ? all : all.filter(({ name }) => name <= until)
  const client = await connectOnce(databaseUrl)
  noteAnswer?.()
  try {
    const done: string[] = []
    for (;;) {
      const name = await applyNext(client, migrations)
      if (name === undefined) return done
      done.push(name)
    }
  } finally {
    await client.end()
  }
}

/** State of a database relative to this program. */
export interface MigrationState {
  readonly applied: readonly { readonly name: string; readonly appliedAt: Date }[]
  /** The migrations the next start will apply. */
  readonly missing: readonly string[]
  /** Applied by a newer program, or changed since it was applied. */
  readonly unknown: readonly string[]
  /** The migrations that prevent this program from starting. */
  readonly barring: readonly string[]
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
    if (!found[0]!.is_there) return { applied: [], missing: [...known.keys()], unknown: [], barring: [] }
    const { rows } = await client.query<AppliedMigration & { appliedAt: Date }>(
      `select name, checksum, applied_at as "appliedAt", to_jsonb(m) ->> 'needs' as needs from migrations m order by name`,
    )
    const applied = new Set(rows.map(({ name }) => name))
    return {
      applied: rows.map(({ name, appliedAt }) => ({ name, appliedAt })),
      missing: [...known.keys()].filter(name => !applied.has(name)),
      unknown: rows.filter(({ name, checksum }) => known.get(name) !== checksum).map(({ name }) => name),
      barring: rows.filter(row => bars(row, migrations)).map(({ name }) => name),
    }
  } finally {
    await client.end()
  }
}

/** Applies the first missing migration under the lock; undefined if none is missing. */
async function applyNext(client: Client, migrations: readonly Migration[]): Promise<string | undefined> {
  await client.query('begin')
  try {
    await client.query(LOCK)
    const next = missingOf(migrations, await listApplied(client))[0]
    if (next) await apply(client, next)
    await client.query('commit')
    return next?.name
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}

interface AppliedMigration {
  readonly name: string
  readonly checksum: string
  readonly needs: string | null
}

async function listApplied(client: Client): Promise<AppliedMigration[]> {
  const { rows: found } = await client.query<{ columns: string[] }>(
    `select array(select attname::text from pg_attribute where attrelid = to_regclass('migrations') and attnum > 0) as columns`,
  )
  const { columns } = found[0]!
  if (columns.length === 0)
    await client.query(`create table migrations
      (name text primary key, checksum text not null, applied_at timestamptz not null default now(), needs text)`)
  else if (!columns.includes('needs')) await client.query('alter table migrations add column needs text')
  return (await client.query<AppliedMigration>('select name, checksum, needs from migrations order by name')).rows
}

/** Whether the applied migration requires a newer program than these migrations, or differs from theirs. */
function bars({ name, checksum, needs }: AppliedMigration, migrations: readonly Migration[]): boolean {
  const own = migrations.find(migration => migration.name === name)
  return own ? own.checksum !== checksum : needs !== null && (migrations.at(-1)?.name ?? '').slice(0, 4) < needs
}

function missingOf(migrations: readonly Migration[], applied: readonly AppliedMigration[]): Migration[] {
  const known = new Map(migrations.map(({ name, checksum }) => [name, checksum]))
  const beyond = applied.filter(row => !known.has(row.name) && bars(row, migrations))
  if (beyond.length > 0)
    throw new StartError(
      `The database is newer than this program: it has ${beyond.map(({ name }) => name).join(', ')}. Start the newer version, or restore a backup of this one.`,
    )
  for (const { name, checksum } of applied)
    if (known.has(name) && known.get(name) !== checksum)
      throw new Error(`Migration ${name} has changed since it was applied: write a new one instead`)
  const there = new Set(applied.map(({ name }) => name))
  return migrations.filter(({ name }) => !there.has(name))
}

async function apply(client: Client, { name, sql, checksum, needs }: Migration): Promise<void> {
  try {
    await client.query(sql)
    await client.query('insert into migrations (name, checksum, needs) values ($1, $2, $3)', [name, checksum, needs])
  } catch (error) {
    throw new Error(`Migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}
