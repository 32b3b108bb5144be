import { afterEach, describe, expect, it, vi } from 'vitest'
import { start } from './startApp.ts'
import { createSession } from '../../session/index.ts'

afterEach(() => void vi.unstubAllGlobals())

const TENANT = { name: 'Angkor Kits', settings: { homepage: { theme: { palette: { color: '#10b981' } } } } }
const json = (value: unknown, status = 200): Response =>
  new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } })

/** A browser that records the steps of the start, with a valid stored token. */
function browser({
  addFont,
  search = '',
  whoami = json(TENANT),
}: { addFont?: () => void; search?: string; whoami?: Response } = {}) {
  const done: string[] = []
  const headers = new Map<string, Headers>()
  const page = {
    querySelector: (selector: string) => {
      done.push(selector)
      return null
    },
    fonts: { add: addFont ?? (() => done.push('lettering')) },
    set title(title: string) {
      done.push(`title ${title}`)
    },
  }
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { search })
  vi.stubGlobal('FontFace', function FontFace() {})
  const claims = Buffer.from(JSON.stringify({ sub: '1', exp: 2_000_000_000 })).toString('base64url')
  const stored = JSON.stringify({ access_token: `h.${claims}.s`, refresh_token: 'r' })
  const session = createSession({
    fetch: async (input, init) => {
      done.push(input as string)
      headers.set(input as string, new Headers(init?.headers))
      return input === '/whoami' ? whoami : json({ id: '1', firstName: 'Dara', isBlocked: false })
    },
    cookies: () => '',
    languageTag: () => 'km',
    storage: { getItem: () => stored, setItem: () => {}, removeItem: () => {} },
    nowSeconds: () => 1_900_000_000,
    withLock: work => work(),
    onStorage: () => {},
  })
  return { session, done, headers }
}

describe('the start', () => {
  it('asks for the tenant, shows title and icon, registers fonts, then the session', async () => {
    const { session, done } = browser()
    expect(await start(session)).toMatchObject({ ok: true, tenant: { name: 'Angkor Kits' } })
    const ICON = 'link[rel="icon"]'
    await expect.poll(() => done).toContain(ICON)
    const inOrder = ['/whoami', 'title Angkor Kits', 'lettering', '/api/accounts/details']
    expect(done.filter(step => step !== ICON)).toEqual(inOrder)
  })

  it('asks for the tenant without saying who asks', async () => {
    const { session, headers } = browser()
    await start(session)
    expect(headers.get('/whoami')!.has('authorization')).toBe(false)
    expect(headers.get('/api/accounts/details')!.get('authorization')).toMatch(/^Bearer /)
  })

  it('previews the theme that the address names, and ignores an unknown one', async () => {
    const themeAt = async (search: string) => {
      const result = await start(browser({ search }).session)
      return result.ok ? result.tenant.settings.homepage.theme.name : undefined
    }
    expect(await themeAt('?theme=drop')).toBe('drop')
    expect(await themeAt('?theme=none')).toBeUndefined()
  })

  it('says why the operator closed the shop', async () => {
    const message = 'This shop is temporarily closed. Rent is late.'
    const { session } = browser({ whoami: json({ error: { id: 'shop-suspended', message, requestId: 'r' } }, 503) })
    expect(await start(session)).toEqual({ ok: false, reason: 'suspended', message })
  })

  it('goes on when the lettering cannot be registered', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { session } = browser({
      addFont: () => {
        throw new Error('no fonts here')
      },
    })
    expect((await start(session)).ok).toBe(true)
    expect(session.state.getState().isSignedIn).toBe(true)
    expect(warned).toHaveBeenCalledOnce()
  })
})
