import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBuyer } from '../orders/testing/buyer.ts'
import { tidyUp } from './housekeeping.ts'
import { createTestShop, type TestShop } from './testing.ts'

const DAY_MS = 24 * 60 * 60 * 1000

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop()
})
afterAll(async () => shop.close())

test('answers kept for a day are forgotten after it, not before', async () => {
  const buyer = await createBuyer(shop)
  await buyer.order({ key: 'kept' })
  expect(await tidyUp(shop.database, new Date(shop.clock.now.getTime() + DAY_MS - 1000))).toBe(0)
  expect(await tidyUp(shop.database, new Date(shop.clock.now.getTime() + DAY_MS + 1000))).toBe(1)
  expect(await tidyUp(shop.database, new Date(shop.clock.now.getTime() + DAY_MS + 1000))).toBe(0)
})
