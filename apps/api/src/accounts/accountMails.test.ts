import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestShop, type TestShop } from '../http/testing.ts'

// Mails carry codes and links, and none reveals who has an account.

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop({ smtpUrl: 'smtp://mail.example' })
})
afterAll(async () => shop.close())

const PASSWORD = 'long enough to keep'
const MINUTE = 60_000
const later = (ms: number) => (shop.clock.now = new Date(shop.clock.now.getTime() + ms))

const register = async (email: string, password = PASSWORD) =>
  shop.call('POST /api/accounts/register', { body: { firstName: 'Sok', lastName: 'Dara', email, password } })
const confirm = async (username: string, code: string) =>
  shop.call('POST /api/oauth/confirmotp', { headers: { username, 'otp-token': code, 'client-id': 'app' } })
const signIn = async (email: string, password = PASSWORD) =>
  shop.call('POST /api/accounts/token', { body: { email, password, clientId: 'web' } })
const mailTo = async (email: string) => (await shop.mails()).find(mail => mail.to === email)
const codeIn = (text = '') => /^\d{6}$/m.exec(text)?.[0] ?? ''
const tokenIn = (text = '') => /#([\w-]{43})/.exec(text)?.[1] ?? ''
const wrong = (code: string) => (code === '111111' ? '222222' : '111111')

async function confirmed(email: string): Promise<string> {
  await register(email)
  const { value } = await confirm(email, codeIn((await mailTo(email))?.text))
  // Discards the welcome mail, which the tests do not look for.
  await shop.mails()
  return value.access_token
}

describe('a new account', () => {
  test('waits for the code in the mail, and is signed in by it once', async () => {
    const { status, value } = await register('New@Example.com')
    expect([status, value]).toEqual([201, { confirmation: 'code', email: 'new@example.com' }])
    expect((await signIn('new@example.com')).error?.id).toBe('email-unconfirmed')
    const mail = await mailTo('new@example.com')
    const code = codeIn(mail?.text)
    expect(mail?.subject).toContain(code)
    expect((await confirm('new@example.com', wrong(code))).error?.id).toBe('code-invalid')
    expect((await confirm('new@example.com', code)).status).toBe(200)
    expect((await confirm('new@example.com', code)).error?.id).toBe('code-invalid')
    expect((await signIn('new@example.com')).status).toBe(200)
    expect((await mailTo('new@example.com'))?.text).toContain('/products')
  })

  test('a taken e-mail gets the same answer, and its owner a mail without code', async () => {
    await confirmed('owner@example.com')
    await shop.mails()
    later(MINUTE)
    const { status, value } = await register('owner@example.com', 'another long password')
    expect([status, value]).toEqual([201, { confirmation: 'code', email: 'owner@example.com' }])
    const mail = await mailTo('owner@example.com')
    expect([codeIn(mail?.text), mail?.text.includes('/auth/signin')]).toEqual(['', true])
    expect((await signIn('owner@example.com', 'another long password')).status).toBe(401)
  })

  test('a second sign-up with a taken e-mail gives no access to the account', async () => {
    const [mine, theirs] = ['my own long words', 'their own long words']
    await register('race@example.com', mine)
    const code = codeIn((await mailTo('race@example.com'))?.text)
    await register('race@example.com', theirs)
    const { value } = await confirm('race@example.com', code)
    expect((await signIn('race@example.com', theirs)).status).toBe(401)
    const { access_token: token } = value
    expect((await shop.call('GET /api/accounts/details', { token })).value.hasPassword).toBe(false)
    expect((await shop.call('PUT /api/oauth/password', { token, body: { newPassword: mine } })).status).toBe(204)
    expect((await signIn('race@example.com', mine)).status).toBe(200)
  })

  test('the same words again, or others the next day, are one’s own', async () => {
    await register('again@example.com', 'a first long word')
    await register('again@example.com', 'a first long word')
    expect((await signIn('again@example.com', 'a first long word')).error?.id).toBe('email-unconfirmed')
    later(25 * 60 * MINUTE)
    await register('again@example.com', 'a second long word')
    expect((await signIn('again@example.com', 'a second long word')).error?.id).toBe('email-unconfirmed')
  })

  test('an account is greeted by name only after it proved its e-mail', async () => {
    const mail = async () => (await mailTo('named@example.com'))?.text.split('\n')[0]
    const body = {
      firstName: 'You won! http://evil.example',
      lastName: 'x',
      email: 'named@example.com',
      password: PASSWORD,
    }
    await shop.call('POST /api/accounts/register', { body })
    expect(await mail()).toBe('Hello,')
    later(MINUTE)
    await shop.call('POST /api/oauth/resendotp', { headers: { username: body.email } })
    const code = codeIn((await mailTo(body.email))?.text)
    await confirm(body.email, code)
    expect(await mail()).toBe('Dear You won! http://evil.example,')
  })

  test('a code ends after ten minutes, five tries or a newer code', async () => {
    await register('slow@example.com')
    const first = codeIn((await mailTo('slow@example.com'))?.text)
    later(10 * MINUTE + 2000)
    expect((await confirm('slow@example.com', first)).error?.id).toBe('code-invalid')
    const resend = async () => shop.call('POST /api/oauth/resendotp', { headers: { username: 'slow@example.com' } })
    expect((await resend()).status).toBe(204)
    const second = codeIn((await mailTo('slow@example.com'))?.text)
    for (let n = 0; n < 5; n += 1) await confirm('slow@example.com', wrong(second))
    expect((await confirm('slow@example.com', second)).error?.id).toBe('code-invalid')
    await resend()
    expect(await mailTo('slow@example.com')).toBeUndefined()
    later(MINUTE)
    await resend()
    const third = codeIn((await mailTo('slow@example.com'))?.text)
    expect((await confirm('slow@example.com', third)).status).toBe(200)
  })

  test('nobody learns who has an account by asking for codes or links', async () => {
    await confirmed('known@example.com')
    await shop.mails()
    later(MINUTE)
    for (const username of ['known@example.com', 'unknown@example.com']) {
      const forgot = await shop.call('POST /api/accounts/forgotpassword', { body: { email: username } })
      const resend = await shop.call('POST /api/oauth/resendotp', { headers: { username } })
      expect([forgot.status, resend.status, (await confirm(username, '123456')).error?.id]).toEqual([
        204,
        204,
        'code-invalid',
      ])
    }
    expect(new Set((await shop.mails()).map(({ to }) => to))).toEqual(new Set(['known@example.com']))
  })

  test('headers that are no e-mail or no code are named', async () => {
    const { status, error } = await confirm('nobody', '12')
    expect([status, error?.fields?.map(({ path }) => path).toSorted()]).toEqual([400, ['otp-token', 'username']])
  })
})

describe('a forgotten password', () => {
  const reset = async (token: string, password: string) =>
    shop.call('POST /api/accounts/resetpassword', { body: { token, password } })
  const forget = async (email: string) => {
    await shop.call('POST /api/accounts/forgotpassword', { body: { email } })
    return tokenIn((await mailTo(email))?.text)
  }

  test('is replaced by a link that works once and ends every session', async () => {
    const token = await confirmed('forgot@example.com')
    const link = await forget('forgot@example.com')
    expect((await reset(link, 'password')).error?.id).toBe('password-too-common')
    expect((await reset(link, 'a brand new one')).status).toBe(204)
    expect((await reset(link, 'a third one here')).error?.id).toBe('link-invalid')
    expect((await shop.call('GET /api/accounts/details', { token })).error?.id).toBe('session-ended')
    expect((await signIn('forgot@example.com')).status).toBe(401)
    expect((await signIn('forgot@example.com', 'a brand new one')).status).toBe(200)
  })

  test('its link is over after an hour, and when a newer one is sent', async () => {
    await confirmed('late@example.com')
    const first = await forget('late@example.com')
    later(MINUTE)
    const second = await forget('late@example.com')
    expect((await reset(first, 'a brand new one')).error?.id).toBe('link-invalid')
    later(61 * MINUTE)
    expect((await reset(second, 'a brand new one')).error?.id).toBe('link-invalid')
  })

  test('a link serves its own purpose only, and no other shop accepts it', async () => {
    await confirmed('purpose@example.com')
    const token = await forget('purpose@example.com')
    expect((await shop.call('POST /api/oauth/unlock', { body: { token } })).error?.id).toBe('link-invalid')
    const elsewhere = { body: { token, password: 'a brand new one' }, host: 'mekong.localhost' }
    expect((await shop.call('POST /api/accounts/resetpassword', elsewhere)).error?.id).toBe('link-invalid')
    expect((await reset(token, 'a brand new one')).status).toBe(204)
  })
})

test('of mailed codes and links only hashes are kept', async () => {
  await register('hash@example.com')
  const code = codeIn((await mailTo('hash@example.com'))?.text)
  const rows = await shop.database.withTenant(await shop.tenantId('angkor'), async trx => ({
    codes: await trx.selectFrom('one_time_codes').selectAll().execute(),
    events: await trx.selectFrom('events').selectAll().execute(),
  }))
  expect(JSON.stringify(rows)).not.toContain(code)
})
