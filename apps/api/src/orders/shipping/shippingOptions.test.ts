import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../database/index.ts'
import { createTestShop, type TestShop } from '../../http/testing.ts'
import { moveLatePromises } from '../progress/moveLatePromises.ts'
import { createBuyer, lineOf } from '../testing/buyer.ts'

let shop: TestShop
let buyer: Awaited<ReturnType<typeof createBuyer>>
let store: string
let admin: string
/** A Monday before a week without holidays. */
const MONDAY = new Date('2027-02-01T03:00:00Z')
beforeAll(async () => {
  shop = await createTestShop()
  shop.clock.now = new Date(MONDAY)
  buyer = await createBuyer(shop)
  store = await shop.signInStaff('store@angkor.example')
  admin = await shop.signInStaff('admin@angkor.example')
})
afterAll(async () => shop.close())

const run = async (query: ReturnType<typeof sql>) =>
  shop.database.withTenant(await shop.tenantId('angkor'), async trx => query.execute(trx))

type Terms = Awaited<ReturnType<typeof readTerms>>
const readTerms = async () => (await shop.call('GET /api/office/shipping', { token: admin })).value.terms
const setTerms = async (change: (terms: Terms) => object) =>
  shop.call('PUT /api/office/shipping', { token: admin, body: change(await readTerms()) as Terms })
const shipping = (change: object = {}) => ({ shipping: { method: 'courier', ...change } })
const options = async (qty = 10) =>
  (await shop.call('POST /api/shipping/options', { body: { lines: [lineOf(buyer.designId, { qty })] } })).value
const courier = async (qty?: number) => (await options(qty)).methods.find(({ method }) => method === 'courier')!

test('an order is promised the day that the checkout showed', async () => {
  const shown = await courier()
  const order = await buyer.order({
    body: shipping({ place: '120101', purchaseNumber: 'PO 7', mapPoint: '11.55, 104.92' }),
  })
  expect(order.shipping).toMatchObject({
    method: 'courier',
    promisedOn: shown.promisedOn,
    firstPromisedOn: shown.promisedOn,
    purchaseNumber: 'PO 7',
    mapPoint: '11.55, 104.92',
  })
  expect(order.shipping.places.map(({ en }) => en)).toEqual(['Phnom Penh', 'Chamkar Mon', 'Tonle Basak'])
  expect(order.shipping.steps.map(({ step, isDone }) => [step, isDone])).toEqual([
    ['placed', true],
    ['approved', false],
    ['production', false],
    ['ready', false],
    ['delivered', false],
  ])
  const days = order.shipping.steps.map(({ on }) => on!)
  expect(days).toEqual([...days].sort())
  expect(days.at(-1)).toBe(shown.promisedOn)
  expect((await buyer.get(order.id)).value.shipping).toEqual(order.shipping)
})

test('the shown total includes delivery and rush', async () => {
  await setTerms(terms => ({
    ...terms,
    rush: { days: 4, percent: 20, capacityPerDay: 40 },
    methods: { ...terms.methods, bus: { isOn: true, cents: 150, days: 1, note: { en: 'Bring the number', kh: '' } } },
  }))
  const goods = (await buyer.order()).totalCents
  const fees = 150 + goods / 5
  const body = { ...shipping({ method: 'bus', isRush: true }), shownTotalCents: goods }
  expect((await buyer.place({ body })).error?.id).toBe('price-changed')
  const order = await buyer.order({ body: { ...body, shownTotalCents: goods + fees } })
  expect([order.totalCents, order.subtotalCents - order.discountCents]).toEqual([goods + fees, goods])
  expect(order.fees).toEqual([
    { kind: 'shipping', cents: 150, text: '' },
    { kind: 'rush', cents: goods / 5, text: '' },
  ])
})

test('an impossible day is refused, and a day that rush keeps is accepted', async () => {
  const shown = await courier()
  expect(shown.rushOn! < shown.promisedOn).toBe(true)
  const place = async (change: object) => {
    const { status, error } = await buyer.place({ body: shipping(change) })
    return error?.id ?? status
  }
  expect(await place({ neededBy: shown.rushOn })).toBe('needed-by-too-early')
  expect(await place({ neededBy: shown.rushOn, isRush: true })).toBe(201)
  expect(await place({ neededBy: shown.promisedOn })).toBe(201)
  expect(await place({ neededBy: '2027-01-31' })).toBe('needed-by-past')
  expect(await place({ neededBy: '2027-02-30' })).toBe('invalid-input')
  expect(await place({ neededBy: '9999-12-31' })).toBe('invalid-input')
  expect(await place({ mapPoint: 'javascript:alert(1)' })).toBe('invalid-input')
  expect(await place({ mapPoint: 'https://www.google.com.evil.example/maps' })).toBe('invalid-input')
  expect(await place({ place: '999999' })).toBe('invalid-input')
  await setTerms(terms => ({ ...terms, rush: null }))
  expect(await place({ isRush: true })).toBe('rush-not-offered')
  await setTerms(terms => ({ ...terms, methods: { ...terms.methods, bus: { ...terms.methods.bus, isOn: false } } }))
  expect(await place({ method: 'bus' })).toBe('method-not-offered')
})

test('orders that wait fill the capacity and move the promise of new ones', async () => {
  await setTerms(terms => ({ ...terms, capacityPerDay: 1000 }))
  const before = await courier()
  await setTerms(terms => ({ ...terms, capacityPerDay: 2 }))
  expect((await courier()).promisedOn > before.promisedOn).toBe(true)
  await setTerms(terms => ({ ...terms, capacityPerDay: null }))
})

test('a calendar of a thousand holidays is refused and changes nothing', async () => {
  const before = await readTerms()
  const name = { en: 'Feast', kh: 'បុណ្យ' }
  const thousand = Array.from({ length: 1000 }, () => ({ from: '2027-03-01', until: '2027-03-01', name }))
  const put = async (change: object) => (await setTerms(terms => ({ ...terms, ...change }))).error?.id
  expect(await put({ holidays: thousand })).toBe('invalid-input')
  expect(await put({ holidays: [{ from: '2027-03-02', until: '2027-03-01', name }] })).toBe('invalid-input')
  expect(await put({ holidays: [{ from: '2027-03-01', until: '2028-03-01', name }] })).toBe('invalid-input')
  expect(await put({ workingDays: [] })).toBe('invalid-input')
  expect(await put({ workingDays: [1, 1] })).toBe('invalid-input')
  expect(await readTerms()).toEqual(before)
})

test('an own holiday moves the promise', async () => {
  const before = await courier()
  const day = before.promisedOn
  await setTerms(terms => ({ ...terms, holidays: [{ from: day, until: day, name: { en: 'Moving', kh: 'ផ្លាស់ទី' } }] }))
  expect((await courier()).promisedOn > day).toBe(true)
  await setTerms(terms => ({ ...terms, holidays: null }))
})

test('a promise that slips moves once, with one mail', async () => {
  await run(sql`update orders set status = 'CANCELED'`)
  const order = await buyer.order({ body: shipping() })
  await shop.mails()
  const tidy = async () =>
    shop.database.withTenant(await shop.tenantId('angkor'), async trx => moveLatePromises(trx, shop.clock.now))
  await tidy()
  expect(await tidy()).toBe(0)
  // The review was to end yesterday.
  await run(sql`update orders set placed_at = placed_at - interval '7 days' where id = ${order.id}::uuid`)
  await run(sql`update order_shipping set approve_on = '2027-01-31' where order_id = ${order.id}::uuid`)
  expect(await tidy()).toBe(1)
  const mails = await shop.mails()
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    [buyer.email, `New delivery day for order ${order.number}`],
  ])
  expect(await tidy()).toBe(0)
  const { value } = await buyer.get(order.id)
  expect(value.shipping.promisedOn! > order.shipping.promisedOn!).toBe(true)
  expect(value.shipping.firstPromisedOn).toBe(order.shipping.promisedOn)
})

test('staff change the day with a reason that the customer reads', async () => {
  const order = await buyer.order({ body: shipping() })
  await shop.mails()
  const change = async (on: string, token = store) =>
    shop.call('PUT /api/office/orders/{id}/promise', {
      token,
      params: { id: order.id },
      body: { on, reason: 'The cloth comes late' },
    })
  expect((await change('2027-01-01')).error?.id).toBe('needed-by-past')
  expect((await change('2027-05-03', buyer.token)).status).toBe(403)
  expect((await change('2027-05-03')).value).toMatchObject({
    promisedOn: '2027-05-03',
    promiseReason: 'The cloth comes late',
  })
  const [mail] = await shop.mails()
  expect(mail!.text).toContain('The cloth comes late')
  expect((await buyer.get(order.id)).value.shipping.promisedOn).toBe('2027-05-03')
})

test('addresses are saved by name, offered again, and only to their owner', async () => {
  const address = { name: 'School', place: '1710', address: 'Road 6', landmark: '', phone: '012 345 678' }
  const save = async (change: object = {}) =>
    shop.call('POST /api/addresses', {
      token: buyer.token,
      body: { ...address, directions: 'Blue gate', mapPoint: '', ...change },
    })
  expect((await save()).status).toBe(201)
  const { value } = await save({ address: 'Road 7' })
  expect(value.items).toMatchObject([{ ...address, address: 'Road 7', phone: '+85512345678', directions: 'Blue gate' }])
  expect((await save({ place: '77' })).error?.id).toBe('invalid-input')
  expect((await save({ phone: 'none' })).error?.id).toBe('phone-invalid')
  const other = await createBuyer(shop)
  const { value: none } = await shop.call('GET /api/addresses', { token: other.token })
  expect(none.items).toEqual([])
  const params = { id: value.items[0]!.id }
  expect((await shop.call('DELETE /api/addresses/{id}', { token: other.token, params })).error?.id).toBe('not-found')
  const many = await Promise.all(Array.from({ length: 22 }, async (_, i) => save({ name: `Place ${i}` })))
  expect(many.filter(({ status }) => status === 201)).toHaveLength(19)
  const gone = await shop.call('DELETE /api/addresses/{id}', { token: buyer.token, params })
  expect(gone.value.items).toHaveLength(19)
})

test('places are listed from the province down to the commune', async () => {
  const { value } = await shop.call('GET /api/places', {})
  expect(value.items.find(({ name }) => name.en === 'Siem Reap')!.districts.length).toBe(13)
  const { value: communes } = await shop.call('GET /api/places/{district}', { params: { district: '1201' } })
  expect(communes.items[0]!.name).toEqual({ en: 'Tonle Basak', kh: 'ទន្លេបាសាក់' })
  expect((await shop.call('GET /api/places/{district}', { params: { district: '9999' } })).error?.id).toBe('not-found')
})
