import { dayAfter } from '@kitwright/measure'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestShop, type TestShop } from '../../http/testing.ts'
import { createBuyer, lineOf } from '../testing/buyer.ts'

let shop: TestShop
let token: string
beforeAll(async () => {
  shop = await createTestShop({ rateLimits: 'off' })
  token = await shop.signInStaff('admin@angkor.example')
})
afterAll(async () => shop.close())

const read = async (from?: string) =>
  (await shop.call('GET /api/office/calendar', { token, query: from === undefined ? {} : { from } })).value

async function moveDue(id: string, on: string): Promise<void> {
  const body = { ids: [id], change: { kind: 'due' as const, on } }
  const { value } = await shop.call('POST /api/office/bulk/orders', { token, body })
  expect(value.results[0]!.error).toBeNull()
}

test('each day has its due orders and pieces; orders move with their day', async () => {
  const buyer = await createBuyer(shop)
  const before = await read()
  const small = await buyer.order({ lines: [lineOf(buyer.designId, { qty: 10 })] })
  const large = await buyer.order({ lines: [lineOf(buyer.designId, { qty: 30 })] })
  const on = dayAfter(before.from, 8)
  const was = before.days.find(day => day.on === on)!
  for (const { id } of [small, large]) await moveDue(id, on)
  const day = (await read()).days.find(each => each.on === on)!
  expect([day.orders - was.orders, day.qty - was.qty]).toEqual([2, 40])
  const named = day.items.map(({ number }) => number)
  expect(named.indexOf(large.number)).toBeLessThan(named.indexOf(small.number))
  await moveDue(small.id, dayAfter(on))
  const after = await read()
  expect(after.days.find(each => each.on === on)!.qty - was.qty).toBe(30)
  const { value: stranger } = await shop.call('GET /api/office/calendar', { token: buyer.token, query: {} })
  expect(stranger).toBeUndefined()
})

test('the four weeks begin on a Monday, and free days are no working days', async () => {
  const { days, from } = await read('2026-12-02')
  expect([from, days.length, days.at(-1)!.on]).toEqual(['2026-11-30', 28, '2026-12-27'])
  const { terms } = (await shop.call('GET /api/office/shipping', { token })).value
  const holidays = [{ from: '2026-12-09', until: '2026-12-09', name: { en: 'Stocktaking', kh: 'រាប់ស្តុក' } }]
  await shop.call('PUT /api/office/shipping', {
    token,
    body: { ...terms, workingDays: [1, 2, 3, 4, 5], holidays, capacityPerDay: 40 },
  })
  const changed = await read('2026-12-07')
  expect(changed.capacityPerDay).toBe(40)
  expect(changed.days.slice(0, 7).map(({ isWorkingDay }) => isWorkingDay)).toEqual([
    true,
    true,
    false,
    true,
    true,
    false,
    false,
  ])
})
