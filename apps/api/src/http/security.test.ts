import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { KEPT_LANGUAGE_SOURCE } from './exchange/keptLanguage.ts'
import { createTestShop, type TestShop } from './testing.ts'

// The headers that restrict browsers, on every kind of answer, and the secrets the log omits.

const PROXY = '10.0.0.9'

const lines: string[] = []
let shop: TestShop
let webRoot: string
beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'kitwright-web-'))
  await mkdir(join(webRoot, 'assets'))
  await writeFile(join(webRoot, 'index.html'), '<!doctype html><title>Kitwright</title>')
  await writeFile(join(webRoot, 'assets/app-1a2b3c.js'), 'console.log(1)')
  const logStream = { write: (line: string) => void lines.push(line) }
  shop = await createTestShop({ webRoot, trustProxy: [PROXY], smtpUrl: 'smtp://mail.example', logStream })
})
afterAll(async () => {
  await shop.close()
  await rm(webRoot, { recursive: true })
})

const open = async (url: string, { ip = '127.0.0.1', proto = 'http' } = {}) =>
  shop.app.inject({ url, remoteAddress: ip, headers: { host: 'localhost', 'x-forwarded-proto': proto } })

/** Returns what a policy allows, by directive. */
const policyOf = (header: unknown): Record<string, string[]> =>
  Object.fromEntries(
    String(header)
      .split(';')
      .map(part => part.trim().split(' '))
      .map(([name = '', ...sources]) => [name, sources]),
  )

const ADDRESSES = [
  ['a page', '/', 200],
  ['a page of the office', '/office/orders', 200],
  ['a shared preview', '/design/preview/AAAAAAAAAAAAAAAAAAAAAAAA', 200],
  ['a script', '/assets/app-1a2b3c.js', 200],
  ['the manifest', '/manifest.webmanifest', 200],
  ['a call', '/whoami', 200],
  ['a refused call', '/api/orders', 401],
  ['a file that is not there', '/assets/app-old.js', 404],
  ['a malformed address', '/%E0%A4%A', 400],
] as const

test.each(ADDRESSES)(
  '%s is sniffed by nobody, framed by nobody, and runs no script of others',
  async (_, url, status) => {
    const { statusCode, headers } = await open(url)
    expect(statusCode).toBe(status)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    })
    const policy = policyOf(headers['content-security-policy'])
    expect(policy['script-src']).toEqual(["'self'", "'wasm-unsafe-eval'", KEPT_LANGUAGE_SOURCE])
    // A turntable video is made and played in the page.
    expect(policy['media-src']).toEqual(["'self'", 'blob:'])
    expect(policy).toMatchObject({ 'object-src': ["'none'"], 'frame-ancestors': ["'none'"], 'base-uri': ["'none'"] })
  },
)

test('a page has no script within itself that the policy would have to allow', async () => {
  const { body } = await open('/')
  for (const [tag = ''] of body.matchAll(/<script\b[^>]*>/g)) expect(tag).toMatch(/\bsrc=|application\/ld\+json/)
  expect(body).not.toMatch(/\son\w+=/i)
})

test('a kept picture, opened by itself, runs and fetches nothing', async () => {
  const { value } = await shop.call('GET /api/templates', { query: {} })
  const { headers } = await open(value.items[0]!.pictureUrl)
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
  expect(policyOf(headers['content-security-policy'])).toEqual({
    'default-src': ["'none'"],
    // Data inside the picture itself.
    'img-src': ['data:'],
    'style-src': ["'unsafe-inline'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    sandbox: [],
  })
})

test('a browser is told to stay on TLS, on a trusted proxy’s word only', async () => {
  const told = async (from: { ip?: string; proto?: string }) =>
    (await open('/whoami', from)).headers['strict-transport-security']
  expect(await told({ ip: PROXY, proto: 'https' })).toBe('max-age=31536000')
  expect(await told({ ip: PROXY, proto: 'http' })).toBeUndefined()
  expect(await told({ ip: '203.0.113.5', proto: 'https' })).toBeUndefined()
})

test('the log names each call by id, without password, code, link or token', async () => {
  lines.length = 0
  const secrets: string[] = []
  const keep = (...texts: (string | undefined)[]): string => {
    for (const text of texts) {
      expect(text?.length).toBeGreaterThan(5)
      secrets.push(text!)
    }
    return texts[0]!
  }
  const email = 'quiet@example.com'
  const mailed = async (pattern: RegExp) =>
    pattern.exec((await shop.mails()).map(({ to, text }) => (to === email ? text : '')).join('\n'))?.[0]
  const [first, second] = [keep('a first secret password'), keep('a second secret password')]
  const body = { firstName: 'Sok', lastName: 'Dara', email, password: first }
  await shop.call('POST /api/accounts/register', { body })
  const headers = { username: email, 'client-id': 'app' as const }
  await shop.call('POST /api/oauth/confirmotp', { headers: { ...headers, 'otp-token': keep('987654') } })
  const code = keep(await mailed(/^\d{6}$/m))
  const signedIn = await shop.call('POST /api/oauth/confirmotp', { headers: { ...headers, 'otp-token': code } })
  expect(signedIn.status).toBe(200)
  const token = keep(signedIn.value.refresh_token, signedIn.value.access_token)
  const refreshed = await shop.call('POST /api/accounts/refreshtoken', { body: { token, clientId: 'web' } })
  keep(refreshed.value.refresh_token, refreshed.value.access_token)
  await shop.call('GET /api/accounts/details', { token: refreshed.value.access_token })
  shop.clock.now = new Date(shop.clock.now.getTime() + 120_000)
  await shop.call('POST /api/accounts/forgotpassword', { body: { email } })
  const link = keep(await mailed(/(?<=#)[\w-]{43}/))
  await shop.call('POST /api/accounts/resetpassword', { body: { token: link, password: second } })
  const wrong = keep('not the password at all')
  for (const password of [wrong, second])
    await shop.call('POST /api/accounts/token', { body: { email, password, clientId: 'web' } })
  const log = lines.join('')
  for (const secret of secrets) expect(log).not.toContain(secret)
  expect(log).not.toContain(email)
  const answered = lines.map(line => JSON.parse(line) as Record<string, unknown>).filter(({ route }) => route)
  expect(answered.length).toBeGreaterThanOrEqual(9)
  expect(new Set(answered.map(({ request }) => request)).size).toBe(answered.length)
})
