import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestShop, type TestShop } from '../../http/testing.ts'
import type { AskOffice } from '../../http/testingOffice.ts'
import { createOfferDesk } from '../../orders/testing/offerDesk.ts'

let shop: TestShop
let ask: AskOffice
let desk: ReturnType<typeof createOfferDesk>
beforeAll(async () => {
  // Accounts are confirmed by a mailed code.
  shop = await createTestShop({ smtpUrl: 'smtp://mail.example' })
  const token = await shop.signInStaff('admin@angkor.example')
  ask = async (key, call = {}) => shop.call(key, { token, ...call } as never)
  desk = createOfferDesk({ shop, ask })
})
afterAll(async () => shop.close())

const PASSWORD = 'long enough to keep'
const freshEmail = (): string => `coach-${randomUUID()}@lions.example`
const register = async (email: string, host?: string) =>
  shop.call('POST /api/accounts/register', {
    body: { firstName: 'Sok', lastName: 'Dara', email, password: PASSWORD },
    ...(host && { host }),
  })
/** Confirms the address by its mailed code and returns the access token. */
async function confirm(email: string): Promise<string> {
  const mail = (await shop.mails()).find(({ to }) => to === email)
  const code = /^\d{6}$/m.exec(mail?.text ?? '')?.[0] ?? ''
  const headers = { username: email, 'otp-token': code, 'client-id': 'app' }
  return (await shop.call('POST /api/oauth/confirmotp', { headers })).value.access_token
}
const own = async (token: string) => (await shop.call('GET /api/customer-offers', { token })).value.items
const joins = async (number: string) =>
  (await ask('GET /api/office/audit', { query: { search: number } })).value.items.filter(
    ({ action }) => action === 'join',
  )

test('an offer and an open request join the account at its confirmation', async () => {
  const contact = freshEmail()
  const sent = await desk.offer({ contact: contact.toUpperCase() })
  const asked = await desk.request({ contact })
  await register(contact)
  expect((await desk.seen(sent.number)).owner).toBeNull()
  const token = await confirm(contact)
  expect((await own(token)).map(({ number, state }) => [number, state])).toEqual(
    expect.arrayContaining([
      [sent.number, 'sent'],
      [asked.number, 'asked'],
    ]),
  )
  expect((await desk.seen(sent.number)).owner).toMatchObject({ name: 'Sok Dara', by: 'address' })
})

test('a join is logged once, however often the customer signs in', async () => {
  const contact = freshEmail()
  const { number } = await desk.offer({ contact })
  await register(contact)
  await confirm(contact)
  for (let i = 0; i < 2; i += 1)
    await shop.call('POST /api/accounts/token', { body: { email: contact, password: PASSWORD, clientId: 'web' } })
  expect(await joins(number)).toHaveLength(1)
})

test('an unconfirmed address gets neither offers nor requests', async () => {
  const contact = freshEmail()
  const { number } = await desk.offer({ contact })
  await register(contact)
  expect((await desk.seen(number)).owner).toBeNull()
  expect(await joins(number)).toHaveLength(0)
})

test('an account of another shop with the same address gets nothing', async () => {
  const contact = freshEmail()
  const { number } = await desk.offer({ contact })
  await register(contact, 'mekong.localhost')
  const mail = (await shop.mails()).find(({ to }) => to === contact)
  const code = /^\d{6}$/m.exec(mail?.text ?? '')?.[0] ?? ''
  const headers = { username: contact, 'otp-token': code, 'client-id': 'app' }
  const { value } = await shop.call('POST /api/oauth/confirmotp', { headers, host: 'mekong.localhost' })
  const { value: list } = await shop.call('GET /api/customer-offers', {
    token: value.access_token,
    host: 'mekong.localhost',
  })
  expect(list.items).toEqual([])
  expect((await desk.seen(number)).owner).toBeNull()
})

test('prices that a browser accepted go with the offer to the account', async () => {
  const contact = freshEmail()
  const sent = await desk.offer({ contact })
  await desk.accept(sent)
  await register(contact)
  await confirm(contact)
  expect((await desk.seen(sent.number)).kept?.customer).toMatchObject({ name: 'Sok Dara' })
})

test('a request of a confirmed customer is theirs at once', async () => {
  const contact = freshEmail()
  await register(contact)
  const token = await confirm(contact)
  const { number } = await desk.request({ contact })
  expect((await own(token)).map(each => each.number)).toEqual([number])
})
