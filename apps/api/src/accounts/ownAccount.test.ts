import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestShop, type TestShop } from '../http/testing.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop()
})
afterAll(async () => shop.close())

const PASSWORD = 'long enough to keep'
const CHROME =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36'
const signIn = async (email: string, password = PASSWORD, userAgent = '') =>
  shop.call('POST /api/accounts/token', {
    body: { email, password, clientId: 'web' },
    headers: { 'user-agent': userAgent },
  })
const details = async (token: string) => shop.call('GET /api/accounts/details', { token })

describe('changing the password', () => {
  const change = async (token: string, currentPassword: string, newPassword: string) =>
    shop.call('PUT /api/oauth/password', { token, body: { currentPassword, newPassword } })

  test('needs the present one, refuses common ones, and ends every other session', async () => {
    const here = await shop.signUp()
    const { value: there } = await signIn(here.email)
    const refused = await change(here.access_token, 'not this one', 'a brand new one')
    expect([refused.status, refused.error?.fields]).toEqual([
      422,
      [{ path: 'currentPassword', id: 'current-password-wrong' }],
    ])
    expect((await change(here.access_token, PASSWORD, 'password123')).error?.id).toBe('password-too-common')
    expect((await details(there.access_token)).status).toBe(200)
    expect((await change(here.access_token, PASSWORD, 'a brand new one')).status).toBe(204)
    expect((await details(here.access_token)).status).toBe(200)
    expect((await details(there.access_token)).error?.id).toBe('session-ended')
    expect((await signIn(here.email)).status).toBe(401)
    expect((await signIn(here.email, 'a brand new one')).status).toBe(200)
  })
})

describe('devices', () => {
  const list = async (token: string) => (await shop.call('GET /api/oauth/token', { token })).value
  const end = async (token: string, sessionId: string) =>
    shop.call('DELETE /api/oauth/destroy/{clientId}/{sessionId}', { token, params: { clientId: 'web', sessionId } })

  test('are listed with what they are, and can be ended', async () => {
    const here = await shop.signUp()
    const { value: phone } = await signIn(here.email, PASSWORD, CHROME)
    const devices = await list(here.access_token)
    expect(devices).toHaveLength(2)
    expect(devices.find(({ isCurrent }) => isCurrent)?.sessionId).toBe(here.session_state)
    const other = devices.find(({ isCurrent }) => !isCurrent)!
    expect(other).toMatchObject({ browser: 'Chrome 150', os: 'Android 14', kind: 'mobile', clientId: 'web' })
    expect((await end(here.access_token, other.sessionId)).status).toBe(204)
    expect((await details(phone.access_token)).error?.id).toBe('session-ended')
    expect(await list(here.access_token)).toHaveLength(1)
  })

  test('are listed until they expire; a device without known name is called unknown', async () => {
    const here = await shop.signUp()
    await signIn(here.email, PASSWORD, 'a browser that nobody knows')
    const wait = (days: number) => (shop.clock.now = new Date(shop.clock.now.getTime() + days * 24 * 60 * 60_000))
    expect((await list(here.access_token)).map(({ kind }) => kind)).toEqual(['unknown', 'unknown'])
    wait(13.9)
    const { value: now } = await signIn(here.email)
    expect(await list(now.access_token)).toHaveLength(3)
    wait(0.2)
    const { value: later } = await signIn(here.email)
    const left = await list(later.access_token)
    expect(left.map(({ sessionId }) => sessionId)).toEqual([later.session_state, now.session_state])
    expect(left[0]).toMatchObject({ browser: '', os: '', kind: 'unknown', isCurrent: true })
  })

  test('a session of the shop’s page cannot be ended as another app’s', async () => {
    const here = await shop.signUp()
    const end = async (clientId: 'app' | 'office') => {
      const params = { clientId, sessionId: here.session_state }
      return shop.call('DELETE /api/oauth/destroy/{clientId}/{sessionId}', { token: here.access_token, params })
    }
    expect((await end('office')).error?.id).toBe('not-found')
    expect((await end('app')).status).toBe(204)
    expect((await details(here.access_token)).error?.id).toBe('session-ended')
  })

  test('ending the present one is signing out', async () => {
    const here = await shop.signUp()
    expect((await end(here.access_token, here.session_state)).status).toBe(204)
    expect((await details(here.access_token)).error?.id).toBe('session-ended')
  })

  test('are ended by their own person only', async () => {
    const [mine, theirs] = [await shop.signUp(), await shop.signUp()]
    expect((await end(mine.access_token, theirs.session_state)).error?.id).toBe('not-found')
    expect((await details(theirs.access_token)).status).toBe(200)
  })
})

test('mails about orders and designs come unless one says otherwise', async () => {
  const { access_token: token } = await shop.signUp()
  expect((await shop.call('GET /api/oauth/notification', { token })).value).toEqual({
    orders: true,
    designs: true,
    payments: true,
    news: false,
  })
  const body = { orders: false, designs: true, payments: false, news: true }
  await shop.call('PUT /api/oauth/notification', { token, body })
  expect((await shop.call('GET /api/oauth/notification', { token })).value).toEqual(body)
})

test('terms are accepted once, in their version', async () => {
  const { access_token: token } = await shop.signUp()
  const terms = async () => (await shop.call('GET /api/oauth/termsandconditions', { token })).value
  const { version, acceptedAt } = await terms()
  expect(acceptedAt).toBeNull()
  expect((await shop.call('POST /api/oauth/accepttermsandconditions', { token })).status).toBe(204)
  const first = await terms()
  expect(first.acceptedVersion).toBe(version)
  shop.clock.now = new Date(shop.clock.now.getTime() + 60_000)
  await shop.call('POST /api/oauth/accepttermsandconditions', { token })
  expect((await terms()).acceptedAt).toBe(first.acceptedAt)
})

test('a visitor reads and changes nothing of an account', async () => {
  const id = '0b9d2c34-7f1e-4f5a-9c1d-0a1b2c3d4e5f'
  for (const [method, url] of [
    ['GET', '/api/accounts/details'],
    ['PUT', '/api/accounts/details'],
    ['GET', '/api/accounts/summary'],
    ['PUT', '/api/oauth/password'],
    ['GET', '/api/oauth/notification'],
    ['PUT', '/api/oauth/notification'],
    ['GET', '/api/oauth/token'],
    ['DELETE', `/api/oauth/destroy/web/${id}`],
    ['GET', '/api/oauth/termsandconditions'],
    ['POST', '/api/oauth/accepttermsandconditions'],
  ] as const) {
    const answer = await shop.app.inject({ method, url, headers: { host: 'localhost' } })
    expect([url, answer.statusCode, answer.json().error.id]).toEqual([url, 401, 'unauthenticated'])
  }
})
