import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedDatabase } from '../../../apps/api/src/database/index.ts'
import { type RunningProgram, startServer } from './program.ts'

/** The environment that the image and the units set. */
export const PRODUCTION = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
  NODE_OPTIONS: '--max-semi-space-size=8',
}

/**
 * Runs a server with a separate database and folder until the work ends. PostgreSQL is the packaged one, or that of the
 * folder `POSTGRES_BIN`.
 */
export async function withServer<T>(
  work: (server: RunningProgram, databaseUrl: string) => Promise<T>,
  settings: Readonly<Record<string, string>> = {},
): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'kitwright-bench-'))
  chmodSync(dataDir, 0o755)
  const database = await startEmbeddedDatabase({ dataDir, postgresBin: process.env['POSTGRES_BIN'] })
  try {
    const env = {
      DATABASE_URL: database.databaseUrl,
      DATA_DIR: dataDir,
      PORT: '0',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'silent',
      ...settings,
    }
    const server = await startServer(env)
    try {
      return await work(server, database.databaseUrl)
    } finally {
      await server.stop()
    }
  } finally {
    await database.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Runs the same for work that needs only the address. */
export async function withShop<T>(work: (address: string) => Promise<T>): Promise<T> {
  return withServer(async ({ address }) => work(address))
}
