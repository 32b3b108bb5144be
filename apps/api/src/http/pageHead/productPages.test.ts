import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../database/index.ts'
import { createTestPages, type TestPages } from '../testing/testingPages.ts'
import type { TestShop } from '../testing.ts'
import { createBuyer } from '../../orders/testing/buyer.ts'

const INDEX = '<!doctype html>\n<html lang="km">\n  <head><title>Kitwright</title></head><body></body>\n</html>'

let pages: TestPages
let shop: TestShop
/** A Monday before a week without holidays. */
const MONDAY = new Date('2027-02-01T03:00:00Z')
beforeAll(async () => {
  pages = await createTestPages({ 'index.html': INDEX })
  shop = pages.shop
  shop.clock.now = new Date(MONDAY)
})
afterAll(async () => pages.close())

const details = async (productType: 'SOCCER_KIT' | 'HOODIE' = 'SOCCER_KIT') =>
  (await shop.call('GET /api/products/{productType}/details', { params: { productType } })).value
const run = async (query: ReturnType<typeof sql>) =>
  shop.database.withTenant(await shop.tenantId('angkor'), async trx => query.execute(trx))
const open = async (url: string, language = 'en') => pages.open(url, { 'accept-language': language })
/** Returns what the head of a page tells search engines about its product. */
async function productDataOf(url: string): Promise<Record<string, unknown> | null> {
  const { body } = await open(url)
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body) ?? []
  return json === undefined ? null : (JSON.parse(json) as Record<string, unknown>)
}

test('details give prices by quantity that agree with an order’s quote', async () => {
  const { prices } = await details()
  const interlock = prices.find(({ fabric }) => fabric === 'interlock')!
  expect(interlock.steps.map(({ from }) => from)).toEqual([10, 20, 50, 100])
  const buyer = await createBuyer(shop)
  const line = { designId: buyer.designId, productType: 'SOCCER_KIT', fabric: 'interlock', size: 'M', sleeve: 'short' }
  for (const { from, unitCents } of interlock.steps) {
    const body = { lines: [{ ...line, qty: from }] } as never
    const { value } = await shop.call('POST /api/quotes', { body })
    expect(Math.round(value.totalCents / from)).toBe(unitCents)
  }
})

test('search engines read only the weight and material that the shop states', async () => {
  const weight = { '@type': 'PropertyValue', name: 'Weight, Interlock', value: 160, unitCode: 'GM' }
  const stated = await productDataOf('/products/soccer')
  expect(stated!['material']).toContain('Interlock: 100% polyester')
  expect(stated!['additionalProperty']).toContainEqual(weight)
  await run(sql`update fabrics set weight_gsm = null, composition = '[]'`)
  const silent = await productDataOf('/products/soccer')
  expect(silent).not.toHaveProperty('material')
  expect(silent).not.toHaveProperty('additionalProperty')
})

test('the delivery estimate is the checkout’s day for the smallest order', async () => {
  const { delivery } = await details()
  const buyer = await createBuyer(shop)
  const lines = [{ designId: buyer.designId, productType: 'SOCCER_KIT', fabric: 'interlock', size: 'M', qty: 10 }]
  const { value } = await shop.call('POST /api/shipping/options', {
    body: { lines: lines.map(line => ({ ...line, sleeve: 'short' })) } as never,
  })
  expect(delivery).toMatchObject({ pieces: 10, placedOn: '2027-02-01' })
  expect(delivery!.methods.map(({ method, arrivesOn }) => [method, arrivesOn])).toEqual(
    value.methods.map(({ method, promisedOn }) => [method, promisedOn]),
  )
  expect([delivery!.placedOn, delivery!.approvedOn, delivery!.madeOn]).toEqual(
    [delivery!.placedOn, delivery!.approvedOn, delivery!.madeOn].toSorted(),
  )
})

test('ratings count for the product of the rated design only', async () => {
  expect((await details()).ratings).toEqual({ count: 0, average: null })
  expect(await productDataOf('/products/soccer')).not.toHaveProperty('aggregateRating')
  const buyer = await createBuyer(shop)
  for (const stars of [5, 4]) {
    const order = await buyer.order()
    await run(sql`update orders set status = 'RECEIVED' where id = ${order.id}::uuid`)
    const params = { id: order.id, designId: buyer.designId }
    await shop.call('PUT /api/orders/{id}/ratings/{designId}', { token: buyer.token, params, body: { stars } })
  }
  expect((await details()).ratings).toEqual({ count: 2, average: 4.5 })
  expect((await details('HOODIE')).ratings).toEqual({ count: 0, average: null })
  expect(await productDataOf('/products/soccer')).toMatchObject({
    aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
  })
})

test('search engines read the shop’s prices, and a promotion until its end', async () => {
  const { prices } = await details()
  const dollars = (cents: number) => (cents / 100).toFixed(2)
  const lowest = dollars(Math.min(...prices.flatMap(({ steps }) => steps.map(({ unitCents }) => unitCents))))
  const data = await productDataOf('/products/soccer')
  expect(data).toMatchObject({
    '@type': 'Product',
    name: 'Soccer kit',
    offers: { '@type': 'AggregateOffer', priceCurrency: 'USD', lowPrice: lowest, offerCount: prices.length },
  })
  expect(JSON.stringify(data)).not.toContain('priceValidUntil')
})

test('a garment without a price has no offer and no estimate', async () => {
  await run(sql`update fabrics set is_retired = true
    where id in (select fabric from base_prices where product_type = 'HOODIE')`)
  expect(await details('HOODIE')).toMatchObject({ prices: [], promotion: null, delivery: null })
  expect(await productDataOf('/products/hoodie')).not.toHaveProperty('offers')
  await run(sql`update fabrics set is_retired = false`)
})

test('a product page names its languages, its picture, and is in the sitemap', async () => {
  const [english, khmer] = [await open('/products/soccer?lang=en'), await open('/products/soccer?lang=km')]
  expect(english.statusCode).toBe(200)
  expect(english.body).toContain('content="Soccer kit by Angkor Kits')
  expect(khmer.body).toMatch(/name="description" content="[\u1780-\u17ff]/)
  for (const { body } of [english, khmer]) {
    expect(body).toContain('hreflang="km"')
    expect(body).toContain('/api/products/SOCCER_KIT/picture?side=both&amp;shape=social')
  }
  expect((await open('/sitemap.xml')).body).toContain('/products/soccer</loc>')
})

test('an unknown garment and one that the shop does not sell are not found', async () => {
  const mekong = { host: 'mekong.localhost' }
  for (const path of ['/products/toga', '/products/soccer', '/products/constructor']) {
    const page = await pages.open(path, mekong)
    expect([path, page.statusCode, page.body.includes('noindex')]).toEqual([path, 404, true])
    expect(page.body).not.toContain('ld+json')
  }
  expect((await pages.open('/api/products/SOCCER_KIT/details', mekong)).json()).toMatchObject({
    error: { id: 'product-not-offered' },
  })
})

test('the design of a product is what its pictures are drawn from', async () => {
  const { value } = await shop.call('GET /api/products/{productType}/design', {
    params: { productType: 'SOCCER_KIT' },
    query: { colour: 'red' },
  })
  expect(value.document).toMatchObject({ garment: 'soccer', fabric: { colour: '#dc2626' } })
})
