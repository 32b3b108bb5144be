import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from '../../database/index.ts'
import { createTestShop, type TestShop } from '../../http/testing.ts'
import { readQueueAhead } from '../promise/queueAhead.ts'
import { createBuyer } from '../testing/buyer.ts'
import { whitePng } from '../testing/whitePng.ts'
import { releaseUnpaid } from './releaseUnpaid.ts'

const DAY = 86_400_000

let shop: TestShop
let buyer: Awaited<ReturnType<typeof createBuyer>>
beforeAll(async () => {
  shop = await createTestShop()
})
afterAll(async () => shop.close())
beforeEach(async () => {
  buyer = await createBuyer(shop)
  await run(sql`update orders set status = 'CANCELED'`)
  await setPayment({ releaseAfterDays: 10, warnDays: 3 })
})

const inShop = async <T>(work: Parameters<typeof shop.database.withTenant<T>>[1]): Promise<T> =>
  shop.database.withTenant(await shop.tenantId('angkor'), work)
const run = async (statement: ReturnType<typeof sql>) => inShop(async trx => statement.execute(trx))
const setPayment = async (payment: object) =>
  run(sql`update tenants set settings = jsonb_set(settings, '{payment}', settings -> 'payment' || ${JSON.stringify(payment)}::jsonb)
    where id = current_tenant_id()`)
const start = Date.now()
const releaseAfter = async (days: number) => inShop(async trx => releaseUnpaid(trx, new Date(start + days * DAY)))
async function approved() {
  const order = await buyer.order()
  await run(sql`update orders set status = 'APPROVED', approved_at = ${new Date(start)} where id = ${order.id}`)
  return order
}
/** Sends a picture of a receipt as the customer. */
async function sendReceipt(orderId: string): Promise<void> {
  const payload = new FormData()
  payload.append('file', new Blob([Buffer.from(whitePng(8, 8))], { type: 'image/png' }), 'slip.png')
  const headers = { host: 'localhost', authorization: `Bearer ${buyer.token}` }
  const answer = await shop.app.inject({ method: 'POST', url: `/api/orders/${orderId}/slips`, payload, headers })
  expect(answer.statusCode).toBe(201)
}
const statusOf = async (id: string) => (await buyer.get(id)).value.status

test('an unpaid order is canceled after one warning and frees its capacity', async () => {
  const order = await approved()
  expect(await releaseAfter(6.9)).toBe(0)
  await shop.mails()
  expect([await releaseAfter(7.1), await releaseAfter(8)]).toEqual([1, 0])
  const releaseOn = new Date(start + 10.1 * DAY).toISOString()
  expect((await buyer.get(order.id)).value.nextPayment?.releaseOn).toBe(releaseOn)
  const [warning, ...others] = await shop.mails()
  expect([warning!.to, others]).toEqual([buyer.email, []])
  expect(warning!.subject).toContain(order.number)
  expect(warning!.text).toContain('HOW TO PAY')
  const ahead = async () => (await inShop(async trx => readQueueAhead(trx))).usual
  const before = await ahead()
  expect([await releaseAfter(10), await statusOf(order.id)]).toEqual([0, 'APPROVED'])
  expect([await releaseAfter(10.2), await statusOf(order.id)]).toEqual([1, 'CANCELED'])
  expect(before - (await ahead())).toBe(order.qty)
  const { history, nextPayment } = (await buyer.get(order.id)).value
  expect([history.at(-1), nextPayment]).toEqual([expect.objectContaining({ by: 'system', to: 'CANCELED' }), null])
  const [told] = await shop.mails()
  expect(told!.subject).toBe(`Order ${order.number} is canceled: no payment`)
})

test('a shop that does not want it releases nothing', async () => {
  const order = await approved()
  await setPayment({ releaseAfterDays: 0 })
  expect([await releaseAfter(400), await statusOf(order.id)]).toEqual([0, 'APPROVED'])
})

test('an order whose customer no warning reaches is left to staff', async () => {
  const order = await approved()
  await run(sql`update accounts set email = null, phone = '+85512700700' where email = ${buyer.email}`)
  expect([await releaseAfter(8), await releaseAfter(400), await statusOf(order.id)]).toEqual([0, 0, 'APPROVED'])
})

test('an order approved long ago is warned first, with the whole time to pay', async () => {
  const order = await approved()
  expect([await releaseAfter(100), await statusOf(order.id)]).toEqual([1, 'APPROVED'])
  expect(await releaseAfter(102.9)).toBe(0)
  expect([await releaseAfter(103.1), await statusOf(order.id)]).toEqual([1, 'CANCELED'])
})

test('a payment, a receipt or terms on account keep an order', async () => {
  const [paid, proven, onAccount] = [await approved(), await approved(), await approved()]
  expect(await releaseAfter(7.1)).toBe(3)
  await run(sql`update orders set paid_cents = 1 where id = ${paid.id}`)
  await run(sql`update orders set credit_days = 30 where id = ${onAccount.id}`)
  await sendReceipt(proven.id)
  expect(await releaseAfter(50)).toBe(0)
  await run(sql`update payment_slips set state = 'refused', reason = 'Unreadable', answered_at = ${new Date(start + 50 * DAY)}
    where order_id = ${proven.id}`)
  expect(await releaseAfter(52)).toBe(0)
  expect([await releaseAfter(54), await statusOf(proven.id)]).toEqual([1, 'CANCELED'])
  expect([await statusOf(paid.id), await statusOf(onAccount.id)]).toEqual(['APPROVED', 'APPROVED'])
})

test('an order that is approved again is warned again', async () => {
  const order = await approved()
  await releaseAfter(7.1)
  const admin = await shop.signInStaff('admin@angkor.example')
  const { raw } = await shop.call('GET /api/office/orders/{id}', { token: admin, params: { id: order.id } })
  const back = { to: 'REVIEWING', note: 'Another size' } as const
  const headers = { 'if-match': String(raw.headers.etag) }
  await shop.call('POST /api/office/orders/{id}/move', { token: admin, params: { id: order.id }, headers, body: back })
  const again = new Date(start + 9 * DAY)
  await run(sql`update orders set status = 'APPROVED', approved_at = ${again} where id = ${order.id}`)
  expect([await releaseAfter(11), await statusOf(order.id)]).toEqual([0, 'APPROVED'])
  expect([await releaseAfter(16.1), await releaseAfter(19.3), await statusOf(order.id)]).toEqual([1, 1, 'CANCELED'])
})

test('the settings refuse a warning that is no earlier than the release', async () => {
  const token = await shop.signInStaff('admin@angkor.example')
  const { value: brand } = await shop.call('GET /api/office/brand', { token })
  const save = async (releaseAfterDays: number, warnDays: number) =>
    shop.call('PUT /api/office/brand', {
      token,
      body: { ...brand, payment: { ...brand.payment, releaseAfterDays, warnDays } },
    })
  expect((await save(3, 3)).error?.id).toBe('invalid-input')
  expect((await save(0, 3)).status).toBe(200)
  expect((await save(4, 3)).value.payment).toMatchObject({ releaseAfterDays: 4, warnDays: 3 })
})
