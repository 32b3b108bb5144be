import { createDesign } from '@kitwright/design'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createTestShop, type TestShop } from '../testing.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop({ rateLimits: 'on', smtpUrl: 'smtp://mail.example' })
})
afterAll(async () => shop?.close())

const email = (): string => `${randomUUID()}@example.com`
type Ask = (ip: string, host?: string) => Promise<{ status: number; raw: { headers: Record<string, unknown> } }>
const CALLS: [name: string, most: number, ask: Ask][] = [
  [
    'signing up',
    40,
    async (ip, host) =>
      shop.call('POST /api/accounts/register', {
        body: { firstName: 'Sok', lastName: 'Dara', email: email(), password: 'long enough to keep' },
        ip,
        ...(host && { host }),
      }),
  ],
  [
    'typing one-time codes',
    50,
    async ip =>
      shop.call('POST /api/oauth/confirmotp', {
        headers: { username: email(), 'otp-token': '123456', 'client-id': 'app' },
        ip,
      }),
  ],
  [
    'asking for one-time codes',
    20,
    async ip => shop.call('POST /api/oauth/resendotp', { headers: { username: email() }, ip }),
  ],
  [
    'asking for a new password',
    20,
    async ip => shop.call('POST /api/accounts/forgotpassword', { body: { email: email() }, ip }),
  ],
]

test.each(CALLS)('%s is limited to %i a minute per address, and says when to retry', async (_, most, ask) => {
  const ip = '203.0.113.9'
  for (let i = 0; i < most; i += 1) expect((await ask(ip)).status).not.toBe(429)
  const { status, raw } = await ask(ip)
  expect(status).toBe(429)
  expect(Number(raw.headers['retry-after'])).toBeGreaterThan(0)
  expect(Number(raw.headers['retry-after'])).toBeLessThanOrEqual(60)
  expect((await ask('203.0.113.10')).status).not.toBe(429)
})

test('a limit of one shop is none of another', async () => {
  const [, , signUp] = CALLS[0]!
  expect((await signUp('203.0.113.9')).status).toBe(429)
  expect((await signUp('203.0.113.9', 'mekong.localhost')).status).toBe(201)
})

test('rate limits count answers to a shared design by address and by link', async () => {
  // Without mails, accounts need no confirmation.
  const open = await createTestShop({ rateLimits: 'on' })
  onTestFinished(async () => open.close())
  const { access_token: token } = await open.signUp()
  const share = async (): Promise<string> => {
    const id = randomUUID()
    await open.call('POST /api/designs', { token, body: { id, name: 'Home kit', document: createDesign('soccer') } })
    return (await open.call('POST /api/designs/{id}/preview', { token, params: { id } })).value.token
  }
  const answer = async (link: string, ip: string) =>
    open.call('POST /api/previews/{token}/answers', {
      params: { token: link },
      body: { id: randomUUID(), visitorId: randomUUID(), revision: 1, name: 'Bora', looksGood: true },
      ip,
    })
  const first = await share()
  for (let i = 0; i < 40; i += 1) expect((await answer(first, '203.0.113.9')).status).toBe(201)
  expect((await answer(first, '203.0.113.9')).status).toBe(429)
  for (let i = 0; i < 260; i += 1) expect((await answer(first, `198.51.100.${i % 200}`)).status).not.toBe(429)
  expect((await answer(first, '192.0.2.7')).status).toBe(429)
  const second = await share()
  expect((await answer(second, '192.0.2.7')).status).toBe(201)
})
