import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../database/index.ts'
import { createTestShop, type TestShop } from '../http/testing.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop()
})
afterAll(async () => shop.close())

const PASSWORD = 'long enough to keep'
const HOUR_MS = 60 * 60_000
const later = (ms: number) => (shop.clock.now = new Date(shop.clock.now.getTime() + ms))
const ask = async (token: string, email: string, password = PASSWORD) =>
  shop.call('POST /api/accounts/email', { token, body: { email, password } })
const confirm = async (token: string, host = 'localhost') =>
  shop.call('POST /api/accounts/email/confirm', { body: { token }, host })
const undo = async (token: string, host = 'localhost') =>
  shop.call('POST /api/accounts/email/undo', { body: { token }, host })
const signIn = async (email: string) =>
  shop.call('POST /api/accounts/token', { body: { email, password: PASSWORD, clientId: 'web' } })
const emailOf = async (token: string) => (await shop.call('GET /api/accounts/details', { token })).value?.email
const mailsTo = async (email: string) => (await shop.mails()).filter(({ to }) => to === email)
const linkIn = (text = '') => /\/auth\/email[^#\s]*#([\w-]{43})/.exec(text)?.[1] ?? ''
const mailedLink = async (email: string) => linkIn((await mailsTo(email))[0]?.text)

let count = 0
const fresh = () => `moved-${(count += 1)}@example.com`

/** Lets the sign-ins of an account be eleven minutes old. */
const ageSessions = async (email: string) =>
  shop.database.withTenant(await shop.tenantId('angkor'), async trx =>
    sql`update sessions set started_at = started_at - interval '11 minutes'
      where account_id = (select id from accounts where email = ${email})`.execute(trx),
  )

/** Signs up and asks for another address. */
async function asked() {
  const person = await shop.signUp()
  const email = fresh()
  expect((await ask(person.access_token, email)).status).toBe(200)
  return { person, token: person.access_token, old: person.email, email, link: await mailedLink(email) }
}

describe('a change of the e-mail address', () => {
  test('waits for the link to the new address, and ends every other session', async () => {
    const { person, token, old, email, link } = await asked()
    const { value: other } = await signIn(old)
    expect([await emailOf(token), (await signIn(email)).status]).toEqual([old, 401])
    expect((await shop.call('GET /api/accounts/email', { token })).value.pending).toMatchObject({ email })
    expect((await confirm(link)).value).toEqual({ email })
    expect([await emailOf(token), (await signIn(old)).status, (await signIn(email)).status]).toEqual([email, 401, 200])
    const ended = await shop.call('GET /api/accounts/details', { token: other.access_token })
    expect(ended.error?.id).toBe('session-ended')
    expect((await confirm(link)).error?.id).toBe('link-invalid')
    const [notice] = await mailsTo(old)
    expect(notice?.text).toContain(email)
    expect(person.email).toBe(old)
  })

  test('is taken back by the link to the old address, which ends every session', async () => {
    const { token, old, email, link } = await asked()
    await confirm(link)
    const back = await mailedLink(old)
    expect((await undo(link)).error?.id).toBe('link-invalid')
    expect((await confirm(back)).error?.id).toBe('link-invalid')
    expect((await undo(back)).value).toEqual({ email: old })
    expect((await shop.call('GET /api/accounts/details', { token })).error?.id).toBe('session-ended')
    expect([(await signIn(old)).status, (await signIn(email)).status]).toEqual([200, 401])
    expect((await mailsTo(old))[0]?.text).toContain('/auth/resetpassword')
    expect((await undo(back)).error?.id).toBe('link-invalid')
  })

  test('cannot be undone after two weeks, nor confirmed after a day', async () => {
    const { old, link } = await asked()
    later(23 * HOUR_MS)
    await confirm(link)
    const back = await mailedLink(old)
    later(14 * 24 * HOUR_MS)
    expect((await undo(back)).error?.id).toBe('link-invalid')
    const second = await asked()
    later(24 * HOUR_MS)
    expect((await confirm(second.link)).error?.id).toBe('link-invalid')
    expect((await signIn(second.old)).status).toBe(200)
  })

  test('undoes a chain of changes by the first owner’s link', async () => {
    const { token, old, email, link } = await asked()
    await confirm(link)
    const back = await mailedLink(old)
    const third = fresh()
    await ask(token, third)
    await confirm(await mailedLink(third))
    const theirs = await mailedLink(email)
    expect((await undo(back)).value).toEqual({ email: old })
    // The other person's way back is closed.
    expect((await undo(theirs)).error?.id).toBe('link-invalid')
    expect((await signIn(old)).status).toBe(200)
  })

  test('needs the password, whose guesses are slowed, and another address', async () => {
    const { access_token: token, email } = await shop.signUp()
    expect((await ask(token, fresh(), 'not this one')).error).toMatchObject({
      id: 'current-password-wrong',
      fields: [{ path: 'password' }],
    })
    expect((await ask(token, email)).error?.id).toBe('email-unchanged')
    for (let i = 0; i < 3; i += 1) await ask(token, fresh(), 'not this one')
    expect((await ask(token, fresh())).error?.id).toBe('sign-in-paused')
    expect((await shop.call('GET /api/accounts/email', { token })).value).toEqual({ pending: null })
  })

  test('of an account without a password needs a sign-in of the last minutes', async () => {
    const { access_token: token, email } = await shop.signUp()
    await shop.database.withTenant(await shop.tenantId('angkor'), async trx =>
      trx.updateTable('accounts').set({ password_hash: null }).where('email', '=', email).execute(),
    )
    const wanted = fresh()
    const change = async () => shop.call('POST /api/accounts/email', { token, body: { email: wanted } })
    expect((await change()).value.pending).toMatchObject({ email: wanted })
    await ageSessions(email)
    expect((await change()).error?.id).toBe('sign-in-too-old')
  })

  test('to a taken address looks the same; only its owner is told', async () => {
    const [mine, theirs] = [await shop.signUp(), await shop.signUp()]
    await shop.mails()
    const { status, value } = await ask(mine.access_token, theirs.email)
    expect([status, value.pending?.email]).toEqual([200, theirs.email])
    const mails = await mailsTo(theirs.email)
    expect(mails).toHaveLength(1)
    expect([linkIn(mails[0]?.text), mails[0]?.text.includes('/auth/signin')]).toEqual(['', true])
  })

  test('to an address that is taken before the link opens is refused', async () => {
    const { token, old, email, link } = await asked()
    await shop.signUp({ email })
    expect((await confirm(link)).error?.id).toBe('email-taken')
    expect(await emailOf(token)).toBe(old)
  })

  test('ends with a later one or by canceling; other shops refuse its links', async () => {
    const { token, old, link } = await asked()
    expect((await confirm(link, 'mekong.localhost')).error?.id).toBe('link-invalid')
    const second = fresh()
    await ask(token, second)
    const later = await mailedLink(second)
    expect((await confirm(link)).error?.id).toBe('link-invalid')
    expect((await shop.call('DELETE /api/accounts/email', { token })).status).toBe(204)
    expect((await confirm(later)).error?.id).toBe('link-invalid')
    expect((await confirm('A'.repeat(43))).error?.id).toBe('link-invalid')
    expect(await emailOf(token)).toBe(old)
  })

  test('sends at most five mails a day', async () => {
    const { access_token: token, email } = await shop.signUp()
    for (let i = 0; i < 5; i += 1) expect((await ask(token, fresh())).status).toBe(200)
    const { status, raw } = await ask(token, fresh())
    expect([status, Number(raw.headers['retry-after']) > 80_000]).toEqual([429, true])
    later(24 * HOUR_MS)
    const { value: session } = await signIn(email)
    expect((await ask(session.access_token, fresh())).status).toBe(200)
  })
})
