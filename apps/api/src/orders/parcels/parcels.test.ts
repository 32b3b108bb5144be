import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../database/index.ts'
import { createTestShop, type TestShop } from '../../http/testing.ts'
import { createBuyer, lineOf } from '../testing/buyer.ts'

let shop: TestShop
let buyer: Awaited<ReturnType<typeof createBuyer>>
let store: string
beforeAll(async () => {
  shop = await createTestShop()
  buyer = await createBuyer(shop)
  store = await shop.signInStaff('store@angkor.example')
})
afterAll(async () => shop.close())

const run = async (query: ReturnType<typeof sql>) =>
  shop.database.withTenant(await shop.tenantId('angkor'), async trx => query.execute(trx))

/** Places an order of two lines and moves it by hand. */
async function orderIn(status: string, paidShare = 1) {
  const lines = [lineOf(buyer.designId, { qty: 6 }), lineOf(buyer.designId, { size: 'L', qty: 4 })]
  const order = await buyer.order({ lines })
  await run(sql`update orders set status = ${status}, approved_at = placed_at,
    paid_cents = (total_cents * ${paidShare}::float8)::bigint where id = ${order.id}::uuid`)
  return { ...order, first: order.lines[0]!.id, second: order.lines[1]!.id }
}
const TRACKING = { carrier: 'J&T', tracking: 'KH 42', trackingUrl: 'https://carrier.example/KH42' }
const send = async (id: string, lines: object[], change: object = {}, options: object = {}) =>
  shop.call('POST /api/office/orders/{id}/parcels', {
    token: store,
    params: { id },
    body: { ...TRACKING, lines, ...change } as never,
    ...options,
  })
const receive = async (id: string, parcel: string, token = buyer.token) =>
  shop.call('POST /api/orders/{id}/parcels/{parcel}/receive', { token, params: { id, parcel } })
const statusOf = async (id: string) => (await buyer.get(id)).value.status

test('receiving the last of two parcels ends the order', async () => {
  const { id, number, first, second } = await orderIn('COMPLETED')
  await shop.mails()
  const one = await send(id, [
    { lineId: first, qty: 6 },
    { lineId: second, qty: 1 },
  ])
  expect([one.status, one.value.left]).toEqual([201, [{ lineId: second, qty: 3 }]])
  expect(await statusOf(id)).toBe('ON_THE_WAY')
  const [mail, ...more] = await shop.mails()
  expect([mail!.subject, more]).toEqual([`Order ${number}: your parcel is on its way`, []])
  expect(mail!.text).toContain('KH 42')
  expect(mail!.text).toContain('The rest of the order follows')
  const two = await send(id, [{ lineId: second, qty: 3 }])
  const [a, b] = two.value.items.map(parcel => parcel.id)
  await receive(id, a!)
  expect(await statusOf(id)).toBe('ON_THE_WAY')
  const { value } = await receive(id, b!)
  expect([value.left, value.items.every(parcel => parcel.receivedAt !== null)]).toEqual([[], true])
  expect(await statusOf(id)).toBe('RECEIVED')
})

test('the link of the mail confirms a parcel without an account, once and again', async () => {
  const { id, number, first, second } = await orderIn('COMPLETED')
  await shop.mails()
  await send(id, [
    { lineId: first, qty: 6 },
    { lineId: second, qty: 4 },
  ])
  const token = /\/received#(\S+)/.exec((await shop.mails())[0]!.text)![1]!
  const confirm = async (body: { token: string }, host = 'localhost') =>
    shop.call('POST /api/parcels/receive', { body, host })
  expect((await confirm({ token: `${token.slice(0, -2)}xx` })).error?.id).toBe('link-invalid')
  expect((await confirm({ token: randomUUID() })).error?.id).toBe('link-invalid')
  expect((await confirm({ token }, 'mekong.localhost')).error?.id).toBe('link-invalid')
  const { value } = await confirm({ token })
  expect(value.number).toBe(number)
  expect((await confirm({ token })).value).toEqual(value)
  expect(await statusOf(id)).toBe('RECEIVED')
})

test('two parcels sent at once never hold more than is left', async () => {
  const { id, first, second } = await orderIn('COMPLETED')
  expect((await send(id, [{ lineId: first, qty: 7 }])).error?.id).toBe('parcel-too-much')
  expect((await send(id, [{ lineId: randomUUID(), qty: 1 }])).error?.id).toBe('parcel-too-much')
  expect(
    (
      await send(id, [
        { lineId: first, qty: 1 },
        { lineId: first, qty: 1 },
      ])
    ).error?.id,
  ).toBe('invalid-input')
  expect((await send(id, [])).error?.id).toBe('invalid-input')
  expect((await send(id, [{ lineId: first, qty: 1 }], { trackingUrl: 'javascript:alert(1)' })).error?.id).toBe(
    'invalid-input',
  )
  expect(await statusOf(id)).toBe('COMPLETED')
  const both = await Promise.all([send(id, [{ lineId: second, qty: 3 }]), send(id, [{ lineId: second, qty: 3 }])])
  expect(both.map(({ status, error }) => error?.id ?? status).sort()).toEqual([201, 'parcel-too-much'])
})

test('an unpaid order needs a reason to be sent, and stays open when received', async () => {
  const { id, first, second } = await orderIn('COMPLETED', 0)
  const lines = [
    { lineId: first, qty: 6 },
    { lineId: second, qty: 4 },
  ]
  expect((await send(id, lines)).error?.id).toBe('payment-reason-required')
  const { value: none } = await shop.call('GET /api/orders/{id}/parcels', { token: buyer.token, params: { id } })
  expect(none.items).toEqual([])
  const { value } = await send(id, lines, { note: 'Pays on delivery' })
  await run(sql`update order_history set owed_cents = null where order_id = ${id}::uuid`).catch(() => null)
  expect((await receive(id, value.items[0]!.id)).value.items[0]!.receivedAt).not.toBeNull()
})

test('a part may leave while the rest is made, and nothing before production', async () => {
  const early = await orderIn('APPROVED')
  expect((await send(early.id, [{ lineId: early.first, qty: 1 }])).error?.id).toBe('parcel-too-early')
  const { id, first } = await orderIn('PROCESSING')
  const { value } = await send(id, [{ lineId: first, qty: 2 }])
  expect(await statusOf(id)).toBe('PROCESSING')
  const params = { id, parcel: value.items[0]!.id }
  const body = { carrier: 'Virak Buntham', tracking: 'VB 7', trackingUrl: '' }
  const corrected = await shop.call('PUT /api/office/orders/{id}/parcels/{parcel}', { token: store, params, body })
  expect(corrected.value.items[0]).toMatchObject(body)
})

test('parcels are the owner’s and the staff’s: others and other shops find nothing', async () => {
  const { id, first } = await orderIn('COMPLETED')
  const parcel = (await send(id, [{ lineId: first, qty: 1 }])).value.items[0]!.id
  const other = await createBuyer(shop)
  expect((await receive(id, parcel, other.token)).error?.id).toBe('not-found')
  expect((await receive(id, randomUUID())).error?.id).toBe('not-found')
  expect((await send(id, [{ lineId: first, qty: 1 }], {}, { token: buyer.token })).status).toBe(403)
  const mekong = await shop.signInStaff('store@mekong.example', { host: 'mekong.localhost' }).catch(() => null)
  if (mekong !== null)
    expect(
      (await send(id, [{ lineId: first, qty: 1 }], {}, { token: mekong, host: 'mekong.localhost' })).error?.id,
    ).toBe('not-found')
  const elsewhere = await shop.database.withTenant(await shop.tenantId('mekong'), async trx =>
    sql<{ count: number }>`select count(*)::int as count from parcels`.execute(trx),
  )
  expect(elsewhere.rows[0]!.count).toBe(0)
})
