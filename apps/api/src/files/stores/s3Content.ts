import { createHash, randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline, type Readable, Transform } from 'node:stream'
import { StoreError } from './storeError.ts'
import { writeStream } from './writeStream.ts'

/** The content to send; its body can be opened again for another attempt. */
export interface S3UploadBody {
  readonly body: () => Uint8Array | Readable
  /** SHA-256 as hex. */
  readonly hash: string
  readonly bytes: number
}

interface SpooledContent {
  readonly path: string
  readonly hash: string
  readonly bytes: number
}

/** Writes a stream to a file of this machine, so that its length and hash are known before anything is sent; the file goes with the work. */
export async function withSpooled<T>(content: Readable, work: (spooled: SpooledContent) => Promise<T>): Promise<T> {
  const path = join(tmpdir(), `kitwright-${randomBytes(8).toString('hex')}.tmp`)
  const hash = createHash('sha256')
  let bytes = 0
  const meter = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  try {
    await writeStream(
      path,
      pipeline(content, meter, () => undefined),
      { isOver: false },
    )
    return await work({ path, hash: hash.digest('hex'), bytes })
  } finally {
    await rm(path, { force: true })
  }
}

/** A file of this machine, to be sent. */
export async function s3UploadBody(path: string): Promise<S3UploadBody> {
  const body = (): Readable => createReadStream(path)
  return { body, hash: await hashOf(body()), bytes: (await stat(path)).size }
}

export async function hashOf(content: Readable): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of content) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

/** Returns the stream, which fails at its end if its content does not match the hash. Unchanged without a hash. */
export function checked(content: Readable, { hash, where }: { hash: string | undefined; where: string }): Readable {
  if (hash === undefined) return content
  const seen = createHash('sha256')
  const check = new Transform({
    transform(chunk: Buffer, _, done) {
      seen.update(chunk)
      done(null, chunk)
    },
    flush(done) {
      done(seen.digest('hex') === hash ? null : new StoreError('altered', `${where} is not what was kept.`))
    },
  })
  // The stream that is read reports failures.
  return pipeline(content, check, () => undefined)
}
