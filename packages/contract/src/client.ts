import type { z } from './schemas/zod.ts'
import type { ErrorBody } from './terms/errors.ts'
import type { Routes } from './routes.ts'

// Routes provide only types, so the web app contains no schema that it does not run.
type Value<T> = T extends z.ZodType ? z.output<T> : T extends null ? null : Blob
type RequestInput<T> = T extends z.ZodType ? z.input<T> : never
type Field<R, K extends string> = R extends Record<K, infer V> ? V : never
type OptionalIfNever<K extends string, T> = [T] extends [never]
  ? { readonly [P in K]?: undefined }
  : { readonly [P in K]: T }

export type Call<K extends keyof Routes> = OptionalIfNever<'body', RequestInput<Field<Routes[K], 'body'>>> &
  OptionalIfNever<'params', RequestInput<Field<Routes[K], 'params'>>> & {
    readonly query?: Partial<RequestInput<Field<Routes[K], 'query'>>>
    readonly headers?: Readonly<Record<string, string>>
    readonly signal?: AbortSignal
  }
export type Response_<K extends keyof Routes> = Value<Routes[K]['response']>

/**
 * The result of a call. Every call resolves: with the value, with the API's error, with `network` if no answer came, or with
 * `canceled` if the visitor or the caller stopped waiting for it: the server may have done what was asked.
 */
export type Answer<T> =
  | { readonly ok: true; readonly status: number; readonly value: T; readonly etag: string | null }
  | {
      readonly ok: false
      readonly status: number
      readonly error: ErrorBody['error']
      /** The seconds until a retry makes sense, if the API gives them. */
      readonly waitSeconds?: number
    }
  | {
      readonly ok: false
      readonly status: 0
      readonly error: { readonly id: 'network' | 'canceled'; readonly message: ''; readonly fields?: undefined }
      readonly waitSeconds?: undefined
    }

export interface ClientOptions {
  readonly baseUrl?: string
  /** Sends a request with authorization, XSRF and language headers. */
  readonly send: (url: string, init: RequestInit) => Promise<Response>
}

export type Client = <K extends keyof Routes>(key: K, call: Call<K>) => Promise<Answer<Response_<K>>>

function addressOf(key: string, call: { params?: unknown; query?: unknown }): string {
  const path = key.slice(key.indexOf(' ') + 1)
  const params = (call.params ?? {}) as Record<string, string>
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries((call.query ?? {}) as Record<string, string | number | undefined>)) {
    if (value !== undefined) query.set(name, String(value))
  }
  return query.size > 0 ? `${filled}?${query}` : filled
}

async function valueOf(response: Response): Promise<unknown> {
  if (response.status === 204) return null
  const type = response.headers.get('content-type') ?? ''
  if (type.includes('json')) return response.json()
  // The shop answers a call with no text but a table. A page comes from an intermediary, such as a café network's sign-in.
  if (type === '' || (type.startsWith('text/') && !type.startsWith('text/csv')))
    throw new TypeError('not an answer of the shop')
  return response.blob()
}

const NO_ANSWER = { ok: false, status: 0, error: { id: 'network', message: '' } } as const
const CANCELED = { ok: false, status: 0, error: { id: 'canceled', message: '' } } as const

/** Whether a call with this error ended without the server's answer, so that its outcome is unknown. */
export const isUnanswered = ({ id }: { readonly id: string }): boolean => id === 'network' || id === 'canceled'

/** Creates a client of the contract. It never throws for an HTTP or network failure. */
export function createClient({ baseUrl = '', send }: ClientOptions): Client {
  return async (key, call) => {
    const method = key.slice(0, key.indexOf(' '))
    const { body } = call as { body?: unknown }
    const isForm = typeof FormData !== 'undefined' && body instanceof FormData
    const headers: Record<string, string> = { ...call.headers }
    if (body !== undefined && !isForm) headers['content-type'] = 'application/json'
    try {
      const response = await send(baseUrl + addressOf(key, call), {
        method,
        headers,
        body: body === undefined ? undefined : isForm ? body : JSON.stringify(body),
        signal: call.signal,
      })
      const value = await valueOf(response)
      if (response.ok) {
        return { ok: true, status: response.status, value: value as never, etag: response.headers.get('etag') }
      }
      const error = (value as ErrorBody | null)?.error
      if (!error) return { ...NO_ANSWER }
      const waitSeconds = Number(response.headers.get('retry-after') ?? 0)
      return { ok: false, status: response.status, error, ...(waitSeconds > 0 && { waitSeconds }) }
    } catch (cause) {
      return cause instanceof Error && cause.name === 'AbortError' ? { ...CANCELED } : { ...NO_ANSWER }
    }
  }
}
