import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../database/index.ts'
import { createTestShop, type TestShop } from '../../http/testing.ts'
import { createBuyer } from '../testing/buyer.ts'

const DAY_MS = 86_400_000
let shop: TestShop
let store: string
beforeAll(async () => {
  shop = await createTestShop({ rateLimits: 'off' })
  store = await shop.signInStaff('store@angkor.example')
})
afterAll(async () => shop.close())

const daysAgo = (days: number): Date => new Date(shop.clock.now.getTime() - days * DAY_MS)
const run = async (query: ReturnType<typeof sql>) =>
  shop.database.withTenant(await shop.tenantId('angkor'), async trx => query.execute(trx))

/** Places an order and sends it out unpaid so many days ago; negative for one on account that is due later. */
async function owe(buyer: Awaited<ReturnType<typeof createBuyer>>, days: number): Promise<number> {
  const { id, totalCents } = await buyer.order()
  await run(sql`update orders set status = 'ON_THE_WAY', approved_at = ${daysAgo(days)}, delivered_at = ${daysAgo(days < 0 ? 0 : days)},
    credit_days = ${days < 0 ? -days : null}::int where id = ${id}`)
  return totalCents
}
const list = async (sort: 'total' | 'oldest' = 'total') =>
  (await shop.call('GET /api/office/debts', { token: store, query: { sort } })).value

test('debts stand with their customer by the days for which they have been due', async () => {
  const buyer = await createBuyer(shop)
  const other = await createBuyer(shop)
  const each = await owe(buyer, 0)
  for (const days of [7, 8, 30, 31, 60, 61, 200, -5]) await owe(buyer, days)
  const one = await owe(other, 300)
  const { items, all, customers } = await list()
  expect(items[0]).toMatchObject({
    owner: { email: buyer.email },
    orders: 9,
    totalCents: 9 * each,
    laterCents: each,
    weekCents: 2 * each,
    monthCents: 2 * each,
    twoMonthsCents: 2 * each,
    olderCents: 2 * each,
    remindedAt: null,
  })
  expect(items[0]!.dueOrderIds).toHaveLength(8)
  expect({ customers, all: all.totalCents }).toEqual({ customers: 2, all: 9 * each + one })
  expect((await list('oldest')).items.map(({ owner }) => owner.email)).toEqual([other.email, buyer.email])
})

test.each(['total', 'oldest'] as const)(
  'the list by %s has each customer on one page, and the same sums on all',
  async sort => {
    for (const days of [3, 9, 9, -4, 70]) await owe(await createBuyer(shop), days)
    const whole = await list(sort)
    type Page = typeof whole
    const pageOf = async (place: { after?: string; before?: string }): Promise<Page> =>
      (await shop.call('GET /api/office/debts', { token: store, query: { sort, pageSize: 3, ...place } })).value
    const pages = [await pageOf({})]
    while (pages.at(-1)!.after !== null) pages.push(await pageOf({ after: pages.at(-1)!.after! }))
    expect(pages.flatMap(({ items }) => items)).toEqual(whole.items)
    expect(pages.length).toBe(Math.ceil(whole.customers / 3))
    for (const { all, customers, orders, total } of pages)
      expect({ all, customers, orders, total }).toEqual({
        all: whole.all,
        customers: whole.customers,
        orders: whole.orders,
        total: whole.customers,
      })
    expect((await pageOf({ before: pages[1]!.before! })).items).toEqual(pages[0]!.items)
  },
)

test('one press reminds of all that is due; the list tells when', async () => {
  const buyer = await createBuyer(shop)
  await owe(buyer, 10)
  await owe(buyer, 20)
  const debt = (await list()).items.find(({ owner }) => owner.email === buyer.email)!
  const body = { ids: debt.dueOrderIds, change: { kind: 'remind' as const } }
  const { value } = await shop.call('POST /api/office/bulk/orders', { token: store, body })
  expect(value.results.map(({ error }) => error)).toEqual([null, null])
  const after = (await list()).items.find(({ owner }) => owner.email === buyer.email)!
  expect(after.remindedAt).toBe(shop.clock.now.toISOString())
})

test('a paid and a canceled order owe nothing', async () => {
  const buyer = await createBuyer(shop)
  await owe(buyer, 40)
  await owe(buyer, 40)
  const owner = sql`owner_id = (select id from accounts where email = ${buyer.email})`
  await run(sql`update orders set paid_cents = total_cents where id = (select id from orders where ${owner} limit 1)`)
  expect((await list()).items.find(({ owner: { email } }) => email === buyer.email)).toMatchObject({ orders: 1 })
  await run(sql`update orders set status = 'CANCELED' where ${owner}`)
  expect((await list()).items.some(({ owner: { email } }) => email === buyer.email)).toBe(false)
})

test('only administrators get the file of debts; its names are no formulas', async () => {
  const buyer = await createBuyer(shop)
  await owe(buyer, 5)
  await run(sql`update accounts set first_name = '=HYPERLINK("http://evil")' where email = ${buyer.email}`)
  expect((await shop.call('GET /api/office/debts/csv', { token: store })).status).toBe(403)
  const admin = await shop.signInStaff('admin@angkor.example')
  const { raw } = await shop.call('GET /api/office/debts/csv', { token: admin })
  expect(raw.headers['content-disposition']).toMatch(/^attachment; filename="debts-\d{4}-\d\d-\d\d\.csv"$/)
  const line = raw.payload.split('\r\n').find(each => each.includes(buyer.email))
  expect(line).toMatch(/^"'=HYPERLINK/)
})

test('customers and the staff of another shop see none of it', async () => {
  const buyer = await createBuyer(shop)
  await owe(buyer, 5)
  expect((await shop.call('GET /api/office/debts', { token: buyer.token })).status).toBe(403)
  const host = 'mekong.localhost'
  const token = await shop.signInStaff('store@mekong.example', { host })
  const { value } = await shop.call('GET /api/office/debts', { token, host })
  expect(value.items).toEqual([])
})
