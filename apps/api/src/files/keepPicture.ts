import { randomUUID } from 'node:crypto'
import type { Exchange } from '../endpoint/index.ts'
import { fileKey, type FileStore } from './fileStore.ts'
import { makeSafe } from './makeSafe.ts'
import { insertFile, type StoredFileRow } from './store.ts'

/** Keeps a person's picture under a name of ours, once it is safe. The bytes come first: a row always has its bytes. */
export async function keepPicture(
  { tenant, person, run }: Pick<Exchange<'POST /api/files'>, 'tenant' | 'person' | 'run'>,
  store: FileStore,
  bytes: Uint8Array,
): Promise<StoredFileRow> {
  const picture = await makeSafe(bytes)
  const id = randomUUID()
  const key = fileKey(tenant.id, id)
  await store.put(key, picture.bytes)
  try {
    return await run(async trx => insertFile(trx, { id, accountId: person.id, picture }))
  } catch (error) {
    await store.remove(key)
    throw error
  }
}
