import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Transaction } from '../database/index.ts'
import { createTestShop, type TestShop } from '../http/testing.ts'
import { deleteExpiredCredentials, listOwners, listStaffToTell, makeCode, makeLink, seedAccounts } from './index.ts'
import { forgetDevices, rememberDevice } from './passwords/knownDevices.ts'
import { countedBy, countFailure, pauseLeftMs } from './passwords/signInPauses.ts'

// Retention of personal data and sign-in data.

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop()
})
afterAll(async () => shop.close())

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const at = (ms: number): Date => new Date(Date.UTC(2020, 0, 1) + ms)
const inShop = async <T>(work: (trx: Transaction) => Promise<T>, slug: 'angkor' | 'mekong' = 'angkor') =>
  shop.database.withTenant(await shop.tenantId(slug), work)
const newAccount = async (): Promise<string> => {
  const { access_token: token } = await shop.signUp()
  return (await shop.call('GET /api/accounts/details', { token })).value.id
}

describe('tidying up', () => {
  const forgottenAt = async (ms: number): Promise<number> => inShop(async trx => deleteExpiredCredentials(trx, at(ms)))

  test('codes and links are deleted a day after they end', async () => {
    const accountId = await newAccount()
    await inShop(async trx => {
      await deleteExpiredCredentials(trx, at(0))
      await makeCode(trx, { accountId, key: Buffer.from('a key'), now: at(0) })
      await makeLink(trx, accountId, { purpose: 'reset', now: at(0) })
    })
    expect(await forgottenAt(DAY + 10 * MINUTE - 1)).toBe(0)
    expect(await forgottenAt(DAY + 10 * MINUTE)).toBe(1)
    expect(await forgottenAt(DAY + 60 * MINUTE - 1)).toBe(0)
    expect(await forgottenAt(DAY + 60 * MINUTE)).toBe(1)
  })

  test('a device is deleted after 400 days, the longest life of its cookie', async () => {
    const accountId = await newAccount()
    await inShop(async trx => {
      await deleteExpiredCredentials(trx, at(0))
      await rememberDevice(trx, { accountId, device: null, now: at(0) })
    })
    expect(await forgottenAt(400 * DAY - 1)).toBe(0)
    expect(await forgottenAt(400 * DAY)).toBe(1)
  })
})

test('of one account twenty devices are known, and of more the latest', async () => {
  const accountId = await newAccount()
  const names = Array.from({ length: 22 }, (_, i) => `device ${i}`)
  const known = await inShop(async trx => {
    await forgetDevices(trx, accountId)
    for (const [i, device] of names.entries()) await rememberDevice(trx, { accountId, device, now: at(i * MINUTE) })
    return trx.selectFrom('known_devices').select('known_at').where('account_id', '=', accountId).execute()
  })
  expect(known).toHaveLength(20)
  expect(Math.min(...known.map(({ known_at }) => known_at.getTime()))).toBe(at(2 * MINUTE).getTime())
})

test('the wrong password after a thousand delays its address by an hour', async () => {
  const keys = countedBy({ email: 'a@example.com', network: '10.9.9.9', knownDevice: null })
  const address = keys.find(key => key.startsWith('address:'))!
  await inShop(async trx => {
    for (let n = 0; n < 1000; n += 1) await countFailure(trx, [address], at(0))
    expect(await pauseLeftMs(trx, [address], at(0))).toBe(0)
    expect(await countFailure(trx, [address], at(0))).toBe(1000)
    expect(await pauseLeftMs(trx, [address], at(400))).toBe(600)
    expect(await pauseLeftMs(trx, [address], at(1500))).toBe(0)
    expect(await countFailure(trx, [address], at(60 * MINUTE))).toBe(2000)
    expect(await countFailure(trx, [address], at(120 * MINUTE + 1))).toBe(0)
  })
})

test('the owner of a design or order is told once; unasked, nobody is', async () => {
  const [first, second] = [await newAccount(), await newAccount()]
  const owners = await inShop(async trx => listOwners(trx, [first, second, first]))
  expect([...owners.keys()].toSorted()).toEqual([first, second].toSorted())
  expect(owners.get(first)).toMatchObject({ id: first, firstName: 'Sok', lastName: 'Dara', phone: null })
  expect(await inShop(async trx => listOwners(trx, []))).toEqual(new Map())
  expect(await inShop(async trx => listOwners(trx, [first]), 'mekong')).toEqual(new Map())
})

test('staff get mails of the kinds they accept, unless they are blocked', async () => {
  const tell = async (about: 'orders' | 'messages') => (await inShop(async trx => listStaffToTell(trx, about))).length
  expect([await tell('orders'), await tell('messages')]).toEqual([2, 2])
  const token = await shop.signInStaff('store@angkor.example')
  await shop.call('PUT /api/office/me/notifications', { token, body: { orders: true, messages: false } })
  expect([await tell('orders'), await tell('messages')]).toEqual([2, 1])
  await inShop(async trx =>
    trx.updateTable('accounts').set({ is_blocked: true }).where('email', '=', 'store@angkor.example').execute(),
  )
  expect([await tell('orders'), await tell('messages')]).toEqual([1, 1])
})

describe('a demo shop’s accounts', () => {
  const seed = async (password?: string) =>
    inShop(async trx => seedAccounts(trx, { slug: 'mekong', password, isFull: false }), 'mekong')
  test('are one of each role, each with a password readable from a terminal', async () => {
    await inShop(async trx => trx.deleteFrom('accounts').execute(), 'mekong')
    const made = await seed()
    expect(made.map(({ role, email }) => [role, email])).toEqual([
      ['ADMIN', 'admin@mekong.example'],
      ['STORE', 'store@mekong.example'],
      ['CUSTOMER', 'customer@mekong.example'],
    ])
    // Excludes i, l, o, 0 and 1.
    for (const { password } of made) expect(password).toMatch(/^[a-hjkmnp-z2-9]{16}$/)
    expect(new Set(made.map(({ password }) => password)).size).toBe(3)
    const [, store] = made
    const body = { email: store!.email, password: store!.password, clientId: 'office' as const }
    expect((await shop.call('POST /api/accounts/token', { body, host: 'mekong.localhost' })).status).toBe(200)
  })
  test('are not made where there is one already', async () => expect(await seed('a known word')).toEqual([]))
})
