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

const DAY_MS = 24 * 60 * 60_000

async function handOne(supplierId: string) {
  const { id } = await (await createBuyer(shop)).order()
  await handing.approve(id, supplierId)
  expect((await handing.handOver(id, await handing.packOf(id))).status).toBe(200)
  return id
}

const home = async () => (await shop.call('GET /api/office/home', { token: handing.staff })).value
const asking = async () => {
  const query = { status: 'supplier-asks' as const }
  const { value } = await shop.call('GET /api/office/orders', { token: handing.staff, query })
  expect((await home()).suppliersAsking).toBe(value.total)
  return value.items.map(({ id }) => id)
}

test('a supplier’s question waits until an answer, new files or a sent parcel', async () => {
  const supplierId = await handing.addSupplier('Asking Print')
  const { token } = await handing.makeLink(supplierId)
  const [first, second] = [await handOne(supplierId), await handOne(supplierId)]
  const ask = async (id: string, text = 'Which blue?') =>
    shop.call('POST /api/handovers/{token}/orders/{id}/notes', { params: { token, id }, body: { text } })
  const say = async (id: string, state: 'received' | 'sent') =>
    shop.call('POST /api/handovers/{token}/orders/{id}/state', { params: { token, id }, body: { state, tracking: '' } })
  expect(await asking()).toEqual([])
  await ask(first)
  await say(first, 'received')
  await ask(second)
  expect((await asking()).toSorted()).toEqual([first, second].toSorted())
  const answer = { token: handing.staff, params: { id: first }, body: { text: 'The dark one' } }
  await shop.call('POST /api/office/orders/{id}/handover/notes', answer)
  expect(await asking()).toEqual([second])
  await handing.handOver(second, await handing.packOf(second))
  expect(await asking()).toEqual([])
  await ask(second, 'Thanks. By when?')
  expect(await asking()).toEqual([second])
  await say(second, 'sent')
  expect(await asking()).toEqual([])
  // A supplier may ask about a parcel in transit. A question about one that has arrived, or about an order with another
  // supplier, does not count.
  await ask(second, 'Has it arrived?')
  expect(await asking()).toEqual([second])
  await handing.inShop(sql`update orders set status = 'RECEIVED' where id = ${second}`)
  expect(await asking()).toEqual([])
  await ask(first)
  expect(await asking()).toEqual([first])
  await handing.inShop(sql`update orders set supplier_id = ${await handing.addSupplier('Other')} where id = ${first}`)
  expect(await asking()).toEqual([])
})

test('a supplier whose last link ends soon is listed, in its shop only', async () => {
  const supplierId = await handing.addSupplier('Linked Print')
  const { now } = shop.clock
  const before = (await home()).linksEnding
  /** Returns the increase since before, and the end of this supplier's link. */
  const seen = async (token = handing.staff) => {
    const { value } = await shop.call('GET /api/office/home', { token })
    const { items } = (await shop.call('GET /api/office/suppliers', { token })).value
    return [value.linksEnding - before, items.find(({ id }) => id === supplierId)!.linkEndsAt]
  }
  const id = await handOne(supplierId)
  // A supplier who never had a link works from files that were sent to them.
  expect(await seen()).toEqual([0, null])
  const link = await handing.makeLink(supplierId, 7)
  expect(await seen()).toEqual([0, null])
  shop.clock.now = new Date(now.getTime() + 5 * DAY_MS)
  const staff = await shop.signInStaff('store@angkor.example')
  const endsAt = new Date(now.getTime() + 7 * DAY_MS).toISOString()
  expect(await seen(staff)).toEqual([1, endsAt])
  const mekong = { token: await shop.signInStaff('store@mekong.example', { host: 'mekong.localhost' }) }
  const { value: other } = await shop.call('GET /api/office/home', { ...mekong, host: 'mekong.localhost' })
  expect(other).toMatchObject({ linksEnding: 0, suppliersAsking: 0, proofsToChange: 0 })
  // Another link gives access; once ended, it does not.
  const wanted = { token: staff, params: { id: supplierId }, body: { days: 30 } }
  const { link: next } = (await shop.call('POST /api/office/suppliers/{id}/links', wanted)).value
  expect(await seen(staff)).toEqual([0, null])
  await handing.inShop(sql`update supplier_links set ended_at = ${shop.clock.now}::timestamptz where id = ${next.id}`)
  expect(await seen(staff)).toEqual([1, endsAt])
  expect(link.id).not.toBe(next.id)
  // An order that was sent is no work any more until part of it is remade.
  await handing.inShop(sql`update handovers set state = 'sent' where order_id = ${id}`)
  expect(await seen(staff)).toEqual([0, null])
  await handing.inShop(sql`update orders set status = 'PROCESSING' where id = ${id}`)
  const items = [{ line: 1, garment: 1, pieces: [] as string[] }]
  const { value: pieces } = await shop.call('GET /api/office/orders/{id}/pieces', { token: staff, params: { id } })
  items[0]!.pieces = [pieces.bundles[0]!.pieces[0]!.piece]
  const why = { reason: 'lost', culprit: 'shop', costCents: 0, note: '', items } as const
  const remade = await shop.call('POST /api/office/orders/{id}/remakes', { token: staff, params: { id }, body: why })
  expect(remade.status).toBe(201)
  expect(await seen(staff)).toEqual([1, endsAt])
  shop.clock.now = now
})
