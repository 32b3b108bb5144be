import type { Database, Transaction } from '../../database/index.ts'
import { findCorruptUploads } from './findCorruptUploads.ts'
import { fileKey, type FileStore, uploadIdOf } from '../stores/fileStore.ts'
import { removeOldPictures } from './removeTenantFiles.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const BATCH = 500
/** A picture still in use is drawn again then, which takes half a second. */
const DRAWN_DAYS = 90

export interface SweepResult {
  readonly drafts: number
  /** Drawn pictures that are old. */
  readonly drawn: number
  /** Bytes whose row was never made, or is gone. */
  readonly rowless: number
  /** Rows whose bytes are not there: somebody must fetch them from a backup. */
  readonly missing: readonly string[]
  /** Rows under whose name other bytes lie than came: of a seventh of all each night. */
  readonly altered: readonly string[]
}

interface Sweep {
  readonly database: Database
  readonly tenantIds: readonly string[]
  readonly now: Date
}

/**
 * Removes what ended uploads have left in the store, a day after it was written: an upload's row is made seconds after its bytes, so
 * none that is under way is touched; and drawn pictures that are old. Several servers may do it at once. Rows without bytes, and with others than came, are told, not removed.
 */
export async function sweepFiles(store: FileStore, { database, tenantIds, now }: Sweep): Promise<SweepResult> {
  const before = new Date(now.getTime() - DAY_MS)
  const missing: string[] = []
  let rowless = 0
  for (const tenantId of tenantIds) {
    // The store first: what comes meanwhile is not old enough.
    const found = await listUploads(store, tenantId)
    const rows = new Set(await database.withTenant(tenantId, listIds))
    for (const { id, writtenAt } of found.values()) {
      if (rows.has(id) || writtenAt >= before) continue
      await store.remove(fileKey(tenantId, id))
      rowless += 1
    }
    missing.push(...(await listMissing(database, { tenantId, ids: [...rows].filter(id => !found.has(id)), store })))
  }
  const drawn = await removeOldPictures(store, new Date(now.getTime() - DRAWN_DAYS * DAY_MS))
  const altered = await findCorruptUploads({ database, files: store, tenantIds, night: now })
  return { drafts: await store.removeDrafts(before), drawn, rowless, missing, altered }
}

async function listUploads(store: FileStore, tenantId: string) {
  const found = new Map<string, { id: string; writtenAt: Date }>()
  for await (const { key, writtenAt } of store.list(`${tenantId.toLowerCase()}/`)) {
    const id = uploadIdOf(key)
    if (id !== undefined) found.set(id, { id, writtenAt })
  }
  return found
}

async function listIds(trx: Transaction): Promise<string[]> {
  return (await trx.selectFrom('files').select('id').execute()).map(({ id }) => id)
}

/** Looks again: they may have come, or gone with their row, since. */
async function listMissing(
  database: Database,
  { tenantId, ids, store }: { tenantId: string; ids: readonly string[]; store: FileStore },
): Promise<string[]> {
  const missing: string[] = []
  for (let from = 0; from < ids.length; from += BATCH) {
    const some = ids.slice(from, from + BATCH)
    const rows = await database.withTenant(tenantId, async trx =>
      trx.selectFrom('files').select('id').where('id', 'in', some).execute(),
    )
    for (const { id } of rows) if (!(await store.has(fileKey(tenantId, id)))) missing.push(`${tenantId}/${id}`)
  }
  return missing
}
