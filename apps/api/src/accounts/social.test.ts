import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createGoogleTokens } from './tokens/googleTokens.ts'
import { createTestShop, type TestShop } from '../http/testing.ts'
import { codeOf, detailsOf } from './factors/testing/factorPerson.ts'

// A local OpenID provider: discovery, keys, and ID tokens as Google signs them.

const CLIENT_ID = 'shop.apps.example'
let provider: Server
let issuer: string
let isDown = false
let shop: TestShop
let sign: (claims: JWTPayload, options?: { alg?: 'stranger' }) => Promise<string>

beforeAll(async () => {
  const [own, stranger] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')]
  const keys = { keys: [{ ...(await exportJWK(own.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }] }
  provider = createServer((request, response) => {
    const isKeys = request.url === '/keys'
    response.statusCode = isDown && isKeys ? 503 : 200
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(isKeys ? keys : { issuer, jwks_uri: `${issuer}/keys` }))
  })
  await new Promise<void>(resolve => provider.listen(0, '127.0.0.1', resolve))
  issuer = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
  sign = async (claims, { alg } = {}) => {
    const seconds = Math.floor(Date.now() / 1000)
    const usual = { iss: issuer, aud: CLIENT_ID, iat: seconds, exp: seconds + 600, email_verified: true }
    return new SignJWT({ ...usual, given_name: 'Bopha', family_name: 'Sok', ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .sign(alg === 'stranger' ? stranger.privateKey : own.privateKey)
  }
  shop = await createTestShop({ google: { clientId: CLIENT_ID, issuer } })
})
afterAll(async () => {
  await shop.close()
  provider.close()
})

const social = async (credential: string, more: { password?: string; nonce?: string } = {}) =>
  shop.call('POST /api/oauth/social', {
    headers: { 'client-id': 'app' },
    body: { provider: 'google', credential, ...more },
  })

test('a new person gets an account, and keeps it when the e-mail changes', async () => {
  const first = await social(await sign({ sub: 'g-1', email: 'New@Gmail.example' }))
  expect(first.status).toBe(200)
  const read = async (token: string) => (await shop.call('GET /api/accounts/details', { token })).value
  const account = await read(first.value.access_token)
  expect(account).toMatchObject({ firstName: 'Bopha', email: 'new@gmail.example', hasPassword: false })
  const again = await social(await sign({ sub: 'g-1', email: 'renamed@gmail.example' }))
  expect((await read(again.value.access_token)).id).toBe(account.id)
})

test('a person of whom Google tells no name is called as their e-mail begins', async () => {
  const names = { given_name: '', family_name: '' }
  const { value } = await social(await sign({ sub: 'g-nameless', email: 'sophea.chan@gmail.example', ...names }))
  const { value: account } = await shop.call('GET /api/accounts/details', { token: value.access_token })
  expect(account).toMatchObject({ firstName: 'sophea.chan', lastName: '-', phone: null })
})

test('an account of the same e-mail is connected only by its password', async () => {
  await shop.signUp({ email: 'both@example.com' })
  const token = await sign({ sub: 'g-2', email: 'both@example.com' })
  expect((await social(token)).error?.id).toBe('social-link-needed')
  expect((await social(token, { password: 'not this one' })).error?.id).toBe('social-link-needed')
  expect((await social(token, { password: 'long enough to keep' })).status).toBe(200)
  expect((await social(token)).status).toBe(200)
})

test('an account with a second factor gets no session by Google alone, and one by its code', async () => {
  const { access_token: token, email } = await shop.signUp({ email: 'careful@example.com' })
  const password = 'long enough to keep'
  const credential = await sign({ sub: 'g-careful', email })
  expect((await social(credential, { password })).status).toBe(200)
  const { secret } = (await shop.call('POST /api/accounts/factors/app', { token, body: { password } })).value
  const first = { code: codeOf(secret, shop.clock.now, -1) }
  expect((await shop.call('POST /api/accounts/factors/app/confirm', { token, body: first })).status).toBe(200)
  const asked = await social(credential)
  expect([asked.status, asked.error?.id]).toEqual([403, 'second-factor-needed'])
  expect(asked.raw.body).not.toContain('access_token')
  const step = { ticket: detailsOf(asked).ticket, code: codeOf(secret, shop.clock.now) }
  const done = await shop.call('POST /api/accounts/token/code', { body: step })
  const own = await shop.call('GET /api/accounts/details', { token: done.value.access_token })
  expect(own.value.email).toBe(email)
})

describe('the staff', () => {
  const password = 'a long staff word'
  const ask = async () => {
    const token = await shop.signInStaff('admin@angkor.example')
    return {
      add: async (email: string) => {
        const person = { firstName: 'Clerk', lastName: 'Chea', email, password, role: 'STORE' as const }
        return (await shop.call('POST /api/office/staff', { token, body: person })).value.id
      },
      remove: async (id: string) =>
        (await shop.call('DELETE /api/office/staff/{id}', { token, params: { id } })).status,
    }
  }

  test('do not come in, and are not connected by trying', async () => {
    await (await ask()).add('clerk@angkor.example')
    const token = await sign({ sub: 'g-clerk', email: 'clerk@angkor.example' })
    expect((await social(token, { password })).error?.id).toBe('admin-not-allowed')
    expect((await social(token)).error?.id).toBe('social-link-needed')
  })

  test('removed staff come back by Google as customers without the office', async () => {
    const { add, remove } = await ask()
    const id = await add('gone@angkor.example')
    // Simulates an account that was connected before it became a staff account.
    await shop.database.withTenant(await shop.tenantId('angkor'), async trx =>
      trx.updateTable('accounts').set({ google_sub: 'g-gone' }).where('id', '=', id).execute(),
    )
    const token = await sign({ sub: 'g-gone', email: 'gone@angkor.example' })
    expect((await social(token)).error?.id).toBe('admin-not-allowed')
    expect(await remove(id)).toBe(204)
    const { value } = await social(token, { password })
    const details = await shop.call('GET /api/accounts/details', { token: value.access_token })
    expect(details.value.id).not.toBe(id)
    for (const key of ['GET /api/office/me', 'GET /api/office/orders'] as const)
      expect((await shop.call(key, { token: value.access_token })).error?.id).toBe('forbidden')
  })
})

test('tokens that are forged, over, for others, or of unproved e-mails are refused', async () => {
  const person = { sub: 'g-3', email: 'third@example.com' }
  const bad = [
    await sign(person, { alg: 'stranger' }),
    await sign({ ...person, aud: 'another.app' }),
    await sign({ ...person, iss: 'https://evil.example' }),
    await sign({ ...person, exp: Math.floor(Date.now() / 1000) - 600 }),
    await sign({ ...person, email_verified: false }),
    await sign({ ...person, exp: undefined }),
    await sign({ ...person, iat: undefined }),
    await sign({ ...person, iat: Math.floor(Date.now() / 1000) + 3600 }),
    await sign({ ...person, aud: undefined }),
    await sign({ ...person, aud: [CLIENT_ID, 'another.app'] }),
    await sign({ ...person, aud: ['another.app'], azp: CLIENT_ID }),
    await sign({ ...person, azp: 'another.app' }),
    `${await sign(person)}=`,
    'not.a.token',
  ]
  for (const credential of bad) expect((await social(credential)).error?.id).toBe('social-refused')
  expect((await social(await sign({ ...person, nonce: 'a' }), { nonce: 'b' })).error?.id).toBe('social-refused')
  expect((await social(await sign({ ...person, nonce: 'a' }), { nonce: 'a' })).status).toBe(200)
})

test('Google’s redirect needs the cookie it set, and the cookie needs the field', async () => {
  const person = { sub: 'g-5', email: 'fifth@example.com' }
  const { raw } = await shop.call('GET /whoami')
  const own = raw.cookies.find(({ name }) => name === 'XSRF-TOKEN')!.value
  const redirected = async (cookie: string, field: string | undefined) => {
    const { status, error } = await shop.call('POST /api/oauth/social', {
      headers: { 'client-id': 'app', cookie: `${cookie}; XSRF-TOKEN=${own}`, 'x-xsrf-token': own },
      body: { provider: 'google', credential: await sign(person), ...(field !== undefined && { g_csrf_token: field }) },
    })
    return error?.id ?? status
  }
  expect(await redirected('a=b; g_csrf_token=right', 'right')).toBe(200)
  expect(await redirected('g_csrf_token=right', 'right')).toBe(200)
  for (const [cookie, field] of [
    ['g_csrf_token=right', 'wrong'],
    ['g_csrf_token=right', undefined],
    ['a=b', 'right'],
    ['not_g_csrf_token=right', 'right'],
  ] as const)
    expect(await redirected(cookie, field)).toBe('social-refused')
})

test('a token may be half a minute ahead of our clock or behind it', async () => {
  const seconds = Math.floor(Date.now() / 1000)
  const tokens = createGoogleTokens({ clientId: CLIENT_ID, issuer })
  const credential = await sign({ sub: 'g-6', email: 'sixth@example.com', iat: seconds, exp: seconds + 600 })
  const readAt = async (at: number) =>
    (await tokens.read(credential, { nonce: undefined, now: new Date((seconds + at) * 1000) }))?.sub ?? null
  expect([await readAt(-30), await readAt(0), await readAt(629)]).toEqual(['g-6', 'g-6', 'g-6'])
  expect([await readAt(-31), await readAt(630)]).toEqual([null, null])
})

test('names and proof of the e-mail come from Google, as few as it tells', async () => {
  const tokens = createGoogleTokens({ clientId: CLIENT_ID, issuer })
  const read = async (claims: JWTPayload) => {
    const credential = await sign({ sub: 'g-7', email: 'Seventh@Example.com', ...claims })
    return tokens.read(credential, { nonce: undefined, now: new Date() })
  }
  const told = { email: 'seventh@example.com', firstName: 'Bopha', lastName: 'Sok', isEmailVerified: true }
  expect(await read({})).toMatchObject(told)
  expect(await read({ email_verified: 'true' })).toMatchObject({ isEmailVerified: true })
  for (const email_verified of [false, 'false', undefined])
    expect(await read({ email_verified })).toMatchObject({ isEmailVerified: false })
  expect(await read({ given_name: undefined, family_name: undefined })).toMatchObject({ firstName: '', lastName: '' })
  expect(await read({ aud: [CLIENT_ID], azp: CLIENT_ID })).toMatchObject(told)
})

test('keys that cannot be fetched are a failure to retry, not a refusal', async () => {
  const tokens = createGoogleTokens({ clientId: CLIENT_ID, issuer })
  const credential = await sign({ sub: 'g-4', email: 'fourth@example.com' })
  const read = async () => tokens.read(credential, { nonce: undefined, now: new Date() })
  isDown = true
  await expect(read()).rejects.toThrow('200 OK')
  isDown = false
  expect(await read()).toMatchObject({ sub: 'g-4' })
})

test('the shop says that Google is on, and a shop without it refuses', async () => {
  expect((await shop.call('GET /whoami')).value.settings.googleClientId).toBe(CLIENT_ID)
  const other = await createTestShop()
  const { error } = await other.call('POST /api/oauth/social', {
    headers: { 'client-id': 'app' },
    body: { provider: 'google', credential: 'x' },
  })
  expect(error?.id).toBe('social-off')
  await other.close()
})
