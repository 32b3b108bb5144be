import { getGarment, isSewn, sewnGarments } from '@kitwright/garment'
import { defaultChart } from '@kitwright/garment'
import { quote } from '@kitwright/pricing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../database/index.ts'
import { createTestShop, type TestShop } from '../http/testing.ts'
import { loadPriceList, saveSizeChart } from './index.ts'

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

test('each product offers the fabrics that suit it, each with its material', async () => {
  const { value } = await shop.call('GET /api/products')
  const materials = Object.fromEntries(value.items.map(({ type, fabrics }) => [type, fabrics.map(f => f.material)]))
  expect(materials).toMatchObject({ POLO_SHIRT: ['pique', 'knit'], HOODIE: ['fleece', 'knit'] })
  // The default fabric is the garment's own material, which its sewn model shows.
  for (const id of sewnGarments()) {
    const { productType, material } = getGarment(id)
    expect([id, materials[productType]?.[0]]).toEqual([id, material])
  }
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

test('the list is cached until a price changes, on other servers for two seconds', async () => {
  const ask = async (headers = {}) => shop.app.inject({ url: '/api/products', headers: { host: mekong, ...headers } })
  const price = async () => (await ask()).json<{ items: { priceFromCents: number }[] }>().items[0]!.priceFromCents
  const { etag } = (await ask()).headers
  expect((await ask({ 'if-none-match': etag })).statusCode).toBe(304)
  const before = await price()
  const token = await shop.signInStaff('admin@mekong.example', { host: mekong })
  const { value: list } = await shop.call('GET /api/office/prices', { token, host: mekong })
  const raised = Object.fromEntries(Object.entries(list.base.TSHIRT!).map(([fabric, cents]) => [fabric, cents + 5]))
  const body = { ...list, base: { ...list.base, TSHIRT: raised } }
  expect((await shop.call('PUT /api/office/prices', { token, host: mekong, body })).status).toBe(200)
  expect(await price()).toBe(before + 5)
  expect((await ask({ 'if-none-match': etag })).statusCode).toBe(200)
  await shop.database.withTenant(await shop.tenantId('mekong'), async trx =>
    sql`update base_prices set cents = cents - 5`.execute(trx),
  )
  await expect.poll(price).toBe(before)
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
  const list = await shop.database.withTenant(await shop.tenantId('angkor'), async trx => loadPriceList(trx, null))
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

test('a shop shows sizes of finished garments, and of the body for tops', async () => {
  const { value } = await shop.call('GET /api/sizecharts')
  expect(value.items.map(({ type }) => type)).toHaveLength(8)
  const soccer = value.items[0]!
  expect([soccer.type, soccer.version]).toEqual(['SOCCER_KIT', 1])
  expect(soccer.rows.map(({ mm }) => mm.halfChest)).toEqual([450, 475, 500, 525, 550, 575, 610, 650, 685, 720])
  expect(soccer.rows[2]).toEqual({
    size: 'M',
    bodyChest: { fromCm: 92, toCm: 96 },
    mm: { halfChest: 500, length: 700, sleeve: 220, longSleeve: 600, halfWaist: 350, shortsLength: 460 },
  })
  const trunks = value.items.find(({ type }) => type === 'BOXING_TRUNK')!
  expect(trunks.measures).toEqual(['halfWaist', 'shortsLength'])
  expect(trunks.rows.every(({ bodyChest }) => bodyChest === null)).toBe(true)
  const other = await shop.call('GET /api/sizecharts', { host: mekong })
  expect(other.value.items.map(({ type }) => type)).toEqual(['TSHIRT'])
})

test('a shop’s own chart is shown to its visitors alone, and earlier versions stay', async () => {
  const id = await shop.tenantId('mekong')
  const { productType, measures, rows } = defaultChart('TSHIRT')
  const wider = { productType, measures, rows: { ...rows, M: { ...rows.M, halfChest: 510 } } }
  const saved = await shop.database.withTenant(id, async trx => saveSizeChart(trx, { version: 1, chart: wider }))
  expect(saved).toEqual({ ok: true, version: 2 })
  const chestOf = async (host?: string) => {
    const { value } = await shop.call('GET /api/sizecharts', host ? { host } : {})
    const chart = value.items.find(({ type }) => type === 'TSHIRT')!
    return [chart.version, chart.rows[2]!.mm.halfChest]
  }
  expect(await chestOf(mekong)).toEqual([2, 510])
  expect(await chestOf()).toEqual([1, 500])
  const versions = await shop.database.withTenant(id, async trx =>
    trx.selectFrom('size_charts').select('version').where('product_type', '=', 'TSHIRT').orderBy('version').execute(),
  )
  expect(versions.map(({ version }) => version)).toEqual([1, 2])
})

test('a chart that cannot be sewn, or that was changed meanwhile, is not kept', async () => {
  const id = await shop.tenantId('angkor')
  const { productType, measures, rows } = defaultChart('HOODIE')
  const save = async (M: (typeof rows)['M'], version = 1) =>
    shop.database.withTenant(id, async trx =>
      saveSizeChart(trx, { version, chart: { productType, measures, rows: { ...rows, M } } }),
    )
  expect(await save({ ...rows.M, halfChest: 520 })).toMatchObject({
    reason: 'faulty',
    faults: [{ size: 'M', measure: 'halfChest', kind: 'step' }],
  })
  expect(await save({ halfChest: 550, length: 710 })).toMatchObject({
    faults: [{ size: 'M', measure: 'raglanSleeve', kind: 'missing' }],
  })
  expect(await save({ ...rows.M, length: 7100 })).toMatchObject({
    faults: [{ kind: 'implausible' }, { size: 'L', kind: 'step' }],
  })
  expect(await save(rows.M, 0)).toEqual({ ok: false, reason: 'stale' })
  expect(await save(rows.M, 7)).toEqual({ ok: false, reason: 'stale' })
  const both = await Promise.all([save({ ...rows.M, length: 715 }), save({ ...rows.M, length: 712 })])
  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
})
