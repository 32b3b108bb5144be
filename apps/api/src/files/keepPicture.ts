import { randomUUID } from 'node:crypto'
import { isUndone } from '../database/index.ts'
import type { Exchange, Person } from '../endpoint/index.ts'
import { fileKey, type FileStore } from './fileStore.ts'
import { makeSafeApart, type Workers } from './makeSafeApart.ts'
import { type Quota, requireRoom } from './quota.ts'
import { type Sent, sizeOf } from './sent.ts'
import { insertFile, type StoredFileRow } from './store.ts'

/** What keeping pictures takes. */
export interface FilesDependencies {
  readonly store: FileStore
  readonly workers: Workers
  readonly quota: Quota
}

/** Keeps a person's picture under a name of ours, once it is safe. The bytes come first: a row always has its bytes. */
export async function keepPicture(
  {
    tenant,
    person,
    signal,
    run,
  }: Pick<Exchange<'POST /api/files'>, 'tenant' | 'signal' | 'run'> & { readonly person: Pick<Person, 'id'> },
  { store, workers, quota }: FilesDependencies,
  sent: Sent,
): Promise<StoredFileRow> {
  // Who has no room is told before anything heavy is done; whether there is room counts when the row is made.
  await run(async trx => requireRoom(trx, { accountId: person.id, quota, bytes: 1 }))
  const picture = await makeSafeApart(workers, sent, { tenantId: tenant.id, accountId: person.id, signal })
  const id = randomUUID()
  const key = fileKey(tenant.id, id)
  await store.put(key, picture.bytes)
  try {
    return await run(async trx => {
      await requireRoom(trx, { accountId: person.id, quota, bytes: sizeOf(picture.bytes), isLocking: true })
      return insertFile(trx, { id, accountId: person.id, picture })
    })
  } catch (error) {
    // The row may be there where only the answer was lost; if it is not, housekeeping finds the bytes.
    if (isUndone(error)) await store.remove(key)
    throw error
  }
}
