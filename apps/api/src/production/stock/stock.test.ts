import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../database/index.ts'
import { createTestShop, type TestShop } from '../../http/testing.ts'
import { createBuyer } from '../../orders/testing/buyer.ts'
import { createHanding } from '../testing/handoverFixture.ts'

let shop: TestShop
let handing: Awaited<ReturnType<typeof createHanding>>
beforeAll(async () => {
  shop = await createTestShop()
  handing = await createHanding(shop)
})
afterAll(async () => shop.close())

let suppliers = 0
/** Returns a new supplier with calls by which staff keep the cloth that lies there. */
async function createStore() {
  suppliers += 1
  const supplierId = await handing.addSupplier(`Cloth ${suppliers}`)
  const enter = async (mm: number, more: object = {}) =>
    shop.call('POST /api/office/stock', {
      token: handing.staff,
      body: { supplierId, fabric: 'interlock', kind: 'received', mm, lot: 'L-7', ...more } as never,
    })
  const read = async () => {
    const { value } = await shop.call('GET /api/office/stock', { token: handing.staff })
    return value.items.find(({ supplier }) => supplier.id === supplierId)
  }
  /** Approves an order whose print files take this much cloth. */
  const createOrder = async (lengthMm: number) => {
    const buyer = await createBuyer(shop)
    const { id } = await buyer.order()
    await handing.approve(id, supplierId)
    const packId = await handing.packOf(id)
    const markers = JSON.stringify([{ fabric: 'interlock', widthMm: 1420, lengthMm, density: 0.8 }])
    await handing.inShop(sql`update packs set markers = ${markers}::jsonb where id = ${packId}`)
    const enough = async () =>
      (await shop.call('GET /api/office/packs/{id}/stock', { token: handing.staff, params: { id: packId } })).value
        .items
    return { id, packId, enough }
  }
  return { supplierId, enter, read, createOrder }
}

test('cloth is reserved at the hand-over, used once it is cut, and free again when taken back', async () => {
  const store = await createStore()
  expect((await store.enter(50_000)).status).toBe(201)
  const order = await store.createOrder(18_000)
  expect(await order.enough()).toEqual([{ fabric: 'interlock', needsMm: 18_000, leftMm: 50_000 }])
  expect((await handing.handOver(order.id, order.packId)).error).toBeUndefined()
  expect(await store.read()).toMatchObject({ receivedMm: 50_000, reservedMm: 18_000, usedMm: 0, leftMm: 32_000 })
  // The order's own reservation does not count against it.
  expect(await order.enough()).toMatchObject([{ leftMm: 50_000 }])
  await handing.inShop(sql`update handovers set state = 'cut' where order_id = ${order.id}`)
  expect(await store.read()).toMatchObject({ reservedMm: 0, usedMm: 18_000, leftMm: 32_000 })
  await handing.inShop(sql`update handovers set state = 'new' where order_id = ${order.id}`)
  const params = { id: order.id }
  await shop.call('DELETE /api/office/orders/{id}/handover', { token: handing.staff, params })
  expect(await store.read()).toMatchObject({ reservedMm: 0, usedMm: 0, leftMm: 50_000 })
})

test('a hand-over may take more than is left, and says so', async () => {
  const store = await createStore()
  await store.enter(5_000)
  const order = await store.createOrder(7_500)
  expect(await order.enough()).toEqual([{ fabric: 'interlock', needsMm: 7_500, leftMm: 5_000 }])
  await handing.handOver(order.id, order.packId)
  expect(await store.read()).toMatchObject({ leftMm: -2_500 })
})

test('a correction needs a reason, and a roll its length', async () => {
  const store = await createStore()
  expect((await store.enter(0)).error?.id).toBe('invalid-input')
  expect((await store.enter(-10)).error?.id).toBe('invalid-input')
  expect((await store.enter(-10, { kind: 'corrected' })).error?.fields).toMatchObject([{ path: 'reason' }])
  expect(await store.read()).toBeUndefined()
  await store.enter(9_000)
  const { value } = await store.enter(-1_200, { kind: 'corrected', reason: 'Water stain' })
  expect(value.entries[0]).toMatchObject({ kind: 'corrected', mm: -1_200, reason: 'Water stain', by: 'Dara Kim' })
  expect(await store.read()).toMatchObject({ receivedMm: 9_000, correctedMm: -1_200, leftMm: 7_800 })
})

test('fabrics without a roll are not judged, and other shops see none', async () => {
  const store = await createStore()
  const order = await store.createOrder(4_000)
  expect(await order.enough()).toEqual([{ fabric: 'interlock', needsMm: 4_000, leftMm: null }])
  const host = 'mekong.localhost'
  const token = await shop.signInStaff('store@mekong.example', { host })
  expect((await shop.call('GET /api/office/stock', { token, host })).value).toEqual({ items: [], entries: [] })
  const body = { supplierId: store.supplierId, fabric: 'interlock', kind: 'received', mm: 1_000 } as const
  expect((await shop.call('POST /api/office/stock', { token, host, body })).error?.id).toBe('not-found')
})
