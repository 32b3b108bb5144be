import { fileURLToPath } from 'node:url'
import type { Config } from '../config/index.ts'
import { createDiskStore } from './diskStore.ts'
import type { FileStore } from './fileStore.ts'
import { createS3Store } from './s3Store.ts'

/** Opens the storage that `FILES_URL` names. Throws when its kind is not known. */
export function openFileStore(filesUrl: string, s3: Config['s3'] = {}): FileStore {
  const url = new URL(filesUrl)
  if (url.protocol === 'file:') return createDiskStore(fileURLToPath(url))
  if (url.protocol === 's3:') return createS3Store(url, s3)
  throw new Error(`FILES_URL must begin with file: or s3:, but it begins with ${url.protocol}`)
}
