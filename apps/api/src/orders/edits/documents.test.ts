import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../database/index.ts'
import { createTestShop, type TestShop } from '../../http/testing.ts'
import { createBuyer } from '../testing/buyer.ts'
import { createEditDesk, editedLines } from '../testing/editDesk.ts'
import { shopDayAfter } from '../testing/quoteDesk.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop({ rateLimits: 'off' })
})
afterAll(async () => shop.close())

const run = async <T>(query: ReturnType<typeof sql<T>>) =>
  shop.database.withTenant(await shop.tenantId('angkor'), async trx => (await query.execute(trx)).rows)

/** A desk whose administrator approves the designs and the order. */
async function createDesk() {
  const desk = await createEditDesk(shop)
  const admin = await shop.signInStaff('admin@angkor.example')
  const call = { token: admin, params: desk.params }
  const versionOf = async () => ({
    'if-match': (await shop.call('GET /api/office/orders/{id}', call)).raw.headers.etag as string,
  })
  const move = async (to: 'APPROVED' | 'CANCELED' | 'REVIEWING', note = 'By the test') =>
    shop.call('POST /api/office/orders/{id}/move', { ...call, headers: await versionOf(), body: { to, note } })
  const approve = async () => {
    await run(sql`update designs set status = 'ready' where id = ${desk.designId}`)
    expect((await move('APPROVED')).status).toBe(200)
  }
  const list = async () => (await shop.call('GET /api/office/orders/{id}/documents', call)).value.items
  const pay = async (cents: number) =>
    shop.call('POST /api/office/orders/{id}/payments', {
      ...call,
      headers: await versionOf(),
      body: { cents, method: 'bank', note: '' },
    })
  const refund = async (cents: number, creditReason: string, token = admin) =>
    shop.call('POST /api/office/orders/{id}/refunds', {
      ...call,
      token,
      headers: await versionOf(),
      body: { cents, method: 'bank', note: '', creditReason },
    })
  return { ...desk, admin, move, approve, list, pay, refund }
}
const countOf = (number: string): number => Number(number.split('-').at(-1))

test('an approved order gets one lasting invoice number of the shop’s year', async () => {
  const desk = await createDesk()
  expect(await desk.list()).toEqual([])
  await desk.approve()
  const [invoice] = await desk.list()
  const year = shopDayAfter(shop, 0).slice(0, 4)
  expect(invoice).toMatchObject({ kind: 'invoice', cents: desk.placed.totalCents, reason: 'approved' })
  expect(invoice!.number).toMatch(new RegExp(`^INV-${year}-\\d{5}$`))
  await desk.move('REVIEWING')
  await desk.approve()
  expect(await desk.list()).toEqual([invoice])
})

test('orders approved at once, and a failed approval, leave no gap in the numbers', async () => {
  const desks = [await createDesk(), await createDesk(), await createDesk(), await createDesk()]
  const last = await run<{ last: number }>(
    sql`select coalesce(max(last), 0)::int as last from document_counters where series = 'INV'`,
  )
  const tenant = await shop.tenantId('angkor')
  const failing = shop.database.withTenant(tenant, async trx => {
    await sql`update orders set approved_at = now() where id = ${desks[3]!.placed.id}`.execute(trx)
    throw new Error('undone')
  })
  await expect(failing).rejects.toThrow('undone')
  await Promise.all(desks.slice(0, 3).map(async desk => desk.approve()))
  const numbers = await Promise.all(desks.slice(0, 3).map(async desk => countOf((await desk.list())[0]!.number)))
  expect(numbers.toSorted((a, b) => a - b)).toEqual([1, 2, 3].map(step => last[0]!.last + step))
  expect(await desks[3]!.list()).toEqual([])
})

test('a cheaper edit issues a credit note, a dearer one an additional invoice', async () => {
  const desk = await createDesk()
  await desk.approve()
  const [first] = editedLines(desk.placed)
  await desk.save({ lines: [{ ...first!, qty: 10 }] })
  const cheaper = (await desk.get(desk.placed.id)).value.totalCents
  await desk.save({ extras: [{ text: 'Rush', qty: 1, unitCents: 700 }] }, { agreement: 'By phone' })
  const documents = await desk.list()
  expect(documents).toMatchObject([
    { kind: 'invoice', cents: desk.placed.totalCents },
    {
      kind: 'credit_note',
      cents: desk.placed.totalCents - cheaper,
      beforeCents: desk.placed.totalCents,
      reason: 'changed',
    },
    { kind: 'supplement', cents: 700, beforeCents: cheaper, reason: 'changed' },
  ])
  expect(documents[1]!.number).toMatch(/^CN-\d{4}-\d{5}$/)
  expect(countOf(documents[2]!.number)).toBeGreaterThan(countOf(documents[0]!.number))
})

test('a canceled order is credited wholly; approving it again invoices it again', async () => {
  const desk = await createDesk()
  await desk.approve()
  await desk.move('CANCELED')
  expect(await desk.list()).toMatchObject([
    { kind: 'invoice' },
    { kind: 'credit_note', cents: desk.placed.totalCents, reason: 'canceled' },
  ])
  const before = await createDesk()
  await before.move('CANCELED')
  expect(await before.list()).toEqual([])
})

test('a refund with a reason lowers the total; the money is not due again', async () => {
  const desk = await createDesk()
  await desk.approve()
  const { totalCents } = desk.placed
  await desk.pay(totalCents)
  const { value } = await desk.refund(1_000, 'A crooked number')
  expect(value.payments.at(-1)).toMatchObject({ cents: -1_000 })
  expect((await desk.list()).at(-1)).toMatchObject({ kind: 'credit_note', cents: 1_000 })
  const order = await desk.open()
  expect(order).toMatchObject({ totalCents: totalCents - 1_000, paidCents: totalCents - 1_000, dueCents: 0 })
  expect(order.fees).toContainEqual({ kind: 'extra', text: 'A crooked number', cents: -1_000 })
  await desk.refund(500, '')
  expect(await desk.open()).toMatchObject({ totalCents: totalCents - 1_000, dueCents: 500 })
  expect(await desk.list()).toHaveLength(2)
})

test('simultaneous refunds, refunds above the payments and refunds by a store are refused', async () => {
  const desk = await createDesk()
  await desk.approve()
  await desk.pay(1_000)
  const both = await Promise.all([desk.refund(800, 'One'), desk.refund(800, 'Two')])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 412])
  expect((await desk.refund(300, '')).error).toMatchObject({ id: 'payment-too-much' })
  expect((await desk.refund(100, 'Mine', desk.staff)).status).toBe(403)
  expect((await desk.open()).paidCents).toBe(200)
})

test('only the owner and staff read a document’s PDF, in both languages', async () => {
  const desk = await createDesk()
  await desk.approve()
  await desk.pay(desk.placed.totalCents)
  await desk.refund(500, 'ពណ៌ខុស')
  const note = (await desk.list()).at(-1)!
  const params = { id: desk.placed.id, document: note.id }
  const { raw } = await shop.call('GET /api/orders/{id}/documents/{document}', {
    token: desk.token,
    params,
    headers: { 'accept-language': 'km' },
  })
  expect(raw.headers['content-disposition']).toBe(`attachment; filename="${note.number}.pdf"`)
  expect(raw.rawPayload.toString('latin1')).toContain('/Lang (km)')
  const english = await shop.call('GET /api/office/orders/{id}/documents/{document}', { token: desk.staff, params })
  expect(english.raw.rawPayload.toString('latin1')).toContain(`(Credit note ${note.number})`)
  const stranger = await createBuyer(shop)
  const foreign = await shop.call('GET /api/orders/{id}/documents/{document}', { token: stranger.token, params })
  expect(foreign.status).toBe(404)
  const others = await stranger.order()
  const mixed = { id: others.id, document: note.id }
  const stolen = await shop.call('GET /api/orders/{id}/documents/{document}', { token: stranger.token, params: mixed })
  expect(stolen.status).toBe(404)
  const listed = await shop.call('GET /api/orders/{id}/documents', { token: stranger.token, params: desk.params })
  expect(listed.status).toBe(404)
})

test('the server can write, change or delete neither a document nor a counter', async () => {
  const desk = await createDesk()
  await desk.approve()
  const { id } = (await desk.list())[0]!
  await expect(run(sql`update order_documents set cents = 1 where id = ${id}`)).rejects.toThrow(/permission denied/)
  await expect(run(sql`delete from order_documents where id = ${id}`)).rejects.toThrow(/permission denied/)
  await expect(run(sql`update document_counters set last = last + 5`)).rejects.toThrow(/permission denied/)
  const forged = sql`insert into order_documents (order_id, kind, number, cents, before_cents, reason, issued_at)
    values (${desk.placed.id}, 'credit_note', 'CN-2026-99999', 1, 10, 'changed', now())`
  await expect(run(forged)).rejects.toThrow(/permission denied/)
})
