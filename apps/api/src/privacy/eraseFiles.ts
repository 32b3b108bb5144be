import { sql, type Database } from '../database/index.ts'
import { exportKey, fileKey, type FileStore, proofKey, removeTenantFiles } from '../files/index.ts'
import { expirePacks, keysOf } from '../production/index.ts'
import type { ErasedPerson } from './erasePerson.ts'

interface Place {
  readonly database: Database
  readonly files: FileStore
  readonly tenantId: string
  readonly now: Date
}

/** Removes the bytes of an erased customer, after the commit. */
export async function eraseFiles(
  { fileIds, printFiles, proofPictures, exportIds }: ErasedPerson,
  { database, files, tenantId, now }: Place,
): Promise<void> {
  for (const id of fileIds) await files.remove(fileKey(tenantId, id))
  for (const id of exportIds) await files.remove(exportKey(tenantId, id))
  for (const key of keysOf(tenantId, printFiles)) await files.remove(key)
  // Files drawn by stopped runs are in no list, and may belong to this customer.
  await expirePacks({ database, files, tenantIds: [tenantId], now, strayDays: 0 })
  for (const hash of proofPictures) await files.remove(proofKey(tenantId, hash))
}

/**
 * Removes the drawn pictures of shops whose customers were erased since: no record tells which of them show a person's
 * designs. Once a day for all of them, so that nobody can have a shop draw its pictures anew again and again.
 */
export async function clearPicturesOfErased(
  files: FileStore,
  { database, tenantIds, now }: Pick<Place, 'database' | 'now'> & { readonly tenantIds: readonly string[] },
): Promise<void> {
  for (const tenantId of tenantIds) {
    const ids = await database.withTenant(tenantId, async trx => {
      const { rows } = await sql<{ id: string }>`select id from erasures where cleared_at is null`.execute(trx)
      return rows.map(({ id }) => id)
    })
    if (ids.length === 0) continue
    await removeTenantFiles(files, { tenantId, isDrawnOnly: true })
    await database.withTenant(tenantId, async trx =>
      sql`update erasures set cleared_at = ${now} where id = any(${ids}::uuid[])`.execute(trx),
    )
  }
}
