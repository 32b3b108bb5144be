import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { Config } from '../../config/index.ts'
import { hashOf, openBucket, StoreError, writeStream } from '../../files/index.ts'
import type { ArchivePlace } from './archivePlace.ts'
import { BackupError } from '../archive/manifest.ts'

/** Enough for a part of 16 MB on a slow line. */
const LONGEST_CALL_MS = 5 * 60_000

/** Opens a bucket for archives. They are sent while they are written, so this machine needs no space for them. */
export function openBucketPlace(address: string, s3: Config['s3']): ArchivePlace {
  const bucket = openBucket(new URL(address), s3, LONGEST_CALL_MS)
  const addressOf = (name: string): string => `${address.replace(/(?<!\/)\/+$/, '')}/${name}`
  return {
    addressOf,
    async keep(name, zip) {
      try {
        const sent = await bucket.putStream(name, zip)
        const found = await bucket.get(name)
        const kept = found && (await hashOf(found.content))
        if (kept !== sent) throw new BackupError(`${addressOf(name)} is not what was sent: no backup was made.`)
      } catch (error) {
        // The answer to the last call may have been lost. The archive may be there, complete or not, and nobody has
        // read it back.
        const isGone = await bucket.remove(name).then(
          () => true,
          () => false,
        )
        const isRefused = error instanceof StoreError && error.kind === 'refused'
        throw isGone || isRefused
          ? error
          : besides(error, `If you see ${addressOf(name)}, remove it: it was not read back.`)
      }
    },
    async list() {
      const names: string[] = []
      for await (const { key } of bucket.list('')) if (!key.includes('/')) names.push(key)
      return names
    },
    remove: bucket.remove,
    async removeDrafts(before) {
      // Not every S3 supports this, and not every key permits it. The backup runs anyway.
      return bucket.removeUnfinished(before).then(
        () => undefined,
        (error: Error) =>
          `What backups that were killed have sent to ${address} cannot be looked for, so it stays: have the bucket remove unfinished uploads by a rule of its own. ${error.message}`,
      )
    },
  }
}

/** The same error with a further sentence. */
const besides = (error: unknown, sentence: string): BackupError =>
  new BackupError(`${(error as Error).message} ${sentence}`, { cause: error })

/** Downloads an archive from a bucket to this machine (`TMPDIR`) for the duration of the work. */
export async function withDownloaded<T>(
  address: string,
  s3: Config['s3'],
  work: (path: string) => Promise<T>,
): Promise<T> {
  const url = new URL(address)
  const name = basename(url.pathname)
  const bucket = openBucket(new URL('.', url), s3, LONGEST_CALL_MS)
  const found = name === '' ? undefined : await bucket.get(name)
  if (!found) throw new BackupError(`There is no ${address}.`)
  const folder = await mkdtemp(join(tmpdir(), 'kitwright-'))
  const path = join(folder, name)
  try {
    await writeStream(path, found.content, { isOver: false })
    return await work(path)
  } catch (error) {
    if (error instanceof StoreError) throw error
    throw Object.assign(error as NodeJS.ErrnoException, { path: (error as NodeJS.ErrnoException).path ?? path })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
