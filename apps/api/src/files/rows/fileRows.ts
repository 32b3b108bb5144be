import type { DB, Selectable, Transaction } from '../../database/index.ts'
import type { HashedPicture } from '../safety/safePicture.ts'
import { type PictureInput, sizeOf } from '../safety/pictureInput.ts'

export type StoredFileRow = Selectable<DB['files']>

/** A checked file that is to be kept: a picture, or a PDF. */
export type FileToInsert = Omit<HashedPicture<PictureInput>, 'mime'> & {
  readonly mime: HashedPicture['mime'] | 'application/pdf'
}

export async function insertFile(
  trx: Transaction,
  { id, accountId, file }: { id: string; accountId: string; file: FileToInsert },
): Promise<StoredFileRow> {
  const { mime, widthPx, heightPx, bytes, sha256 } = file
  const size = { width_px: widthPx, height_px: heightPx, bytes: sizeOf(bytes) }
  return trx
    .insertInto('files')
    .values({ id, account_id: accountId, mime, ...size, is_heavy: false, sha256 })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Finds one of the tenant's files. */
export async function findFile(trx: Transaction, id: string): Promise<StoredFileRow | undefined> {
  return trx.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Records the weight of a drawing uploaded before drawings were weighed at the upload. */
export async function noteWeight(trx: Transaction, id: string, isHeavy: boolean): Promise<void> {
  await trx.updateTable('files').set({ is_heavy: isHeavy }).where('id', '=', id).execute()
}

/** Returns the stored facts of files without reading the files. */
export const listFileFacts = async (
  trx: Transaction,
  ids: readonly string[],
): Promise<Pick<StoredFileRow, 'id' | 'bytes' | 'sha256'>[]> =>
  trx
    .selectFrom('files')
    .select(['id', 'bytes', 'sha256'])
    .where(eb => eb('id', '=', eb.fn.any(eb.val([...ids]))))
    .execute()

/** Records the hash of an upload from before hashes were stored; the first one recorded is final. */
export async function noteHash(trx: Transaction, id: string, sha256: string): Promise<void> {
  await trx.updateTable('files').set({ sha256 }).where('id', '=', id).where('sha256', 'is', null).execute()
}

/** Returns those of `ids` that are pictures of the tenant. */
export async function listKnownFiles(trx: Transaction, ids: readonly string[]): Promise<string[]> {
  const rows = await trx
    .selectFrom('files')
    .select('id')
    .where(eb => eb('id', '=', eb.fn.any(eb.val([...ids]))))
    .where('mime', '<>', 'application/pdf')
    // Transactions that use the files and those that delete them wait for each other.
    .forKeyShare()
    .execute()
  return rows.map(({ id }) => id)
}
