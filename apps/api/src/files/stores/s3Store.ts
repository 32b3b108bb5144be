import { createHash, randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Config } from '../../config/index.ts'
import type { FileStore } from './fileStore.ts'
import { type Bucket, openBucket } from './s3Bucket.ts'
import { checked, hashOf, type S3UploadBody, s3UploadBody, withSpooled } from './s3Content.ts'
import { StoreError } from './storeError.ts'

/** Not among what is kept: what proves that the store takes something. */
const DRAFTS = '.drafts/'

/**
 * Keeps files in a bucket: `s3://bucket/prefix`. What was written is read back and compared, since servers differ in what they take for
 * the content; each object carries its hash, so that what a reader gets is what was kept.
 */
export function createS3Store(url: URL, s3: Config['s3']): FileStore {
  const bucket = openBucket(url, s3)
  const { has, remove } = bucket
  const keep = async (key: string, content: S3UploadBody): Promise<void> => {
    await bucket.put(key, content)
    await readBack(bucket, key, content.hash)
  }
  const put: FileStore['put'] = async (key, content) => {
    if (content instanceof Readable)
      return withSpooled(content, async ({ path, ...known }) =>
        keep(key, { body: () => createReadStream(path), ...known }),
      )
    if (!(content instanceof Uint8Array)) return keep(key, await s3UploadBody(content.path))
    const hash = createHash('sha256').update(content).digest('hex')
    return keep(key, { body: () => content, hash, bytes: content.length })
  }
  const read: FileStore['read'] = async key => {
    const found = await bucket.get(key)
    const known = { hash: found?.hash, where: `${bucket.where}: ${key}` }
    return found && checked(found.content, known)
  }
  return {
    put,
    read,
    async find(key) {
      const content = await read(key)
      return content && buffer(content)
    },
    has,
    remove,
    async *list(prefix = '' as `${string}/`) {
      for await (const kept of bucket.list(prefix)) if (!kept.key.startsWith(DRAFTS)) yield kept
    },
    async removeDrafts(before) {
      let removed = 0
      for await (const { key, writtenAt } of bucket.list(DRAFTS)) {
        if (writtenAt >= before) continue
        await remove(key)
        removed += 1
      }
      return removed
    },
    async probe() {
      const key = `${DRAFTS}probe-${randomBytes(6).toString('hex')}`
      await put(key, Buffer.from('Kitwright can write here.\n'))
      await remove(key)
    },
  }
}

/** Somebody else may have written under the key since: then it is theirs that must be whole. */
async function readBack(bucket: Bucket, key: string, hash: string): Promise<void> {
  const found = await bucket.get(key)
  if (!found) throw new StoreError('altered', `${bucket.where} does not have what it was given: ${key}.`)
  const kept = await hashOf(found.content)
  if (kept === (found.hash ?? hash)) return
  await bucket.remove(key)
  throw new StoreError('altered', `${bucket.where} keeps other bytes than it was given: ${key} was removed again.`)
}
