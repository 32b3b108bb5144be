import { randomUUID } from 'node:crypto'
import type { Response_ } from '@kitwright/contract'
import { createDesign } from '@kitwright/design'
import { defaultChart, NO_FACTS } from '@kitwright/garment'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestShop } from '../http/testing.ts'
import { type AskOffice, createTestOffice } from '../http/testingOffice.ts'
import { NO_CARD } from './prices/fabricCards.ts'

let shop: TestShop
let ask: AskOffice
beforeAll(async () => {
  ;({ shop, ask } = await createTestOffice())
})
afterAll(async () => shop.close())

type Prices = Response_<'GET /api/office/prices'>
/** Saves over the current list, whatever its version. */
const savePrices = async (list: object) => {
  const { version } = (await ask('GET /api/office/prices')).value
  return ask('PUT /api/office/prices', { body: { ...list, version } })
}
const withoutVersion = ({ version: _version, ...list }: Prices) => list

/** Creates a customer who orders ten interlock kits. */
async function createCustomer() {
  const { access_token: token } = await shop.signUp()
  const designId = randomUUID()
  const design = { id: designId, name: 'Home kit', document: createDesign('soccer') }
  await shop.call('POST /api/designs', { token, body: design })
  const kit = { designId, productType: 'SOCCER_KIT', fabric: 'interlock', size: 'M', sleeve: 'short', qty: 10 } as const
  const body = { lines: [kit], address: 'House 12, Street 271, Phnom Penh', phone: '012 345 678' }
  const order = async () => shop.call('POST /api/orders', { token, body, headers: { 'idempotency-key': randomUUID() } })
  return { order }
}

describe('fabrics', () => {
  const offered = async (): Promise<string[]> => {
    const { value } = await shop.call('GET /api/products/{productType}', { params: { productType: 'SOCCER_KIT' } })
    return value.fabrics.map(({ id }) => id)
  }

  test('are added, renamed and put in another order', async () => {
    const { value: before } = await ask('GET /api/office/prices')
    const silk = { id: 'f-silk', name: { en: ' Silk ', kh: 'សូត្រ' }, material: 'satin', isRetired: false }
    const base = { ...before.base, SOCCER_KIT: { ...before.base.SOCCER_KIT, 'f-silk': 3000 } }
    const body = { ...before, base, fabrics: [silk, ...before.fabrics.toReversed()] }
    const order = ['f-silk', ...before.fabrics.map(({ id }) => id).toReversed()].join(' ')
    const { value } = await savePrices(body)
    expect(value.fabrics[0]).toEqual({ ...silk, name: { en: 'Silk', kh: 'សូត្រ' }, facts: NO_FACTS, card: NO_CARD })
    expect(await offered()).toEqual(['f-silk', 'mesh', 'interlock'])
    const { value: versions } = await ask('GET /api/office/prices/versions', { query: { pageSize: '1' } })
    expect(versions.items[0]!.changes).toContainEqual({
      path: 'order',
      before: before.fabrics.map(({ id }) => id).join(' '),
      after: order,
    })
    await savePrices(before)
  })

  test('that are retired are sold no more, and keep their prices and their names', async () => {
    const { order } = await createCustomer()
    expect((await order()).status).toBe(201)
    const { value: before } = await ask('GET /api/office/prices')
    const fabrics = before.fabrics.map(fabric => ({ ...fabric, isRetired: fabric.id === 'interlock' }))
    const { value: after } = await savePrices({ ...before, fabrics })
    expect(withoutVersion(after)).toEqual(withoutVersion({ ...before, fabrics }))
    expect(await offered()).toEqual(['mesh'])
    expect((await order()).error?.id).toBe('no-price')
    const { value: shown } = await shop.call('GET /api/pricing')
    expect([shown.quantitySteps.interlock, shown.fabricNames.interlock?.en]).toEqual([undefined, 'Interlock'])
    await savePrices(before)
    expect(await offered()).toEqual(['interlock', 'mesh'])
  })

  test('keep ordered ones; missing names, duplicate ids and empty lists are refused', async () => {
    const { value: before } = await ask('GET /api/office/prices')
    const { interlock: _base, ...soccer } = before.base.SOCCER_KIT!
    const { interlock: _steps, ...steps } = before.steps
    const base = { SOCCER_KIT: soccer }
    const without = { ...before, base, steps, fabrics: before.fabrics.filter(({ id }) => id !== 'interlock') }
    expect((await savePrices(without)).error).toMatchObject({
      id: 'prices-invalid',
      fields: [{ path: 'fabrics.interlock' }],
    })
    const first = before.fabrics[0]!
    for (const [fabrics, id] of [
      [[{ ...first, name: { en: ' ', kh: '' } }, ...before.fabrics.slice(1)], 'invalid-input'],
      [[first, ...before.fabrics], 'prices-invalid'],
      [before.fabrics.map(fabric => ({ ...fabric, isRetired: true })), 'prices-invalid'],
    ] as const)
      expect((await savePrices({ ...before, fabrics })).error?.id).toBe(id)
    expect((await ask('GET /api/office/prices')).value).toEqual(before)
  })
})

describe('a price list that cannot be', () => {
  const steps = (...list: [from: number, percent: number][]) => ({
    mesh: list.map(([from, percent]) => ({ from, percent })),
  })
  const day = (n: number): string => new Date(Date.UTC(2026, 11, n)).toISOString()
  test.each<[string, (list: Prices) => object, string[]]>([
    ['nothing is wrong', () => ({}), []],
    ['a fabric twice', ({ fabrics }) => ({ fabrics: [fabrics[0], ...fabrics] }), ['fabrics duplicate']],
    [
      'no fabric that is sold',
      ({ fabrics }) => ({ fabrics: fabrics.map(each => ({ ...each, isRetired: true })) }),
      ['fabrics required'],
    ],
    [
      'cloth that nobody can show',
      ({ fabrics }) => ({ fabrics: fabrics.map((each, i) => (i === 1 ? { ...each, material: 'velvet' } : each)) }),
      ['fabrics.1.material not-offered'],
    ],
    [
      'the price of a fabric that is not listed',
      ({ base }) => ({ base: { ...base, TSHIRT: { ...base.TSHIRT, silk: 100 } } }),
      ['base.TSHIRT.silk not-offered'],
    ],
    ['steps of one', list => ({ steps: { ...list.steps, silk: [] } }), ['steps.silk not-offered']],
    ['steps that rise', () => ({ steps: steps([10, 0], [20, 5], [30, 5]) }), []],
    ['a step twice', () => ({ steps: steps([10, 0], [20, 5], [20, 6]) }), ['steps.mesh.2 too-small']],
    ['a step that takes back', () => ({ steps: steps([10, 5], [20, 4], [30, 4]) }), ['steps.mesh.1 too-small']],
    ['a promotion of a day', () => ({ promotion: { percent: 5, from: day(1), until: day(2) } }), []],
    [
      'a promotion of no time',
      () => ({ promotion: { percent: 5, from: day(1), until: day(1) } }),
      ['promotion.until too-small'],
    ],
  ])('is told where: %s', async (_, change, wanted) => {
    const { value: before } = await ask('GET /api/office/prices')
    const { status, error } = await savePrices({ ...before, ...change(before) })
    expect((error?.fields ?? []).map(({ path, id }) => `${path} ${id}`)).toEqual(wanted)
    expect([status, error?.id]).toEqual(wanted.length > 0 ? [422, 'prices-invalid'] : [200, undefined])
    if (wanted.length === 0) await savePrices(before)
    expect(withoutVersion((await ask('GET /api/office/prices')).value)).toEqual(withoutVersion(before))
  })
})

describe('the price lists there were', () => {
  const versions = async () => (await ask('GET /api/office/prices/versions', { query: { pageSize: '3' } })).value
  const read = async (version: number) =>
    ask('GET /api/office/prices/versions/{version}', { params: { version: String(version) } })

  test('record who changed what from what to what; an unchanged save records nothing', async () => {
    const { value: before } = await ask('GET /api/office/prices')
    const base = { ...before.base, TSHIRT: { ...before.base.TSHIRT, cotton: 990 } }
    const promotion = { percent: 10, from: '2026-12-01T00:00:00.000Z', until: '2026-12-31T23:59:59.999Z' }
    const { value: after } = await savePrices({ ...before, base, promotion })
    expect(after.version).toBe(before.version + 1)
    await savePrices(after)
    const [newest] = (await versions()).items
    expect(newest).toMatchObject({ version: after.version, by: 'Sokha Chan', savedAt: expect.any(String) })
    expect(newest!.changes).toEqual(
      expect.arrayContaining([
        { path: 'base.TSHIRT.cotton', before: before.base.TSHIRT!['cotton'], after: 990 },
        { path: 'promotion.percent', before: null, after: 10 },
      ]),
    )
    expect(newest!.changes).toHaveLength(4)
    expect((await read(after.version)).value).toEqual(after)
    expect(withoutVersion((await read(before.version)).value)).toEqual(withoutVersion(before))
    expect((await read(99_999)).error?.id).toBe('not-found')
    await savePrices(before)
  })

  test('begin with the one that the shop came with', async () => {
    const { value } = await ask('GET /api/office/prices/versions', { query: { pageSize: '100' } })
    expect(value.items.at(-1)).toEqual({ version: 0, savedAt: null, by: '', changes: [] })
    expect(value.items).toHaveLength(value.total)
  })

  test('are never overwritten by who has not seen the latest', async () => {
    const { value: before } = await ask('GET /api/office/prices')
    await savePrices({ ...before, leadTimeDays: before.leadTimeDays + 1 })
    const { value: latest } = await ask('GET /api/office/prices')
    const late = await ask('PUT /api/office/prices', { body: { ...before, minimumQty: 99 } })
    expect(late.error?.id).toBe('stale-version')
    expect((await ask('GET /api/office/prices')).value).toEqual(latest)
    const both = await Promise.all(
      [11, 12].map(async minimumQty => ask('PUT /api/office/prices', { body: { ...latest, minimumQty } })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 412])
    await savePrices(before)
  })
})

describe('size charts', () => {
  const KEY = 'PUT /api/office/sizecharts/{productType}'
  const { rows } = defaultChart('TSHIRT')
  const save = async (M: object, version: number) =>
    ask(KEY, { params: { productType: 'TSHIRT' }, body: { version, rows: { ...rows, M } } })

  test('are changed as a new version that the shop shows at once', async () => {
    const { value: all } = await ask('GET /api/office/sizecharts')
    expect(all.items).toHaveLength(8)
    const { version } = all.items.find(({ type }) => type === 'TSHIRT')!
    const saved = await save({ ...rows.M, length: 704 }, version)
    expect(saved.value).toMatchObject({ type: 'TSHIRT', version: version + 1 })
    const { value: shown } = await shop.call('GET /api/sizecharts')
    const chart = shown.items.find(({ type }) => type === 'TSHIRT')!
    expect([chart.version, chart.rows[2]?.mm.length]).toEqual([version + 1, 704])
    expect((await save({ ...rows.M, length: 706 }, version)).error?.id).toBe('stale-version')
  })

  test('that cannot be sewn are refused with the cells that are wrong', async () => {
    const { value: all } = await ask('GET /api/office/sizecharts')
    const { version } = all.items.find(({ type }) => type === 'TSHIRT')!
    const { error } = await save({ halfChest: 900, length: 710, sleeve: 220 }, version)
    expect(error).toMatchObject({ id: 'size-chart-invalid' })
    expect(error?.fields).toEqual([
      { path: 'rows.M.halfChest', id: 'out-of-step' },
      { path: 'rows.M.longSleeve', id: 'required' },
      { path: 'rows.L.halfChest', id: 'out-of-step' },
    ])
    for (const M of [
      { ...rows.M, length: 70.5 },
      { ...rows.M, length: '700' },
      { ...rows.M, hem: 1 },
    ])
      expect((await save(M, version)).error?.id).toBe('invalid-input')
    const { S: _missing, ...others } = rows
    const body = { version, rows: others }
    const missing = (await ask(KEY, { params: { productType: 'TSHIRT' }, body })).error
    expect(missing?.id).toBe('size-chart-invalid')
    expect(missing?.fields).toContainEqual({ path: 'rows.S.length', id: 'required' })
    const foreign = { version, rows: { ...rows, 10: rows.M } }
    expect((await ask(KEY, { params: { productType: 'TSHIRT' }, body: foreign })).error).toMatchObject({
      id: 'size-chart-invalid',
      fields: [{ path: 'rows.10', id: 'size-not-offered' }],
    })
  })
})
