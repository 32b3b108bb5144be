import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestShop, type TestShop } from '../../http/testing.ts'
import { createOrderCounter, draftLine } from '../testing/orderCounter.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop({ rateLimits: 'off', smtpUrl: 'smtp://mail.example' })
})
afterAll(async () => shop.close())

const PASSWORD = 'long enough to keep'
const STAFF = ['admin@angkor.example', 'store@angkor.example']
let phones = 0

/** Adds a customer with a telephone number alone, and places an order of ten kits for them. */
async function createPhoneOrder() {
  const desk = await createOrderCounter(shop)
  phones += 1
  const { value: customer } = await desk.addCustomer({ email: '', phone: `012 70 00 ${10 + phones}` })
  const { value: draft } = await desk.start({ customerId: customer.id, source: 'counter' })
  const { value: templates } = await shop.call('GET /api/templates', { query: { type: 'SOCCER_KIT' } })
  const { value: design } = await shop.call('POST /api/office/order-drafts/{id}/designs', {
    token: desk.staff,
    params: { id: draft.id },
    body: { templateId: templates.items[0]!.id },
  })
  await desk.save(draft, { lines: [draftLine(design.id)], acceptsUnprinted: true })
  const { value: placed } = await desk.place(draft.id)
  const order = await desk.read(placed.id)
  const change = async (wanted: object) => {
    const body = { ids: [order.id], change: wanted } as never
    const { value } = await shop.call('POST /api/office/bulk/orders', { token: desk.staff, body })
    return value.results[0]!.error?.id ?? null
  }
  const give = async (email: string, token = desk.staff) =>
    shop.call('PUT /api/office/customers/{id}/email', { token, params: { id: customer.id }, body: { email } })
  return { ...desk, customer, order, change, give }
}

test('an order of a customer without an address sends mails to staff alone', async () => {
  await shop.mails()
  const desk = await createPhoneOrder()
  expect(desk.customer).toMatchObject({ email: '', phone: expect.stringMatching(/^\+855/) })
  expect(desk.order.owner).toMatchObject({ id: desk.customer.id, email: '' })
  const mails = await shop.mails()
  expect([...new Set(mails.map(({ to }) => to))].toSorted()).toEqual(STAFF)
  expect(mails.map(({ text }) => text).join('\n')).not.toMatch(/\.invalid|null|undefined/)
  const query = { search: desk.customer.phone! }
  const { value: found } = await shop.call('GET /api/office/customers', { token: desk.staff, query })
  expect(found.items.map(({ id }) => id)).toEqual([desk.customer.id])
})

test('a mail and a reminder to a customer without an address are refused', async () => {
  const desk = await createPhoneOrder()
  expect(await desk.change({ kind: 'mail', subject: 'Hello', text: 'Your kits are here.' })).toBe(
    'customer-without-email',
  )
  expect(await desk.change({ kind: 'tag', add: ['call'], remove: [] })).toBeNull()
})

test('a customer needs an address or a telephone number', async () => {
  const desk = await createOrderCounter(shop)
  const { error } = await desk.addCustomer({ email: '', phone: '' })
  expect(error).toMatchObject({ id: 'invalid-input', fields: [{ path: 'phone' }] })
})

test('a customer claims their orders once staff add an address', async () => {
  const desk = await createPhoneOrder()
  await shop.mails()
  const email = 'claims-later@example.com'
  expect((await desk.give(email)).value).toMatchObject({ id: desk.customer.id, email })
  const mails = await shop.mails()
  expect(mails.map(({ to }) => to)).toEqual([email])
  const token = /resetpassword#([\w-]{43})/.exec(mails[0]!.text)![1]!
  await shop.call('POST /api/accounts/resetpassword', { body: { token, password: PASSWORD } })
  const body = { email, password: PASSWORD, clientId: 'web' as const }
  const { value: session } = await shop.call('POST /api/accounts/token', { body })
  const params = { id: desk.order.id }
  const own = await shop.call('GET /api/orders/{id}', { token: session.access_token, params })
  expect(own.value.number).toBe(desk.order.number)
})

test('an address that is taken, or a second one, is refused', async () => {
  const desk = await createPhoneOrder()
  expect((await desk.give('store@angkor.example')).error?.id).toBe('email-taken')
  expect((await desk.give('first@example.com')).status).toBe(200)
  expect((await desk.give('second@example.com')).error?.id).toBe('customer-has-email')
})
