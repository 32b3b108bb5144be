import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { startEmbeddedDatabase } from './embeddedPostgres/embeddedDatabase.ts'
import { type Database, openDatabase } from './transactions/open.ts'
import { connectOnce } from './connection/pool.ts'
import { otherServer } from './testing/globalSetup.ts'
import { sourcesStamp } from './testing/sourcesStamp.ts'
import { ensureMigrated, ensureTemplate, onDatabase } from './testing/template.ts'

/** https://www.postgresql.org/docs/18/errcodes-appendix.html */
const FORBIDDEN = '42501'
/** Another session is in the database (`object_in_use`). */
const IN_USE = '55006'

export interface TestDatabase {
  databaseUrl: string
  database: Database
  /** Closes `database` and removes what it was opened on. */
  drop(): Promise<void>
}

export { countReads } from './testing/countReads.ts'

/**
 * The initial contents of a test file's database: nothing, the tables, or the tables filled by `fill`, once for all
 * users of the name.
 */
type DatabaseTemplate =
  | 'empty'
  | 'migrated'
  | { readonly name: string; readonly fill: (database: Database, databaseUrl: string) => Promise<unknown> }

/**
 * Creates a database for one test file, as a copy of a template, on the run's PostgreSQL or on the server that
 * `DATABASE_URL` names. Takes about 0.1 s after the run's first. The run's PostgreSQL is the packaged one, or that of
 * the folder `POSTGRES_BIN`.
 */
export async function createTestDatabase(
  beginning: DatabaseTemplate = 'migrated',
  { postgresBin = process.env['POSTGRES_BIN'] }: { postgresBin?: string | undefined } = {},
): Promise<TestDatabase> {
  const maintenanceUrl = await findServer(postgresBin)
  const name = `kitwright_test_${randomBytes(8).toString('hex')}`
  await execute(maintenanceUrl, `create database ${name} template ${await templateOf(maintenanceUrl, beginning)}`)
  const databaseUrl = onDatabase(maintenanceUrl, name)
  const database = openDatabase({ databaseUrl, maxConnections: 5 })
  const drop = async () => {
    await database.close()
    await dropDatabase(maintenanceUrl, name)
  }
  return { databaseUrl, database, drop }
}

/**
 * Drops a database. Autovacuum may be running in it, which `force` may not end: a drop without force asks it to stop, and
 * waits five seconds, which a busy machine exceeds.
 */
async function dropDatabase(maintenanceUrl: string, name: string, tries = 6): Promise<void> {
  const isCode = (error: unknown, code: string): boolean => (error as { readonly code?: unknown }).code === code
  try {
    await execute(maintenanceUrl, `drop database ${name} with (force)`)
  } catch (error) {
    if (!isCode(error, FORBIDDEN)) throw error
    try {
      await execute(maintenanceUrl, `drop database ${name}`)
    } catch (busy) {
      if (!isCode(busy, IN_USE) || tries === 1) throw busy
      await dropDatabase(maintenanceUrl, name, tries - 1)
    }
  }
}

async function templateOf(maintenanceUrl: string, beginning: DatabaseTemplate): Promise<string> {
  if (beginning === 'empty') return 'template0'
  const from = await ensureMigrated(maintenanceUrl)
  if (beginning === 'migrated') return from
  // The code that fills it changes: a server that outlives the run must not return what older code created.
  const prefix = `kitwright_${beginning.name}_`
  const fill = async (url: string) => fillWith(url, beginning.fill)
  return ensureTemplate(maintenanceUrl, { name: prefix + sourcesStamp(), prefix, from, fill })
}

async function fillWith(
  databaseUrl: string,
  fill: (database: Database, databaseUrl: string) => Promise<unknown>,
): Promise<void> {
  const database = openDatabase({ databaseUrl, maxConnections: 2 })
  try {
    await fill(database, databaseUrl)
  } finally {
    await database.close()
  }
}

/** Runs SQL on the server of the test databases, outside them. */
export async function executeElsewhere(sql: string): Promise<void> {
  await execute(await findServer(process.env['POSTGRES_BIN']), sql)
}

/** Runs SQL on a test database as its owner, who bypasses row-level security where it is not forced. */
export const executeOn = execute

/** Counts the queries of a database that are in `pg_sleep`, for tests that delay a query. */
export const countSleeping = async ({ withPlatform }: Pick<Database, 'withPlatform'>): Promise<number> =>
  withPlatform(async trx => {
    const { rows } = await sql<{ count: number }>`select count(*)::int from pg_stat_activity
      where datname = current_database() and wait_event = 'PgSleep'`.execute(trx)
    return rows[0]!.count
  })

async function findServer(postgresBin: string | undefined): Promise<string> {
  if (process.env.DATABASE_URL) return process.env.DATABASE_URL
  const dataDir = process.env.KITWRIGHT_TEST_DATA_DIR
  if (!dataDir)
    throw new Error('Run through vitest, whose global setup says where the test database goes, or set DATABASE_URL')
  const folder = postgresBin === undefined ? dataDir : join(dataDir, otherServer(postgresBin))
  const started = servers.get(folder) ?? startServer(folder, postgresBin)
  servers.set(folder, started)
  return started
}

/** The addresses of the servers that this process has found, by folder: they outlive it. */
const servers = new Map<string, Promise<string>>()

async function startServer(folder: string, postgresBin: string | undefined): Promise<string> {
  mkdirSync(folder, { recursive: true })
  const { databaseUrl } = await startEmbeddedDatabase({
    dataDir: folder,
    isDurable: false,
    isLingering: true,
    postgresBin,
  })
  return databaseUrl
}

async function execute(url: string, sql: string): Promise<void> {
  const client = await connectOnce(url)
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
