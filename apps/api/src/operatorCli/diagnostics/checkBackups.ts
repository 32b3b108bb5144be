import type { Config } from '../../config/index.ts'
import type { Database } from '../../database/index.ts'
import { failure, type Finding, ok, warning } from './finding.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** A backup takes a while, and a restart may delay it a little. */
const OLDEST_MS = DAY_MS + 2 * 60 * 60 * 1000

/** Checks whether the nightly backup is set up and was done. Backups by cron are unknown here. */
export async function checkBackups(database: Database, { backupAt }: Pick<Config, 'backupAt'>): Promise<Finding[]> {
  if (backupAt === undefined)
    return [warning('backup', 'BACKUP_AT is not set: unless cron runs kit backup, nothing is backed up.')]
  const last = await database.withPlatform(async trx =>
    trx.selectFrom('upkeep').selectAll().where('name', '=', 'backup').executeTakeFirst(),
  )
  if (last?.last_error)
    return [failure('backup', `The last one, ${last.begun_at.toISOString()}, failed: ${last.last_error}`)]
  if (!last) return [warning('backup', 'None was made yet by a server.')]
  if (!last.done_at) return [checkRunning(last.begun_at)]
  const text = `The last was made at ${last.done_at.toISOString()}.`
  return [
    Date.now() - last.done_at.getTime() > OLDEST_MS
      ? failure('backup', `${text} Does a server run?`)
      : ok('backup', text),
  ]
}

/** A backup takes minutes. One that was killed is restarted within the hour. */
const LONGEST_MS = 3 * 60 * 60 * 1000

function checkRunning(begunAt: Date): Finding {
  const text = `One was begun at ${begunAt.toISOString()} and is not done.`
  return Date.now() - begunAt.getTime() > LONGEST_MS
    ? failure('backup', `${text} Look at the log of the servers, and whether one runs.`)
    : ok('backup', text)
}
