import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { S3Access } from '../../config/index.ts'

export const BUCKET = 'kitwright-tests'

/** A page of a list holds so many keys; a thousand elsewhere, which takes a while to fill. */
export const PAGE = 20

/**
 * How the server behaves: `lies` gives other bytes back than it was given, `shortens` half of them, `forgets` keeps nothing and says yes,
 * `cuts` hangs up in the middle, `refuses` denies the call, `lacks` does not know it, `fails` answers 500, `hangs` never answers.
 */
export type Behaviour = 'serves' | 'lies' | 'shortens' | 'forgets' | 'cuts' | 'refuses' | 'lacks' | 'fails' | 'hangs'

const CALLS = {
  'GET uploads': 'ListUploads',
  'POST uploads': 'BeginUpload',
  'PUT uploadId': 'SendPart',
  'POST uploadId': 'CompleteUpload',
  'DELETE uploadId': 'GiveUpUpload',
  'GET list-type': 'List',
  'GET ': 'Get',
  'HEAD ': 'Head',
  'PUT ': 'Put',
  'DELETE ': 'Remove',
} as const
export type S3Call = (typeof CALLS)[keyof typeof CALLS]

const callOf = ({ method = '' }: IncomingMessage, asked: URLSearchParams): S3Call | undefined => {
  const about = ['uploads', 'uploadId', 'list-type'].find(name => asked.has(name)) ?? ''
  return CALLS[`${method} ${about}` as keyof typeof CALLS]
}

const REFUSALS: Partial<Record<Behaviour, readonly [status: number, code: string]>> = {
  fails: [500, 'InternalError'],
  refuses: [403, 'AccessDenied'],
  lacks: [501, 'NotImplemented'],
}

const KEY_ID = 'the-key'

export interface S3Server {
  readonly s3: Required<S3Access>
  readonly filesUrl: string
  behaviour: Behaviour
  /** The calls with that behaviour; all of them by default. */
  only: readonly S3Call[] | undefined
  /** The keys of what is kept. */
  keys(): string[]
  /** Objects of which parts have come and not all. */
  unfinished(): string[]
  close(): Promise<void>
}

interface FakeS3Object {
  readonly bytes: Buffer
  readonly headers: Record<string, string>
  readonly writtenAt: string
}

class S3RefusalError extends Error {
  readonly status: number

  constructor(status: number, code: string) {
    super(code)
    this.status = status
  }
}

const escapeXml = (text: string): string => text.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`)

/**
 * Starts an in-memory server with a minimal subset of S3. It stores content to the last byte, as older servers do, so
 * that a client that sends trailing checksums is detected. It also detects wrong keys and secrets.
 */
export async function startS3Server(): Promise<S3Server> {
  const kept = new Map<string, FakeS3Object>()
  const parts = createParts()
  const answer = async (asked: IncomingMessage, reply: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(asked.url ?? '/', 'http://s3')
    const [, bucket, key = ''] = /^\/([^/]+)\/?(.*)$/.exec(decodeURIComponent(pathname)) ?? []
    const behaviour = behaviourAt(server, callOf(asked, searchParams))
    if (behaviour === 'cuts' && asked.method !== 'GET') return void asked.once('data', () => asked.destroy())
    if (behaviour === 'hangs') return
    const body = await buffer(asked)
    requireWilling(behaviour)
    requireAccess(asked, bucket)
    if (searchParams.get('list-type') === '2') return void reply.end(list(kept, searchParams))
    const sent = parts.take({ method: asked.method ?? '', key, searchParams, body })
    if (sent !== undefined) {
      if (sent.whole && behaviour !== 'forgets')
        kept.set(key, { bytes: sent.whole, headers: {}, writtenAt: new Date().toISOString() })
      return void reply.setHeader('etag', '"part"').end(sent.answer)
    }
    if (asked.method === 'PUT') {
      const headers = Object.entries(asked.headers).filter(([name]) => name.startsWith('x-amz-meta-'))
      kept.set(key, { bytes: body, headers: Object.fromEntries(headers) as never, writtenAt: new Date().toISOString() })
      return void reply.setHeader('etag', `"${createHash('md5').update(body).digest('hex')}"`).end()
    }
    if (asked.method !== 'DELETE') return give(kept.get(key), { asked, reply, behaviour })
    kept.delete(key)
    reply.writeHead(204).end()
  }
  const http = createServer((asked, reply) => {
    answer(asked, reply).catch((error: unknown) => refuse(error, asked, reply))
  })
  const { promise, resolve } = Promise.withResolvers<void>()
  http.listen(0, '127.0.0.1', resolve)
  await promise
  const endpoint = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
  const server: S3Server = {
    s3: { endpoint, region: 'us-east-1', accessKeyId: KEY_ID, secretAccessKey: 'the-secret' },
    filesUrl: `s3://${BUCKET}/shop`,
    behaviour: 'serves',
    only: undefined,
    keys: () => [...kept.keys()],
    unfinished: parts.unfinished,
    async close() {
      http.closeAllConnections()
      http.close()
    },
  }
  return server
}

function behaviourAt({ behaviour, only }: S3Server, call: S3Call | undefined): Behaviour {
  return only === undefined || (call !== undefined && only.includes(call)) ? behaviour : 'serves'
}

function requireWilling(behaviour: Behaviour): void {
  const refusal = REFUSALS[behaviour]
  if (refusal) throw new S3RefusalError(...refusal)
}

function requireAccess({ headers }: IncomingMessage, bucket: string | undefined): void {
  if (!headers.authorization?.includes(`Credential=${KEY_ID}/`)) throw new S3RefusalError(403, 'InvalidAccessKeyId')
  if (bucket !== BUCKET) throw new S3RefusalError(404, 'NoSuchBucket')
}

function refuse(error: unknown, asked: IncomingMessage, reply: ServerResponse): void {
  const { status, message } = error instanceof S3RefusalError ? error : new S3RefusalError(500, 'InternalError')
  reply.writeHead(status, { 'content-type': 'application/xml' })
  reply.end(asked.method === 'HEAD' ? '' : `<Error><Code>${message}</Code><Message>${message}</Message></Error>`)
}

interface FakeS3Exchange {
  readonly asked: IncomingMessage
  readonly reply: ServerResponse
  readonly behaviour: Behaviour
}

function give(found: FakeS3Object | undefined, { asked, reply, behaviour }: FakeS3Exchange): void {
  if (!found) throw new S3RefusalError(404, 'NoSuchKey')
  const { bytes, headers } = found
  const half = bytes.subarray(0, Math.ceil(bytes.length / 2))
  const given = behaviour === 'lies' ? bytes.map(byte => byte ^ 1) : behaviour === 'shortens' ? half : bytes
  reply.writeHead(200, { ...headers, 'content-length': behaviour === 'cuts' ? bytes.length : given.length })
  if (behaviour === 'cuts') reply.write(half, () => reply.destroy())
  else reply.end(asked.method === 'HEAD' ? '' : given)
}

function list(kept: ReadonlyMap<string, FakeS3Object>, asked: URLSearchParams): string {
  const after = asked.get('continuation-token') ?? ''
  const keys = [...kept.keys()].filter(key => key.startsWith(asked.get('prefix') ?? '') && key > after).toSorted()
  const page = keys.slice(0, PAGE)
  const contents = page.map(
    key => `<Contents><Key>${escapeXml(key)}</Key><LastModified>${kept.get(key)!.writtenAt}</LastModified></Contents>`,
  )
  const next = keys.length > PAGE ? `<NextContinuationToken>${escapeXml(page.at(-1)!)}</NextContinuationToken>` : ''
  return `<ListBucketResult><IsTruncated>${keys.length > PAGE}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`
}

interface FakeS3Request {
  readonly method: string
  readonly key: string
  readonly searchParams: URLSearchParams
  readonly body: Buffer
}

/** Objects that come in parts; undefined for what is no part of that. */
function createParts() {
  const uploads = new Map<string, { readonly key: string; readonly parts: Map<number, Buffer> }>()
  const take = ({ method, key, searchParams, body }: FakeS3Request): { answer: string; whole?: Buffer } | undefined => {
    if (method === 'GET' && searchParams.has('uploads')) return { answer: '<ListMultipartUploadsResult/>' }
    if (method === 'POST' && searchParams.has('uploads')) {
      const id = `upload-${uploads.size + 1}`
      uploads.set(id, { key, parts: new Map() })
      return {
        answer: `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
      }
    }
    const id = searchParams.get('uploadId')
    if (id === null) return undefined
    const upload = uploads.get(id)
    if (!upload) throw new S3RefusalError(404, 'NoSuchUpload')
    if (method === 'PUT') {
      upload.parts.set(Number(searchParams.get('partNumber')), body)
      return { answer: '' }
    }
    uploads.delete(id)
    if (method === 'DELETE') return { answer: '' }
    const numbers = [...upload.parts.keys()].toSorted((a, b) => a - b)
    const whole = Buffer.concat(numbers.map(number => upload.parts.get(number)!))
    return { answer: '<CompleteMultipartUploadResult/>', whole }
  }
  return { take, unfinished: () => [...uploads.values()].map(({ key }) => key) }
}
