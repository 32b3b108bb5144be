import { pluralise, type Config, explainDatabase, MAIN_CELL } from '../config/index.ts'
import {
  type Cell,
  type Database,
  migrate,
  type MigrationState,
  openUpkeepOfCells,
  readMigrationState,
  requireKnownCells,
  tryWithAdvisoryLock,
} from '../database/index.ts'
import type { FileStore } from '../files/index.ts'
import { createOrigins, type Origins } from '../tenants/index.ts'
import { UsageError } from './command.ts'
import { withInstallation } from './withInstallation.ts'

/** The resources that a command works on. */
export interface Operation {
  readonly config: Config
  /** All cells as one. Its operator transactions run on home. */
  readonly database: Database
  readonly cells: readonly Cell[]
  readonly files: FileStore
  readonly origins: Origins
}

const LONGEST_CLOSE_MS = 5_000
const BUSY = 'Another operator’s command is at work on this installation. Try again when it has ended.'

/**
 * Opens the databases and stores of the server's settings. Every database must match this version. An empty one is
 * migrated.
 */
export async function withOperation<T>(config: Config, work: (operation: Operation) => Promise<T>): Promise<T> {
  return withInstallation(config, async ({ databaseUrl, files }) => {
    const all = [{ name: MAIN_CELL, databaseUrl }, ...config.databaseCells]
    for (const cell of all) await requireCurrent(cell)
    const { upkeep: database, cells, close } = openUpkeepOfCells(all)
    const origins = createOrigins(config, () => config.port)
    try {
      await requireKnownCells(
        cells[0]!.upkeep,
        cells.map(({ name }) => name),
      )
      return await work({ config, database, cells, files, origins })
    } finally {
      await close(LONGEST_CLOSE_MS)
    }
  })
}

/** Opens the same for a command that changes something. Only one operator may do so at a time. */
export const withChange = async <T>(config: Config, work: (operation: Operation) => Promise<T>): Promise<T> =>
  withOperation(config, async operation => {
    return asOnlyOperator(operation.cells[0]!.directUrl, async () => work(operation))
  })

/** Throws a sentence if another operator's command is changing that database. */
export async function asOnlyOperator<T>(databaseUrl: string, work: () => Promise<T>): Promise<T> {
  const outcome = await tryWithAdvisoryLock(databaseUrl, 'operator', work)
  if (!outcome) throw new UsageError(BUSY, { id: 'busy' })
  return outcome.done
}

async function requireCurrent({ name, databaseUrl }: { name: string; databaseUrl: string }): Promise<void> {
  const read = async (): Promise<MigrationState> =>
    readMigrationState(databaseUrl).catch((error: unknown) => {
      throw explainDatabase(error, databaseUrl, name === MAIN_CELL ? 'DATABASE_URL' : 'DATABASE_CELLS')
    })
  const which = name === MAIN_CELL ? 'The database' : `The database of the cell ${name}`
  const { missing, unknown } = await read()
  if (unknown.length > 0)
    throw new UsageError(`${which} is newer than this program (${unknown.join(', ')}): use the version that runs.`)
  if (missing.length === 0) return
  // Another operator may be filling it at this moment. It is then neither empty nor outdated.
  await asOnlyOperator(databaseUrl, async () => {
    const now = await read()
    if (now.applied.length === 0) await migrate(databaseUrl)
    else if (now.missing.length > 0)
      throw new UsageError(
        `${which} is ${pluralise(now.missing.length, 'step')} older than this program: start the server of this version first, or use the version that runs.`,
      )
  })
}
