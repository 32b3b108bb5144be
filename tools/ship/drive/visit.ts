import {
  type Call,
  type Client,
  createClient,
  type ErrorBody,
  type Response_,
  type RouteKey,
} from '@kitwright/contract'
import { request } from 'node:http'

/** The address of the shipped server, and the host of the driven shop. */
export interface Place {
  readonly port: number
  readonly host: string
  /**
   * The paths of the streams that were read: the server counts only calls that it has ended, but the readers of a
   * stream disconnect.
   */
  readonly streams: string[]
  /** Successful calls of the office that change something, in the order of their answers. */
  readonly officeChanges: OfficeChange[]
}

export interface OfficeChange {
  readonly method: string
  readonly path: string
  readonly requestId: string
}

export interface Plain {
  readonly status: number
  readonly type: string
  readonly bytes: Buffer
  readonly headers: Readonly<Record<string, string>>
}

export interface Visitor {
  /** Makes a call of the contract. Throws, with the route and the error's id, for any answer but a success. */
  ask<K extends RouteKey>(key: K, call?: Call<K>): Promise<Response_<K>>
  /** Returns the version that a change of this resource must name. */
  version<K extends RouteKey>(key: K, call: Call<K>): Promise<{ 'if-match': string }>
  /** Makes a call that is refused; returns the error's id. Throws for a success. */
  refused<K extends RouteKey>(key: K, call?: Call<K>): Promise<string>
  /** Makes a call that is refused; returns the error. Throws for a success. */
  problem<K extends RouteKey>(key: K, call?: Call<K>): Promise<ErrorBody['error']>
  /** Fetches content other than JSON. Throws when it is empty or not of the given type. */
  fetch(path: string, type: RegExp): Promise<Plain>
  /** Sends a file as a form. */
  upload<K extends RouteKey>(key: K, call: Call<K> & { readonly file: UploadFile }): Promise<Response_<K>>
}

interface UploadFile {
  readonly name: string
  readonly bytes: Uint8Array
}

const LONGEST_ANSWER_MS = 120_000

/** Returns a visitor of the shop: anonymous, or with the token of a session. */
export function visit(place: Place, token?: () => string): Visitor {
  const own = (headers: Headers): Headers => {
    if (token) headers.set('authorization', `Bearer ${token()}`)
    return headers
  }
  const client: Client = createClient({
    send: async (path, init) => {
      const form = init.body instanceof FormData ? new Response(init.body) : undefined
      const headers = own(new Headers(init.headers))
      if (form) headers.set('content-type', form.headers.get('content-type')!)
      const body = form ? Buffer.from(await form.arrayBuffer()) : (init.body as string | undefined)
      const method = init.method!
      const { status, bytes, headers: got } = await send(place, path, { method, headers, body })
      if (method !== 'GET' && status < 300 && path.startsWith('/api/office/'))
        place.officeChanges.push({ method, path, requestId: got['x-request-id'] ?? '' })
      return new Response(status === 204 || status === 304 ? null : new Uint8Array(bytes), { status, headers: got })
    },
  })
  const answerOf = async <K extends RouteKey>(key: K, call: Call<K>) => {
    const answer = await client(key, call)
    if (!answer.ok)
      throw new Error(`${key}: ${answer.status} ${answer.error.id} ${JSON.stringify(answer.error.fields ?? '')}`)
    return answer
  }
  const problemOf = async <K extends RouteKey>(key: K, call: Call<K>) => {
    const answer = await client(key, call)
    if (answer.ok || answer.status === 0) throw new Error(`${key}: ${answer.status} where a refusal was expected`)
    return answer.error as ErrorBody['error']
  }
  return {
    ask: async (key, call) => (await answerOf(key, (call ?? {}) as never)).value as never,
    version: async (key, call) => ({ 'if-match': (await answerOf(key, call)).etag ?? '' }),
    refused: async (key, call) => (await problemOf(key, (call ?? {}) as never)).id,
    problem: async (key, call) => problemOf(key, (call ?? {}) as never),
    async fetch(path, type) {
      const answer = await send(place, path, { method: 'GET', headers: own(new Headers()) })
      if (answer.status !== 200 || !type.test(answer.type) || answer.bytes.length === 0)
        throw new Error(`GET ${path}: ${answer.status} ${answer.type} ${answer.bytes.toString('utf8', 0, 300)}`)
      return answer
    },
    async upload(key, { file, ...call }) {
      const body = new FormData()
      body.set('file', new Blob([new Uint8Array(file.bytes)]), file.name)
      return (await answerOf(key, { ...call, body } as never)).value as never
    },
  }
}

interface SentRequest {
  readonly method: string
  readonly headers: Headers
  readonly body?: string | Buffer | undefined
}

/**
 * Sends a request without `fetch`, which sets no Host header; the Host identifies the shop. The answer of an event
 * stream is its first event.
 */
async function send(
  { port, host, streams }: Place,
  path: string,
  { method, headers, body }: SentRequest,
): Promise<Plain> {
  const { promise, resolve, reject } = Promise.withResolvers<Plain>()
  const call = request(
    {
      host: '127.0.0.1',
      port,
      path,
      method,
      timeout: LONGEST_ANSWER_MS,
      headers: { ...Object.fromEntries(headers), host },
    },
    response => {
      const type = response.headers['content-type'] ?? ''
      const chunks: Buffer[] = []
      const done = (): void => {
        const kept = Object.entries(response.headers).filter(
          (each): each is [string, string] => typeof each[1] === 'string',
        )
        resolve({
          status: response.statusCode ?? 0,
          type,
          bytes: Buffer.concat(chunks),
          headers: Object.fromEntries(kept),
        })
      }
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        if (!type.includes('event-stream')) return
        streams.push(path)
        done()
        response.destroy()
      })
      response.on('end', done).on('error', reject)
    },
  )
  call.on('error', reject).on('timeout', () => call.destroy(new Error(`${method} ${path} was not answered`)))
  call.end(body)
  return promise
}
