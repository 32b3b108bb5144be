import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../../database/index.ts'
import { createTestShop, DEMO_PASSWORD, type TestShop } from '../../http/testing.ts'
import { endSessions } from '../sessions/sessions.ts'
import { codeOf, createFactorPerson, detailsOf, type FactorPerson } from './testing/factorPerson.ts'

let shop: TestShop
let admin: FactorPerson
let recovery: string[]
/** Token of a session that somebody began by the password alone, before the second factor was turned on. */
let stolen: string
const inShop = async <T>(work: (trx: Parameters<Parameters<TestShop['database']['withTenant']>[1]>[0]) => Promise<T>) =>
  shop.database.withTenant(await shop.tenantId('angkor'), work)

beforeAll(async () => {
  shop = await createTestShop()
  stolen = await shop.signInStaff('admin@angkor.example')
  admin = await createFactorPerson(shop, 'admin@angkor.example')
  recovery = await admin.turnOn()
})
afterAll(async () => shop.close())

describe('signing in with a second factor', () => {
  test('ends the sessions that were begun without it', async () => {
    expect((await shop.call('GET /api/office/me', { token: stolen })).error?.id).toBe('session-ended')
  })

  test('gives no session before the code, and one by it', async () => {
    admin.wait()
    const first = await admin.signIn()
    expect([first.status, first.error?.id]).toEqual([403, 'second-factor-needed'])
    expect(first.raw.body).not.toContain('access_token')
    expect(detailsOf(first)).toMatchObject({ hasApp: true, hasPasskey: false })
    const second = await admin.codeStep(detailsOf(first).ticket, admin.code())
    expect(second.status).toBe(200)
    expect((await shop.call('GET /api/office/me', { token: admin.token() })).value.hasSecondFactor).toBe(true)
  })

  test('accepts a code once, also with another ticket, and none of an earlier step', async () => {
    admin.wait(90)
    const code = admin.code()
    expect((await admin.codeStep(await admin.ticket(), code)).status).toBe(200)
    const replayed = await admin.codeStep(await admin.ticket(), code)
    expect([replayed.status, replayed.error?.id]).toEqual([422, 'factor-code-wrong'])
    expect((await admin.codeStep(await admin.ticket(), admin.code(-1))).error?.id).toBe('factor-code-wrong')
    admin.wait(3600)
  })

  test('accepts the steps before and after, and no further ones', async () => {
    for (const steps of [-2, 2])
      expect((await admin.codeStep(await admin.ticket(), admin.code(steps))).status).toBe(422)
    expect((await admin.codeStep(await admin.ticket(), admin.code(-1))).status).toBe(200)
    expect((await admin.codeStep(await admin.ticket(), admin.code(1))).status).toBe(200)
    admin.wait(3600)
  })

  test('refuses a ticket that is used, old, of another shop or made up', async () => {
    const ticket = await admin.ticket()
    expect((await admin.codeStep(ticket, admin.code())).status).toBe(200)
    admin.wait()
    expect((await admin.codeStep(ticket, admin.code())).error?.id).toBe('sign-in-step-ended')
    expect((await admin.codeStep('a'.repeat(43), admin.code())).error?.id).toBe('sign-in-step-ended')
    const elsewhere = await shop.call('POST /api/accounts/token/code', {
      body: { ticket: await admin.ticket(), code: admin.code() },
      host: 'mekong.localhost',
    })
    expect(elsewhere.error?.id).toBe('sign-in-step-ended')
    const old = await admin.ticket()
    admin.wait(11 * 60)
    expect((await admin.codeStep(old, admin.code())).error?.id).toBe('sign-in-step-ended')
  })

  test('pauses after wrong codes, for all tickets and addresses, and mails the owner', async () => {
    admin.wait(24 * 3600)
    await shop.mails()
    const outcomes: (string | undefined)[] = []
    for (let i = 0; i < 12; i += 1) {
      const { error } = await admin.codeStep(await admin.ticket(), '000000', `10.0.0.${i + 1}`)
      outcomes.push(error?.id)
      // Waits out each pause, as a patient machine would.
      if (i >= 4) admin.wait(2 ** (i - 4))
    }
    expect(outcomes).toEqual(Array(12).fill('factor-code-wrong'))
    const { error } = await admin.codeStep(await admin.ticket(), '000000')
    expect(error?.id).toBe('factor-code-wrong')
    const paused = await admin.codeStep(await admin.ticket(), admin.code())
    expect([paused.status, paused.error?.id]).toEqual([429, 'sign-in-paused'])
    expect((await shop.mails()).filter(({ text }) => text.includes('លេខកូដខុសច្រើនដង'))).toHaveLength(1)
    admin.wait(24 * 3600)
    expect((await admin.codeStep(await admin.ticket(), admin.code())).status).toBe(200)
  })

  test('counts guesses made at the same moment one after the other', async () => {
    admin.wait(24 * 3600)
    const tickets = await Promise.all(Array.from({ length: 8 }, async () => admin.ticket()))
    const answers = await Promise.all(tickets.map(async ticket => admin.codeStep(ticket, '111111')))
    expect(answers.filter(({ error }) => error?.id === 'factor-code-wrong')).toHaveLength(5)
    expect(answers.filter(({ error }) => error?.id === 'sign-in-paused')).toHaveLength(3)
    admin.wait(24 * 3600)
  })

  test('takes a recovery code once, in any spelling, and counts the rest', async () => {
    await shop.mails()
    const typed = ` ${recovery[0]!.toUpperCase().replace('-', ' ')} `
    expect((await admin.codeStep(await admin.ticket(), typed)).status).toBe(200)
    expect((await admin.codeStep(await admin.ticket(), recovery[0]!)).error?.id).toBe('factor-code-wrong')
    const own = await shop.call('GET /api/office/me/factors', { token: admin.token() })
    expect(own.value.recoveryCodesLeft).toBe(9)
    expect((await shop.mails()).map(({ text }) => text).join()).toContain('នៅសល់ 9')
  })

  test('takes Khmer digits', async () => {
    admin.wait()
    const khmer = admin.code().replace(/\d/g, digit => String.fromCharCode(0x17e0 + Number(digit)))
    expect((await admin.codeStep(await admin.ticket(), khmer)).status).toBe(200)
  })

  test('ends the waiting step when the password is changed', async () => {
    const token = await admin.fresh()
    const ticket = await admin.ticket()
    const { id } = (await shop.call('GET /api/office/me', { token })).value
    await inShop(async trx => endSessions(trx, id, { reason: 'password', keep: null, now: shop.clock.now }))
    admin.wait()
    expect((await admin.codeStep(ticket, admin.code())).error?.id).toBe('sign-in-step-ended')
    expect((await admin.codeStep(await admin.ticket(), admin.code())).status).toBe(200)
  })
})

describe('the own second factor', () => {
  test('is neither changed nor shown to somebody with an open session alone', async () => {
    const token = await admin.fresh()
    const ask = async (body: object) => (await shop.call('POST /api/office/me/factors/app', { token, body })).error?.id
    expect(await ask({})).toBe('current-password-wrong')
    expect(await ask({ password: DEMO_PASSWORD })).toBe('factor-code-wrong')
    expect(await ask({ password: DEMO_PASSWORD, code: '123456' })).toBe('factor-code-wrong')
    const off = { password: DEMO_PASSWORD, code: '123456' }
    const remove = await shop.call('POST /api/office/me/factors/app/remove', { token, body: off })
    expect(remove.error?.id).toBe('factor-code-wrong')
    admin.wait(24 * 3600)
  })

  test('that is replaced stays valid until the new one is confirmed', async () => {
    const token = await admin.fresh()
    admin.wait()
    const proof = { password: DEMO_PASSWORD, code: admin.code() }
    const begun = await shop.call('POST /api/office/me/factors/app', { token, body: proof })
    expect(begun.value.uri).toContain(begun.value.secret)
    admin.wait()
    expect((await admin.codeStep(await admin.ticket(), admin.code())).status).toBe(200)
    const stranger = await shop.call('POST /api/office/me/factors/app/confirm', {
      token: admin.token(),
      body: { code: admin.code() },
    })
    expect(stranger.error?.id).toBe('factor-code-wrong')
    expect(codeOf(begun.value.secret, shop.clock.now)).not.toBe(admin.code())
  })

  test('is encrypted, and of recovery codes only hashes are kept', async () => {
    const { rows } = await inShop(async trx =>
      sql<{ all: string }>`select f::text as all from second_factors f`.execute(trx),
    )
    const kept = rows.map(({ all }) => all).join()
    for (const code of recovery) expect(kept).not.toContain(Buffer.from(code).toString('hex'))
    const begun = await shop.call('POST /api/office/me/factors/codes', {
      token: await admin.fresh(),
      body: { password: DEMO_PASSWORD, code: recovery[1]! },
    })
    expect(begun.value.recoveryCodes).toHaveLength(10)
    expect(new Set(begun.value.recoveryCodes).size).toBe(10)
    // Earlier codes no longer work.
    expect((await admin.codeStep(await admin.ticket(), recovery[2]!)).error?.id).toBe('factor-code-wrong')
    recovery = begun.value.recoveryCodes
  })
})

describe('a shop that requires a second factor of its staff', () => {
  test('is made so by somebody who has one', async () => {
    const token = await shop.signInStaff('admin@mekong.example', { host: 'mekong.localhost' })
    const call = { token, host: 'mekong.localhost', body: { requiresSecondFactor: true } }
    expect((await shop.call('PUT /api/office/staff-policy', call)).error?.id).toBe('own-factor-missing')
    const own = { token: await admin.fresh(), body: { requiresSecondFactor: true } }
    expect((await shop.call('PUT /api/office/staff-policy', own)).value).toEqual({ requiresSecondFactor: true })
    const other = await shop.call('GET /api/office/staff-policy', { token, host: 'mekong.localhost' })
    expect(other.value).toEqual({ requiresSecondFactor: false })
  })

  test('has staff without one add it before the first session', async () => {
    const body = { email: 'store@angkor.example', password: DEMO_PASSWORD, clientId: 'office' as const }
    const first = await shop.call('POST /api/accounts/token', { body })
    expect([first.status, first.error?.id]).toEqual([403, 'second-factor-missing'])
    const { ticket } = detailsOf(first)
    // The ticket of enrolling does not stand for a second step.
    const skipped = await shop.call('POST /api/accounts/token/code', { body: { ticket, code: '123456' } })
    expect(skipped.error?.id).toBe('sign-in-step-ended')
    const early = await shop.call('POST /api/accounts/token/enrol/confirm', { body: { ticket, code: '123456' } })
    expect(early.error?.id).toBe('factor-not-begun')
    const { secret } = (await shop.call('POST /api/accounts/token/enrol', { body: { ticket } })).value
    const wrong = await shop.call('POST /api/accounts/token/enrol/confirm', { body: { ticket, code: '123456' } })
    expect(wrong.error?.id).toBe('factor-code-wrong')
    const code = codeOf(secret, shop.clock.now)
    const done = await shop.call('POST /api/accounts/token/enrol/confirm', { body: { ticket, code } })
    expect(done.value.recoveryCodes).toHaveLength(10)
    expect((await shop.call('GET /api/office/me', { token: done.value.access_token })).status).toBe(200)
    const remove = {
      token: done.value.access_token,
      body: { password: DEMO_PASSWORD, code: done.value.recoveryCodes[0]! },
    }
    expect((await shop.call('POST /api/office/me/factors/app/remove', remove)).error?.id).toBe('factor-required')
  })

  test('does not let a ticket of the second step add another factor', async () => {
    const ticket = await admin.ticket()
    const begun = await shop.call('POST /api/accounts/token/enrol', { body: { ticket } })
    expect(begun.error?.id).toBe('sign-in-step-ended')
  })
})

describe('a lost second factor', () => {
  test('is removed by an administrator alone, who does not remove their own', async () => {
    const token = await admin.fresh()
    const staff = (await shop.call('GET /api/office/staff', { token })).value
    const own = staff.find(({ email }) => email === 'admin@angkor.example')!
    const other = staff.find(({ email }) => email === 'store@angkor.example')!
    expect([own.hasSecondFactor, other.hasSecondFactor]).toEqual([true, true])
    const reset = async (id: string) => shop.call('DELETE /api/office/staff/{id}/factors', { token, params: { id } })
    expect((await reset(own.id)).error?.id).toBe('own-staff-account')
    await shop.mails()
    expect((await reset(other.id)).status).toBe(204)
    expect((await reset(other.id)).error?.id).toBe('factor-off')
    expect((await shop.mails()).map(({ to, text }) => `${to} ${text}`).join()).toMatch(/store@angkor[^]*ហាងបានលុប/)
    const { items } = (await shop.call('GET /api/office/audit', { token, query: { area: 'people' } })).value
    expect(items).toContainEqual(
      expect.objectContaining({
        subject: 'second-factor',
        action: 'delete',
        subjectId: other.id,
        actor: { id: own.id, name: expect.any(String) },
      }),
    )
    const again = await shop.call('POST /api/accounts/token', {
      body: { email: other.email, password: DEMO_PASSWORD, clientId: 'office' },
    })
    expect(again.error?.id).toBe('second-factor-missing')
  })
})
