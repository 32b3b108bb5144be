import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../database/index.ts'
import { createTestShop, type TestShop } from '../../http/testing.ts'
import { createBuyer } from '../testing/buyer.ts'
import { remindUnpaid } from './remindUnpaid.ts'

let shop: TestShop
let buyer: Awaited<ReturnType<typeof createBuyer>>
beforeAll(async () => {
  shop = await createTestShop()
  buyer = await createBuyer(shop)
})
afterAll(async () => shop.close())

const inShop = async <T>(work: Parameters<typeof shop.database.withTenant<T>>[1]): Promise<T> =>
  shop.database.withTenant(await shop.tenantId('angkor'), work)
const setPayment = async (payment: object) =>
  inShop(async trx =>
    sql`update tenants set settings = jsonb_set(settings, '{payment}', settings -> 'payment' || ${JSON.stringify(payment)}::jsonb)
      where id = current_tenant_id()`.execute(trx),
  )
const remindAfter = async (days: number) =>
  inShop(async trx => remindUnpaid(trx, new Date(Date.now() + days * 86_400_000)))
const approved = async () => {
  const order = await buyer.order()
  await inShop(async trx =>
    sql`update orders set status = 'APPROVED', approved_at = now() where id = ${order.id}`.execute(trx),
  )
  return order
}

test('an unpaid deposit is reminded of once, where the shop wants it', async () => {
  const order = await approved()
  const paid = await approved()
  await inShop(async trx => sql`update orders set paid_cents = total_cents where id = ${paid.id}`.execute(trx))
  await buyer.order()
  await setPayment({ payWithinDays: 3, reminds: false })
  expect(await remindAfter(9)).toBe(0)
  await setPayment({ payWithinDays: 0, reminds: true })
  expect(await remindAfter(9)).toBe(0)
  await setPayment({ payWithinDays: 3, reminds: true })
  expect(await remindAfter(2.9)).toBe(0)
  await shop.mails()
  expect([await remindAfter(3.1), await remindAfter(4)]).toEqual([1, 0])
  const [mail, ...others] = await shop.mails()
  expect([mail!.to, others]).toEqual([buyer.email, []])
  expect(mail!.subject).toContain(order.number)
  expect(mail!.text).toContain('HOW TO PAY')
})

test('one mail reminds of all unpaid orders, with each amount and code', async () => {
  await setPayment({ payWithinDays: 3, reminds: true })
  const other = await createBuyer(shop)
  const orders = [await other.order(), await other.order()]
  for (const { id } of orders)
    await inShop(async trx =>
      sql`update orders set status = 'APPROVED', approved_at = now() - interval '20 days' where id = ${id}`.execute(
        trx,
      ),
    )
  await shop.mails()
  expect(await remindAfter(0)).toBe(2)
  const [mail, ...more] = (await shop.mails()).filter(({ to }) => to === other.email)
  expect(more).toEqual([])
  for (const { number } of orders) expect(mail!.text).toContain(`Order ${number}: $`)
  expect(mail!.attachments.map(({ filename }) => filename)).toEqual(['khqr-1.png', 'khqr-2.png'])
  const { rows } = await inShop(async trx =>
    sql<{ state: string; recipient: string }>`select state, recipient from deliveries
      where kind = 'PaymentOverdue' and order_id = any(${orders.map(({ id }) => id)}::uuid[])`.execute(trx),
  )
  expect(rows).toEqual(orders.map(() => ({ state: 'sent', recipient: other.email })))
})

test('an order late within a day of a reminder waits a day', async () => {
  const other = await createBuyer(shop)
  const late = async (days: number) => {
    const { id, number } = await other.order()
    const at = new Date(Date.now() - days * 86_400_000)
    await inShop(async trx =>
      sql`update orders set status = 'APPROVED', approved_at = ${at} where id = ${id}`.execute(trx),
    )
    return number
  }
  const first = await late(3.1)
  expect(await remindAfter(0)).toBe(1)
  const second = await late(2.9)
  expect(await remindAfter(0.5)).toBe(0)
  await shop.mails()
  expect(await remindAfter(1.1)).toBe(1)
  const mails = (await shop.mails()).filter(({ to }) => to === other.email)
  expect(mails).toHaveLength(1)
  for (const number of [first, second]) expect(mails[0]!.text).toContain(number)
})
