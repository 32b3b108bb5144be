import type { Config } from '../config/index.ts'
import { type Database, migrate, openUpkeep, readMigrationState, tryAlone } from '../database/index.ts'
import type { FileStore } from '../files/index.ts'
import { createOrigins, type Origins } from '../tenants/index.ts'
import { UsageError } from './command.ts'
import { withInstallation } from './withInstallation.ts'

/** What a command works on. */
export interface Operation {
  readonly config: Config
  readonly database: Database
  readonly databaseUrl: string
  readonly files: FileStore
  readonly origins: Origins
}

const LONGEST_CLOSE_MS = 5_000
const BUSY = 'Another operator’s command is at work on this installation. Try again when it has ended.'

/** Reads what the server's settings name. The database must be as this version knows it; an empty one is made so. */
export async function withOperation<T>(config: Config, work: (operation: Operation) => Promise<T>): Promise<T> {
  return withInstallation(config, async ({ databaseUrl, files }) => {
    await requireCurrent(databaseUrl)
    const database = openUpkeep(databaseUrl)
    const origins = createOrigins(config, () => config.port)
    try {
      return await work({ config, database, databaseUrl, files, origins })
    } finally {
      await database.close(LONGEST_CLOSE_MS)
    }
  })
}

/** The same for a command that changes something: one operator at a time. */
export const withChange = async <T>(config: Config, work: (operation: Operation) => Promise<T>): Promise<T> =>
  withOperation(config, async operation => {
    const outcome = await tryAlone(operation.databaseUrl, 'operator', async () => work(operation))
    if (!outcome) throw new UsageError(BUSY)
    return outcome.done
  })

async function requireCurrent(databaseUrl: string): Promise<void> {
  const { applied, missing, unknown } = await readMigrationState(databaseUrl)
  if (unknown.length > 0)
    throw new UsageError(`The database is newer than this program (${unknown.join(', ')}): use the version that runs.`)
  if (applied.length === 0) await migrate(databaseUrl)
  else if (missing.length > 0)
    throw new UsageError(
      `The database is ${missing.length} steps older than this program: start the server of this version first, or use the version that runs.`,
    )
}
