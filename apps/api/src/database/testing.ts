import { randomBytes } from 'node:crypto'
import { startEmbeddedDatabase } from './embedded.ts'
import { type Database, openDatabase } from './open.ts'
import { connectOnce } from './pool.ts'
import { ensureTemplate, onDatabase } from './testing/template.ts'

/** https://www.postgresql.org/docs/18/errcodes-appendix.html */
const FORBIDDEN = '42501'

export interface TestDatabase {
  databaseUrl: string
  database: Database
  /** Closes `database` and removes what it was open on. */
  drop(): Promise<void>
}

/**
 * A migrated database of its own for one test file, on the run's PostgreSQL or on the one `DATABASE_URL` names. About 0.1 s after
 * the run's first.
 */
export async function createTestDatabase(options: { isMigrated?: boolean } = {}): Promise<TestDatabase> {
  const maintenanceUrl = await findServer()
  const name = `kitwright_test_${randomBytes(8).toString('hex')}`
  const template = options.isMigrated === false ? 'template0' : await ensureTemplate(maintenanceUrl)
  await execute(maintenanceUrl, `create database ${name} template ${template}`)
  const databaseUrl = onDatabase(maintenanceUrl, name)
  const database = openDatabase({ databaseUrl, maxConnections: 5 })
  const drop = async () => {
    await database.close()
    await execute(maintenanceUrl, `drop database ${name} with (force)`).catch(async (error: unknown) => {
      if ((error as { code?: unknown }).code !== FORBIDDEN) throw error
      // It is being vacuumed by the server, whom nobody may send away; a drop without force asks it to go.
      await execute(maintenanceUrl, `drop database ${name}`)
    })
  }
  return { databaseUrl, database, drop }
}

/** Runs it on the server that the test databases are on, beside them. */
export async function executeElsewhere(sql: string): Promise<void> {
  await execute(await findServer(), sql)
}

async function findServer(): Promise<string> {
  if (process.env.DATABASE_URL) return process.env.DATABASE_URL
  const dataDir = process.env.KITWRIGHT_TEST_DATA_DIR
  if (!dataDir)
    throw new Error('Run through vitest, whose global setup says where the test database goes, or set DATABASE_URL')
  const { databaseUrl } = await startEmbeddedDatabase({ dataDir, isDurable: false, isLingering: true })
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
