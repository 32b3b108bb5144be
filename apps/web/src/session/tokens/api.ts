import { createClient, type Client } from '@kitwright/contract/client'
import { readClaims } from './tokenClaims.ts'
import type { TokenStore } from './tokenStore.ts'

/** Calls that end or begin a session carry no bearer token. */
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

/** Sends with language and XSRF headers; fetches the XSRF cookie first when it has gone. */
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

/** Whether it was the session that was refused, rather than the call: it is over, or staff have blocked its account meanwhile. */
async function isSessionRefused(response: Response): Promise<boolean> {
  if (response.status !== 403) return response.status === 401
  const body = (await response
    .clone()
    .json()
    .catch(() => null)) as { error?: { id?: unknown } } | null
  return body?.error?.id === 'account-blocked'
}

/**
 * The client of the contract for whoever is signed in: a refused token is refreshed and the call sent once more. With
 * `account` it speaks for that one alone, and sends nothing in the name of another.
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
      // Without one, too: it may have been the refresh that did not get through.
      const next = await tokens.fresh(token ?? undefined)
      // Still somebody's session, which could not be renewed just now: no answer, rather than a refusal that would end it.
      if (next === null && tokens.read()) throw new TypeError('the session could not be renewed')
      // A call that one account began is never repeated in the name of another that has since signed in.
      const mayGoOn = next !== null && !isOthers(next) && (token === null || isSamePerson(token, next))
      return mayGoOn ? send(url, init, next) : response
    },
  })
}
