import { afterAll, beforeAll, expect, test } from 'vitest'
import { Secret, TOTP } from 'otpauth'
import { DEMO_PASSWORD } from '../../http/testing.ts'
import { createOperator, type TestOperator } from '../testing.ts'

let operator: TestOperator
beforeAll(async () => {
  operator = await createOperator()
})
afterAll(async () => operator.close())

const refusal = (sentence: RegExp) => ({ code: 1, said: expect.stringMatching(sentence) as string })

test('admin list shows who of one or all shops can sign in', async () => {
  const { type } = operator
  await type('admin add invited@angkor.example --shop angkor')
  const { code, said } = await type('admin list --shop angkor --json')
  expect(code).toBe(0)
  const staff = JSON.parse(said) as { email: string; role: string; state: string }[]
  expect(staff).toContainEqual(expect.objectContaining({ email: 'admin@angkor.example', role: 'ADMIN', state: 'open' }))
  expect(staff).toContainEqual(expect.objectContaining({ email: 'invited@angkor.example', state: 'invited' }))
  expect((await type('admin list')).said).toMatch(/admin@angkor\.example[^]*admin@mekong\.example/)
})

test('admin unblock lets a blocked member of the staff sign in again', async () => {
  const { type, shop } = operator
  const token = await shop.signInStaff('admin@angkor.example')
  const staff = (await shop.call('GET /api/office/staff', { token })).value
  const { id } = staff.find(({ role }) => role === 'STORE')!
  await shop.call('PUT /api/office/staff/{id}', { token, params: { id }, body: { isBlocked: true } })
  const { email } = staff.find(one => one.id === id)!
  expect(await type(`admin unblock ${email} --shop angkor`)).toEqual({
    code: 0,
    said: `${email} can sign in to the office of angkor again.`,
  })
  expect(await shop.signInStaff(email)).toEqual(expect.any(String))
})

test('admin reset-factor lets the last administrator in by the password alone, and mails them', async () => {
  const { type, shop } = operator
  const email = 'admin@angkor.example'
  const none = await type(`admin reset-factor ${email} --shop angkor`)
  expect(none.said).toBe(`${email} has no second factor at angkor.`)
  const token = await shop.signInStaff(email)
  const app = await shop.call('POST /api/office/me/factors/app', { token, body: { password: DEMO_PASSWORD } })
  const code = new TOTP({ secret: Secret.fromBase32(app.value.secret) }).generate({
    timestamp: shop.clock.now.getTime(),
  })
  await shop.call('POST /api/office/me/factors/app/confirm', { token, body: { code } })
  await shop.mails()
  const body = { email, password: DEMO_PASSWORD, clientId: 'office' as const }
  expect((await shop.call('POST /api/accounts/token', { body })).error?.id).toBe('second-factor-needed')
  expect((await type(`admin reset-factor ${email} --shop angkor`)).code).toBe(0)
  expect(await shop.signInStaff(email)).toEqual(expect.any(String))
  expect((await shop.mails()).map(({ text }) => text).join()).toMatch(/ហាងបានលុប/)
})

test('admin remove ends a staff member’s sessions and frees the e-mail', async () => {
  const { type, shop } = operator
  const token = await shop.signInStaff('store@mekong.example', { host: 'mekong.localhost' })
  expect((await type('admin remove store@mekong.example --shop mekong')).code).toBe(0)
  const home = await shop.call('GET /api/office/home', { host: 'mekong.localhost', token })
  expect(home.error?.id).toBe('account-blocked')
  expect((await type('admin add store@mekong.example --shop mekong')).code).toBe(0)
})

test('admin remove refuses the last administrator, customers and strangers, and changes nothing', async () => {
  const { type, shop } = operator
  const { email } = await shop.signUp()
  for (const one of ['store@mekong.example']) await type(`admin remove ${one} --shop mekong`)
  const before = (await type('admin list')).said
  expect(await type('admin remove admin@mekong.example --shop mekong')).toEqual(refusal(/last administrator of mekong/))
  expect(await type(`admin remove ${email} --shop angkor`)).toEqual(refusal(/is a customer of angkor/))
  expect(await type('admin remove nobody@x.example --shop angkor')).toEqual(refusal(/has no account of nobody/))
  expect(await type('admin remove admin@mekong.example')).toEqual(refusal(/^Type it so: admin remove/))
  expect((await type('admin list')).said).toBe(before)
})
