import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestShop, DEMO_PASSWORD, type TestShop } from '../http/testing.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop()
})
afterAll(async () => shop.close())

const PASSWORD = 'long enough to keep'
const person = (email: string, password = PASSWORD) => ({ firstName: 'Sok', lastName: 'Dara', email, password })
const signIn = async (email: string, password = PASSWORD, more: { host?: string; ip?: string } = {}) =>
  shop.call('POST /api/accounts/token', { body: { email, password, clientId: 'web' }, ...more })
const refresh = async (token: string, clientId: 'web' | 'office' = 'web') =>
  shop.call('POST /api/accounts/refreshtoken', { body: { token, clientId } })
const details = async (token?: string) => shop.call('GET /api/accounts/details', { token })
const later = (ms: number) => (shop.clock.now = new Date(shop.clock.now.getTime() + ms))
const DAY = 24 * 60 * 60_000

describe('registering', () => {
  test('makes a customer who is signed in at once', async () => {
    const value = await shop.signUp({ email: ' New@Example.com ' })
    expect((await details(value.access_token)).value).toMatchObject({
      firstName: 'Sok',
      email: 'new@example.com',
      phone: null,
      isBlocked: false,
    })
    expect(decodeJwt(value.access_token)).toMatchObject({
      typ: 'Bearer',
      azp: 'web',
      email: 'new@example.com',
      resource_access: { web: { roles: ['CUSTOMER'] } },
      sid: value.session_state,
      email_verified: false,
      given_name: 'Sok',
      family_name: 'Dara',
      iat: Math.floor(shop.clock.now.getTime() / 1000),
      exp: Math.floor(shop.clock.now.getTime() / 1000) + 300,
    })
    expect([value.expires_in, value.refresh_expires_in]).toEqual([300, 14 * 86_400])
  })

  test('an e-mail is taken once per shop, in any case', async () => {
    await shop.signUp({ email: 'once@example.com' })
    const again = await shop.call('POST /api/accounts/register', { body: person('ONCE@example.com') })
    expect([again.status, again.error?.id]).toEqual([409, 'email-taken'])
    const elsewhere = { body: person('once@example.com'), host: 'mekong.localhost' }
    expect((await shop.call('POST /api/accounts/register', elsewhere)).status).toBe(201)
  })

  test('two at once make one account', async () => {
    const body = person('race@example.com')
    const answers = await Promise.all([1, 2, 3].map(async () => shop.call('POST /api/accounts/register', { body })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
  })

  test('passwords that are guessed first are refused', async () => {
    for (const password of ['password', 'Password123!', '12345678', 'aaaaaaaa', 'qwertyuiop', 'common1@example.com']) {
      const { status, error } = await shop.call('POST /api/accounts/register', {
        body: person('common1@example.com', password),
      })
      expect([password, status, error?.id]).toEqual([password, 422, 'password-too-common'])
    }
  })

  test('a password equal to one’s e-mail, or of repeated characters, is refused', async () => {
    const said = async (email: string, password: string) =>
      (await shop.call('POST /api/accounts/register', { body: person(email, password) })).error?.id ?? 'taken'
    expect(await said('sophea.chan@example.com', 'Sophea.Chan99')).toBe('password-too-common')
    expect(await said('own@example.com', 'OWN@example.com')).toBe('password-too-common')
    expect(await said('two@example.com', 'abababababab')).toBe('password-too-common')
    expect(await said('three@example.com', 'abcababababa')).toBe('taken')
    expect(await said('dara@example.com', 'dara1234567890')).toBe('password-too-common')
    expect(await said('dara@example.com', 'dara and his team')).toBe('taken')
    expect(await said('dar@example.com', 'dar1234567890')).toBe('taken')
  })

  test('every wrong field is named', async () => {
    const body = { ...person('no e-mail', 'short'), firstName: ' ', role: 'ADMIN' }
    const { status, error } = await shop.call('POST /api/accounts/register', { body })
    expect(status).toBe(400)
    expect(error?.fields).toEqual(
      expect.arrayContaining([
        { path: 'firstName', id: 'required' },
        { path: 'email', id: 'wrong-format' },
        { path: 'password', id: 'too-small' },
        { path: 'role', id: 'unknown-key' },
      ]),
    )
  })
})

describe('signing in', () => {
  test('an unknown e-mail and a wrong password get the same answer', async () => {
    await shop.signUp({ email: 'same@example.com' })
    const wrong = await signIn('same@example.com', 'not the password', { ip: '10.1.0.1' })
    const unknown = await signIn('nobody@example.com', 'not the password', { ip: '10.1.0.2' })
    expect(wrong.status).toBe(401)
    expect(wrong.error).toMatchObject({ id: 'invalid-credentials', message: 'Invalid email or password' })
    expect({ ...unknown.error, requestId: '' }).toEqual({ ...wrong.error, requestId: '' })
  })

  test('staff are refused at the shop and admitted at the office, customers the reverse', async () => {
    for (const who of ['admin', 'store']) {
      const email = `${who}@angkor.example`
      expect((await signIn(email, DEMO_PASSWORD)).error?.id).toBe('admin-not-allowed')
      const office = { body: { email, password: DEMO_PASSWORD, clientId: 'office' as const } }
      const { value } = await shop.call('POST /api/accounts/token', office)
      const { status, error } = await details(value.access_token)
      expect([status, error?.id]).toEqual([403, 'admin-not-allowed'])
      expect((await refresh(value.refresh_token)).error?.id).toBe('session-ended')
      expect((await refresh(value.refresh_token, 'office')).status).toBe(200)
    }
    const customer = { email: 'customer@angkor.example', password: DEMO_PASSWORD, clientId: 'office' as const }
    expect((await shop.call('POST /api/accounts/token', { body: customer })).status).toBe(401)
  })

  test('a shop does not know another shop’s people', async () => {
    await shop.signUp({ email: 'local@example.com' })
    expect((await signIn('local@example.com', PASSWORD, { host: 'mekong.localhost', ip: '10.6.0.1' })).status).toBe(401)
  })
})

describe('access tokens', () => {
  test('are refused when missing, forged, unsigned, of another shop, or over', async () => {
    const { access_token: token } = await shop.signUp()
    const [head, body, mac] = token.split('.')
    const unsigned = `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${body}.`
    for (const bad of [undefined, 'x', `${head}.${body}.${mac?.slice(0, -4)}AAAA`, unsigned]) {
      const { status, error } = await details(bad)
      expect([status, error?.id]).toEqual([401, 'unauthenticated'])
    }
    const elsewhere = await shop.call('GET /api/accounts/details', { token, host: 'mekong.localhost' })
    expect([elsewhere.status, elsewhere.error?.id]).toEqual([401, 'unauthenticated'])
    // Precision of one second, as in the token.
    const begun = shop.clock.now.getTime() % 1000
    later(299_999 - begun)
    expect((await details(token)).status).toBe(200)
    later(1)
    expect((await details(token)).error?.id).toBe('unauthenticated')
  })

  test('have one spelling: with padding, spare bits or another alphabet it is no token', async () => {
    const { access_token: token } = await shop.signUp()
    const [head = '', body = '', mac = ''] = token.split('.')
    const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    const spare = mac.slice(0, -1) + LETTERS[LETTERS.indexOf(mac.at(-1)!) + 1]
    expect(Buffer.from(spare, 'base64url')).toEqual(Buffer.from(mac, 'base64url'))
    const others = [
      `${token}=`,
      `${token}.`,
      `${head}.${body}.${spare}`,
      `${head}=.${body}.${mac}`,
      `${head}.${body}.${mac}\u00a0`,
    ]
    for (const other of others) expect((await details(other)).error?.id).toBe('unauthenticated')
    expect((await details(token)).status).toBe(200)
  })

  test('stop counting at once when the session ends or the account is blocked', async () => {
    const first = await shop.signUp()
    expect((await shop.call('POST /api/accounts/token/destroy', { body: { token: first.refresh_token } })).status).toBe(
      204,
    )
    expect((await details(first.access_token)).error?.id).toBe('session-ended')
    const second = await shop.signUp()
    await block(second.email)
    expect((await details(second.access_token)).error?.id).toBe('account-blocked')
    expect((await refresh(second.refresh_token)).error?.id).toBe('account-blocked')
    expect((await signIn(second.email)).error?.id).toBe('account-blocked')
  })
})

async function block(email: string): Promise<void> {
  await shop.database.withTenant(await shop.tenantId('angkor'), async trx =>
    trx.updateTable('accounts').set({ is_blocked: true }).where('email', '=', email).execute(),
  )
}

test('refresh tokens have one spelling, too, and a wrong one ends nothing', async () => {
  const { refresh_token: token } = await shop.signUp()
  for (const other of [`${token}=`, `${token} `, token.replace(/.$/, letter => (letter === 'A' ? 'B' : 'A'))])
    expect((await refresh(other)).error?.id).toBe('session-ended')
  expect((await refresh(token)).status).toBe(200)
})

describe('refreshing', () => {
  test('gives a new token each time', async () => {
    const first = await shop.signUp()
    const second = await refresh(first.refresh_token)
    expect(second.status).toBe(200)
    expect(second.value.refresh_token).not.toBe(first.refresh_token)
    expect((await details(second.value.access_token)).status).toBe(200)
    expect((await refresh(second.value.refresh_token)).status).toBe(200)
  })

  test('two tabs at the same moment get the same successor', async () => {
    const { refresh_token: token } = await shop.signUp()
    const answers = await Promise.all([refresh(token), refresh(token), refresh(token)])
    expect(new Set(answers.map(({ value }) => value.refresh_token)).size).toBe(1)
    later(29_000)
    expect((await refresh(token)).value.refresh_token).toBe(answers[0]?.value.refresh_token)
  })

  test('a token used again later ends the session for thief and owner', async () => {
    const { refresh_token: stolen } = await shop.signUp()
    const { value: next } = await refresh(stolen)
    later(31_000)
    expect((await refresh(stolen)).error?.id).toBe('session-ended')
    expect((await refresh(next.refresh_token)).error?.id).toBe('session-ended')
    expect((await details(next.access_token)).error?.id).toBe('session-ended')
  })

  test('only the token just before gets its successor again', async () => {
    const { refresh_token: stolen } = await shop.signUp()
    const second = (await refresh(stolen)).value.refresh_token
    const third = (await refresh(second)).value.refresh_token
    expect((await refresh(second)).value.refresh_token).toBe(third)
    expect((await refresh(stolen)).error?.id).toBe('session-ended')
    expect((await refresh(third)).error?.id).toBe('session-ended')
  })

  test('ends after 14 idle days, and after 90 days however busy', async () => {
    const idle = await shop.signUp()
    let busy = (await shop.signUp()).refresh_token
    later(14 * DAY)
    expect((await refresh(idle.refresh_token)).error?.id).toBe('session-ended')
    const other = await shop.signUp()
    busy = other.refresh_token
    for (let day = 10; day < 90; day += 10) {
      later(10 * DAY)
      busy = (await refresh(busy)).value.refresh_token
    }
    later(9.9 * DAY)
    const last = await refresh(busy)
    expect(last.value.refresh_expires_in).toBe(0.1 * 86_400)
    later(0.1 * DAY)
    expect((await refresh(last.value.refresh_token)).error?.id).toBe('session-ended')
  })

  test('nobody’s token is refused, another shop’s as well', async () => {
    expect((await refresh('x'.repeat(43))).status).toBe(401)
    const { refresh_token: token } = await shop.signUp({ host: 'mekong.localhost' })
    expect((await refresh(token)).error?.id).toBe('session-ended')
  })

  test('only hashes of refresh tokens are kept', async () => {
    const { refresh_token: token } = await shop.signUp()
    const rows = await shop.database.withTenant(await shop.tenantId('angkor'), async trx =>
      trx.selectFrom('refresh_tokens').select('hash').execute(),
    )
    const kept = rows.map(({ hash }) => hash.toString('base64url'))
    expect(kept.length).toBeGreaterThan(0)
    expect(kept).not.toContain(token)
  })
})

test('signing out answers 204 whatever the token', async () => {
  for (const token of ['', 'nobody’s', 'x'.repeat(512)]) {
    expect((await shop.call('POST /api/accounts/token/destroy', { body: { token } })).status).toBe(204)
  }
})

test('own details are changed; what is left out stays', async () => {
  const { access_token: token } = await shop.signUp()
  const change = async (body: object) =>
    shop.call('PUT /api/accounts/details', { token, body: { firstName: 'Bopha', lastName: 'Sok', ...body } })
  expect((await change({ phone: '+85512345678', language: 'en' })).value).toMatchObject({ phone: '+85512345678' })
  expect((await change({})).value).toMatchObject({ firstName: 'Bopha', phone: '+85512345678', language: 'en' })
  expect((await change({ phone: '' })).value).toMatchObject({ phone: null })
  expect((await change({ email: 'other@example.com' })).error?.fields).toEqual([{ path: 'email', id: 'unknown-key' }])
})

test('a new customer’s summary counts nothing yet', async () => {
  const { access_token: token } = await shop.signUp()
  const summary = async (clientId: string) => shop.call('GET /api/accounts/summary', { token, headers: { clientId } })
  expect((await summary('office')).error?.fields).toEqual([{ path: 'clientid', id: 'not-offered' }])
  const { value } = await summary('web')
  expect(value).toMatchObject({ ordersInProgress: 0, ordersCompleted: 0, designs: 0, players: 0 })
})
