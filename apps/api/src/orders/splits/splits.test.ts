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

/** Creates an order of 12 and 3 pieces, with the calls by which staff split it. */
async function createSplitDesk() {
  const desk = await createEditDesk(shop)
  const { staff: token, params } = desk
  const etag = async () =>
    (await shop.call('GET /api/office/orders/{id}', { token, params })).raw.headers.etag as string
  const read = async (id: string) => (await shop.call('GET /api/office/orders/{id}', { token, params: { id } })).value
  type Lines = { id: string; qty: number }[]
  return {
    ...desk,
    read,
    etag,
    look: async (lines: Lines) =>
      shop.call('POST /api/office/orders/{id}/split/preview', { token, params, body: { lines } }),
    split: async (lines: Lines, ifMatch?: string, supplierId?: string) =>
      shop.call('POST /api/office/orders/{id}/split', {
        token,
        params,
        headers: { 'if-match': ifMatch ?? (await etag()) },
        body: { lines, reason: 'The second team plays later', ...(supplierId && { supplierId }) },
      }),
    undo: async (id: string) => shop.call('POST /api/office/orders/{id}/split/undo', { token, params: { id } }),
    pay: async (cents: number) =>
      shop.call('POST /api/office/orders/{id}/payments', {
        token,
        params,
        headers: { 'if-match': await etag() },
        body: { cents, method: 'cash', note: '' },
      }),
  }
}

test('a split moves pieces and their share of the money, and loses no cent', async () => {
  const desk = await createSplitDesk()
  const [first, second] = desk.placed.lines
  await desk.pay(Math.floor(desk.placed.totalCents / 2))
  const before = await desk.open()
  const lines = [
    { id: first!.id, qty: 5 },
    { id: second!.id, qty: 3 },
  ]
  const { value: preview } = await desk.look(lines)
  expect(preview.before).toMatchObject({ qty: 15, totalCents: before.totalCents, paidCents: before.paidCents })
  expect([preview.stays.qty, preview.moves.qty]).toEqual([7, 8])
  expect(preview.stays.totalCents + preview.moves.totalCents).toBe(before.totalCents)
  expect(preview.stays.paidCents + preview.moves.paidCents).toBe(before.paidCents)
  expect((await desk.open()).lines).toEqual(before.lines)
  const { value: made, status } = await desk.split(lines)
  expect(status).toBe(201)
  const [stays, moves] = [await desk.open(), await desk.read(made.id)]
  for (const [order, shown] of [
    [stays, preview.stays],
    [moves, preview.moves],
  ] as const)
    expect(order).toMatchObject({ qty: shown.qty, totalCents: shown.totalCents, paidCents: shown.paidCents })
  expect(moves).toMatchObject({
    number: made.number,
    status: 'REVIEWING',
    placedAt: before.placedAt,
    splitOf: { number: before.number },
    lines: [{ qty: 5, unitCents: first!.unitCents }, { qty: 3 }],
    payments: [{ note: `← ${before.number}` }],
  })
  expect(moves.shipping.promisedOn).toBe(before.shipping.promisedOn)
  expect(stays.splits).toMatchObject([{ number: made.number }])
  expect((await desk.get(made.id)).value.number).toBe(made.number)
  const [told] = await run(
    sql`select payload from events where subject_id = ${desk.placed.id} and kind = 'OrderEdited'`,
  )
  expect(told).toMatchObject({ payload: { splitNumber: made.number, heldUntil: expect.any(String) } })
})

test('an undone split leaves the first order as it was, and no mail', async () => {
  const desk = await createSplitDesk()
  await desk.pay(desk.placed.totalCents)
  const before = await desk.open()
  const { value: made } = await desk.split([{ id: desk.placed.lines[0]!.id, qty: 4 }])
  expect((await desk.undo(made.id)).value).toEqual({ id: desk.placed.id })
  const after = await desk.open()
  expect(after).toMatchObject({
    lines: before.lines,
    totalCents: before.totalCents,
    paidCents: before.paidCents,
    splits: [],
  })
  expect(await desk.read(made.id)).toMatchObject({ status: 'CANCELED', paidCents: 0 })
  expect(
    await run(sql`select told_at from events where subject_id = ${desk.placed.id} and kind = 'OrderEdited'`),
  ).toEqual([{ told_at: expect.any(Date) }])
  expect((await desk.undo(made.id)).error?.id).toBe('undo-ended')
})

test('an undo ends after ten seconds, and once either order changed', async () => {
  const desk = await createSplitDesk()
  const { value: made } = await desk.split([{ id: desk.placed.lines[0]!.id, qty: 4 }])
  await run(sql`update orders set version = version + 1 where id = ${made.id}`)
  expect((await desk.undo(made.id)).error?.id).toBe('stale-version')
  const late = await createSplitDesk()
  const { value: other } = await late.split([{ id: late.placed.lines[0]!.id, qty: 4 }])
  const now = shop.clock.now
  shop.clock.now = new Date(now.getTime() + 11_000)
  expect((await late.undo(other.id)).error?.id).toBe('undo-ended')
  shop.clock.now = now
  expect((await late.undo(late.placed.id)).error?.id).toBe('not-found')
})

test('an invoiced order gets a credit note, and the new one its invoice', async () => {
  const desk = await createSplitDesk()
  await run(sql`update orders set status = 'APPROVED', approved_at = now() where id = ${desk.placed.id}`)
  const lines = [{ id: desk.placed.lines[1]!.id, qty: 3 }]
  expect((await desk.look(lines)).value.isInvoiced).toBe(true)
  const { value: made } = await desk.split(lines)
  const documents = await run(sql`
    select d.kind, d.cents from order_documents d where d.order_id in (${desk.placed.id}, ${made.id}) order by d.id`)
  const moved = (await desk.read(made.id)).totalCents
  const invoices = [{ kind: 'invoice' }, { kind: 'invoice', cents: moved }, { kind: 'credit_note', cents: moved }]
  expect(documents).toMatchObject(invoices)
})

test('wrong lines, everything at once and made pieces are refused and change nothing', async () => {
  const desk = await createSplitDesk()
  const [first, second] = desk.placed.lines
  const wrong = [
    [{ id: first!.id, qty: 13 }],
    [
      { id: first!.id, qty: 12 },
      { id: second!.id, qty: 3 },
    ],
    [
      { id: first!.id, qty: 1 },
      { id: first!.id, qty: 1 },
    ],
    [{ id: desk.placed.id, qty: 1 }],
  ]
  for (const lines of wrong) expect((await desk.split(lines)).error?.id).toBe('split-invalid')
  const lines = [{ id: first!.id, qty: 2 }]
  expect((await desk.split(lines, '"999"')).error?.id).toBe('stale-version')
  await run(sql`update orders set status = 'PROCESSING', approved_at = now() where id = ${desk.placed.id}`)
  expect((await desk.look(lines)).error?.id).toBe('order-pieces-made')
  await run(sql`update orders set status = 'CANCELED' where id = ${desk.placed.id}`)
  expect((await desk.split(lines)).error?.id).toBe('order-status-conflict')
  expect(editedLines(await desk.open()).map(({ qty }) => qty)).toEqual([12, 3])
})

test('of two splits of one version one is made', async () => {
  const desk = await createSplitDesk()
  const etag = await desk.etag()
  const lines = [{ id: desk.placed.lines[0]!.id, qty: 2 }]
  const answers = await Promise.all([desk.split(lines, etag), desk.split(lines, etag)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 412])
  expect((await desk.open()).qty).toBe(13)
})

test('customers, and staff of another shop, split no order', async () => {
  const desk = await createSplitDesk()
  const body = { lines: [{ id: desk.placed.lines[0]!.id, qty: 2 }] }
  const { params } = desk
  expect(
    (await shop.call('POST /api/office/orders/{id}/split/preview', { token: desk.token, params, body })).status,
  ).toBe(403)
  const host = 'mekong.localhost'
  const token = await shop.signInStaff('store@mekong.example', { host })
  const elsewhere = await shop.call('POST /api/office/orders/{id}/split/preview', { token, host, params, body })
  expect(elsewhere.status).toBe(404)
})

test('an undone split of a whole line brings the line back', async () => {
  const desk = await createSplitDesk()
  const before = await desk.open()
  const [first] = before.lines
  const { value: made } = await desk.split([{ id: first!.id, qty: first!.qty }])
  expect((await desk.open()).lines).toHaveLength(before.lines.length - 1)
  await desk.undo(made.id)
  expect((await desk.open()).lines).toEqual(before.lines)
})

test('a split gives its new order to the chosen supplier, and to none that ended', async () => {
  const desk = await createSplitDesk()
  const addSupplier = async (name: string) => {
    const rows = await run(sql`insert into suppliers (name, language, seam_mm, hem_mm, bleed_mm, cut_name)
      values (${name}, 'en', 10, 20, 5, 'CutContour') returning id`)
    return (rows as { id: string }[])[0]!.id
  }
  const [first, second] = [await addSupplier('Mekong Print'), await addSupplier('Tonle Sap Sewing')]
  const lines = [{ id: desk.placed.lines[0]!.id, qty: 4 }]
  await run(sql`update suppliers set ended_at = now() where id = ${second}`)
  expect((await desk.split(lines, undefined, second)).error?.id).toBe('supplier-ended')
  expect((await desk.split(lines, undefined, desk.placed.id)).error?.id).toBe('not-found')
  const { value: made } = await desk.split(lines, undefined, first)
  expect(await desk.read(made.id)).toMatchObject({ supplier: 'Mekong Print', qty: 4 })
  expect(await desk.open()).toMatchObject({ supplier: null, qty: 11 })
  expect((await desk.undo(made.id)).status).toBe(200)
})
