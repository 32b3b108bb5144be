import { isSewn } from '@kitwright/garment'
import { quote } from '@kitwright/pricing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestShop, type TestShop } from '../entrance/testing.ts'
import { loadPriceList } from './index.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop()
})
afterAll(async () => shop.close())

const mekong = 'mekong.localhost'

test('a shop lists what it sells, in pages, with the lowest price', async () => {
  const all = await shop.call('GET /api/products')
  expect(all.value.total).toBe(8)
  expect(all.value.items[0]).toMatchObject({
    type: 'SOCCER_KIT',
    path: 'soccer',
    name: { en: 'Soccer kit', kh: 'ឈុតបាល់ទាត់' },
    priceFromCents: 1450,
    isDesignable: true,
    fabrics: [
      { id: 'interlock', material: 'knit', priceCents: 1450, discountUpToPercent: 15 },
      { id: 'mesh', material: 'mesh', priceCents: 1600 },
    ],
  })
  expect(all.value.items.every(({ priceFromCents }) => priceFromCents > 0)).toBe(true)
  const second = await shop.call('GET /api/products', { query: { page: 2, pageSize: 3 } })
  expect(second.value.items.map(({ type }) => type)).toEqual(all.value.items.slice(3, 6).map(({ type }) => type))
  expect((await shop.call('GET /api/products', { query: { page: 9 } })).value).toMatchObject({ items: [], total: 8 })
})

test('what has been sewn can be designed', async () => {
  const { value } = await shop.call('GET /api/products')
  for (const { type, isDesignable } of value.items) expect([type, isDesignable]).toEqual([type, isSewn(type)])
  expect(value.items[0]?.isDesignable).toBe(true)
})

test('each product is made of the fabrics that suit it, and each fabric tells its material', async () => {
  const { value } = await shop.call('GET /api/products')
  const materials = Object.fromEntries(value.items.map(({ type, fabrics }) => [type, fabrics.map(f => f.material)]))
  expect(materials).toMatchObject({ POLO_SHIRT: ['knit', 'pique'], HOODIE: ['fleece', 'knit'] })
  expect(value.items.every(({ fabrics }) => fabrics.length > 1)).toBe(true)
  const tees = await shop.call('GET /api/pricing', { host: mekong })
  expect(Object.keys(tees.value.quantitySteps).toSorted()).toEqual(['cotton', 'interlock', 'mesh'])
})

test('another shop sells another list', async () => {
  const { value } = await shop.call('GET /api/products', { host: mekong })
  expect(value.items.map(({ type }) => type)).toEqual(['TSHIRT'])
  const params = { productType: 'SOCCER_KIT' as const }
  const { status, error } = await shop.call('GET /api/products/{productType}', { params, host: mekong })
  expect([status, error?.id]).toEqual([404, 'product-not-offered'])
  expect((await shop.call('GET /api/products/{productType}', { params })).value).toMatchObject({ priceFromCents: 1450 })
})

test('a page out of bounds or of the wrong kind is refused', async () => {
  for (const query of [{ pageSize: 101 }, { pageSize: 0 }, { page: -1 }, { page: 1.5 }, { page: Number.NaN }]) {
    expect([query, (await shop.call('GET /api/products', { query })).status]).toEqual([query, 400])
  }
  const params = { productType: 'SOCKS' as 'HOODIE' }
  expect((await shop.call('GET /api/products/{productType}', { params })).status).toBe(404)
})

test('the price list people see is the one orders are priced by', async () => {
  const { value } = await shop.call('GET /api/pricing')
  expect(value).toMatchObject({
    minimumQty: 10,
    leadTimeDays: 20,
    promotion: null,
    longSleeve: { surchargeCents: 200, discountPercent: 0 },
    sizeSurcharges: { XXXL: 100, XXXXL: 200, XXXXXL: 300, XXXXXXL: 400 },
  })
  expect(value.quantitySteps.interlock).toEqual([
    { from: 10, percent: 0 },
    { from: 20, percent: 5 },
    { from: 50, percent: 10 },
    { from: 100, percent: 15 },
  ])
  const list = await shop.database.withTenant(await shop.tenantId('angkor'), loadPriceList)
  const line = {
    design: 'a',
    productType: 'SOCCER_KIT',
    fabric: 'mesh',
    size: 'XXXL',
    sleeve: 'long',
    qty: 20,
  } as const
  expect(quote(list, [line], new Date())).toMatchObject({ ok: true, quote: { totalCents: 36_100 } })
})

test('a promotion of the tenant is read with its period', async () => {
  const id = await shop.tenantId('mekong')
  const promotion = { promotion_percent: 10, promotion_from: new Date(1e12), promotion_until: new Date(2e12) }
  await shop.database.withTenant(id, async trx => trx.updateTable('price_rules').set(promotion).execute())
  expect((await shop.call('GET /api/pricing', { host: mekong })).value.promotion).toEqual({
    percent: 10,
    from: new Date(1e12).toISOString(),
    until: new Date(2e12).toISOString(),
  })
  expect((await shop.call('GET /api/pricing')).value.promotion).toBeNull()
})
