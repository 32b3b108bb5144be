import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../database/index.ts'
import { createTestShop, type TestAnswer, type TestShop } from '../../http/testing.ts'
import type { OfficeKey } from '../../http/testingOffice.ts'
import { createBuyer } from '../testing/buyer.ts'

let shop: TestShop
let store: string
beforeAll(async () => {
  shop = await createTestShop()
  // Mails have the later of this clock and the machine's, which goes on while the tests run.
  shop.clock.now = new Date(Date.now() + 3_600_000)
  store = await shop.signInStaff('store@angkor.example')
})
afterAll(async () => shop.close())

const ask = async <K extends OfficeKey>(key: K, call: object = {}): Promise<TestAnswer<K>> =>
  shop.call(key, { token: store, ...call } as never)
const run = async <T>(query: ReturnType<typeof sql<T>>) =>
  shop.database.withTenant(await shop.tenantId('angkor'), async trx => (await query.execute(trx)).rows)
const read = async (id: string) => (await ask('GET /api/office/orders/{id}', { params: { id } })).value
const change = async (id: string, wanted: object) =>
  (await ask('POST /api/office/bulk/orders', { body: { ids: [id], change: wanted } as never })).value
const undo = async (id: string) => ask('POST /api/office/bulk/orders/{id}/undo', { params: { id } })
const errorOf = async (id: string, wanted: object) => (await change(id, wanted)).results[0]!.error?.id
/** Moves the clock. The session of the staff does not last as long. */
const later = async (hours: number): Promise<void> => {
  shop.clock.now = new Date(shop.clock.now.getTime() + hours * 3_600_000)
  store = await shop.signInStaff('store@angkor.example')
}

async function placeOrder(status: string) {
  const buyer = await createBuyer(shop)
  const { id } = await buyer.order()
  await run(sql`update orders set status = ${status}, approved_at = placed_at, supplier = 'Own' where id = ${id}::uuid`)
  await shop.mails()
  return { buyer, id }
}

test('a deposit’s reminder is mailed; a second one within a day needs asking again', async () => {
  const { buyer, id } = await placeOrder('APPROVED')
  expect((await read(id)).next.reminder).toEqual({ about: 'deposit', last: null })
  expect(await errorOf(id, { kind: 'remind' })).toBeUndefined()
  expect((await read(id)).next.reminder!.last!.byName).not.toBe('')
  expect(await errorOf(id, { kind: 'remind' })).toBe('reminded-lately')
  await later(1)
  const mailed = async () => (await shop.mails({ isEarly: true })).filter(({ to }) => to === buyer.email).length
  expect(await mailed()).toBe(1)
  expect(await errorOf(id, { kind: 'remind', isAgain: true })).toBeUndefined()
  await later(25)
  expect(await errorOf(id, { kind: 'remind' })).toBeUndefined()
})

test('an undone reminder sends no mail and does not count', async () => {
  const { buyer, id } = await placeOrder('APPROVED')
  const { id: bulkId } = await change(id, { kind: 'remind' })
  expect((await undo(bulkId)).value.results[0]!.error).toBeNull()
  expect((await read(id)).next.reminder).toEqual({ about: 'deposit', last: null })
  await later(1)
  expect((await shop.mails({ isEarly: true })).filter(({ to }) => to === buyer.email)).toEqual([])
})

test('a supplier gets a mail with a link; a missing address is named', async () => {
  const { id } = await placeOrder('PROCESSING')
  const email = `maker-${id}@example.com`
  await run(sql`
    with made as (insert into suppliers (name, language, seam_mm, hem_mm, bleed_mm, cut_name)
      values (${`Maker ${id}`}, 'en', 10, 25, 4, 'Cut') returning id),
    pack as (insert into packs (order_id, order_version, asked_at, state) values (${id}::uuid, 1, now(), 'done') returning id),
    named as (update orders set supplier_id = made.id, supplier = ${`Maker ${id}`} from made where orders.id = ${id}::uuid)
    insert into handovers (order_id, supplier_id, pack_id, handed_at) select ${id}::uuid, made.id, pack.id, now() from made, pack`)
  expect((await read(id)).next.reminder).toEqual({ about: 'supplier', last: null })
  expect(await errorOf(id, { kind: 'remind' })).toBe('supplier-without-email')
  await run(sql`update suppliers set email = ${email} where name = ${`Maker ${id}`}`)
  expect(await errorOf(id, { kind: 'remind' })).toBeUndefined()
  await later(1)
  const [mail] = (await shop.mails({ isEarly: true })).filter(({ to }) => to === email)
  expect(mail!.text).toMatch(/\/supplier\/[\w-]{43}\?lang=en/)
})

test('an order that waits for the shop reminds nobody', async () => {
  const { id } = await placeOrder('REVIEWING')
  expect((await read(id)).next.reminder).toBeNull()
  expect(await errorOf(id, { kind: 'remind' })).toBe('nothing-to-do')
})

test('one step sends the order out in a parcel, and an undo removes both', async () => {
  const { id } = await placeOrder('COMPLETED')
  const { next, totalCents } = await read(id)
  expect(next.effects).toEqual(['take-payment', 'send-out'])
  const parcel = { carrier: 'J&T', tracking: 'JT 42' }
  const { id: bulkId, results } = await change(id, { kind: 'next', plan: next.plan, method: 'cash', parcel })
  expect(results[0]!.error).toBeNull()
  const parcels = async () => (await ask('GET /api/office/orders/{id}/parcels', { params: { id } })).value
  const sent = await parcels()
  expect([sent.items.length, sent.left.length, sent.items[0]!.tracking]).toEqual([1, 0, 'JT 42'])
  expect(await read(id)).toMatchObject({ status: 'ON_THE_WAY', paidCents: totalCents })
  expect((await undo(bulkId)).value.results[0]!.error).toBeNull()
  expect(await read(id)).toMatchObject({ status: 'COMPLETED', paidCents: 0 })
  expect((await parcels()).items).toEqual([])
})

test('reminders of two unpaid orders of one customer are mailed together', async () => {
  const { buyer, id } = await placeOrder('APPROVED')
  const other = await buyer.order()
  await run(sql`update orders set status = 'APPROVED', approved_at = placed_at where id = ${other.id}::uuid`)
  await shop.mails()
  const body = { ids: [id, other.id], change: { kind: 'remind' } }
  await ask('POST /api/office/bulk/orders', { body: body as never })
  await later(1)
  const mails = (await shop.mails({ isEarly: true })).filter(({ to }) => to === buyer.email)
  expect(mails.map(({ text }) => text.includes(other.number))).toEqual([true])
})
