import { describe, expect, it } from 'vitest'
import { createSession } from './createSession.ts'
import { AUTH_KEY } from '../tokens/tokenStore.ts'

const NOW = 1_800_000_000
const token = (sub: string, lifeSeconds: number, roles = ['CUSTOMER']): string => {
  const payload = { sub, exp: NOW + lifeSeconds, resource_access: { web: { roles } } }
  return `h.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.s`
}
const DETAILS = { id: '1', firstName: 'Dara', lastName: 'Sok', email: 'd@s.kh', phone: null, language: 'kh' }
const reply = (status: number, body?: unknown): Response =>
  new Response(body === undefined ? null : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  })
const refusal = (status: number, id: string): Response => reply(status, { error: { id, message: id, requestId: 'r' } })

interface Server {
  readonly refresh?: () => Response
  readonly details?: (bearer: string) => Response
  readonly signIn?: () => Response
  readonly destroy?: () => Promise<Response>
  readonly register?: () => Response
  readonly confirm?: () => Response
  readonly social?: () => Response
}

/** Mock browser with storage and cookie, and a server that gives these answers. */
function browser(server: Server = {}, stored?: string) {
  const kept = new Map<string, string>(
    stored ? [[AUTH_KEY, JSON.stringify({ access_token: stored, refresh_token: 'r1' })]] : [],
  )
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  const calls: { path: string; headers: Headers; body: unknown }[] = []
  let cookies = 'other=1'
  const answers: Record<string, (bearer: string) => Response | Promise<Response>> = {
    '/whoami': () => {
      cookies = 'other=1; XSRF-TOKEN=x%2Fy'
      return reply(200, {})
    },
    '/api/accounts/refreshtoken': server.refresh ?? (() => refusal(401, 'session-ended')),
    '/api/accounts/details': server.details ?? (() => reply(200, { ...DETAILS, isBlocked: false, blocked: false })),
    '/api/accounts/token': server.signIn ?? (() => refusal(401, 'invalid-credentials')),
    '/api/accounts/token/destroy': server.destroy ?? (() => reply(204)),
    '/api/accounts/register': server.register ?? (() => refusal(409, 'email-taken')),
    '/api/oauth/confirmotp': server.confirm ?? (() => refusal(401, 'code-invalid')),
    '/api/oauth/social': server.social ?? (() => refusal(409, 'social-link-needed')),
  }
  const answer = async (path: string, headers: Headers): Promise<Response> =>
    answers[path]!(headers.get('authorization')?.slice('Bearer '.length) ?? '')
  const listeners: ((key: string | null) => void)[] = []
  const openTab = () =>
    createSession({
      fetch: async (input, init) => {
        const path = input as string
        const headers = new Headers(init?.headers)
        calls.push({ path, headers, body: init?.body ? JSON.parse(init.body as string) : undefined })
        return answer(path, headers)
      },
      cookies: () => cookies,
      languageTag: () => 'km',
      storage,
      nowSeconds: () => NOW,
      withLock: work => work(),
      onStorage: listener => listeners.push(listener),
    })
  const tellOtherTabs = (): void => listeners.forEach(listener => listener(AUTH_KEY))
  return { openTab, calls, kept, tellOtherTabs }
}

const tokens = (access: string) => ({
  access_token: access,
  refresh_token: 'r2',
  expires_in: 300,
  token_type: 'Bearer',
})
const GOOD = token('a', 300)
const OLD = token('a', -10)
const NEW = token('a', 600)

describe('a session at the start', () => {
  it('uses a good token and learns who it is', async () => {
    const { openTab, calls } = browser({}, GOOD)
    const session = openTab()
    await session.resume()
    expect(session.state.getState()).toMatchObject({ isSignedIn: true, details: { firstName: 'Dara' } })
    expect(calls.map(call => call.path)).toEqual(['/api/accounts/details'])
    expect(calls[0]!.headers.get('accept-language')).toBe('km')
  })

  it('refreshes an old token first', async () => {
    const { openTab, calls } = browser({ refresh: () => reply(200, tokens(NEW)) }, OLD)
    const session = openTab()
    await session.resume()
    expect(session.state.getState().isSignedIn).toBe(true)
    expect(calls.at(-1)!.headers.get('authorization')).toBe(`Bearer ${NEW}`)
  })

  it('throws away what cannot be read', async () => {
    const { openTab, kept, calls } = browser({})
    kept.set(AUTH_KEY, 'rubbish')
    const session = openTab()
    await session.resume()
    expect(session.state.getState().isSignedIn).toBe(false)
    expect([...kept.keys()]).toEqual([])
    expect(calls).toEqual([])
  })

  it.each([
    ['is over', { refresh: () => refusal(401, 'session-ended') }, OLD],
    ['belongs to someone blocked', { details: () => reply(200, { ...DETAILS, isBlocked: true, blocked: true }) }, GOOD],
    ['belongs to an administrator', {}, token('boss', 300, ['ADMIN'])],
  ])('is dropped when it %s', async (_why, server, stored) => {
    const { openTab, kept } = browser(server, stored)
    const session = openTab()
    await session.resume()
    expect(session.state.getState()).toEqual({ isSignedIn: false, details: null, isUnreachable: false })
    expect(kept.has(AUTH_KEY)).toBe(false)
  })

  it('ends with a call that says its account was blocked, with no other refusal', async () => {
    let id = ''
    const details = () => (id ? refusal(403, id) : reply(200, { ...DETAILS, isBlocked: false, blocked: false }))
    const { openTab, kept } = browser({ details, refresh: () => refusal(403, id) }, GOOD)
    const session = openTab()
    await session.resume()
    const ask = async () => {
      const answer = await session.api('GET /api/accounts/details', {})
      return [!answer.ok && answer.error.id, session.state.getState().isSignedIn, kept.has(AUTH_KEY)]
    }
    id = 'forbidden'
    expect(await ask()).toEqual(['forbidden', true, true])
    id = 'account-blocked'
    expect(await ask()).toEqual(['account-blocked', false, false])
  })

  it('stays while the server cannot be reached', async () => {
    const offline = () => {
      throw new TypeError('offline')
    }
    const { openTab } = browser({ refresh: offline, details: offline }, OLD)
    const session = openTab()
    await session.resume()
    expect(session.state.getState()).toEqual({ isSignedIn: true, details: null, isUnreachable: true })
  })

  it('gets its details by resuming again after the server has failed', async () => {
    let isFailing = true
    const details = () => (isFailing ? refusal(503, 'not-ready') : reply(200, { ...DETAILS, isBlocked: false }))
    const session = browser({ details }, GOOD).openTab()
    await session.resume()
    expect(session.state.getState()).toEqual({ isSignedIn: true, details: null, isUnreachable: true })
    isFailing = false
    await session.resume()
    expect(session.state.getState()).toMatchObject({ details: { firstName: 'Dara' }, isUnreachable: false })
  })
})

describe('a call', () => {
  it('that is refused is sent again with a fresh token', async () => {
    const { openTab, calls } = browser(
      {
        refresh: () => reply(200, tokens(NEW)),
        details: bearer =>
          bearer === NEW ? reply(200, { ...DETAILS, isBlocked: false }) : refusal(401, 'unauthenticated'),
      },
      GOOD,
    )
    const answer = await openTab().api('GET /api/accounts/details', {})
    expect(answer.ok).toBe(true)
    expect(calls.map(call => call.path)).toEqual([
      '/api/accounts/details',
      '/whoami',
      '/api/accounts/refreshtoken',
      '/api/accounts/details',
    ])
    expect(calls[1]!.headers.get('authorization')).toBeNull()
  })

  it('that was refused is not sent again for another account that signed in meanwhile', async () => {
    const theirs = token('sophea', 300)
    const { openTab, calls, kept } = browser(
      {
        details: () => {
          kept.set(AUTH_KEY, JSON.stringify({ access_token: theirs, refresh_token: 'r9' }))
          return refusal(401, 'unauthenticated')
        },
      },
      GOOD,
    )
    const session = openTab()
    const answer = await session.api('GET /api/accounts/details', {})
    expect(answer.ok).toBe(false)
    expect(calls.map(call => call.headers.get('authorization'))).toEqual([`Bearer ${GOOD}`])
    expect(session.accountId()).toBe('sophea')
  })

  it('of one account is never sent for another, not by a refresh either', async () => {
    const theirs = JSON.stringify({ access_token: token('sophea', 300), refresh_token: 'r9' })
    const { openTab, calls, kept } = browser({}, GOOD)
    const own = openTab().apiFor('a')
    expect((await own('GET /api/accounts/details', {})).ok).toBe(true)
    kept.set(AUTH_KEY, theirs)
    expect(await own('GET /api/accounts/details', {})).toMatchObject({ ok: false, error: { id: 'session-ended' } })
    const late = browser(
      {
        refresh: () => refusal(503, 'not-ready'),
        details: () => {
          late.kept.set(AUTH_KEY, theirs)
          return refusal(401, 'unauthenticated')
        },
      },
      OLD,
    )
    expect((await late.openTab().apiFor('a')('GET /api/accounts/details', {})).ok).toBe(false)
    const sent = [...calls, ...late.calls].map(call => call.headers.get('authorization'))
    expect(sent.filter(Boolean)).toEqual([`Bearer ${GOOD}`])
  })

  it('asks once more after a lost refresh, before it accepts a refusal', async () => {
    let isDown = true
    const { openTab } = browser(
      {
        refresh: () => {
          const answer = isDown ? refusal(503, 'not-ready') : reply(200, tokens(NEW))
          isDown = false
          return answer
        },
        details: bearer =>
          bearer === NEW ? reply(200, { ...DETAILS, isBlocked: false }) : refusal(401, 'unauthenticated'),
      },
      OLD,
    )
    expect((await openTab().api('GET /api/accounts/details', {})).ok).toBe(true)
  })

  it('that finds the session over tells the screens', async () => {
    const { openTab, kept } = browser({ details: () => refusal(401, 'session-ended') }, GOOD)
    const session = openTab()
    const told: boolean[] = []
    session.state.subscribe(({ isSignedIn }) => told.push(isSignedIn))
    await session.api('GET /api/accounts/details', {})
    await expect.poll(() => told).toEqual([false])
    expect(kept.has(AUTH_KEY)).toBe(false)
  })

  it('that is refused while no refresh gets through has no answer, and ends nothing', async () => {
    const { openTab, kept } = browser(
      { refresh: () => refusal(503, 'not-ready'), details: () => refusal(401, 'unauthenticated') },
      GOOD,
    )
    const session = openTab()
    expect(await session.api('GET /api/accounts/details', {})).toMatchObject({ ok: false, error: { id: 'network' } })
    await session.resume()
    expect([kept.has(AUTH_KEY), session.state.getState().isSignedIn]).toEqual([true, true])
  })

  it('that changes something carries the XSRF token, fetched first when the cookie is gone', async () => {
    const { openTab, calls } = browser()
    await openTab().api('POST /api/accounts/token', { body: { email: 'a', password: 'b', clientId: 'web' } })
    expect(calls.map(call => [call.path, call.headers.get('x-xsrf-token')])).toEqual([
      ['/whoami', null],
      ['/api/accounts/token', 'x/y'],
    ])
  })
})

describe('signing in and out', () => {
  it('sends what the calls take, and nothing else', async () => {
    const { openTab, calls } = browser({
      signIn: () => reply(200, tokens(OLD)),
      refresh: () => reply(200, tokens(NEW)),
    })
    const session = openTab()
    await session.signIn('d@s.kh', 'a long password')
    session.signOut()
    const sent = calls.flatMap(({ path, body, headers }) => (body ? [[path, body, headers.get('authorization')]] : []))
    expect(sent).toEqual([
      ['/api/accounts/token', { email: 'd@s.kh', password: 'a long password', clientId: 'web' }, null],
      ['/api/accounts/refreshtoken', { token: 'r2', clientId: 'web' }, null],
      ['/api/accounts/token/destroy', { token: 'r2' }, `Bearer ${NEW}`],
    ])
  })

  it('refuses an administrator and keeps nothing', async () => {
    const { openTab, kept } = browser({ signIn: () => reply(200, tokens(token('boss', 300, ['ADMIN']))) })
    const answer = await openTab().signIn('boss@shop.kh', 'password')
    expect(answer).toMatchObject({ ok: false, error: { id: 'admin-not-allowed' } })
    expect(kept.has(AUTH_KEY)).toBe(false)
  })

  it('reaches the other tabs', async () => {
    const { openTab, tellOtherTabs } = browser({ signIn: () => reply(200, tokens(NEW)) })
    const [here, there] = [openTab(), openTab()]
    await here.signIn('d@s.kh', 'password')
    tellOtherTabs()
    await expect.poll(() => there.state.getState().details?.firstName).toBe('Dara')
    here.signOut()
    tellOtherTabs()
    expect(there.state.getState()).toEqual({ isSignedIn: false, details: null, isUnreachable: false })
  })

  it('tells a background page who is signed in, also after a quick change', async () => {
    const details = (bearer: string): Response =>
      reply(200, { ...DETAILS, firstName: bearer === GOOD ? 'Dara' : 'Sophea', isBlocked: false })
    const { openTab, kept, tellOtherTabs } = browser({ details }, GOOD)
    const there = openTab()
    await there.resume()
    kept.set(AUTH_KEY, JSON.stringify({ access_token: token('sophea', 300), refresh_token: 'r9' }))
    tellOtherTabs()
    expect(there.state.getState()).toEqual({ isSignedIn: true, details: null, isUnreachable: false })
    await expect.poll(() => there.state.getState().details?.firstName).toBe('Sophea')
  })

  it('does not wait for the server when signing out', () => {
    const { openTab, kept, calls } = browser({ destroy: () => new Promise(() => {}) }, GOOD)
    const session = openTab()
    kept.set('kitwright.notification', '1')
    session.signOut()
    expect(session.state.getState().isSignedIn).toBe(false)
    expect([...kept.keys()]).toEqual([])
    expect(calls).toHaveLength(1)
  })
})

describe('an account that a mailed code confirms', () => {
  const REGISTRATION = { firstName: 'Dara', lastName: 'Sok', email: 'd@s.kh', password: 'long enough to keep' }
  const waiting = () => reply(201, { confirmation: 'code', email: 'd@s.kh' })

  it('is not signed in before the code, and is with it', async () => {
    const { openTab, calls, kept } = browser({ register: waiting, confirm: () => reply(200, tokens(NEW)) })
    const session = openTab()
    expect(await session.register(REGISTRATION)).toMatchObject({ ok: false, error: { id: 'email-unconfirmed' } })
    expect([kept.has(AUTH_KEY), session.state.getState().isSignedIn]).toEqual([false, false])
    expect((await session.confirm('d@s.kh', '123456')).ok).toBe(true)
    expect(session.state.getState()).toMatchObject({ isSignedIn: true, details: { firstName: 'Dara' } })
    const sent = calls.find(call => call.path === '/api/oauth/confirmotp')!.headers
    expect(['username', 'otp-token', 'client-id'].map(name => sent.get(name))).toEqual(['d@s.kh', '123456', 'app'])
  })

  it('stays outside with a wrong code', async () => {
    const { openTab, kept } = browser({ register: waiting })
    const session = openTab()
    await session.register(REGISTRATION)
    expect(await session.confirm('d@s.kh', '000000')).toMatchObject({ ok: false, error: { id: 'code-invalid' } })
    expect([kept.has(AUTH_KEY), session.state.getState().isSignedIn]).toEqual([false, false])
  })
})

describe('signing in with Google', () => {
  it('begins a session like any other, staff excepted', async () => {
    const proof = { credential: 'a.b.c', nonce: 'n' }
    const { openTab, calls } = browser({ social: () => reply(200, tokens(NEW)) })
    const good = openTab()
    expect((await good.signInWithGoogle(proof)).ok).toBe(true)
    expect(good.state.getState().isSignedIn).toBe(true)
    const sent = calls.find(({ path }) => path === '/api/oauth/social')!
    expect([sent.headers.get('client-id'), sent.body]).toEqual(['app', { provider: 'google', ...proof }])
    const admin = browser({ social: () => reply(200, tokens(token('boss', 300, ['ADMIN']))) }).openTab()
    expect(await admin.signInWithGoogle(proof)).toMatchObject({ ok: false, error: { id: 'admin-not-allowed' } })
    expect(admin.state.getState().isSignedIn).toBe(false)
  })
})
