import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestShop, DEMO_PASSWORD, type TestShop } from '../../http/testing.ts'
import { detailsOf } from './testing/factorPerson.ts'
import {
  type CeremonyParts,
  createSoftwareAuthenticator,
  type SoftwareAuthenticator,
} from './testing/softwareAuthenticator.ts'

const ADMIN = 'admin@angkor.example'
const STORE = 'store@angkor.example'
const HERE = { origin: 'http://localhost', rpId: 'localhost', isVerified: true } as const

let shop: TestShop
let token: string
let storeToken: string
const key = createSoftwareAuthenticator()
const storeKey = createSoftwareAuthenticator()
let counter = 10
/** A counter that no earlier message had. */
const next = (): number => (counter += 1)

beforeAll(async () => {
  shop = await createTestShop()
  token = await shop.signInStaff(ADMIN)
  storeToken = await shop.signInStaff(STORE)
})
afterAll(async () => shop.close())

const proofOf = (code?: string) => ({ password: DEMO_PASSWORD, ...(code && { code }) })

/** Asks for a challenge to add a passkey. */
async function begin(by: string, code?: string) {
  const { value } = await shop.call('POST /api/office/me/factors/passkeys/options', { token: by, body: proofOf(code) })
  return { ticket: value.ticket, challenge: String(value.options['challenge']), options: value.options }
}

const add = async (by: string, ticket: string, response: ReturnType<SoftwareAuthenticator['register']>) =>
  shop.call('POST /api/office/me/factors/passkeys', { token: by, body: { ticket, name: 'Laptop', response } })

/** Signs in by a passkey alone, with some parts of the message changed. */
async function signInAlone(by: SoftwareAuthenticator, changed: Partial<CeremonyParts> = {}, host = 'localhost') {
  const begun = await shop.call('POST /api/accounts/passkey/options', { body: { clientId: 'office' }, host })
  const { ticket, options } = begun.value
  const response = by.assert({ ...HERE, counter: next(), challenge: String(options['challenge']), ...changed })
  const send = async () => shop.call('POST /api/accounts/passkey', { body: { ticket, response }, host })
  return { answer: await send(), again: send, options, ticket, response }
}

const refused = [422, 'passkey-refused']
const outcomeOf = ({ status, error }: { status: number; error?: { id: string } | undefined }) => [status, error?.id]

let recovery: string[]

describe('adding a passkey', () => {
  test('is refused for a wrong origin, challenge, shop or kind of message, and uses the challenge up', async () => {
    const attacks: Partial<CeremonyParts>[] = [
      { origin: 'http://evil.example' },
      { origin: 'http://mekong.localhost' },
      { challenge: Buffer.from('a challenge that nobody gave').toString('base64url') },
      { rpId: 'mekong.localhost' },
      { type: 'webauthn.get' },
    ]
    for (const attack of attacks) {
      const { ticket, challenge } = await begin(token)
      const parts = { ...HERE, challenge, counter: 0 }
      expect(outcomeOf(await add(token, ticket, key.register({ ...parts, ...attack })))).toEqual(refused)
      expect((await add(token, ticket, key.register(parts))).error?.id).toBe('sign-in-step-ended')
    }
    expect((await shop.call('GET /api/office/me/factors', { token })).value.passkeys).toEqual([])
  })

  test('is refused by the ticket of another account', async () => {
    const { ticket, challenge } = await begin(token)
    const response = key.register({ ...HERE, challenge, counter: 0 })
    expect((await add(storeToken, ticket, response)).error?.id).toBe('sign-in-step-ended')
  })

  test('gives recovery codes with the first one, and none with the second', async () => {
    const { ticket, challenge, options } = await begin(token)
    expect(options).toMatchObject({ rp: { id: 'localhost' } })
    const added = await add(token, ticket, key.register({ ...HERE, challenge, counter: 1 }))
    expect([added.status, added.value.passkey.name, added.value.passkey.host]).toEqual([201, 'Laptop', 'localhost'])
    recovery = added.value.recoveryCodes!
    expect(recovery).toHaveLength(10)
    const more = await begin(token, recovery.pop())
    expect(more.options).toMatchObject({ excludeCredentials: [{ id: key.credentialId }] })
    const phone = createSoftwareAuthenticator()
    const second = await add(token, more.ticket, phone.register({ ...HERE, challenge: more.challenge, counter: 1 }))
    expect(second.value.recoveryCodes).toBeNull()
  })

  test('is refused where another account has the credential already', async () => {
    const { ticket, challenge } = await begin(storeToken)
    expect(outcomeOf(await add(storeToken, ticket, key.register({ ...HERE, challenge, counter: 1 })))).toEqual(refused)
    const own = await begin(storeToken)
    const response = storeKey.register({ ...HERE, challenge: own.challenge, counter: 1 })
    expect((await add(storeToken, own.ticket, response)).status).toBe(201)
  })
})

describe('signing in by a passkey alone', () => {
  test('opens a session of its own account', async () => {
    const { answer, options } = await signInAlone(key)
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
    expect(answer.status).toBe(200)
    const { value } = await shop.call('GET /api/office/me', { token: answer.value.access_token })
    expect(value).toMatchObject({ email: ADMIN, hasSecondFactor: true })
  })

  test('refuses the same answer a second time', async () => {
    const { answer, again } = await signInAlone(key)
    expect(answer.status).toBe(200)
    expect((await again()).error?.id).toBe('sign-in-step-ended')
  })

  test('refuses an answer to another challenge, as one that was overheard', async () => {
    const { response } = await signInAlone(key)
    const { value } = await shop.call('POST /api/accounts/passkey/options', { body: { clientId: 'office' } })
    const replayed = await shop.call('POST /api/accounts/passkey', { body: { ticket: value.ticket, response } })
    expect(outcomeOf(replayed)).toEqual(refused)
  })

  test.each<[string, Partial<CeremonyParts>]>([
    ['of a page elsewhere', { origin: 'http://evil.example' }],
    ['of another shop of this server', { origin: 'http://mekong.localhost', rpId: 'mekong.localhost' }],
    ['with a made-up challenge', { challenge: Buffer.from('guessed').toString('base64url') }],
    ['without a finger or PIN', { isVerified: false }],
    ['made for a registration', { type: 'webauthn.create' }],
    ['with the handle of somebody else', { userHandle: Buffer.from('somebody').toString('base64url') }],
    ['whose counter goes back', { counter: 1 }],
  ])('refuses an answer %s', async (_, attack) => {
    expect(outcomeOf((await signInAlone(key, attack)).answer)).toEqual(refused)
  })

  test('refuses a forged signature', async () => {
    const forged = { ...createSoftwareAuthenticator() }
    const begun = await shop.call('POST /api/accounts/passkey/options', { body: { clientId: 'office' } })
    const { ticket, options } = begun.value
    const made = forged.assert({ ...HERE, counter: next(), challenge: String(options['challenge']) })
    const response = { ...made, id: key.credentialId, rawId: key.credentialId }
    expect(outcomeOf(await shop.call('POST /api/accounts/passkey', { body: { ticket, response } }))).toEqual(refused)
  })

  test('refuses the passkey at another shop, and the ticket of another shop', async () => {
    const there = { origin: 'http://mekong.localhost', rpId: 'mekong.localhost' }
    expect(outcomeOf((await signInAlone(key, there, 'mekong.localhost')).answer)).toEqual(refused)
    expect(outcomeOf((await signInAlone(key, {}, 'mekong.localhost')).answer)).toEqual(refused)
    const { ticket, options } = (
      await shop.call('POST /api/accounts/passkey/options', {
        body: { clientId: 'office' },
        host: 'mekong.localhost',
      })
    ).value
    const response = key.assert({ ...HERE, counter: next(), challenge: String(options['challenge']) })
    const crossed = await shop.call('POST /api/accounts/passkey', { body: { ticket, response } })
    expect(crossed.error?.id).toBe('sign-in-step-ended')
  })

  test('refuses staff at the door of the shop', async () => {
    const { ticket, options } = (await shop.call('POST /api/accounts/passkey/options', { body: { clientId: 'web' } }))
      .value
    const response = key.assert({ ...HERE, counter: next(), challenge: String(options['challenge']) })
    const answer = await shop.call('POST /api/accounts/passkey', { body: { ticket, response } })
    expect(answer.error?.id).toBe('admin-not-allowed')
  })

  test('opens one session for the same answer sent twice at the same moment', async () => {
    const begun = await shop.call('POST /api/accounts/passkey/options', { body: { clientId: 'office' } })
    const { ticket, options } = begun.value
    const response = key.assert({ ...HERE, counter: next(), challenge: String(options['challenge']) })
    const send = async () => shop.call('POST /api/accounts/passkey', { body: { ticket, response } })
    const answers = await Promise.all([send(), send(), send()])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410, 410])
  })
})

describe('a passkey as the second step', () => {
  const passwordStep = async () =>
    shop.call('POST /api/accounts/token', { body: { email: ADMIN, password: DEMO_PASSWORD, clientId: 'office' } })
  const optionsOf = async (ticket: string) =>
    (await shop.call('POST /api/accounts/token/passkey/options', { body: { ticket } })).value.options

  test('opens a session after the password', async () => {
    const asked = await passwordStep()
    const { ticket, hasPasskey, hasApp } = detailsOf(asked)
    expect([asked.error?.id, hasPasskey, hasApp]).toEqual(['second-factor-needed', true, false])
    const { challenge, allowCredentials } = await optionsOf(ticket)
    expect(allowCredentials).toHaveLength(2)
    const response = key.assert({ ...HERE, counter: next(), challenge: String(challenge), isVerified: false })
    expect((await shop.call('POST /api/accounts/passkey', { body: { ticket, response } })).status).toBe(200)
  })

  test('refuses the passkey of another account, and keeps the step open for a code', async () => {
    const { ticket } = detailsOf(await passwordStep())
    const { challenge } = await optionsOf(ticket)
    const response = storeKey.assert({ ...HERE, counter: next(), challenge: String(challenge) })
    expect(outcomeOf(await shop.call('POST /api/accounts/passkey', { body: { ticket, response } }))).toEqual(refused)
    // The challenge is used up; the own passkey needs another one.
    const own = key.assert({ ...HERE, counter: next(), challenge: String(challenge) })
    expect((await shop.call('POST /api/accounts/passkey', { body: { ticket, response: own } })).error?.id).toBe(
      'sign-in-step-ended',
    )
    const byCode = await shop.call('POST /api/accounts/token/code', { body: { ticket, code: recovery.pop()! } })
    expect(byCode.status).toBe(200)
  })
})

describe('the own passkeys', () => {
  const list = async (by: string) => (await shop.call('GET /api/office/me/factors', { token: by })).value.passkeys
  const rename = async (by: string, id: string, name: string) =>
    shop.call('PUT /api/office/me/factors/passkeys/{id}', { token: by, params: { id }, body: { name } })

  test('get another name from their owner alone, which the audit log tells', async () => {
    token = (await signInAlone(key)).answer.value.access_token
    const [first] = await list(token)
    expect((await rename(token, first!.id, 'Counter laptop')).value.name).toBe('Counter laptop')
    expect((await rename(storeToken, first!.id, 'Mine now')).error?.id).toBe('not-found')
    expect((await rename(token, first!.id, '   ')).error?.id).toBe('invalid-input')
    expect((await list(token)).map(({ name }) => name)).toContain('Counter laptop')
    const { items } = (await shop.call('GET /api/office/audit', { token, query: { area: 'people' } })).value
    expect(items).toContainEqual(
      expect.objectContaining({
        subject: 'passkey',
        before: { name: 'Laptop' },
        after: { name: 'Counter laptop' },
      }),
    )
  })

  test('sign in no more once they are removed', async () => {
    const [first] = await list(token)
    const remove = { token, params: { id: first!.id }, body: proofOf(recovery.pop()) }
    expect((await shop.call('POST /api/office/me/factors/passkeys/{id}/remove', remove)).status).toBe(204)
    expect(outcomeOf((await signInAlone(key)).answer)).toEqual(refused)
  })
})
