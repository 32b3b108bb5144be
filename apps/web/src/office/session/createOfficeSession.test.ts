import { describe, expect, it } from 'vitest'
import { OFFICE_KEY } from '../../session/index.ts'
import { createOfficeSession } from './createOfficeSession.ts'

const NOW = 1_800_000_000
const SHOP_KEY = 'kitwright.auth'
const ME = { id: '1', firstName: 'Dara', lastName: 'Kim', email: 's@s.kh', role: 'STORE', isBlocked: false }
const token = (name: string, lifeSeconds: number): string => {
  const payload = { sub: name, exp: NOW + lifeSeconds, resource_access: { office: { roles: ['ADMIN'] } } }
  return `h.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.s`
}
const reply = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
const refusal = (status: number, id: string): Response => reply(status, { error: { id, message: id, requestId: 'r' } })
const tokens = (access: string) => reply(200, { access_token: access, refresh_token: 'r2' })

/** Mock browser in which a customer is also signed in to the shop, with a server that gives these answers. */
function browser(answers: Record<string, () => Response>, access?: string) {
  const kept = new Map([[SHOP_KEY, 'the customer’s own']])
  if (access) kept.set(OFFICE_KEY, JSON.stringify({ access_token: access, refresh_token: 'r1' }))
  const sent: { path: string; body: unknown }[] = []
  const session = createOfficeSession({
    fetch: async (input, init) => {
      const path = input as string
      sent.push({ path, body: typeof init?.body === 'string' ? JSON.parse(init.body) : null })
      return answers[path]?.() ?? reply(200, ME)
    },
    cookies: () => 'XSRF-TOKEN=x',
    languageTag: () => 'km',
    storage: {
      getItem: key => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: key => void kept.delete(key),
    },
    nowSeconds: () => NOW,
    withLock: work => work(),
    onStorage: () => {},
  })
  return { session, kept, sent }
}

describe('the session of the office', () => {
  it('signs in as the office and leaves the shop’s tokens alone', async () => {
    const { session, kept, sent } = browser({ '/api/accounts/token': () => tokens(token('a', 300)) })
    expect((await session.signIn('s@s.kh', 'secret')).ok).toBe(true)
    expect(sent[0]).toEqual({
      path: '/api/accounts/token',
      body: { email: 's@s.kh', password: 'secret', clientId: 'office' },
    })
    expect(session.state.getState()).toMatchObject({ isSignedIn: true, me: { role: 'STORE' } })
    session.signOut()
    expect([...kept]).toEqual([[SHOP_KEY, 'the customer’s own']])
    expect(session.state.getState()).toMatchObject({ isSignedIn: false, me: null })
  })

  it('refreshes an old token once, as the office, whoever asks', async () => {
    const { session, sent } = browser({ '/api/accounts/refreshtoken': () => tokens(token('b', 300)) }, token('a', -1))
    await Promise.all([session.resume(), session.api('GET /api/office/home', {})])
    const refreshes = sent.filter(({ path }) => path === '/api/accounts/refreshtoken')
    expect(refreshes.map(({ body }) => body)).toEqual([{ token: 'r1', clientId: 'office' }])
    expect(session.state.getState().isSignedIn).toBe(true)
  })

  it('ends when the server says that it is over', async () => {
    const over = () => refusal(401, 'session-ended')
    const routes = { '/api/accounts/refreshtoken': over, '/api/office/me': over, '/api/office/home': over }
    const { session, kept } = browser(routes, token('a', -1))
    // Any request tells the screens that the session has ended.
    await session.api('GET /api/office/home', {})
    expect(session.state.getState().isSignedIn).toBe(false)
    expect(kept.has(OFFICE_KEY)).toBe(false)
    const start = browser(routes, token('a', -1))
    await start.session.resume()
    expect(start.session.state.getState().isSignedIn).toBe(false)
  })

  it('stays, and says so, when there is no answer', async () => {
    const broken = (): Response => {
      throw new TypeError('offline')
    }
    const { session, kept } = browser({ '/api/office/me': broken }, token('a', 300))
    await session.resume()
    expect(session.state.getState()).toMatchObject({ isSignedIn: true, isUnreachable: true })
    expect(kept.has(OFFICE_KEY)).toBe(true)
  })
})
