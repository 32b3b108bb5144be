import type { CompletedPart, S3Client } from '@aws-sdk/client-s3'
import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'

/** Kept in memory, one at a time. A bucket takes ten thousand of them for an object: 160 GB. */
const PART_BYTES = 16 * 2 ** 20

type Sdk = typeof import('@aws-sdk/client-s3')

interface MultipartTarget {
  readonly client: S3Client
  readonly sdk: Sdk
  readonly at: { readonly Bucket: string; readonly Key: string }
}

/** Sends what the stream gives, however long it is, as one object that is there when all of it is. Answers its SHA-256 as hex. */
export async function uploadMultipart({ client, sdk, at }: MultipartTarget, content: Readable): Promise<string> {
  const { UploadId } = await client.send(new sdk.CreateMultipartUploadCommand(at))
  const upload = { ...at, UploadId }
  const hash = createHash('sha256')
  try {
    const Parts: CompletedPart[] = []
    for await (const Body of partsOf(content)) {
      hash.update(Body)
      const PartNumber = Parts.length + 1
      const { ETag } = await client.send(new sdk.UploadPartCommand({ ...upload, PartNumber, Body }))
      Parts.push({ ETag, PartNumber })
    }
    await client.send(new sdk.CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }))
    return hash.digest('hex')
  } catch (error) {
    await client.send(new sdk.AbortMultipartUploadCommand(upload)).catch(() => undefined)
    throw error
  }
}

/** At least one, and all but the last of the same length. */
async function* partsOf(content: Readable): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = []
  let bytes = 0
  let isBegun = false
  for await (const chunk of content as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes < PART_BYTES) continue
    const all = Buffer.concat(chunks)
    let from = 0
    for (; all.length - from >= PART_BYTES; from += PART_BYTES) yield all.subarray(from, from + PART_BYTES)
    isBegun = true
    chunks = [all.subarray(from)]
    bytes = all.length - from
  }
  if (bytes > 0 || !isBegun) yield Buffer.concat(chunks)
}

/** Gives up what somebody who ended in the middle had begun to send before then: it is seen by nobody, and paid for. */
export async function abortMultipart({ client, sdk, at }: MultipartTarget, before: Date): Promise<void> {
  // A thousand of them; of more, the rest has its turn the next time.
  const { Uploads = [] } = await client.send(new sdk.ListMultipartUploadsCommand({ Bucket: at.Bucket, Prefix: at.Key }))
  for (const { Key, UploadId, Initiated } of Uploads)
    if (Initiated && Initiated < before)
      await client.send(new sdk.AbortMultipartUploadCommand({ Bucket: at.Bucket, Key, UploadId }))
}
