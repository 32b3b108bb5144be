import { COST_LIMITS, type Call } from '@kitwright/contract'
import { dayAfter, dayIn, DEFAULT_TIME_ZONE } from '@kitwright/measure'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compactTallies, sql } from '../../database/index.ts'
import { ensureTallied } from '../../orders/index.ts'
import { refreshOrders } from './refreshQueues.ts'
import { createTestShop, type TestShop } from '../testing.ts'
import { createBuyer, lineOf } from '../../orders/testing/buyer.ts'

type Prices = Call<'PUT /api/office/suppliers/{id}/costs/{day}'>['body']

let shop: TestShop
let admin: string
let store: string
let supplierId: string
beforeAll(async () => {
  shop = await createTestShop({ rateLimits: 'off' })
  admin = await shop.signInStaff('admin@angkor.example')
  store = await shop.signInStaff('store@angkor.example')
  supplierId = await addSupplier('Mekong Print')
})
afterAll(async () => shop.close())

const run = async <T>(query: ReturnType<typeof sql<T>>) =>
  shop.database.withTenant(await shop.tenantId('angkor'), async trx => query.execute(trx))
const today = (): string => dayIn(shop.clock.now, DEFAULT_TIME_ZONE)
const refresh = async () => refreshOrders(shop.database, shop.clock.now)

async function addSupplier(name: string, metreCents = 0): Promise<string> {
  const body = {
    name,
    contact: '',
    email: '' as const,
    phone: '',
    language: 'en' as const,
    rolls: [{ fabric: 'interlock', widthMm: 1500, lie: 'along' as const, metreCents }],
    seamMm: 8,
    hemMm: 20,
    bleedMm: 3,
    isMirrored: false,
    cutName: 'CutContour',
  }
  return (await shop.call('POST /api/office/suppliers', { token: admin, body })).value.id
}

const PRICES: Prices = {
  currency: 'USD',
  cloth: [{ fabric: 'interlock', widthMm: null, metre: 400 }],
  utilisationPercent: 75,
  print: { squareMetre: 250, setUp: 500, garment: null },
  sewing: [{ productType: 'SOCCER_KIT', per: 'garment', amount: 180, sizes: [{ size: 'XXL', amount: 220 }] }],
  packing: { order: 300, garment: 0 },
}
const FROM = '2020-01-01'
const put = async (change: Partial<Prices> = {}, { version = 0, day = FROM, token = admin, id = supplierId } = {}) =>
  shop.call('PUT /api/office/suppliers/{id}/costs/{day}', {
    token,
    params: { id, day },
    body: { ...PRICES, ...change },
    headers: { 'if-match': `"${version}"` },
  })
const costOf = async (id: string, token = admin, host?: string) =>
  shop.call('GET /api/office/orders/{id}/cost', { token, params: { id }, host })
const rowOf = async (id: string, token = admin) =>
  (await shop.call('GET /api/office/orders', { token, query: {} })).value.items.find(row => row.id === id)!

/** Places an order and gives it to a supplier. */
async function place(lines: Parameters<typeof lineOf>[1][] = [{}], supplier: string | null = supplierId) {
  const buyer = await createBuyer(shop)
  const order = await buyer.order({ lines: lines.map(line => lineOf(buyer.designId, line)) })
  await run(sql`update orders set supplier_id = ${supplier}, supplier = (select name from suppliers where id = ${supplier})
    where id = ${order.id}`)
  return { ...order, buyer }
}
const bill = async (id: string, change: object = {}, token = admin) =>
  shop.call('POST /api/office/orders/{id}/supplier-invoices', {
    token,
    params: { id },
    body: {
      number: 'A-17',
      day: '2026-11-20',
      currency: 'USD',
      amount: 5_000,
      covers: ['cloth', 'print', 'sewing', 'packing'],
      note: '',
      ...change,
    } as never,
  })

test('a list of prices is stored with its version; an older one changes nothing', async () => {
  const id = await addSupplier('Sewing House')
  const first = await put({}, { id })
  expect(first.value.items).toMatchObject([{ ...PRICES, validFrom: FROM, version: 1, rielPerDollar: null }])
  expect((await put({}, { id })).status).toBe(412)
  expect((await put({ packing: { order: 1, garment: null } }, { id, version: 1 })).value.items[0]).toMatchObject({
    version: 2,
    packing: { order: 1, garment: null },
  })
  const remove = async (version: number) =>
    shop.call('DELETE /api/office/suppliers/{id}/costs/{day}', {
      token: admin,
      params: { id, day: FROM },
      headers: { 'if-match': `"${version}"` },
    })
  expect((await remove(1)).status).toBe(412)
  expect((await remove(2)).value.items).toEqual([])
})

test('an order is estimated from its pieces by the share of the roll', async () => {
  await put()
  const { id, totalCents } = await place()
  const { value } = await costOf(id)
  expect(value).toMatchObject({ state: 'estimate', totalCents, missing: [], utilisationPercent: 75 })
  const cents = Object.fromEntries(value.parts.map(part => [part.kind, part.cents]))
  const metres = value.clothMm / 1000
  // Ten kits of size M: the pieces of one cover 1.2 to 1.8 m² within their cut lines.
  expect(value.printMm2).toBeGreaterThan(12e6)
  expect(value.printMm2).toBeLessThan(18e6)
  expect(metres).toBeCloseTo(value.printMm2 / 1e6 / 1.5 / 0.75, 2)
  expect(cents).toMatchObject({ sewing: 1_800, packing: 300, remakes: 0 })
  expect(Math.abs(cents.cloth! - metres * 400)).toBeLessThan(1)
  expect(Math.abs(cents.print! - (500 + (value.printMm2 / 1e6) * 250))).toBeLessThan(1)
  expect(value.marginCents).toBe(totalCents - value.cents)
})

test('prices are those of the day of approval', async () => {
  const id = await addSupplier('Dated')
  await put({}, { id })
  await put({ packing: { order: 9_900, garment: null } }, { id, day: dayAfter(today(), 1) })
  const order = await place([{}], id)
  const packing = async () => (await costOf(order.id)).value.parts.find(({ kind }) => kind === 'packing')!.cents
  expect(await packing()).toBe(300)
  await run(sql`update orders set approved_at = now() + interval '3 days' where id = ${order.id}`)
  expect(await packing()).toBe(9_900)
})

test('missing prices are named with fabric, product and supplier, and leave no margin', async () => {
  const id = await addSupplier('Bare')
  const order = await place([{}, { fabric: 'mesh' }], id)
  expect((await costOf(order.id)).value).toMatchObject({ state: 'incomplete', missing: [{ kind: 'list', of: '' }] })
  await put({ cloth: [], sewing: [], packing: { order: null, garment: null } }, { id })
  const { value } = await costOf(order.id)
  expect(value).toMatchObject({ state: 'incomplete', marginCents: null, marginPermille: null })
  expect(value.missing).toEqual([
    { kind: 'roll', of: 'mesh' },
    { kind: 'cloth', of: 'interlock' },
    { kind: 'sewing', of: 'SOCCER_KIT' },
    { kind: 'packing', of: '' },
  ])
  const alone = await place([{}], null)
  expect((await costOf(alone.id)).value.missing).toEqual([{ kind: 'supplier', of: '' }])
})

test('an invoice in riel replaces what it covers, at the shop’s rate', async () => {
  await put({}, { version: 1 })
  const { id } = await place()
  const billed = await bill(id, { currency: 'KHR', amount: 205_000, covers: ['sewing', 'packing'] })
  expect([billed.status, billed.value.invoices]).toMatchObject([
    201,
    [{ cents: 5_000, rielPerDollar: 4100, hasFile: false }],
  ])
  expect(billed.value).toMatchObject({ billedCents: 5_000, state: 'estimate' })
  expect((await bill(id)).error?.id).toBe('invoice-taken')
  const rest = await bill(id, { number: 'B-1', amount: 2_000, covers: ['cloth', 'print'] })
  expect(rest.value).toMatchObject({ cents: 7_000, billedCents: 7_000, state: 'billed' })
  const params = { id: rest.value.invoices[0]!.id }
  const left = await shop.call('DELETE /api/office/supplier-invoices/{id}', { token: admin, params })
  expect(left.value.invoices).toHaveLength(1)
  expect((await shop.call('DELETE /api/office/supplier-invoices/{id}', { token: admin, params })).status).toBe(404)
})

test('the file of an invoice is for administrators alone', async () => {
  const { id, buyer } = await place()
  const invoice = (await bill(id)).value.invoices[0]!
  const png = await sharp({ create: { width: 60, height: 90, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const url = `/api/office/supplier-invoices/${invoice.id}/file`
  const payload = new FormData()
  payload.append('file', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'invoice.png')
  const headers = (token: string) => ({ host: 'localhost', authorization: `Bearer ${token}` })
  expect((await shop.app.inject({ method: 'POST', url, payload, headers: headers(admin) })).statusCode).toBe(200)
  const look = async (token: string) => (await shop.app.inject({ url, headers: headers(token) })).statusCode
  expect([await look(admin), await look(store), await look(buyer.token)]).toEqual([200, 403, 403])
  const files = await shop.call('GET /api/files', { token: admin, query: {} })
  expect(files.value?.items ?? []).toEqual([])
})

test.each<[string, object, string]>([
  ['a price above the highest', { packing: { order: COST_LIMITS.cents + 1, garment: null } }, 'cost-too-high'],
  ['a price below zero', { packing: { order: -1, garment: null } }, 'invalid-input'],
  ['a price of half a cent', { packing: { order: 0.5, garment: null } }, 'invalid-input'],
  ['a price beyond every number', { packing: { order: 1e308, garment: null } }, 'invalid-input'],
  ['another currency', { currency: 'EUR' }, 'invalid-input'],
  ['a roll that is covered by nothing', { utilisationPercent: 0 }, 'invalid-input'],
  ['a fabric twice', { cloth: [PRICES.cloth[0], PRICES.cloth[0]] }, 'invalid-input'],
  ['an unknown product', { sewing: [{ ...PRICES.sewing[0], productType: 'HAT' }] }, 'invalid-input'],
])('%s is refused', async (_, change, error) => {
  const id = await addSupplier(`Refused ${Math.random()}`)
  expect((await put(change as never, { id })).error?.id).toBe(error)
  const { value } = await shop.call('GET /api/office/suppliers/{id}/costs', { token: admin, params: { id } })
  expect(value.items).toEqual([])
})

test('a list in riel keeps the rate that it was stored with', async () => {
  const id = await addSupplier('Riel')
  const { value } = await put({ currency: 'KHR', packing: { order: 4_000_000, garment: null } }, { id })
  expect(value.items[0]).toMatchObject({ currency: 'KHR', rielPerDollar: 4100 })
})

test('riel are refused in a shop without a rate', async () => {
  await run(sql`update tenants set settings = settings #- '{payment,rielPerDollar}' where id = current_tenant_id()`)
  const other = await createTestShop({ beside: shop })
  const token = await other.signInStaff('admin@angkor.example')
  const list = await other.call('PUT /api/office/suppliers/{id}/costs/{day}', {
    token,
    params: { id: supplierId, day: '2021-01-01' },
    body: { ...PRICES, currency: 'KHR' },
    headers: { 'if-match': '"0"' },
  })
  expect(list.error?.id).toBe('riel-rate-missing')
  await other.close()
  await run(
    sql`update tenants set settings = jsonb_set(settings, '{payment,rielPerDollar}', '4100') where id = current_tenant_id()`,
  )
})

test('an invoice that no order can have is refused', async () => {
  const { id } = await place()
  expect((await bill(id, { amount: COST_LIMITS.invoiceCents + 1 })).error?.id).toBe('cost-too-high')
  expect((await bill(id, { amount: 4_000_000_001 })).error?.id).toBe('invalid-input')
  expect((await bill(id, { currency: 'KHR', amount: 4_000_000_000 })).status).toBe(201)
  expect((await bill(id, { covers: [] })).error?.id).toBe('invalid-input')
  expect((await bill(id, { covers: ['print', 'print'] })).error?.id).toBe('invalid-input')
  expect((await bill((await place([{}], null)).id)).error?.id).toBe('order-without-supplier')
})

test('costs are hidden from stores, customers and other shops', async () => {
  const { id, buyer } = await place()
  await refresh()
  expect([(await costOf(id, store)).status, (await costOf(id, buyer.token)).status]).toEqual([403, 403])
  expect([(await put({}, { token: store })).status, (await bill(id, {}, store)).status]).toEqual([403, 403])
  const host = 'mekong.localhost'
  const other = await shop.signInStaff('admin@mekong.example', { host })
  expect((await costOf(id, other, host)).status).toBe(404)
  const params = { id: supplierId, day: FROM }
  const foreign = await shop.call('PUT /api/office/suppliers/{id}/costs/{day}', {
    token: other,
    host,
    params,
    body: PRICES,
    headers: { 'if-match': '*' },
  })
  expect(foreign.status).toBe(404)
  expect([(await rowOf(id)).cost?.state, (await rowOf(id, store)).cost]).toEqual(['estimate', null])
  for (const sort of ['margin', '-cost'] as const)
    expect((await shop.call('GET /api/office/orders', { token: store, query: { sort } })).error?.id).toBe('forbidden')
  expect(JSON.stringify((await buyer.get(id)).value)).not.toMatch(/cost|margin/i)
})

test('the list of orders sorts by margin, with unknown ones last both ways', async () => {
  const cheap = await place([{ qty: 40 }])
  const dear = await place()
  const unknown = await place([{}], null)
  await bill(cheap.id, { amount: 100 })
  await bill(dear.id, { amount: dear.totalCents + 5_000 })
  await refresh()
  const sorted = async (sort: 'margin' | '-margin' | 'cost') =>
    (await shop.call('GET /api/office/orders', { token: admin, query: { sort, pageSize: 100 } })).value.items.map(
      row => row.id,
    )
  const up = await sorted('margin')
  expect(up.indexOf(dear.id)).toBeLessThan(up.indexOf(cheap.id))
  const down = await sorted('-margin')
  expect(down.indexOf(cheap.id)).toBeLessThan(down.indexOf(dear.id))
  expect([up, down].map(ids => ids.indexOf(unknown.id) > ids.indexOf(dear.id))).toEqual([true, true])
  expect((await sorted('cost'))[0]).toBe(cheap.id)
  expect((await rowOf(dear.id)).cost).toMatchObject({ state: 'billed', marginCents: -5_000 })
})

test('changes of prices, lines and totals reach the stored cost', async () => {
  const { id } = await place()
  await refresh()
  const before = (await rowOf(id)).cost!
  const { value } = await shop.call('GET /api/office/suppliers/{id}/costs', {
    token: admin,
    params: { id: supplierId },
  })
  const { version } = value.items.find(({ validFrom }) => validFrom === FROM)!
  await put({ packing: { order: 1_300, garment: 0 } }, { version })
  await refresh()
  expect((await rowOf(id)).cost!.cents).toBe(before.cents + 1_000)
  await run(sql`update orders set total_cents = total_cents + 700, fees_cents = fees_cents + 700 where id = ${id}`)
  expect((await rowOf(id)).cost!.marginCents).toBe(before.marginCents! - 1_000 + 700)
})

test('margins of a period sum known orders by product and count them', async () => {
  const from = today()
  const read = async () =>
    (await shop.call('GET /api/office/margins', { token: admin, query: { from, to: from } })).value
  await refresh()
  const before = await read()
  const known = await place()
  await bill(known.id, { amount: 2_000 })
  await place([{}], null)
  await refresh()
  const after = await read()
  expect(after.all).toMatchObject({
    orders: before.all.orders + 2,
    known: before.all.known + 1,
    salesCents: before.all.salesCents + known.totalCents,
    costCents: before.all.costCents + 2_000,
  })
  const sumOf = (key: 'salesCents' | 'costCents') => after.products.reduce((sum, product) => sum + product[key], 0)
  expect([sumOf('salesCents'), sumOf('costCents')]).toEqual([after.all.salesCents, after.all.costCents])
  await run(sql`update orders set status = 'CANCELED' where id = ${known.id}`)
  await refresh()
  expect((await read()).all.known).toBe(before.all.known)
})

/** Sums by day, product and state, of the lines that triggers wrote and of the orders' own rows. */
async function marginDays(zone: string): Promise<[tallied: object[], own: object[]]> {
  const tallied = run<object>(sql`
    select day::text, product_type, state, sum(orders)::int as orders, sum(qty)::int as qty, sum(sales_cents)::int as sales,
      sum(cost_cents)::int as cost from margin_tallies group by 1, 2, 3
    having (sum(orders), sum(qty), sum(sales_cents), sum(cost_cents)) <> (0, 0, 0, 0) order by 1, 2, 3`)
  const own = run<object>(sql`
    select (placed_at at time zone ${zone})::date::text as day, product_type, state, (count(*) filter (where is_first))::int as orders,
      sum(qty)::int as qty, sum(sales_cents)::int as sales, sum(cost_cents)::int as cost from order_margins group by 1, 2, 3
    having (count(*) filter (where is_first), sum(qty), sum(sales_cents), sum(cost_cents)) <> (0, 0, 0, 0) order by 1, 2, 3`)
  return [(await tallied).rows, (await own).rows]
}

test('the tallied margins of days equal the rows of the orders, also tidied and in another time zone', async () => {
  const { id } = await place()
  await place()
  // An order from shortly before midnight in Phnom Penh, on another day in UTC and in Auckland.
  await run(sql`update orders set placed_at = '2026-03-01T16:30:00Z' where id = ${id}`)
  await refresh()
  await shop.database.withTenant(await shop.tenantId('angkor'), async trx => ensureTallied(trx, DEFAULT_TIME_ZONE))
  await run(sql`update orders set status = 'CANCELED' where id = ${id}`)
  await refresh()
  await run(sql`update orders set status = 'REVIEWING' where id = ${id}`)
  await refresh()
  const [tallied, own] = await marginDays(DEFAULT_TIME_ZONE)
  expect(own.length).toBeGreaterThan(1)
  expect(tallied).toEqual(own)
  await shop.database.withTenant(await shop.tenantId('angkor'), compactTallies)
  expect((await marginDays(DEFAULT_TIME_ZONE))[0]).toEqual(own)
  await shop.database.withTenant(await shop.tenantId('angkor'), async trx => ensureTallied(trx, 'Pacific/Auckland'))
  const [there, ownThere] = await marginDays('Pacific/Auckland')
  expect(there).toEqual(ownThere)
  expect(there).not.toEqual(own)
})

test('the file of margins leaves unknown costs empty and is for administrators', async () => {
  const { number } = await place([{}], null)
  await refresh()
  const query = { from: today(), to: today() }
  expect((await shop.call('GET /api/office/margins/csv', { token: store, query })).status).toBe(403)
  const { raw } = await shop.call('GET /api/office/margins/csv', { token: admin, query })
  expect(raw.payload.split('\r\n').find(line => line.startsWith(number))).toMatch(/,\d+\.\d\d,,,,Prices missing$/)
})
