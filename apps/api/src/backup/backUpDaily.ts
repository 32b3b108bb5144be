import { type Database, tryWithAdvisoryLock } from '../database/index.ts'
import type { Installation } from './backup.ts'
import { type BackupRetention, takeBackup } from './takeBackup.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const MINUTE_MS = 60_000
/** Retry interval after a failed backup, for example on a full disk. */
const AGAIN_MS = 60 * MINUTE_MS

export interface DailyBackup extends Installation, BackupRetention {
  readonly database: Database
  /** Hours and minutes in UTC: `02:00`. */
  readonly at: string
}

/** Returns the latest moment at this time of day. */
function lastTime(at: string, now: Date): Date {
  const today = new Date(`${now.toISOString().slice(0, 10)}T${at}:00.000Z`)
  return today <= now ? today : new Date(today.getTime() - DAY_MS)
}

/**
 * Takes the day's backup unless it was taken. A backup missed because no server ran is made up for. Of several servers
 * on one database only one takes it. Returns whether this one did. Throws if the backup failed, and retries within the
 * hour.
 */
export async function backUpIfDue(backup: DailyBackup, now: Date): Promise<boolean> {
  if (!(await isDue(backup, now))) return false
  const outcome = await tryWithAdvisoryLock(backup.databaseUrl, 'backup', async () => {
    if (!(await isDue(backup, now))) return false
    await note(backup.database, { begun_at: now, done_at: null, last_error: null })
    try {
      await takeBackup(backup, backup)
    } catch (error) {
      const last_error = (error instanceof Error ? error.message : String(error)).slice(0, 500)
      await note(backup.database, { begun_at: now, done_at: null, last_error })
      throw error
    }
    await note(backup.database, { begun_at: now, done_at: new Date(), last_error: null })
    return true
  })
  return outcome?.done ?? false
}

/** A row that is neither done nor failed belongs to a killed backup, because the final check holds the lock. */
async function isDue({ database, at }: DailyBackup, now: Date): Promise<boolean> {
  const last = await database.withPlatform(async trx =>
    trx.selectFrom('upkeep').selectAll().where('name', '=', 'backup').executeTakeFirst(),
  )
  if (!last || last.begun_at < lastTime(at, now)) return true
  return last.done_at === null && now.getTime() - last.begun_at.getTime() >= AGAIN_MS
}

const note = async (
  database: Database,
  row: { begun_at: Date; done_at: Date | null; last_error: string | null },
): Promise<unknown> =>
  database.withPlatform(async trx =>
    trx
      .insertInto('upkeep')
      .values({ name: 'backup', ...row })
      .onConflict(conflict => conflict.column('name').doUpdateSet(row))
      .execute(),
  )

/**
 * Checks every minute whether a backup is due. Returns a function that stops checking without waiting for a running
 * backup.
 */
export function startDailyBackups(backup: DailyBackup, complain: (error: unknown) => void): () => void {
  let isBusy = false
  const check = async (): Promise<void> => {
    if (isBusy) return
    isBusy = true
    await backUpIfDue(backup, new Date())
      .catch(complain)
      .finally(() => (isBusy = false))
  }
  const timer = setInterval(() => void check(), MINUTE_MS).unref()
  return () => clearInterval(timer)
}
