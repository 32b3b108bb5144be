import { randomUUID } from 'node:crypto'
import { isUndone } from '../database/index.ts'
import type { Caller } from '../workers/index.ts'
import { type Exchange, type Person, ProblemError } from '../endpoint/index.ts'
import { fileKey, type FileStore } from './stores/fileStore.ts'
import { makeSafeInProcess, type Workers } from './safety/makeSafeInProcess.ts'
import { type Quota, requireRoom } from './rows/quota.ts'
import { createRasters } from './rasters/rasters.ts'
import type { HashedPicture } from './safety/safePicture.ts'
import { bytesOf, type PictureInput, sizeOf } from './safety/pictureInput.ts'
import { type FileToInsert, insertFile, type StoredFileRow } from './rows/fileRows.ts'

/** The dependencies of storing pictures. */
export interface FilesDependencies {
  readonly store: FileStore
  readonly workers: Workers
  readonly quota: Quota
}

/**
 * Throws `svg-too-complex` for a drawing that is not drawn within the time that its pictures have: an estimate may err, the clock does
 * not. What was drawn is kept for the first who needs it.
 */
async function requireDrawable(
  { mime, bytes }: Pick<HashedPicture<PictureInput>, 'mime' | 'bytes'>,
  { store, workers, ...caller }: Pick<FilesDependencies, 'store' | 'workers'> & Caller,
): Promise<void> {
  if (mime !== 'image/svg+xml') return
  const drawn = await createRasters(store, workers)({ ...caller, bytes: await bytesOf(bytes) })
  if (drawn === undefined) throw new ProblemError('svg-too-complex')
}

/** Keeps a person's picture under a name of ours, once it is safe. The bytes come first: a row always has its bytes. */
export async function storePicture(
  {
    tenant,
    person,
    signal,
    run,
  }: Pick<Exchange<'POST /api/files'>, 'tenant' | 'signal' | 'run'> & { readonly person: Pick<Person, 'id'> },
  { store, workers, quota }: FilesDependencies,
  sent: PictureInput,
): Promise<StoredFileRow> {
  // An account without free quota is refused before any heavy work; the quota that counts is checked when the row is
  // created.
  await run(async trx => requireRoom(trx, { accountId: person.id, quota, bytes: 1 }))
  const picture = await makeSafeInProcess(workers, sent, { tenantId: tenant.id, accountId: person.id, signal })
  await requireDrawable(picture, { store, workers, tenantId: tenant.id, accountId: person.id, signal })
  return keepFile({ tenant, person, run }, { store, quota }, picture)
}

/** Keeps the bytes of a checked file, then its row, within the person's quota. */
export async function keepFile(
  {
    tenant,
    person,
    run,
  }: Pick<Exchange<'POST /api/files'>, 'tenant' | 'run'> & { readonly person: Pick<Person, 'id'> },
  { store, quota }: Pick<FilesDependencies, 'store' | 'quota'>,
  file: FileToInsert,
): Promise<StoredFileRow> {
  const id = randomUUID()
  const key = fileKey(tenant.id, id)
  await store.put(key, file.bytes)
  try {
    return await run(async trx => {
      await requireRoom(trx, { accountId: person.id, quota, bytes: sizeOf(file.bytes), isLocking: true })
      return insertFile(trx, { id, accountId: person.id, file })
    })
  } catch (error) {
    // The row may be there where only the answer was lost; if it is not, housekeeping finds the bytes.
    if (isUndone(error)) await store.remove(key)
    throw error
  }
}
