import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type Config, diskFullLine, StartError } from '../../config/index.ts'
import { createDiskStore } from './diskStore.ts'
import type { FileStore } from './fileStore.ts'
import { createS3Store } from './s3Store.ts'
import { StoreError } from './storeError.ts'

/** Opens the storage that `FILES_URL` names. Throws when its kind is not known. */
export function openFileStore(filesUrl: string, s3: Config['s3'] = {}): FileStore {
  const url = new URL(filesUrl)
  if (url.protocol === 'file:') return createDiskStore(fileURLToPath(url))
  if (url.protocol === 's3:') return createS3Store(url, s3)
  throw new Error(`FILES_URL must begin with file: or s3:, but it begins with ${url.protocol}`)
}

/** A start does not wait longer for a bucket: the shops do without. */
const START_PATIENCE_MS = 5_000

/**
 * Opens the storage that a server or worker starts with: as {@link requireStore}, but reports a bucket that does not answer and a full
 * store instead of throwing. A server that is restarted during an outage must still serve the shops.
 */
export async function openStoreAtStart(
  { filesUrl, s3 }: Pick<Config, 'filesUrl' | 's3'>,
  report: (sentence: string) => void,
  patienceMs = START_PATIENCE_MS,
): Promise<FileStore> {
  const store = requireStore({ filesUrl, s3 })
  return Promise.race([
    store,
    wait(patienceMs, undefined, { ref: false }).then(() => giveUp(filesUrl, patienceMs)),
  ]).catch((error: unknown) => {
    const sentence = passingFault(error)
    if (sentence === undefined) throw error
    report(sentence)
    return openFileStore(filesUrl, s3)
  })
}

/** Returns a sentence about a fault that passes by itself; undefined for a wrong setting. */
function passingFault(error: unknown): string | undefined {
  if (diskFullLine(error) !== undefined)
    return 'The disk for uploads is full (FILES_URL). Uploads and pictures are refused until it has room.'
  const { cause } = error as Error
  if (!(cause instanceof StoreError)) return undefined
  if (cause.kind === 'full') return `${cause.message} Uploads and pictures are refused until it has room (FILES_URL).`
  return cause.kind === 'away'
    ? `${cause.message} The shops open without it; uploads and pictures wait until it answers (FILES_URL).`
    : undefined
}

function giveUp(filesUrl: string, patienceMs: number): never {
  const sentence = `The store of files ${filesUrl} does not answer within ${patienceMs / 1000} s.`
  throw new StartError(sentence, { cause: new StoreError('away', sentence) })
}

/** The storage that the config names, having proved that it takes a file and gives it back. Throws a {@link StartError} where it does not. */
export async function requireStore({ filesUrl, s3 }: Pick<Config, 'filesUrl' | 's3'>): Promise<FileStore> {
  const store = openFileStore(filesUrl, s3)
  await store.probe().catch((error: unknown) => {
    throw error instanceof StoreError ? new StartError(`${error.message} (FILES_URL)`, { cause: error }) : error
  })
  return store
}
