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
