import type { S3Client } from '@aws-sdk/client-s3'
import { finished, PassThrough, type Readable } from 'node:stream'
import type { Config } from '../../config/index.ts'
import type { StoredObject } from './fileStore.ts'
import type { S3UploadBody } from './s3Content.ts'
import { explainS3, isAbsent } from './s3Errors.ts'
import { abortMultipart, uploadMultipart } from './s3Parts.ts'

const REGION = 'us-east-1'

const loadSdk = async () => import('@aws-sdk/client-s3')
type Sdk = Awaited<ReturnType<typeof loadSdk>>

const LONGEST_CALL_MS = 30_000

/** Loaded with the first call: whoever keeps files in a folder does without. */
async function connect(
  { endpoint, region = REGION, accessKeyId, secretAccessKey }: Config['s3'],
  requestTimeout: number,
): Promise<[S3Client, Sdk]> {
  const sdk = await loadSdk()
  const client = new sdk.S3Client({
    region,
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    ...(accessKeyId !== undefined && { credentials: { accessKeyId, secretAccessKey: secretAccessKey ?? '' } }),
    // Else checksums are sent behind the content, and a server that does not know of that keeps them as a part of it.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5_000, requestTimeout, throwOnRequestTimeout: true },
    maxAttempts: 3,
  })
  return [client, sdk]
}

interface S3Object {
  readonly content: Readable
  /** Its SHA-256 as hex, where whoever kept it has said so. */
  readonly hash: string | undefined
}

/** The calls to one bucket, all keys below the prefix of its address. Each throws a `StoreError` that says what is to be done. */
export interface Bucket {
  /** For messages. */
  readonly where: string
  /** Undefined where there is no such object. */
  get(key: string): Promise<S3Object | undefined>
  has(key: string): Promise<boolean>
  put(key: string, content: S3UploadBody): Promise<void>
  /** Sends a stream of any length; nobody sees the object before all of it is there. Answers its SHA-256. */
  putStream(key: string, content: Readable): Promise<string>
  /** Removes what of streams was sent by somebody who ended in the middle, before then. */
  removeUnfinished(before: Date): Promise<void>
  remove(key: string): Promise<void>
  list(prefix: string): AsyncGenerator<StoredObject>
}

export function openBucket(url: URL, s3: Config['s3'], longestCallMs = LONGEST_CALL_MS): Bucket {
  const bucket = url.host
  const begin = decodeURIComponent(url.pathname).replace(/^\/+|(?<!\/)\/+$/g, '')
  const root = begin === '' ? '' : `${begin}/`
  const where = `the bucket ${bucket} at ${s3.endpoint ?? `AWS (${s3.region ?? REGION})`}`
  const at = (key: string) => ({ Bucket: bucket, Key: root + key })
  let connecting: ReturnType<typeof connect> | undefined
  const call = async <T>(work: (client: S3Client, sdk: Sdk) => Promise<T>): Promise<T> => {
    const [client, sdk] = await (connecting ??= connect(s3, longestCallMs))
    return work(client, sdk).catch((error: unknown) => {
      throw explainS3(error, where)
    })
  }
  return {
    where,
    async get(key) {
      const found = await call(async (client, { GetObjectCommand }) =>
        client.send(new GetObjectCommand(at(key))),
      ).catch(absentAsUndefined)
      return found && { content: explained(found.Body as Readable, where), hash: found.Metadata?.['sha256'] }
    },
    has: async key =>
      (await call(async (client, { HeadObjectCommand }) => client.send(new HeadObjectCommand(at(key)))).catch(
        absentAsUndefined,
      )) !== undefined,
    async put(key, { body, hash, bytes }) {
      const sent = { ...at(key), ContentLength: bytes, Metadata: { sha256: hash } }
      await call(async (client, { PutObjectCommand }) => client.send(new PutObjectCommand({ ...sent, Body: body() })))
    },
    putStream: async (key, content) =>
      call(async (client, sdk) => uploadMultipart({ client, sdk, at: at(key) }, content)),
    removeUnfinished: async before => call(async (client, sdk) => abortMultipart({ client, sdk, at: at('') }, before)),
    async remove(key) {
      await call(async (client, { DeleteObjectCommand }) => client.send(new DeleteObjectCommand(at(key))))
    },
    async *list(prefix) {
      const wanted = { Bucket: bucket, Prefix: root + prefix }
      let next: string | undefined
      do {
        const page = await call(async (client, { ListObjectsV2Command }) =>
          client.send(new ListObjectsV2Command({ ...wanted, ContinuationToken: next })),
        )
        for (const { Key = '', LastModified = new Date(0) } of page.Contents ?? [])
          yield { key: Key.slice(root.length), writtenAt: LastModified }
        next = page.IsTruncated ? page.NextContinuationToken : undefined
      } while (next !== undefined)
    },
  }
}

/** The connection may break in the middle of the content, too. */
function explained(content: Readable, where: string): Readable {
  // It may break before anybody reads.
  const told = new PassThrough().on('error', () => undefined)
  finished(content, error => error && told.destroy(explainS3(error, where)))
  told.once('close', () => content.destroy())
  return content.pipe(told)
}

function absentAsUndefined(error: unknown): undefined {
  if (!isAbsent(error)) throw error
}
