import type { Database, Transaction } from '../../database/index.ts'
import type { FileStore } from '../../files/index.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Days during which an interrupted or killed run still finds the files it has rendered. */
const STRAY_DAYS = 7

export interface Sweep {
  readonly database: Database
  readonly files: Pick<FileStore, 'list' | 'remove'>
  readonly tenantIds: readonly string[]
  readonly now: Date
  readonly strayDays?: number
}

interface SweepRules {
  /** Returns the key prefix of a tenant's files. */
  prefixOf(tenantId: string): `${string}/`
  /** Returns the hashes to retain; null while they cannot be known, since a run is under way. */
  findWanted(trx: Transaction, now: Date): Promise<ReadonlySet<string> | null>
}

/** Returns a file's name without its folders and its kind. */
const hashIn = (key: string): string => key.slice(key.lastIndexOf('/') + 1).split('.')[0]!

async function listStray({ files, now, strayDays = STRAY_DAYS }: Sweep, prefix: `${string}/`): Promise<string[]> {
  const young = new Date(now.getTime() - strayDays * DAY_MS)
  const old: string[] = []
  for await (const { key, writtenAt } of files.list(prefix)) if (writtenAt < young) old.push(key)
  return old
}

/**
 * Removes files older than a minimum age that nothing refers to. Skips a shop with a run under way until the next time.
 * Returns the number of files.
 */
export async function sweepFiles(sweep: Sweep, { prefixOf, findWanted }: SweepRules): Promise<number> {
  const { database, files, tenantIds, now } = sweep
  let removed = 0
  for (const tenantId of tenantIds) {
    const old = await listStray(sweep, prefixOf(tenantId))
    if (old.length === 0) continue
    const wanted = await database.withTenant(tenantId, async trx => findWanted(trx, now))
    if (!wanted) continue
    for (const key of old) {
      if (wanted.has(hashIn(key))) continue
      await files.remove(key)
      removed += 1
    }
  }
  return removed
}
