import { createDesign } from '@kitwright/design'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../database/index.ts'
import type { TestShop } from '../../http/testing.ts'
import { type AskOffice, createTestOffice } from '../../http/testingOffice.ts'
import { createBuyer, lineOf } from '../testing/buyer.ts'

// Seven orders of 10 kits in March 2025, by the clock of Phnom Penh; every expected number is counted by hand from them.

let shop: TestShop
let ask: AskOffice
let store: string
const run = async (query: ReturnType<typeof sql>) =>
  shop.database.withTenant(await shop.tenantId('angkor'), async trx => query.execute(trx))

/** Customer, placed, total in cents, sent, promised, status. */
const ORDERS = [
  ['a', '2025-03-02 10:00', 14_500, '2025-03-06 10:00', '2025-03-06', 'RECEIVED'],
  ['a', '2025-03-07 23:30', 14_500, '2025-03-10 23:30', '2025-03-09', 'RECEIVED'],
  ['b', '2025-03-08 00:30', 14_500, null, '2025-03-20', 'PROCESSING'],
  ['b', '2025-03-08 12:00', 14_500, '2025-03-13 12:00', '2025-03-20', 'ON_THE_WAY'],
  ['a', '2025-03-14 23:59', 20_000, null, null, 'APPROVED'],
  ['b', '2025-03-10 09:00', 14_500, null, null, 'CANCELED'],
  ['a', '2025-03-15 00:00', 14_500, null, null, 'REVIEWING'],
] as const

beforeAll(async () => {
  ;({ shop, ask, store } = await createTestOffice())
  await run(sql`update tenants set settings = settings || '{"timeZone": "Asia/Phnom_Penh"}'`)
  const buyers = { a: await createBuyer(shop), b: await createBuyer(shop) }
  const zoned = (at: string | null): string | null => at && `${at}+07`
  for (const [who, placed, total, sent, promised, status] of ORDERS) {
    const { saveDesign, order } = buyers[who]
    const tshirt = { productType: 'TSHIRT', fabric: 'cotton' } as const
    const isTshirt = sent === '2025-03-13 12:00'
    const { id } = await order(
      isTshirt ? { lines: [lineOf(await saveDesign('Shirt', createDesign('tshirt')), tshirt)] } : {},
    )
    await run(sql`update orders set placed_at = ${zoned(placed)}::timestamptz, total_cents = ${total}, subtotal_cents = ${total},
      discount_cents = 0, status = ${status}, delivered_at = ${zoned(sent)}::timestamptz, promised_on = ${promised}::date where id = ${id}::uuid`)
  }
})
afterAll(async () => shop.close())

const WEEK = { from: '2025-03-08', to: '2025-03-14' }
const read = async (query: object = WEEK) => (await ask('GET /api/office/figures', { query })).value

test('a week counts its orders, revenue, repeats and what was sent', async () => {
  expect((await read()).now).toEqual({
    ...WEEK,
    orders: 3,
    canceled: 1,
    revenueCents: 49_000,
    repeatShare: 2 / 3,
    sent: 2,
    leadDays: 4,
    onTimeShare: 1 / 2,
  })
})

test('the week before stands beside it', async () => {
  expect((await read()).before).toEqual({
    from: '2025-03-01',
    to: '2025-03-07',
    orders: 2,
    canceled: 0,
    revenueCents: 29_000,
    repeatShare: 1 / 2,
    sent: 1,
    leadDays: 4,
    onTimeShare: 1,
  })
})

test('days begin at midnight of the shop', async () => {
  const { steps } = await read()
  expect(steps.map(({ now }) => now.orders)).toEqual([2, 0, 0, 0, 0, 0, 1])
  expect(steps.map(({ now }) => now.canceled)).toEqual([0, 0, 1, 0, 0, 0, 0])
  expect(steps.map(({ before }) => before.orders)).toEqual([0, 1, 0, 0, 0, 0, 1])
})

test('a changed order counts once, with its present total', async () => {
  const { steps } = await read()
  expect(steps.at(-1)?.now).toMatchObject({ from: '2025-03-14', revenueCents: 20_000 })
})

test('the product mix counts pieces without canceled orders', async () => {
  expect((await read()).mix).toEqual([
    { productType: 'SOCCER_KIT', now: 20, before: 20 },
    { productType: 'TSHIRT', now: 10, before: 0 },
  ])
})

test('a quarter is cut into weeks that end with its last day', async () => {
  const { steps, now } = await read({ from: '2024-12-14', to: '2025-03-14' })
  expect([steps.length, steps[0]?.now.from, steps.at(-1)?.now]).toMatchObject([13, '2024-12-14', WEEK])
  expect(now.orders).toBe(5)
})

test('a period that ends before its beginning, or lasts four years, is refused', async () => {
  for (const query of [
    { from: '2025-03-14', to: '2025-03-08' },
    { from: '2021-01-01', to: '2025-01-01' },
  ])
    expect((await ask('GET /api/office/figures', { query })).error?.id).toBe('invalid-input')
})

test('administrators download figures as CSV in their language; store staff may not', async () => {
  const call = { query: WEEK, headers: { 'accept-language': 'en' } }
  const { raw } = await ask('GET /api/office/figures/csv', call)
  const [head, ...lines] = raw.body.trim().split('\r\n')
  expect(head).toMatch(/^\u{feff}?First day,Last day,Orders,Canceled,Revenue \(US\$\)/u)
  expect(lines).toHaveLength(7)
  expect(lines[0]).toBe('2025-03-08,2025-03-08,2,0,290.00,50.0,0,,,2025-03-01,2025-03-01,0,0,0.00,,0,,')
  expect((await ask('GET /api/office/figures/csv', call, store)).error?.id).toBe('right-missing')
})
