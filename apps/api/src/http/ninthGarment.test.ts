import { randomUUID } from 'node:crypto'
import { drawPiece, rasterise } from '@kitwright/artwork'
import { nodeSources, nodeSurface } from '@kitwright/artwork/node'
import { createDesign, parseDesign } from '@kitwright/design'
import { defaultChart, getGarment, type ProductType } from '@kitwright/garment'
import { addGarment, BIB, BIB_WORDS } from '@kitwright/garment/testing'
import { loadTexts } from '@kitwright/words'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedPriceList, seedSizeCharts } from '../catalogue/index.ts'
import { seedTemplates } from '../templates/index.ts'
import { createTestShop, type TestShop } from './testing.ts'

const TYPE = 'TRAINING_BIB' as ProductType
const HOST = 'bibs.localhost'

let shop: TestShop
let takeAway: () => void
/** A shop that sells only the bib, in the state of a new shop. */
beforeAll(async () => {
  takeAway = addGarment(BIB)
  for (const language of ['en', 'kh'] as const)
    Object.assign(await loadTexts(language, 'common'), BIB_WORDS[language].common)
  shop = await createTestShop()
  const tenant = await shop.database.withPlatform(async trx => {
    const values = { slug: 'bibs', name: 'Bibs', product_types: [TYPE], settings: '{}' }
    const made = await trx.insertInto('tenants').values(values).returning('id').executeTakeFirstOrThrow()
    await trx.insertInto('tenant_hosts').values({ host: HOST, tenant_id: made.id }).execute()
    return made.id
  })
  await shop.database.withTenant(tenant, async trx => {
    await seedPriceList(trx)
    await seedSizeCharts(trx)
    await seedTemplates(trx)
  })
})
afterAll(async () => {
  takeAway()
  await shop.close()
})

const lineOf = (designId: string, change: object = {}) =>
  ({ designId, productType: TYPE, fabric: 'mesh', size: 'M', sleeve: 'short', qty: 10, ...change }) as const

async function saveDesign(): Promise<{ token: string; designId: string }> {
  const { access_token: token } = await shop.signUp({ host: HOST })
  const body = { id: randomUUID(), name: 'Bibs of the team', document: createDesign('bib') }
  const { value } = await shop.call('POST /api/designs', { token, host: HOST, body })
  return { token, designId: value.id }
}

test('a ninth garment is offered with names, price and editor', async () => {
  const { value } = await shop.call('GET /api/products', { host: HOST })
  expect(value.items).toMatchObject([
    {
      type: TYPE,
      path: 'bib',
      name: { en: 'Training bib', kh: BIB_WORDS.kh.common.type_TRAINING_BIB },
      priceFromCents: 400,
      isDesignable: true,
    },
  ])
  expect((await shop.call('GET /whoami', { host: HOST })).value.productTypes).toEqual([TYPE])
})

test('a ninth garment has its size chart', async () => {
  const { value } = await shop.call('GET /api/sizecharts', { host: HOST })
  expect(value.items.map(({ type, measures }) => [type, measures])).toEqual([[TYPE, ['halfChest', 'length']]])
  expect(value.items[0]!.rows.find(({ size }) => size === 'M')!.mm).toEqual(defaultChart(TYPE).rows.M)
})

test('a ninth garment has ready-made designs, which can be drawn', async () => {
  const { value } = await shop.call('GET /api/templates', { host: HOST })
  expect(value.items.map(({ productType }) => productType)).toEqual([TYPE, TYPE])
  const { document } = (await shop.call('GET /api/templates/{id}', { host: HOST, params: { id: value.items[0]!.id } }))
    .value
  const parsed = parseDesign(document)
  if (!parsed.ok) throw new Error(parsed.reason)
  const number = { role: 'frontNumber', piece: 'front', xMm: 0, yMm: 260 }
  expect(parsed.document.layers).toContainEqual(expect.objectContaining(number))
  const patterns = Object.values(parsed.document.parts).flatMap(({ pattern }) => (pattern ? [pattern.id] : []))
  const sources = await nodeSources(patterns)
  rasterise(drawPiece(parsed.document, getGarment('bib'), 'front'), { pxPerMm: 0.1, surface: nodeSurface, sources })
})

test('a ninth garment is priced with its size surcharge, and refused in missing sleeves', async () => {
  const { designId } = await saveDesign()
  const quote = async (change: object) =>
    shop.call('POST /api/quotes', { host: HOST, body: { lines: [lineOf(designId, change)] } })
  expect((await quote({})).value.totalCents).toBe(4000)
  expect((await quote({ size: 'XXXL' })).value.totalCents).toBe(5000)
  expect((await quote({ sleeve: 'long' })).error?.fields).toEqual([{ path: 'lines.0.sleeve', id: 'not-offered' }])
})

test('a ninth garment is ordered, and the order list names it', async () => {
  const { token, designId } = await saveDesign()
  const body = { lines: [lineOf(designId)], address: 'House 12, Street 271, Phnom Penh', phone: '012 345 678' }
  const headers = { 'idempotency-key': randomUUID() }
  const placed = await shop.call('POST /api/orders', { token, host: HOST, body, headers })
  expect(placed.error).toBeUndefined()
  expect(placed.value).toMatchObject({ productType: TYPE, totalCents: 4000 })
  const { value } = await shop.call('GET /api/orders', { token, host: HOST })
  expect(value.items.map(({ productType }) => productType)).toEqual([TYPE])
  const { id } = value.items[0]!
  const own = await shop.call('GET /api/orders/{id}', { token, host: HOST, params: { id } })
  expect(own.value.productType).toBe(TYPE)
})

test('a shop that does not sell it refuses a ninth garment', async () => {
  const { access_token: token } = await shop.signUp()
  const body = { id: randomUUID(), name: 'Bib', document: createDesign('bib') }
  expect((await shop.call('POST /api/designs', { token, body })).error?.id).toBe('product-not-offered')
  const line = lineOf(randomUUID())
  expect((await shop.call('POST /api/quotes', { body: { lines: [line] } })).error?.id).toBe('product-not-offered')
})

test('staff see of what garment an order is, too', async () => {
  const { access_token: token } = await shop.signUp()
  const design = { id: randomUUID(), name: 'Hoods', document: createDesign('hoodie') }
  await shop.call('POST /api/designs', { token, body: design })
  const line = lineOf(design.id, { productType: 'HOODIE', fabric: 'fleece', sleeve: 'long' })
  const body = { lines: [line], address: 'House 12, Street 271, Phnom Penh', phone: '012 345 678' }
  const { value: order } = await shop.call('POST /api/orders', {
    token,
    body,
    headers: { 'idempotency-key': randomUUID() },
  })
  const admin = await shop.signInStaff('admin@angkor.example')
  const { value } = await shop.call('GET /api/office/orders', { token: admin, query: { search: order.number } })
  expect(value.items).toMatchObject([{ number: order.number, productType: 'HOODIE' }])
})
