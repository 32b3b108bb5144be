import { describe, expect, it } from 'vitest'
import { AUTH_KEY, createTokenStore, type RefreshResult, type TokenPorts } from './tokenStore.ts'

const NOW = 1_800_000_000
const token = (name: string, exp: number, roles = ['CUSTOMER']): string =>
  `h.${Buffer.from(JSON.stringify({ exp, sub: name, resource_access: { web: { roles } } })).toString('base64url')}.s`

const GOOD = token('good', NOW + 300)
const OLD = token('old', NOW - 1)
const NEW = token('new', NOW + 300)

function memory(access?: string): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>()
  if (access) kept.set(AUTH_KEY, JSON.stringify({ access_token: access, refresh_token: 'r1' }))
  return {
    getItem: key => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: key => void kept.delete(key),
  }
}

/** Mock browser whose tabs share the storage and queue for the lock. */
function browser(access?: string, answer: (sent: string) => RefreshResult = () => renewed) {
  const storage = memory(access)
  const sent: string[] = []
  let queue: Promise<unknown> = Promise.resolve()
  const withLock: TokenPorts['withLock'] = work => {
    const turn = queue.then(work)
    queue = turn.catch(() => null)
    return turn
  }
  const refresh = async (refreshToken: string): Promise<RefreshResult> => {
    sent.push(refreshToken)
    await Promise.resolve()
    return answer(refreshToken)
  }
  const known = new Set<string>()
  const has = async (refreshToken: string): Promise<boolean> => known.has(refreshToken)
  const add = async (refreshToken: string): Promise<void> => void known.add(refreshToken)
  const spent = { has, add, untilSeen: async () => Promise.reject(new Error('this tab sees all at once')) }
  const tabWith = (nowSeconds: () => number) => createTokenStore({ storage, nowSeconds, withLock, spent, refresh })
  /** Opens a tab that sees the current storage until `see` is called. */
  const openLateTab = () => {
    const { promise: isWaiting, resolve: wait } = Promise.withResolvers<void>()
    const { promise: seen, resolve: see } = Promise.withResolvers<void>()
    let view: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = memory(access)
    const untilSeen = async (isSeen: () => boolean): Promise<void> => {
      expect(isSeen()).toBe(false)
      wait()
      await seen
      view = storage
      expect(isSeen()).toBe(true)
    }
    const own = { ...storage, getItem: (key: string) => view.getItem(key) }
    const ports = { storage: own, nowSeconds: () => NOW, withLock, refresh, spent: { has, add, untilSeen } }
    return { tab: createTokenStore(ports), isWaiting, see }
  }
  return { openTab: () => tabWith(() => NOW), openLateTab, tabWith, sent, storage }
}
const renewed: RefreshResult = { kind: 'tokens', tokens: { access_token: NEW, refresh_token: 'r2' } }

describe('the token store', () => {
  it('uses a stored token that has not expired, without asking', async () => {
    const { openTab, sent } = browser(GOOD)
    expect(await openTab().fresh()).toBe(GOOD)
    expect(sent).toEqual([])
  })

  it('refreshes once for many callers of one tab', async () => {
    const { openTab, sent } = browser(OLD)
    const tab = openTab()
    expect(await Promise.all([tab.fresh(), tab.fresh(), tab.fresh()])).toEqual([NEW, NEW, NEW])
    expect(sent).toEqual(['r1'])
  })

  it('refreshes once for two tabs', async () => {
    const { openTab, sent } = browser(OLD)
    expect(await Promise.all([openTab().fresh(), openTab().fresh()])).toEqual([NEW, NEW])
    expect(sent).toEqual(['r1'])
  })

  it('refreshes once for two tabs, although the second sees the token late', async () => {
    const { openTab, openLateTab, sent } = browser(OLD)
    const late = openLateTab()
    const first = openTab().fresh()
    const second = late.tab.fresh()
    expect(await first).toBe(NEW)
    await late.isWaiting
    late.see()
    expect(await second).toBe(NEW)
    expect(sent).toEqual(['r1'])
  })

  it('refreshes a token that the server refused although its clock says it is good', async () => {
    const { openTab, sent } = browser(GOOD)
    expect(await openTab().fresh(GOOD)).toBe(NEW)
    expect(sent).toEqual(['r1'])
  })

  it.each([
    ['a day ahead', 86_400],
    ['a day behind', -86_400],
  ])('with a clock %s refreshes when it is time, and not at every call', async (_, wrongBy) => {
    let server = NOW
    const issue = (): RefreshResult => ({ kind: 'tokens', tokens: { access_token: issued(), refresh_token: 'next' } })
    const issued = (): string =>
      `h.${Buffer.from(JSON.stringify({ iat: server, exp: server + 300, sub: 'me' })).toString('base64url')}.s`
    const { sent, tabWith } = browser(OLD, issue)
    const tab = tabWith(() => server + wrongBy)
    // One call a second for ten minutes. The server refuses expired tokens.
    for (let n = 0; n < 600; n += 1, server += 1) {
      const used = await tab.fresh()
      const { exp } = JSON.parse(Buffer.from(used!.split('.')[1]!, 'base64url').toString()) as { exp: number }
      if (exp <= server) await tab.fresh(used!)
    }
    expect(sent.length).toBeLessThanOrEqual(4)
  })

  it('ends the session when the server does', async () => {
    const { openTab, storage } = browser(OLD, () => ({ kind: 'ended' }))
    expect(await openTab().fresh()).toBeNull()
    expect(storage.getItem(AUTH_KEY)).toBeNull()
  })

  it('keeps the session when no answer comes', async () => {
    const { openTab, storage } = browser(OLD, () => ({ kind: 'unreachable' }))
    expect(await openTab().fresh()).toBeNull()
    expect(storage.getItem(AUTH_KEY)).not.toBeNull()
  })

  it('drops an administrator', async () => {
    const admin = token('boss', NOW + 300, ['ADMIN'])
    const { openTab, storage } = browser(OLD, () => ({
      kind: 'tokens',
      tokens: { access_token: admin, refresh_token: 'r2' },
    }))
    expect(await openTab().fresh()).toBeNull()
    expect(storage.getItem(AUTH_KEY)).toBeNull()
  })

  it.each([
    ['another client’s administrator', { office: { roles: ['ADMIN'] }, app: { roles: ['ADMIN'] } }],
    ['who has no roles at all', undefined],
    ['whose roles are no list', { web: { roles: 'ADMIN' } }],
  ])('keeps %s: only an administrator of the shop’s own client is one here', async (_, resource_access) => {
    const body = Buffer.from(JSON.stringify({ exp: NOW + 300, sub: '1', resource_access })).toString('base64url')
    const tokens = { access_token: `h.${body}.s`, refresh_token: 'r2' }
    const { openTab } = browser(OLD, () => ({ kind: 'tokens', tokens }))
    expect(await openTab().fresh()).toBe(tokens.access_token)
  })

  it('does not bring back a session that was signed out meanwhile', async () => {
    const { openTab, storage } = browser(OLD, () => {
      storage.removeItem(AUTH_KEY)
      return renewed
    })
    expect(await openTab().fresh()).toBeNull()
    expect(storage.getItem(AUTH_KEY)).toBeNull()
  })

  it.each([
    [{ refresh_token: 'r1' }],
    [{ access_token: null, refresh_token: 'r1' }],
    [{ access_token: 'x.y', refresh_token: 'r1' }],
  ])('refreshes where there is no access token: %j', async stored => {
    const { openTab, sent, storage } = browser()
    storage.setItem(AUTH_KEY, JSON.stringify(stored))
    expect(await openTab().fresh()).toBe(NEW)
    expect(sent).toEqual(['r1'])
  })

  it('reads rubbish in the storage as signed out', async () => {
    const { openTab, storage } = browser()
    storage.setItem(AUTH_KEY, '{"access_token":7}')
    expect(await openTab().fresh()).toBeNull()
  })
})
