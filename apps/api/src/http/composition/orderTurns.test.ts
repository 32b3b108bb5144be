import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../database/index.ts'
import { refreshOrders } from './refreshQueues.ts'
import { createTestShop, type TestShop } from '../testing.ts'
import { createBuyer } from '../../orders/testing/buyer.ts'

let shop: TestShop
let store: string
beforeAll(async () => {
  shop = await createTestShop({ rateLimits: 'off' })
  store = await shop.signInStaff('store@angkor.example')
})
afterAll(async () => shop.close())

type Turn = 'shop' | 'customer' | 'supplier' | 'carrier' | 'press'
const run = async (query: ReturnType<typeof sql>, slug: 'angkor' | 'mekong' = 'angkor') =>
  shop.database.withTenant(await shop.tenantId(slug), async trx => query.execute(trx))
const waiting = async (turn: Turn, token = store, host?: string) =>
  (await shop.call('GET /api/office/orders', { token, host, query: { turn, pageSize: 100 } })).value.items.map(
    ({ id }) => id,
  )
const pay = async (id: string) => run(sql`update orders set paid_cents = total_cents where id = ${id}`)

test('an order is listed with whom it waits for, as soon as that changes', async () => {
  const { id } = await (await createBuyer(shop)).order()
  expect(await waiting('shop')).toContain(id)
  await run(sql`update orders set status = 'APPROVED', approved_at = now(), supplier = 'Somebody' where id = ${id}`)
  expect(await waiting('shop')).not.toContain(id)
  expect(await waiting('customer')).toContain(id)
  await pay(id)
  expect(await waiting('shop')).toContain(id)
  await run(sql`update orders set status = 'ON_THE_WAY', delivered_at = now() where id = ${id}`)
  expect(await waiting('carrier')).toContain(id)
  await run(sql`update orders set status = 'RECEIVED', received_at = now() where id = ${id}`)
  for (const turn of ['shop', 'customer', 'supplier', 'carrier', 'press'] as const)
    expect(await waiting(turn)).not.toContain(id)
})

test('the filter agrees with the next step of each order', async () => {
  const buyer = await createBuyer(shop)
  for (const status of ['REVIEWING', 'APPROVED', 'PROCESSING', 'COMPLETED', 'ON_THE_WAY'])
    await run(sql`update orders set status = ${status} where id = ${(await buyer.order()).id}`)
  await refreshOrders(shop.database, shop.clock.now)
  for (const turn of ['shop', 'customer', 'supplier', 'carrier', 'press'] as const)
    for (const id of await waiting(turn)) {
      const { value } = await shop.call('GET /api/office/orders/{id}', { token: store, params: { id } })
      expect([id, value.next.turn]).toEqual([id, turn])
    }
})

test('a verdict, a proof and another rule mark the orders that they concern', async () => {
  const buyer = await createBuyer(shop)
  const { id } = await buyer.order()
  const marks = async (): Promise<number> => {
    const { rows } = (await run(
      sql`select count(*)::int as count from stale_orders where what = 'turn' and order_id = ${id}`,
    )) as { rows: { count: number }[] }
    return rows[0]!.count
  }
  const marksAfter = async (change: ReturnType<typeof sql>): Promise<number> => {
    await refreshOrders(shop.database, shop.clock.now)
    expect(await marks()).toBe(0)
    await run(change)
    return marks()
  }
  expect(await marksAfter(sql`update designs set status = 'rejected' where id = ${buyer.designId}`)).toBe(1)
  expect(
    await marksAfter(sql`insert into proofs (order_id, made_by, asked_at, state)
      select ${id}, id, now(), 'stopped' from accounts where role = 'ADMIN' limit 1`),
  ).toBe(1)
  expect(
    await marksAfter(
      sql`update tenants set settings = settings || '{"depositPercent": 30}' where id = current_tenant_id()`,
    ),
  ).toBe(1)
  expect(await marksAfter(sql`update orders set note = 'Ring twice.' where id = ${id}`)).toBe(0)
})

test('an order that somebody changes stays marked', async () => {
  const { id } = await (await createBuyer(shop)).order()
  const tenantId = await shop.tenantId('angkor')
  await shop.database.withTenant(tenantId, async trx => {
    await sql`select from orders where id = ${id} for update`.execute(trx)
    expect(await waiting('shop')).not.toContain(id)
  })
  expect(await waiting('shop')).toContain(id)
})

test('another shop sees none of it', async () => {
  const { id } = await (await createBuyer(shop)).order()
  const host = 'mekong.localhost'
  const token = await shop.signInStaff('store@mekong.example', { host })
  await refreshOrders(shop.database, shop.clock.now)
  expect(await waiting('shop', token, host)).not.toContain(id)
})
