import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../database/index.ts'
import { createTestShop, type TestShop } from '../../http/testing.ts'
import { createBuyer } from '../testing/buyer.ts'
import { createOrderCounter, draftLine } from '../testing/orderCounter.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop({ rateLimits: 'off' })
})
afterAll(async () => shop.close())

/** A customer with a design, and staff with an unfinished order for them. */
async function createCase() {
  const buyer = await createBuyer(shop)
  const counter = await createOrderCounter(shop)
  const query = { search: buyer.email }
  const { value } = await shop.call('GET /api/office/customers', { token: counter.staff, query })
  const customerId = value.items[0]!.id
  const { value: draft } = await counter.start({ customerId, source: 'phone' })
  return { ...buyer, ...counter, buyerToken: buyer.token, customerId, draft }
}

test('customers, visitors and other shops reach no unfinished order', async () => {
  const { draft, buyerToken, customerId, order, designId, staff } = await createCase()
  const made = await order({ customerId, source: 'chat' }, { lines: [draftLine(designId)] })
  const mekong = await shop.signInStaff('store@mekong.example', { host: 'mekong.localhost' })
  const params = { id: draft.id }
  for (const token of [buyerToken, undefined]) {
    const who = token === undefined ? {} : { token }
    const status = token === undefined ? 401 : 403
    const body = { customerId, source: 'phone' as const }
    expect((await shop.call('POST /api/office/order-drafts', { ...who, body })).status).toBe(status)
    expect((await shop.call('GET /api/office/order-drafts', who)).status).toBe(status)
    expect((await shop.call('GET /api/office/order-drafts/{id}', { ...who, params })).status).toBe(status)
  }
  const there = { token: mekong, host: 'mekong.localhost' }
  expect((await shop.call('GET /api/office/order-drafts', there)).value.items).toEqual([])
  expect((await shop.call('GET /api/office/order-drafts/{id}', { ...there, params })).status).toBe(404)
  expect((await shop.call('DELETE /api/office/order-drafts/{id}', { ...there, params })).status).toBe(404)
  const place = { ...there, params, headers: { 'if-match': '"1"' }, body: { shownTotalCents: 0 } }
  expect((await shop.call('POST /api/office/order-drafts/{id}/place', place)).status).toBe(404)
  for (const body of [
    { customerId, source: 'phone' as const },
    { fillInOf: made.id, source: 'phone' as const },
  ])
    expect((await shop.call('POST /api/office/order-drafts', { ...there, body })).status).toBe(404)
  expect((await shop.call('DELETE /api/office/order-drafts/{id}', { token: staff, params })).status).toBe(204)
})

test('staff, blocked customers and unknown accounts get no order', async () => {
  const { start, customerId, staff } = await createCase()
  const { value: me } = await shop.call('GET /api/office/me', { token: staff })
  for (const id of [me.id, randomUUID()])
    expect((await start({ customerId: id, source: 'phone' })).error?.id).toBe('not-found')
  await shop.call('PUT /api/office/customers/{id}/blocked', {
    token: staff,
    params: { id: customerId },
    body: { isBlocked: true },
  })
  expect((await start({ customerId, source: 'phone' })).error?.id).toBe('not-found')
})

test('designs of others and templates that the shop does not show are refused', async () => {
  const [mine, other] = [await createCase(), await createCase()]
  const { value } = await mine.save(mine.draft, { lines: [draftLine(other.designId)] })
  expect(value.problem).toMatchObject({ id: 'not-found', fields: [{ path: 'lines.0.designId' }] })
  expect(value.designs).toEqual([])
  expect((await mine.place(mine.draft.id)).error?.id).toBe('not-found')
  const add = async (templateId: string) =>
    shop.call('POST /api/office/order-drafts/{id}/designs', {
      token: mine.staff,
      params: { id: mine.draft.id },
      body: { templateId },
    })
  const { value: theirs } = await shop.call('GET /api/templates', { host: 'mekong.localhost' })
  expect((await add(theirs.items[0]!.id)).error?.id).toBe('not-found')
  const { value: ours } = await shop.call('GET /api/templates', {})
  const hidden = ours.items[0]!.id
  await shop.database.withTenant(await shop.tenantId('angkor'), async trx =>
    sql`update templates set is_published = false where id = ${hidden}`.execute(trx),
  )
  expect((await add(hidden)).error?.id).toBe('not-found')
})

test('names that nobody prints are refused until the customer accepts that', async () => {
  const desk = await createCase()
  const lines = [draftLine(desk.designId, { printName: 'DARA', number: 9 })]
  await desk.save(desk.draft, { lines })
  expect((await desk.place(desk.draft.id)).error?.id).toBe('players-unprinted')
  await desk.save(desk.draft, { lines, acceptsUnprinted: true })
  const { value } = await desk.place(desk.draft.id)
  expect(await desk.read(value.id)).toMatchObject({ isUnprintedAccepted: true })
})

test('absurd prices, sources and a stale version change nothing', async () => {
  const desk = await createCase()
  const line = draftLine(desk.designId)
  const priced = (price: object) => ({ lines: [{ ...line, price }] })
  const wrong: object[] = [
    priced({ unitCents: -1, reason: 'x' }),
    priced({ unitCents: 9.5, reason: 'x' }),
    priced({ unitCents: 1_000_001, reason: 'x' }),
    { lines: [line], extras: [{ text: 'x', qty: 0, unitCents: 1 }] },
    { lines: [{ ...line, totalCents: 1 }] },
    { lines: [line], totalCents: 1 },
  ]
  for (const content of wrong)
    expect([content, (await desk.save(desk.draft, content)).error?.id]).toEqual([content, 'invalid-input'])
  const web = await desk.start({ customerId: desk.customerId, source: 'web' as never })
  expect(web.error?.id).toBe('invalid-input')
  const stale = (await desk.open(desk.draft.id)).raw.headers.etag as string
  expect((await desk.save(desk.draft, { lines: [line] }, stale)).status).toBe(200)
  expect((await desk.save(desk.draft, { lines: [] }, stale)).error?.id).toBe('stale-version')
  expect((await desk.open(desk.draft.id)).value.content.lines.length).toBe(1)
})
