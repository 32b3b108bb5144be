import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../database/index.ts'
import { createTestShop, type TestShop } from '../../http/testing.ts'
import { createEditDesk, editedLines } from '../testing/editDesk.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop({ rateLimits: 'off' })
})
afterAll(async () => shop.close())

const run = async (query: ReturnType<typeof sql>) =>
  shop.database.withTenant(await shop.tenantId('angkor'), async trx => (await query.execute(trx)).rows)

test('a preview tells before, after and the difference, and changes nothing', async () => {
  const desk = await createEditDesk(shop)
  const [first, second] = editedLines(desk.placed)
  const { value } = await desk.preview({
    lines: [
      { ...first!, qty: 10 },
      { ...first!, id: null, size: 'S', qty: 1 },
    ],
  })
  expect(value).toMatchObject({
    before: { qty: 15, totalCents: desk.placed.totalCents },
    after: { qty: 11 },
    pieces: [
      { lineId: first!.id, before: { qty: 12 }, after: { qty: 10 } },
      { lineId: second!.id, before: { size: 'L' }, after: null },
      { before: null, after: { size: 'S', qty: 1 } },
    ],
    needsCustomer: false,
    refundCents: 0,
    dueCents: value.after.totalCents,
  })
  expect(value.differenceCents).toBe(value.after.totalCents - value.before.totalCents)
  expect((await desk.open()).lines).toEqual((await desk.get(desk.placed.id)).value.lines)
})

test('an edit that costs less is applied: lines, total, timeline, figures and mail', async () => {
  const desk = await createEditDesk(shop)
  const [first] = editedLines(desk.placed)
  shop.clock.now = new Date(shop.clock.now.getTime() + 1)
  const { status } = await desk.save({ lines: [{ ...first!, qty: 10, printName: 'DARA', number: 9 }] })
  expect(status).toBe(201)
  const { value: order } = await desk.get(desk.placed.id)
  expect(order).toMatchObject({
    number: desk.placed.number,
    qty: 10,
    lines: [{ qty: 10, printName: 'DARA', number: 9 }],
  })
  expect(order.totalCents).toBe(order.lines[0]!.totalCents)
  const { value: edits } = await shop.call('GET /api/orders/{id}/edits', { token: desk.token, params: desk.params })
  expect(edits.items).toMatchObject([
    { state: 'applied', reason: 'As you asked', beforeCents: desk.placed.totalCents, afterCents: order.totalCents },
  ])
  const { value: stream } = await shop.call('GET /api/office/orders/{id}/timeline', {
    token: desk.staff,
    params: desk.params,
  })
  expect(stream.items[0]).toMatchObject({ kind: 'edit', what: 'applied', who: 'staff', text: 'As you asked' })
  expect(await run(sql`select kind from events where subject_id = ${desk.placed.id} order by id`)).toContainEqual({
    kind: 'OrderEdited',
  })
  const counted = await run(sql`select count(*)::int as n from orders where number = ${desk.placed.number}`)
  expect(counted).toEqual([{ n: 1 }])
})

test('an edit that costs more waits until the customer accepts it', async () => {
  const desk = await createEditDesk(shop)
  const [first, second] = editedLines(desk.placed)
  const { value } = await desk.save({ lines: [{ ...first!, qty: 14 }, second!] })
  expect(value.items).toMatchObject([{ state: 'waiting' }])
  expect((await desk.get(desk.placed.id)).value.totalCents).toBe(desk.placed.totalCents)
  const { value: own } = await desk.answer(value.items[0]!.id, 'accept')
  expect(own.items).toMatchObject([{ state: 'applied' }])
  const { value: order } = await desk.get(desk.placed.id)
  expect(order).toMatchObject({ qty: 17, totalCents: own.items[0]!.afterCents })
  expect(order.totalCents).toBeGreaterThan(desk.placed.totalCents)
})

test('an agreement in words applies a dearer edit; a declined one changes nothing', async () => {
  const desk = await createEditDesk(shop)
  const [first, second] = editedLines(desk.placed)
  const dearer = { lines: [{ ...first!, qty: 13 }, second!] }
  const { value: sent } = await desk.save(dearer)
  expect((await desk.answer(sent.items[0]!.id, 'decline')).value.items).toMatchObject([
    { state: 'declined', declineReason: 'Too dear' },
  ])
  expect((await desk.get(desk.placed.id)).value.qty).toBe(15)
  const { value } = await desk.save(dearer, { agreement: 'By phone at 14:00' })
  expect(value.items[0]).toMatchObject({ state: 'applied', agreement: 'By phone at 14:00' })
  expect((await desk.get(desk.placed.id)).value.qty).toBe(16)
})

test('a price of staff survives every other edit until it is cleared', async () => {
  const desk = await createEditDesk(shop)
  const [first, second] = editedLines(desk.placed)
  const price = { unitCents: 500, reason: 'Sponsor' }
  await desk.save({ lines: [{ ...first!, price }, second!] })
  await desk.save({ lines: [{ ...first!, qty: 9 }, second!], pricing: 'recalculated' })
  await desk.save({ lines: [{ ...first!, qty: 8, size: 'XXXL', sleeve: 'long' }, second!] })
  expect((await desk.open()).lines[0]).toMatchObject({
    priceSource: 'manual',
    unitCents: 500,
    totalCents: 4000,
    size: 'XXXL',
  })
  const { value } = await shop.call('GET /api/office/orders/{id}/edits', { token: desk.staff, params: desk.params })
  expect(value.manualPrices).toMatchObject([{ lineId: first!.id, reason: 'Sponsor' }])
  await desk.save({ lines: [{ ...first!, price: null }, second!] }, { agreement: 'By phone' })
  const cleared = (await desk.open()).lines[0]!
  expect([cleared.priceSource, cleared.unitCents > 500]).toEqual(['list', true])
})

test('prices are frozen or computed anew as staff choose', async () => {
  const desk = await createEditDesk(shop)
  const [first, second] = editedLines(desk.placed)
  const lines = [{ ...first!, qty: 11 }, second!]
  const unit = desk.placed.lines[0]!.unitCents
  await run(sql`update base_prices set cents = cents + 700`)
  const { value: frozen } = await desk.preview({ lines })
  const { value: anew } = await desk.preview({ lines, pricing: 'recalculated' })
  await run(sql`update base_prices set cents = cents - 700`)
  expect(frozen.pieces.map(({ after }) => after?.unitCents)).toEqual([unit])
  expect(anew.pieces.map(({ after }) => after!.unitCents - unit)).toContain(700)
})

test('surcharges and discounts are lines of the order and its invoice', async () => {
  const desk = await createEditDesk(shop)
  const extras = [
    { text: 'Kit bags', qty: 2, unitCents: 450 },
    { text: 'Goodwill', qty: 1, unitCents: -1500 },
  ]
  await desk.save({ extras })
  const { value: order } = await desk.get(desk.placed.id)
  expect(order.totalCents).toBe(desk.placed.totalCents + 900 - 1500)
  expect(order.fees).toMatchObject([
    { text: 'Kit bags × 2', cents: 900 },
    { text: 'Goodwill', cents: -1500 },
  ])
  const { raw } = await shop.call('GET /api/office/orders/{id}/invoice', { token: desk.staff, params: desk.params })
  expect([raw.statusCode, raw.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
})

test('what was paid beyond the new total is told as a refund', async () => {
  const desk = await createEditDesk(shop)
  const etag = (await shop.call('GET /api/office/orders/{id}', { token: desk.staff, params: desk.params })).raw.headers
    .etag as string
  const body = { cents: desk.placed.totalCents, method: 'cash', note: '' } as const
  await shop.call('POST /api/office/orders/{id}/payments', {
    token: desk.staff,
    params: desk.params,
    headers: { 'if-match': etag },
    body,
  })
  const extras = [{ text: 'Discount', qty: 1, unitCents: -2000 }]
  expect((await desk.preview({ extras })).value).toMatchObject({
    refundCents: 2000,
    dueCents: 0,
    differenceCents: -2000,
  })
})

test('another design of the customer is found, added, and freed once removed', async () => {
  const desk = await createEditDesk(shop)
  const away = await desk.saveDesign('Away kit')
  const [first, second] = editedLines(desk.placed)
  const added = { ...first!, id: null, designId: away, qty: 2 }
  await desk.save({ lines: [first!, second!, added] }, { agreement: 'By phone' })
  const { value: order } = await desk.get(desk.placed.id)
  expect(order.designNames.toSorted()).toEqual(['Away kit', 'Home kit'])
  const found = async (search: string) => (await desk.list({ search })).value.total
  expect(await found('Away kit')).toBe(1)
  const ordered = async () => run(sql`select ordered_at is not null as is_ordered from designs where id = ${away}`)
  expect(await ordered()).toEqual([{ is_ordered: true }])
  await desk.save({ lines: editedLines(order).slice(0, 2) })
  expect([await found('Away kit'), await ordered()]).toEqual([0, [{ is_ordered: false }]])
})

test('an approved order returns to review for other pieces, not for a discount', async () => {
  const desk = await createEditDesk(shop, undefined)
  await run(sql`update orders set status = 'APPROVED', approved_at = now() where id = ${desk.placed.id}`)
  await desk.save({ extras: [{ text: 'Goodwill', qty: 1, unitCents: -100 }] })
  expect((await desk.open()).status).toBe('APPROVED')
  const [first, second] = editedLines(desk.placed)
  const { value } = await desk.preview({ lines: [{ ...first!, qty: 5 }, second!] })
  expect(value.reopens).toBe(true)
  await desk.save({ lines: [{ ...first!, qty: 5 }, second!] })
  expect(await desk.open()).toMatchObject({ status: 'REVIEWING', dates: { approved: null }, qty: 8 })
})
