import { type Config, StartError } from '../config/index.ts'
import type { FileStore } from './fileStore.ts'
import { openFileStore } from './openFileStore.ts'
import { StoreError } from './storeError.ts'

/** The storage that the config names, having proved that it takes a file and gives it back. Throws a {@link StartError} where it does not. */
export async function requireStore({ filesUrl, s3 }: Pick<Config, 'filesUrl' | 's3'>): Promise<FileStore> {
  const store = openFileStore(filesUrl, s3)
  await store.probe().catch((error: unknown) => {
    throw error instanceof StoreError ? new StartError(`${error.message} (FILES_URL)`, { cause: error }) : error
  })
  return store
}
