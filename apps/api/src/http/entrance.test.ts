import { ERRORS } from '@kitwright/contract'
import { PATTERNS } from '@kitwright/library'
import { LANGUAGES, loadErrorTexts } from '@kitwright/words'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { sql } from '../database/index.ts'
import { createTestShop, type TestShop } from './testing.ts'

const [EN, KH] = await Promise.all([loadErrorTexts('en'), loadErrorTexts('kh')])

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop()
})
afterAll(async () => shop.close())

const post = async (payload: string, url = '/api/accounts/token', headers = {}) =>
  shop.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { host: 'localhost', 'content-type': 'application/json', ...headers },
  })

describe('the tenant comes from the host', () => {
  test('each host opens its own shop', async () => {
    for (const host of ['localhost', 'localhost:8080', 'LOCALHOST', '127.0.0.1', 'angkor.localhost']) {
      expect((await shop.call('GET /whoami', { host })).value).toMatchObject({ slug: 'angkor' })
    }
    expect((await shop.call('GET /whoami', { host: 'mekong.localhost' })).value).toMatchObject({
      name: 'Mekong Tees',
      productTypes: ['TSHIRT'],
    })
  })

  test('an unknown host is refused, on the API as JSON', async () => {
    for (const host of ['shop.example.com', '169.254.169.254', 'localhost.evil.example', "'; drop table tenants"]) {
      const { status, error } = await shop.call('GET /whoami', { host })
      expect([status, error?.id]).toEqual([404, 'unknown-host'])
    }
  })

  test('a host that only begins with a known name is refused', async () => {
    for (const rest of [
      ':1@evil.example',
      ':@evil.example',
      ':8080/evil',
      ':8080#',
      ':80 .evil.example',
      '@evil.example',
    ])
      expect((await shop.call('GET /whoami', { host: `localhost${rest}` })).error?.id).toBe('unknown-host')
  })

  test('a proxy is not believed unless it is trusted', async () => {
    const headers = { 'x-forwarded-host': 'mekong.localhost' }
    expect((await shop.call('GET /whoami', { headers })).value).toMatchObject({ slug: 'angkor' })
    const slugFrom = async (asked: TestShop, ip: string) =>
      (await asked.call('GET /whoami', { headers, ip })).value.slug
    const trusting = await createTestShop({ trustProxy: ['10.0.0.0/8'] })
    expect(await slugFrom(trusting, '10.1.2.3')).toBe('angkor')
    const secure = await trusting.call('GET /whoami', { headers: { 'x-forwarded-proto': 'https' }, ip: '10.1.2.3' })
    expect(secure.raw.cookies[0]).toMatchObject({ name: 'XSRF-TOKEN', secure: true })
    await trusting.close()
    const asked = await createTestShop({ trustProxy: ['10.0.0.0/8'], trustForwardedHost: true })
    expect([await slugFrom(asked, '10.1.2.3'), await slugFrom(asked, '192.168.1.1')]).toEqual(['mekong', 'angkor'])
    await asked.close()
  })
})

describe('every error has the one body', () => {
  test('an unknown address is not-found, in JSON', async () => {
    for (const url of ['/api/nothing', '/api', '/v1/nothing', '/api/accounts/token?x=1']) {
      const answer = await shop.app.inject({ url, headers: { host: 'localhost' } })
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toEqual({
        error: { id: 'not-found', message: EN.errors['not-found'], requestId: expect.any(String) },
      })
    }
  })

  test('malformed JSON, a malformed address or another kind of body is a bad request', async () => {
    expect((await post('{"email":')).json()).toMatchObject({ error: { id: 'bad-request' } })
    expect((await post('')).json()).toMatchObject({ error: { id: 'bad-request' } })
    expect((await post('{"__proto__":{"x":1}}')).json()).toMatchObject({ error: { id: 'bad-request' } })
    const bodiless = await post('', '/api/oauth/resendotp', { username: 'nobody@example.com' })
    expect(bodiless.statusCode).toBe(204)
    const text = await post('a=b', undefined, { 'content-type': 'application/x-www-form-urlencoded' })
    expect([text.statusCode, text.json().error.id]).toEqual([400, 'bad-request'])
    const address = await shop.app.inject({ url: '/api/products/%E0%A4%A', headers: { host: 'localhost' } })
    expect([address.statusCode, address.json().error.id]).toEqual([400, 'bad-request'])
  })

  test('a body of more than a megabyte is refused as too large', async () => {
    const answer = await post(JSON.stringify({ email: 'x'.repeat(1_000_001) }))
    expect([answer.statusCode, answer.json().error.id]).toEqual([413, 'payload-too-large'])
  })

  test('wrong types, missing and unknown keys are named', async () => {
    const answer = await post(JSON.stringify({ email: 7, clientId: 'app', price: 1 }))
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error.id).toBe('invalid-input')
    expect(answer.json().error.fields).toEqual(
      expect.arrayContaining([
        { path: 'email', id: 'wrong-type' },
        { path: 'password', id: 'required' },
        { path: 'clientId', id: 'not-offered' },
        { path: 'price', id: 'unknown-key' },
      ]),
    )
    for (const { id } of answer.json().error.fields) expect(EN.fields).toHaveProperty(id)
  })

  test('a NUL character is refused, not a failure of ours', async () => {
    const { access_token: token } = await shop.signUp()
    const name = { firstName: 'a\u0000b', lastName: 'c' }
    const named = await shop.call('PUT /api/accounts/details', { token, body: name })
    expect(named.error?.fields).toEqual([{ path: 'firstName', id: 'wrong-format' }])
    const body = { email: 'a\u0000@example.com', password: 'x', clientId: 'web' as const }
    const { status, error } = await shop.call('POST /api/accounts/token', { body })
    expect([status, error?.id]).toEqual([400, 'invalid-input'])
  })

  test('the message is in the language asked for', async () => {
    const messageIn = async (language?: string) =>
      (await post('{', undefined, language ? { 'accept-language': language } : {})).json().error.message
    expect(await messageIn('km-KH,en;q=0.8')).toBe(KH.errors['bad-request'])
    expect(await messageIn('kh')).toBe(KH.errors['bad-request'])
    expect(await messageIn('fr, en;q=0.9, km;q=0.5')).toBe(EN.errors['bad-request'])
    expect(await messageIn('zz')).toBe(EN.errors['bad-request'])
    expect(await messageIn()).toBe(EN.errors['bad-request'])
  })

  test('a failure inside tells nothing of itself', async () => {
    const other = await createTestShop()
    await other.database.withPlatform(async trx => sql`drop table base_prices`.execute(trx))
    const { status, raw } = await other.call('GET /api/products')
    expect(status).toBe(500)
    expect(raw.json()).toEqual({
      error: { id: 'internal', message: 'Something went wrong!', requestId: expect.any(String) },
    })
    expect(raw.headers['x-request-id']).toBe(raw.json().error.requestId)
    await other.close()
  })

  test.each(LANGUAGES)('every id has a text in %s, and no text is left over', async language => {
    const { errors } = await loadErrorTexts(language)
    expect(Object.keys(errors).toSorted()).toEqual(Object.keys(ERRORS).toSorted())
  })
})

describe('a browser’s change needs the XSRF token', () => {
  const body = { token: 'nobody’s' }
  const key = 'POST /api/accounts/token/destroy' as const
  const obtain = async (host = 'localhost') => {
    const { raw } = await shop.call('GET /whoami', { host })
    const cookie = raw.cookies.find(({ name }) => name === 'XSRF-TOKEN')
    expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax' })
    expect(cookie?.httpOnly).toBeUndefined()
    return cookie?.value ?? ''
  }

  test('with cookies it is refused without the header, or with a wrong one', async () => {
    const token = await obtain()
    const made = 'AAAA.AAAA'
    const wrong: Record<string, string>[] = [
      { cookie: `XSRF-TOKEN=${token}` },
      { cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': `${token}x` },
      { cookie: `XSRF-TOKEN=${made}`, 'x-xsrf-token': made },
      { cookie: 'theme=dark' },
      { cookie: 'XSRF-TOKEN=', 'x-xsrf-token': '' },
    ]
    for (const headers of wrong) {
      const { status, error } = await shop.call(key, { body, headers })
      expect([status, error?.id]).toEqual([403, 'xsrf-mismatch'])
    }
  })

  test('with the cookie’s value in the header it passes, on its own host', async () => {
    const token = await obtain()
    const headers = { cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': token }
    expect((await shop.call(key, { body, headers })).status).toBe(204)
    expect((await shop.call(key, { body, headers, host: 'mekong.localhost' })).status).toBe(403)
  })

  test('a caller without cookies, or with a bearer token, has nothing to forge', async () => {
    expect((await shop.call(key, { body })).status).toBe(204)
    const { access_token: token } = await shop.signUp()
    expect((await shop.call(key, { body, token, headers: { cookie: 'a=b' } })).status).toBe(204)
  })

  test('a good cookie is kept, a bad one replaced', async () => {
    const token = await obtain()
    const again = await shop.call('GET /whoami', { headers: { cookie: `XSRF-TOKEN=${token}` } })
    expect(again.raw.cookies[0]?.value).toBe(token)
    const replaced = await shop.call('GET /whoami', { headers: { cookie: 'XSRF-TOKEN=bad.bad' } })
    expect(replaced.raw.cookies[0]?.value).not.toBe('bad.bad')
  })
})

test('answers carry the headers that keep browsers careful', async () => {
  const { raw } = await shop.call('GET /whoami')
  expect(raw.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' })
  expect(raw.headers['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval' 'sha256-")
  expect(raw.headers['content-security-policy']).not.toContain('upgrade-insecure-requests')
})

/** Limits count by the minute; on a busy machine thousands of calls take longer. */
function stopTheClock(): void {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
}

test('limits of visitors count by address and say when to come back', async () => {
  stopTheClock()
  const limited = await createTestShop({ rateLimits: 'on' })
  const body = { firstName: '', lastName: '', email: '', password: '' }
  const register = async (ip: string) => limited.call('POST /api/accounts/register', { body, ip })
  for (let call = 1; call <= 40; call += 1) expect((await register('10.0.0.1')).status).toBe(400)
  const { status, error, raw } = await register('10.0.0.1')
  expect([status, error?.id]).toEqual([429, 'too-many-requests'])
  expect(Number(raw.headers['retry-after'])).toBeGreaterThan(0)
  expect((await register('10.0.0.2')).status).toBe(400)
  const write = async () =>
    limited.call('POST /api/contact', { body: { contact: '', subject: '', message: '' }, ip: '10.0.0.1' })
  for (let call = 1; call <= 20; call += 1) expect((await write()).status).toBe(400)
  expect((await write()).status).toBe(429)
  const watch = async () => (await limited.app.inject({ url: '/health/ready', remoteAddress: '10.0.0.1' })).statusCode
  for (let call = 1; call <= 1_250; call += 1) expect(await watch()).toBe(200)
  await limited.close()
})

test('sessions behind one address have their own limits; static files are free', async () => {
  stopTheClock()
  const limited = await createTestShop({ rateLimits: 'on' })
  const { access_token: token } = await limited.signUp()
  const ask = async (url: string, bearer = '') => {
    const headers = { host: 'localhost', ...(bearer && { authorization: `Bearer ${bearer}` }) }
    return (await limited.app.inject({ url, headers, remoteAddress: '10.0.0.3' })).statusCode
  }
  const answers = new Set<number>()
  for (let call = 0; call < 3_000; call += 1) answers.add(await ask('/whoami'))
  expect([...answers]).toEqual([200])
  expect([await ask('/api/openapi.json'), await ask('/whoami'), await ask('/whoami', 'made.up.token')]).toEqual([
    429, 429, 429,
  ])
  expect([await ask(`/patterns/${PATTERNS[0]!.id}.webp`), await ask('/api/accounts/details', token)]).toEqual([
    200, 200,
  ])
  await limited.close()
})

test('health needs no tenant, and readiness follows the database', async () => {
  const ask = async (url: string) => shop.app.inject({ url, headers: { host: '10.1.2.3' } })
  expect((await ask('/health/live')).statusCode).toBe(200)
  expect((await ask('/health/ready')).json()).toEqual({ status: 'ready' })
})
