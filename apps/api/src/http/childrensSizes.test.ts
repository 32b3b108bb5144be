import { randomUUID } from 'node:crypto'
import { createDesign, createTextLayer, zoneForRole } from '@kitwright/design'
import { measureLayer } from '@kitwright/artwork'
import { nodeSurface } from '@kitwright/artwork/node'
import { defaultChart, getGarment, type ProductType, rowOf, type Size } from '@kitwright/garment'
import { loadGrades } from '@kitwright/garment/grades'
import { addGarment, CHILDRENS_BIB, CHILDRENS_BIB_NAMES } from '@kitwright/garment/testing'
import { boxAround, boxHeight, boxWidth } from '@kitwright/measure'
import { makeSheets, patternPieces, USUAL_SETTINGS, writeDxf } from '@kitwright/press'
import { loadTexts } from '@kitwright/words'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedPriceList, seedSizeCharts } from '../catalogue/index.ts'
import { sql } from '../database/index.ts'
import { seedTemplates } from '../templates/index.ts'
import { createTestShop, type TestShop } from './testing.ts'

const TYPE = 'CHILDRENS_BIB' as ProductType
const HOST = 'children.localhost'
const RUN: readonly Size[] = ['4', '6', '8', '10', '12', '14']

let shop: TestShop
let takeAway: () => void
/** A shop that sells the children's bib and the soccer kit; size 14 costs half a dollar more. */
beforeAll(async () => {
  takeAway = addGarment(CHILDRENS_BIB)
  for (const language of ['en', 'kh'] as const)
    Object.assign(await loadTexts(language, 'common'), { [`type_${TYPE}`]: CHILDRENS_BIB_NAMES[language] })
  shop = await createTestShop()
  const tenant = await shop.database.withPlatform(async trx => {
    const values = { slug: 'children', name: 'Children', product_types: [TYPE, 'SOCCER_KIT'], settings: '{}' }
    const made = await trx.insertInto('tenants').values(values).returning('id').executeTakeFirstOrThrow()
    await trx.insertInto('tenant_hosts').values({ host: HOST, tenant_id: made.id }).execute()
    return made.id
  })
  await shop.database.withTenant(tenant, async trx => {
    await seedPriceList(trx)
    await seedSizeCharts(trx)
    await seedTemplates(trx)
    await sql`insert into size_surcharges (size, cents) values ('14', 50)`.execute(trx)
  })
})
afterAll(async () => {
  takeAway()
  await shop.close()
})

const lineOf = (designId: string, size: string, change: object = {}) =>
  ({ designId, productType: TYPE, fabric: 'mesh', size: size as Size, sleeve: 'short', qty: 10, ...change }) as const

async function saveDesign(garment = 'childrensbib') {
  const { access_token: token } = await shop.signUp({ host: HOST })
  const body = { id: randomUUID(), name: 'Under tens', document: createDesign(garment) }
  const { value, error } = await shop.call('POST /api/designs', { token, host: HOST, body })
  expect(error).toBeUndefined()
  return { token, designId: value.id }
}
const quote = async (lines: readonly ReturnType<typeof lineOf>[]) =>
  shop.call('POST /api/quotes', { host: HOST, body: { lines: [...lines] } })
const order = async (token: string, lines: readonly ReturnType<typeof lineOf>[]) =>
  shop.call('POST /api/orders', {
    token,
    host: HOST,
    headers: { 'idempotency-key': randomUUID() },
    body: { lines: [...lines], address: 'House 12, Street 271, Phnom Penh', phone: '012 345 678' },
  })

test('each product is offered in its own run of sizes', async () => {
  const { value } = await shop.call('GET /api/products', { host: HOST })
  const sizesOf = new Map(value.items.map(({ type, sizes }) => [type, sizes]))
  expect(sizesOf.get(TYPE)).toEqual(RUN)
  expect(sizesOf.get('SOCCER_KIT')).toHaveLength(10)
})

test('its size chart has a row for each size, with its chest', async () => {
  const { value } = await shop.call('GET /api/sizecharts', { host: HOST })
  const { rows } = value.items.find(({ type }) => type === TYPE)!
  expect(rows.map(({ size }) => size)).toEqual(RUN)
  const chart = defaultChart(TYPE)
  expect(rows.find(({ size }) => size === '10')).toEqual({
    size: '10',
    bodyChest: { fromCm: 67, toCm: 72 },
    mm: rowOf(chart, '10'),
  })
})

test('a quote adds the surcharge of a child’s size', async () => {
  const { designId } = await saveDesign()
  const { value } = await quote([lineOf(designId, '8'), lineOf(designId, '14')])
  expect(value.lines.map(({ unitCents, surcharges }) => [unitCents, surcharges])).toEqual([
    [400, []],
    [450, [{ kind: 'size', cents: 50 }]],
  ])
})

test('a size of another run is refused in quotes and orders, by its line', async () => {
  const { token, designId } = await saveDesign()
  const lines = [lineOf(designId, '8'), lineOf(designId, 'M')]
  const refusal = { id: 'size-not-offered', fields: [{ path: 'lines.1.size', id: 'size-not-offered' }] }
  expect((await quote(lines)).error).toMatchObject(refusal)
  expect((await order(token, lines)).error).toMatchObject(refusal)
  const kit = await saveDesign('soccer')
  const child = lineOf(kit.designId, '10', { productType: 'SOCCER_KIT', fabric: 'interlock' })
  expect((await order(kit.token, [child])).error?.id).toBe('size-not-offered')
  expect((await quote([lineOf(designId, '7')])).error?.id).toBe('invalid-input')
})

test('an order keeps the sizes and reads back in them', async () => {
  const { token, designId } = await saveDesign()
  const placed = await order(token, [lineOf(designId, '4'), lineOf(designId, '12')])
  expect(placed.error).toBeUndefined()
  const own = await shop.call('GET /api/orders/{id}', { token, host: HOST, params: { id: placed.value.id } })
  expect(own.value.lines.map(({ size, qty }) => [size, qty])).toEqual([
    ['4', 10],
    ['12', 10],
  ])
})

test('a squad may have players in sizes of either run', async () => {
  const { token } = await saveDesign()
  const player = { name: 'Dara', printName: '', number: 10, version: 'player', sleeve: null } as const
  const players = (['10', 'M'] as const).map(size => ({ ...player, id: randomUUID(), size }))
  const body = { id: randomUUID(), name: 'Under tens', players }
  const { value } = await shop.call('POST /api/squads', { token, host: HOST, body })
  expect(value.players.map(({ size }) => size)).toEqual(['10', 'M'])
})

test.each(RUN)('size %s is printed true to its chart, with its name on each label', async size => {
  const garment = getGarment('childrensbib')
  const [document, chart] = [createDesign('childrensbib'), defaultChart(TYPE)]
  const zone = zoneForRole(garment, document.options, 'frontNumber')
  const sheets = makeSheets({
    document: { ...document, layers: [createTextLayer('n', 'frontNumber', '7', zone)] },
    garment,
    grades: await loadGrades(garment.id),
    chart,
    size,
    settings: USUAL_SETTINGS,
    player: { name: 'DARA', number: 7 },
    label: { order: 'KIT-000042', line: 1, garment: 1 },
    measure: layer => measureLayer(layer, nodeSurface),
  })
  expect(sheets.map(({ piece }) => piece)).toEqual(['front', 'back'])
  expect(JSON.stringify(sheets[0]!.label)).toContain(`"${size}`)
  const row = rowOf(chart, size)
  const base = rowOf(chart, '8')
  for (const { lines } of sheets) {
    const sewn = boxAround(lines.sew)
    expect(boxHeight(sewn)).toBeCloseTo(row.length!, 0)
    const baseWidth = boxWidth(boxAround(garment.models[0]!.pieces[0]!.outline))
    expect(boxWidth(sewn) / baseWidth).toBeCloseTo(row.halfChest! / base.halfChest!, 2)
  }
})

test('the cutter’s file has a block for each piece in each size', async () => {
  const garment = getGarment('childrensbib')
  const pieces = patternPieces({
    garment,
    grades: await loadGrades(garment.id),
    chart: defaultChart(TYPE),
    options: createDesign('childrensbib').options,
    sizes: RUN,
    settings: USUAL_SETTINGS,
  })
  expect(pieces.map(({ size }) => size)).toEqual(RUN.flatMap(size => [size, size]))
  const dxf = writeDxf({ pieces, style: 'KIT-1', code: 'KIT-1', baseSize: '8', madeAt: new Date(0) })
  expect(dxf).toContain('SAMPLE SIZE: 8')
})
