import { dayAfter, dayIn } from '@kitwright/measure'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../database/index.ts'
import { createTestShop, type TestShop } from '../../http/testing.ts'
import { createBuyer } from '../../orders/testing/buyer.ts'
import { createHanding, type TestLink } from '../testing/handoverFixture.ts'
import { readyStateOf } from './promise.ts'

let shop: TestShop
let handing: Awaited<ReturnType<typeof createHanding>>
let supplierId: string
let link: TestLink
beforeAll(async () => {
  shop = await createTestShop()
  handing = await createHanding(shop)
  supplierId = await handing.addSupplier('Mekong Print')
  link = await handing.makeLink(supplierId)
})
afterAll(async () => shop.close())

const today = () => dayIn(shop.clock.now, 'Asia/Phnom_Penh')

/** Hands an order over that is due in ten days. */
async function createHanded() {
  const buyer = await createBuyer(shop)
  const { id } = await buyer.order()
  await handing.approve(id, supplierId)
  await handing.handOver(id, await handing.packOf(id))
  await handing.inShop(sql`update orders set due_on = ${dayAfter(today(), 10)}::date where id = ${id}`)
  const params = { id }
  return {
    id,
    promise: async (readyOn: string, token = link.token) =>
      shop.call('PUT /api/handovers/{token}/orders/{id}/promise', { params: { token, id }, body: { readyOn } }),
    set: async (readyOn: string | null) =>
      shop.call('PUT /api/office/orders/{id}/handover/promise', { token: handing.staff, params, body: { readyOn } }),
    read: async () =>
      (await shop.call('GET /api/office/orders/{id}/handover', { token: handing.staff, params })).value.handover,
  }
}

test('a supplier’s day is told against the due day', async () => {
  const order = await createHanded()
  expect(await order.read()).toMatchObject({ readyOn: null, readyIs: null, dueOn: dayAfter(today(), 10) })
  const late = dayAfter(today(), 12)
  expect((await order.promise(late)).value).toMatchObject({ readyOn: late })
  expect(await order.read()).toMatchObject({ readyOn: late, readyIs: 'late' })
  await order.promise(dayAfter(today(), 9))
  expect(await order.read()).toMatchObject({ readyIs: 'soon' })
  await order.set(dayAfter(today(), 4))
  expect(await order.read()).toMatchObject({ readyIs: 'fits' })
  expect((await order.set(null)).value.handover).toMatchObject({ readyOn: null, readyIs: null })
})

test('a day in the past, another supplier’s order and a sent one are refused', async () => {
  const order = await createHanded()
  expect((await order.promise(dayAfter(today(), -1))).error?.id).toBe('needed-by-past')
  const other = await handing.makeLink(await handing.addSupplier('Tonle Sap Sewing'))
  expect((await order.promise(today(), other.token)).error?.id).toBe('not-found')
  await handing.inShop(sql`update handovers set state = 'sent' where order_id = ${order.id}`)
  expect((await order.promise(today())).error?.id).toBe('order-status-conflict')
})

test('a day that passed while the order is not sent is missed', () => {
  const handover = { state: 'cut', ready_on: '2026-12-01', due_on: '2026-12-20' } as const
  expect(readyStateOf(handover, '2026-12-02')).toBe('missed')
  expect(readyStateOf(handover, '2026-12-01')).toBe('fits')
  expect(readyStateOf({ ...handover, state: 'sent' }, '2026-12-02')).toBeNull()
})
