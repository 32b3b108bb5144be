import { type Database, sql, type Transaction } from '../database/index.ts'
import { type FileStore, profilePrefix } from '../files/index.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** No supplier names a newly uploaded profile yet, and a pack may use one that was just replaced. */
const YOUNG_DAYS = 7

async function findWanted(trx: Transaction): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ hash: string }>`
    with kept as (select profile_hash, profiles from suppliers union all select profile_hash, profiles from printers)
    select profile_hash as hash from kept where profile_hash is not null
    union select profile->>'hash' from kept, jsonb_array_elements(profiles) profile`.execute(trx)
  return new Set(rows.map(({ hash }) => hash))
}

interface Sweep {
  readonly database: Database
  readonly files: FileStore
  readonly tenantIds: readonly string[]
  readonly now: Date
}

/**
 * Removes colour profiles that no supplier or printer uses any more. Earlier files contain theirs, and a later run uses
 * the present ones. Returns the number of files.
 */
export async function sweepProfiles({ database, files, tenantIds, now }: Sweep): Promise<number> {
  const young = new Date(now.getTime() - YOUNG_DAYS * DAY_MS)
  let removed = 0
  for (const tenantId of tenantIds) {
    const old: string[] = []
    for await (const { key, writtenAt } of files.list(profilePrefix(tenantId))) if (writtenAt < young) old.push(key)
    if (old.length === 0) continue
    const wanted = await database.withTenant(tenantId, findWanted)
    for (const key of old) {
      if (wanted.has(key.slice(key.lastIndexOf('/') + 1))) continue
      await files.remove(key)
      removed += 1
    }
  }
  return removed
}
