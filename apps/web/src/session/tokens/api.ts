import { createClient, type Client } from '@kitwright/contract/client'
import { readClaims } from './tokenClaims.ts'
import type { TokenStore } from './tokenStore.ts'

/** Calls that begin or end a session and carry no bearer token. */
const WITHOUT_TOKEN = new Set([
  '/api/accounts/token',
  '/api/accounts/refreshtoken',
  '/api/accounts/register',
  '/whoami',
])

export const xsrfToken = (cookies: string): string | null => {
  const found = cookies.split('; ').find(cookie => cookie.startsWith('XSRF-TOKEN='))
  return found ? decodeURIComponent(found.slice('XSRF-TOKEN='.length)) : null
}

export interface Wire {
  readonly fetch: typeof fetch
  readonly cookies: () => string
  readonly languageTag: () => string
}

const isUnsafe = (method?: string): boolean => method !== undefined && method !== 'GET' && method !== 'HEAD'

/** Creates a sender that adds language and XSRF headers. It first fetches the XSRF cookie if that is missing. */
export function createSender({ fetch, cookies, languageTag }: Wire) {
  return async (url: string, init: RequestInit, token: string | null = null): Promise<Response> => {
    const headers = new Headers(init.headers)
    headers.set('accept-language', languageTag())
    if (token) headers.set('authorization', `Bearer ${token}`)
    if (isUnsafe(init.method)) {
      if (!xsrfToken(cookies())) await fetch('/whoami')
      headers.set('x-xsrf-token', xsrfToken(cookies()) ?? '')
    }
    return fetch(url, { ...init, headers })
  }
}
export type Sender = ReturnType<typeof createSender>

const isSamePerson = (token: string, other: string): boolean =>
  readClaims(token)?.account === readClaims(other)?.account

/** Response of an account's own client once somebody else has signed in. */
const refusal = (): Response =>
  Response.json({ error: { id: 'session-ended', message: '', requestId: '' } }, { status: 401 })

/**
 * Whether the session was refused and not just the call: it has expired, or staff have blocked its account since. A missing
 * right may have been given since the token was made.
 */
async function isSessionRefused(response: Response): Promise<boolean> {
  if (response.status !== 403) return response.status === 401
  const body = (await response
    .clone()
    .json()
    .catch(() => null)) as { error?: { id?: unknown } } | null
  return body?.error?.id === 'account-blocked' || body?.error?.id === 'right-missing'
}

/**
 * Creates the contract client of the signed-in visitor. It refreshes a refused token and repeats the call once. With
 * `account` it is bound to that account and sends nothing in another's name.
 */
export function createApi(send: Sender, tokens: Pick<TokenStore, 'fresh' | 'read'>, account?: string): Client {
  const isOthers = (token: string | null): boolean =>
    token !== null && account !== undefined && readClaims(token)?.account !== account
  return createClient({
    send: async (url, init) => {
      if (WITHOUT_TOKEN.has(url.split('?', 1)[0]!)) return send(url, init)
      const token = await tokens.fresh()
      if (isOthers(token)) return refusal()
      const response = await send(url, init, token)
      if (!(await isSessionRefused(response))) return response
      // Also without a token: the refresh may have failed.
      const next = await tokens.fresh(token ?? undefined)
      // The session exists but could not be renewed now. Reports no answer, since a refusal would end it.
      if (next === null && tokens.read()) throw new TypeError('the session could not be renewed')
      // A call that one account began is never repeated in the name of another that has since signed in.
      const mayGoOn = next !== null && !isOthers(next) && (token === null || isSamePerson(token, next))
      return mayGoOn ? send(url, init, next) : response
    },
  })
}
