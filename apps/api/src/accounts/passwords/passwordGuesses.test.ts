import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createTestShop, DEMO_PASSWORD, type TestShop } from '../../http/testing.ts'
import { pauseMs } from './signInPauses.ts'

// Wrong passwords slow the guesser down, and nobody else. Each guess costs as much as a right password.
vi.setConfig({ testTimeout: 60_000 })

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop()
})
afterAll(async () => shop.close())

const PASSWORD = 'long enough to keep'
const SECOND = 1000
const later = (ms: number) => (shop.clock.now = new Date(shop.clock.now.getTime() + ms))

interface How {
  readonly ip?: string
  readonly device?: string
  readonly language?: string
  readonly clientId?: 'web' | 'office'
}
let addresses = 0
const newAddress = () => `10.${(addresses += 1) >> 8}.${addresses & 255}.1`

async function signIn(email: string, password = PASSWORD, { ip = newAddress(), device, language, clientId }: How = {}) {
  const answer = await shop.call('POST /api/accounts/token', {
    body: { email, password, clientId: clientId ?? 'web' },
    ip,
    headers: { 'accept-language': language ?? 'en', ...(device && { cookie: `kitwright-device=${device}` }) },
  })
  return {
    ...answer,
    said: answer.error?.id ?? 'in',
    wait: Number(answer.raw.headers['retry-after'] ?? 0),
    device: answer.raw.cookies.find(({ name }) => name === 'kitwright-device')?.value ?? '',
  }
}
/** Sends wrong passwords and waits for each pause in between. */
async function guessPatiently(email: string, times: number, how?: How): Promise<void> {
  for (let wrong = 0; wrong < times;) {
    const { said, wait } = await signIn(email, 'wrong wrong', how)
    if (said === 'invalid-credentials') wrong += 1
    later(wait * SECOND)
  }
}
/** Uses as many addresses as guesses. */
const guessFromAfar = async (email: string, times: number) => guessPatiently(email, times)
const linkIn = (text = '') => /#([\w-]{43})/.exec(text)?.[1] ?? ''
const mailTo = async (email: string) => (await shop.mails()).findLast(({ to }) => to === email)

describe('whoever mistypes', () => {
  test('waits a second from the third try, says so, and accepts the right password', async () => {
    const { email } = await shop.signUp()
    const ip = newAddress()
    await guessPatiently(email, 3, { ip })
    const early = await signIn(email, PASSWORD, { ip })
    expect([early.status, early.said, early.wait]).toEqual([429, 'sign-in-paused', 1])
    expect(early.error?.message).toBe('Too many attempts. Try again in 1 second.')
    later(SECOND)
    expect((await signIn(email, PASSWORD, { ip })).said).toBe('in')
  })

  test('doubles the wait up to a quarter of an hour, not counting tries meanwhile', async () => {
    const { email } = await shop.signUp()
    const ip = newAddress()
    await guessPatiently(email, 2, { ip })
    for (const wait of [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]) {
      expect((await signIn(email, 'wrong wrong', { ip })).said).toBe('invalid-credentials')
      expect((await signIn(email, PASSWORD, { ip })).wait).toBe(wait)
      expect((await signIn(email, 'wrong wrong', { ip })).wait).toBe(wait)
      later(wait * SECOND)
    }
    expect([1, 2, 3, 12, 13, 99].map(failures => pauseMs(failures, 2) / SECOND)).toEqual([0, 0, 1, 512, 900, 900])
  })

  test('is told in Khmer, and in minutes where there are many seconds', async () => {
    const { email } = await shop.signUp()
    const ip = newAddress()
    await guessPatiently(email, 10, { ip })
    const told = async (language: string) => (await signIn(email, PASSWORD, { ip, language })).error?.message
    expect(await told('en')).toBe('Too many attempts. Try again in 3 minutes.')
    expect(await told('km')).toContain('3 នាទី')
  })

  test('begins anew after the right password', async () => {
    const { email } = await shop.signUp()
    const ip = newAddress()
    for (let n = 0; n < 3; n += 1) {
      await guessPatiently(email, 2, { ip })
      expect((await signIn(email, PASSWORD, { ip })).said).toBe('in')
    }
  })
})

describe('a count of wrong passwords', () => {
  const HOUR = 3600 * SECOND
  test('is kept for half a day after the last one, and then begins anew', async () => {
    const { email } = await shop.signUp()
    const ip = newAddress()
    await guessPatiently(email, 4, { ip })
    later(12 * HOUR - 10 * SECOND)
    await signIn(email, 'wrong wrong', { ip })
    expect((await signIn(email, PASSWORD, { ip })).wait).toBe(4)
    later(12 * HOUR + SECOND)
    await signIn(email, 'wrong wrong', { ip })
    expect((await signIn(email, PASSWORD, { ip })).said).toBe('in')
  })

  test('allows twenty tries on an account from everywhere, then strangers wait', async () => {
    const { email } = await shop.signUp()
    await guessFromAfar(email, 20)
    expect((await signIn(email)).said).toBe('in')
    await signIn(email, 'wrong wrong')
    expect(await signIn(email)).toMatchObject({ said: 'sign-in-paused', wait: 1 })
  })
})

describe('others', () => {
  test('does not delay a classmate behind the same address, however often another mistypes', async () => {
    const [mine, theirs] = [await shop.signUp(), await shop.signUp()]
    const ip = newAddress()
    await guessPatiently(mine.email, 8, { ip })
    expect((await signIn(mine.email, PASSWORD, { ip })).said).toBe('sign-in-paused')
    expect((await signIn(theirs.email, PASSWORD, { ip })).said).toBe('in')
    // A stranger elsewhere has locked nobody out.
    expect((await signIn(mine.email, PASSWORD)).said).toBe('in')
  })

  test('a class mistypes a hundred times behind one address, and goes on', async () => {
    const ip = newAddress()
    await Promise.all(
      Array.from({ length: 50 }, async (_, n) => guessPatiently(`pupil-${n}@school.example`, 2, { ip })),
    )
    const { email } = await shop.signUp()
    expect((await signIn(email, PASSWORD, { ip })).said).toBe('in')
  })

  test('delays strangers on an account guessed from everywhere, not a device known to it', async () => {
    const { email } = await shop.signUp()
    const { device } = await signIn(email)
    expect(device).toMatch(/^[\w-]{43}$/)
    await guessFromAfar(email, 24)
    expect((await signIn(email, PASSWORD)).said).toBe('sign-in-paused')
    expect((await signIn(email, PASSWORD, { device })).said).toBe('in')
    const invented = 'A'.repeat(43)
    expect((await signIn(email, PASSWORD, { device: invented })).said).toBe('sign-in-paused')
  })

  test('a device that is known to one account is a stranger to the next', async () => {
    const [mine, theirs] = [await shop.signUp(), await shop.signUp()]
    const { device } = await signIn(mine.email)
    await guessFromAfar(theirs.email, 24)
    expect((await signIn(theirs.email, PASSWORD, { device })).said).toBe('sign-in-paused')
  })

  test('on a known device, too, guesses are slowed down', async () => {
    const { email } = await shop.signUp()
    const { device } = await signIn(email)
    await guessPatiently(email, 3, { device })
    expect((await signIn(email, PASSWORD, { device })).said).toBe('sign-in-paused')
    // Users elsewhere are not affected.
    expect((await signIn(email, PASSWORD)).said).toBe('in')
  })
})

describe('a guesser', () => {
  test('learns nothing of who has an account: unknown e-mails wait alike', async () => {
    const { email } = await shop.signUp()
    const told = []
    for (const tried of [email, 'nobody@example.com']) {
      const ip = newAddress()
      const answers = []
      for (let n = 0; n < 6; n += 1) {
        const { status, error, wait } = await signIn(tried, 'wrong wrong', { ip })
        answers.push({ status, error: { ...error, requestId: '' }, wait })
        later(wait * SECOND)
      }
      told.push(answers)
    }
    expect(told[1]).toEqual(told[0])
  })

  test('who tries many at once is counted as in a row', async () => {
    const { email } = await shop.signUp()
    const ip = newAddress()
    const tries = await Promise.all(Array.from({ length: 8 }, async () => signIn(email, 'wrong wrong', { ip })))
    const said = tries.map(each => each.said).toSorted()
    expect(said).toEqual([
      ...Array.from({ length: 3 }, () => 'invalid-credentials'),
      ...Array.from({ length: 5 }, () => 'sign-in-paused'),
    ])
  })

  test('is slowed down at the door that asks for the present password, too', async () => {
    const { access_token: token } = await shop.signUp()
    const change = async (currentPassword: string) =>
      shop.call('PUT /api/oauth/password', {
        token,
        body: { currentPassword, newPassword: 'quite another one' },
        ip: '10.200.0.1',
      })
    for (let n = 0; n < 3; n += 1) expect((await change('wrong wrong')).error?.id).toBe('current-password-wrong')
    expect((await change(PASSWORD)).error?.id).toBe('sign-in-paused')
    later(SECOND)
    expect((await change(PASSWORD)).status).toBe(204)
  })

  test('meets the same pauses at the office’s sign-in', async () => {
    const email = 'store@angkor.example'
    const ip = newAddress()
    const how = { ip, clientId: 'office' } as const
    const { device } = await signIn(email, DEMO_PASSWORD, { clientId: 'office' })
    await guessPatiently(email, 8, how)
    expect((await signIn(email, DEMO_PASSWORD, how)).said).toBe('sign-in-paused')
    expect((await signIn(email, DEMO_PASSWORD, { ...how, device })).said).toBe('in')
    const token = linkIn((await mailTo(email))?.text)
    expect((await shop.call('POST /api/oauth/unlock', { body: { token }, ip })).status).toBe(204)
    expect((await signIn(email, DEMO_PASSWORD, how)).said).toBe('in')
  })
})

describe('the way out by mail', () => {
  test('is offered after a wait of half a minute, and never before', async () => {
    const { email } = await shop.signUp()
    const ip = newAddress()
    const offers = async () => (await shop.mails()).filter(({ to, text }) => to === email && linkIn(text) !== '').length
    await guessPatiently(email, 7, { ip })
    expect(await offers()).toBe(0)
    await guessPatiently(email, 1, { ip })
    expect(await offers()).toBe(1)
  })

  test('works for half an hour', async () => {
    const unlock = async (token: string) => shop.call('POST /api/oauth/unlock', { body: { token } })
    const statusAfter = async (minutes: number) => {
      const { email } = await shop.signUp()
      await guessPatiently(email, 8, { ip: newAddress() })
      const token = linkIn((await mailTo(email))?.text)
      later(minutes * 60 * SECOND)
      return (await unlock(token)).status
    }
    expect(await statusAfter(29.9)).toBe(204)
    expect(await statusAfter(30.5)).toBeGreaterThanOrEqual(400)
  })
  test('ends the wait where the link is opened, and strangers cannot restart it there', async () => {
    const { email } = await shop.signUp()
    const ip = newAddress()
    await guessFromAfar(email, 26)
    expect((await signIn(email, PASSWORD, { ip })).said).toBe('sign-in-paused')
    const mails = (await shop.mails()).filter(({ to, text }) => to === email && linkIn(text) !== '')
    // One mail, however long they guess.
    expect(mails).toHaveLength(1)
    const { raw } = await shop.call('POST /api/oauth/unlock', { body: { token: linkIn(mails[0]?.text) }, ip })
    const device = raw.cookies[0]?.value
    await guessFromAfar(email, 26)
    expect((await signIn(email, PASSWORD, { ip, device })).said).toBe('in')
  })

  test('a new password ends the wait too, and only this device stays known', async () => {
    const { email } = await shop.signUp()
    const old = await signIn(email)
    const ip = newAddress()
    await guessPatiently(email, 9, { ip })
    await shop.mails()
    later(61 * SECOND)
    await shop.call('POST /api/accounts/forgotpassword', { body: { email } })
    const token = linkIn((await mailTo(email))?.text)
    const body = { token, password: 'a brand new one' }
    const { raw } = await shop.call('POST /api/accounts/resetpassword', { body, ip })
    expect((await signIn(email, body.password, { ip })).said).toBe('in')
    await guessFromAfar(email, 24)
    expect((await signIn(email, body.password, { device: old.device })).said).toBe('sign-in-paused')
    expect((await signIn(email, body.password, { device: raw.cookies[0]?.value })).said).toBe('in')
  })
})

describe('one password tried on many accounts from one address', () => {
  test('is paused after sixty accounts, known or not; a known device is admitted', async () => {
    const { email } = await shop.signUp()
    const ip = newAddress()
    const known = await signIn(email, PASSWORD, { ip })
    const said: string[] = []
    for (let i = 0; i < 100; i += 1) said.push((await signIn(`pupil${i}@school.example`, 'Summer-2026', { ip })).said)
    expect(said.slice(0, 61).every(each => each === 'invalid-credentials')).toBe(true)
    expect(said.slice(61).every(each => each === 'sign-in-paused')).toBe(true)
    expect((await signIn(email, PASSWORD, { ip })).wait).toBeGreaterThan(0)
    expect((await signIn(email, PASSWORD, { ip, device: known.device })).said).toBe('in')
    expect((await signIn(email)).said).toBe('in')
  })

  test('is paused when a hundred guesses are sent at once', async () => {
    const ip = newAddress()
    const emails = Array.from({ length: 100 }, (_, i) => `crowd${i}@school.example`)
    const said = await Promise.all(emails.map(async email => (await signIn(email, 'Summer-2026', { ip })).said))
    expect(said.filter(each => each === 'invalid-credentials').length).toBeLessThan(80)
    expect(said).toContain('sign-in-paused')
  })

  test('is not what a class does that mistypes its own accounts over and over', async () => {
    const ip = newAddress()
    const emails = await Promise.all(Array.from({ length: 30 }, async () => (await shop.signUp()).email))
    for (let i = 0; i < 2; i += 1)
      for (const email of emails) expect((await signIn(email, 'wrong wrong', { ip })).said).toBe('invalid-credentials')
    for (const email of emails) expect((await signIn(email, PASSWORD, { ip })).said).toBe('in')
  })
})

test('the device cookie is same-site, hidden from scripts, and stored as a hash', async () => {
  const { email } = await shop.signUp()
  const { raw, device } = await signIn(email)
  expect(raw.cookies.find(({ name }) => name === 'kitwright-device')).toMatchObject({
    httpOnly: true,
    sameSite: 'Strict',
    path: '/api',
    maxAge: 400 * 24 * 60 * 60,
  })
  expect((await signIn(email, PASSWORD, { device })).device).toBe(device)
  const rows = await shop.database.withTenant(await shop.tenantId('angkor'), async trx =>
    trx.selectFrom('known_devices').selectAll().execute(),
  )
  expect(rows.length).toBeGreaterThan(0)
  for (const row of rows) expect(row.device.toString('utf8')).not.toContain(device)
})
