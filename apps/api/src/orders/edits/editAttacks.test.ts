import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../database/index.ts'
import { createTestShop, type TestShop } from '../../http/testing.ts'
import { createEditDesk, editedLines } from '../testing/editDesk.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop({ rateLimits: 'off' })
})
afterAll(async () => shop.close())

const inAngkor = async (query: ReturnType<typeof sql>) =>
  shop.database.withTenant(await shop.tenantId('angkor'), async trx => (await query.execute(trx)).rows)

test('an edit on an older version of the order is refused and changes nothing', async () => {
  const desk = await createEditDesk(shop)
  const stale = (await shop.call('GET /api/office/orders/{id}', { token: desk.staff, params: desk.params })).raw.headers
    .etag as string
  const cheaper = { extras: [{ text: 'Goodwill', qty: 1, unitCents: -100 }] }
  expect((await desk.save(cheaper)).status).toBe(201)
  const dearer = { extras: [{ text: 'Second', qty: 1, unitCents: -200 }] }
  expect((await desk.save(dearer, {}, { 'if-match': stale })).error?.id).toBe('stale-version')
  expect((await desk.open()).fees).toMatchObject([{ text: 'Goodwill' }])
})

test('of two edits of one version one is saved', async () => {
  const desk = await createEditDesk(shop)
  const { raw } = await shop.call('GET /api/office/orders/{id}', { token: desk.staff, params: desk.params })
  const seen = { 'if-match': raw.headers.etag as string }
  const discount = (text: string) => ({ extras: [{ text, qty: 1, unitCents: -100 }] })
  const answers = await Promise.all([desk.save(discount('One'), {}, seen), desk.save(discount('Two'), {}, seen)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 412])
})

test('absurd prices, a negative total and unknown lines are refused', async () => {
  const desk = await createEditDesk(shop)
  const [first, second] = editedLines(desk.placed)
  const extra = (change: object) => ({ extras: [{ text: 'Extra', qty: 1, unitCents: 100, ...change }] })
  const priced = (unitCents: number, reason = 'Test') => ({ lines: [{ ...first!, price: { unitCents, reason } }] })
  const wrong: [object, string][] = [
    [priced(-1), 'invalid-input'],
    [priced(1_000_001), 'invalid-input'],
    [priced(9.5), 'invalid-input'],
    [priced(100, ' '), 'invalid-input'],
    [extra({ unitCents: -1_000_001 }), 'invalid-input'],
    [extra({ qty: 0 }), 'invalid-input'],
    [extra({ text: '' }), 'invalid-input'],
    [extra({ unitCents: -1_000_000 }), 'order-total-negative'],
    [extra({ unitCents: 1_000_000, qty: 10_000 }), 'quote-total-too-high'],
    [{ lines: [] }, 'invalid-input'],
    [{ lines: [{ ...first!, qty: 0 }] }, 'invalid-input'],
    [{ lines: [{ ...first!, id: randomUUID() }] }, 'invalid-input'],
    [{ lines: [first!, first!] }, 'invalid-input'],
    [{ lines: [{ ...first!, designId: randomUUID() }] }, 'invalid-input'],
    [{ lines: [{ ...first!, kit: 'away' }] }, 'invalid-input'],
    [{ lines: [{ ...first!, fabric: 'silk' }] }, 'no-price'],
    [{ lines: [{ ...first!, size: 'Y4' }] }, 'invalid-input'],
    [
      {
        lines: [
          { ...first!, qty: 10_000 },
          { ...second!, qty: 10_000 },
        ],
      },
      'quantity-invalid',
    ],
  ]
  for (const [change, id] of wrong) expect([change, (await desk.preview(change)).error?.id]).toEqual([change, id])
  expect((await desk.save()).error?.id).toBe('edit-empty')
  expect((await desk.save(extra({}), { shownTotalCents: 1 })).error?.id).toBe('price-changed')
  expect((await desk.save(extra({}), { reason: ' ' })).error?.id).toBe('invalid-input')
  expect((await desk.open()).totalCents).toBe(desk.placed.totalCents)
})

test('a stranger’s design cannot be added', async () => {
  const [desk, stranger] = [await createEditDesk(shop), await createEditDesk(shop)]
  const [first] = editedLines(desk.placed)
  const lines = [first!, { ...first!, id: null, designId: stranger.designId }]
  expect((await desk.preview({ lines })).error?.id).toBe('edit-design-gone')
})

test('customers, other customers and other shops reach no edit of an order', async () => {
  const desk = await createEditDesk(shop)
  const stranger = await createEditDesk(shop)
  expect((await desk.preview({}, desk.token)).status).toBe(403)
  const { value } = await desk.save({ extras: [{ text: 'Bag', qty: 1, unitCents: 100 }] })
  const edit = value.items[0]!.id
  expect((await desk.answer(edit, 'accept', stranger.token)).status).toBe(404)
  expect((await desk.answer(edit, 'decline', stranger.token)).status).toBe(404)
  const foreign = await shop.call('GET /api/orders/{id}/edits', { token: stranger.token, params: desk.params })
  expect(foreign.status).toBe(404)
  const mismatched = { id: stranger.placed.id, edit }
  const crossed = await shop.call('POST /api/orders/{id}/edits/{edit}/accept', {
    token: stranger.token,
    params: mismatched,
  })
  expect(crossed.status).toBe(404)
  const mekong = await shop.signInStaff('store@mekong.example', { host: 'mekong.localhost' })
  const elsewhere = await shop.call('GET /api/office/orders/{id}/edits', {
    token: mekong,
    host: 'mekong.localhost',
    params: desk.params,
  })
  expect(elsewhere.status).toBe(404)
})

test('an edit is accepted once, and not after a newer one or a withdrawal', async () => {
  const desk = await createEditDesk(shop)
  const bag = (unitCents: number) => ({ extras: [{ text: 'Bag', qty: 1, unitCents }] })
  const first = (await desk.save(bag(100))).value.items[0]!.id
  const second = (await desk.save(bag(300))).value.items[0]!.id
  expect((await desk.answer(first, 'accept')).error?.id).toBe('edit-replaced')
  const answers = await Promise.all(Array.from({ length: 4 }, async () => desk.answer(second, 'accept')))
  expect(answers.map(({ status, error }) => error?.id ?? status).toSorted()).toEqual([
    200,
    'edit-answered',
    'edit-answered',
    'edit-answered',
  ])
  expect((await desk.open()).totalCents).toBe(desk.placed.totalCents + 300)
  const third = (await desk.save(bag(900))).value.items[0]!.id
  const params = { ...desk.params, edit: third }
  const { status } = await shop.call('POST /api/office/orders/{id}/edits/{edit}/withdraw', {
    token: desk.staff,
    params,
  })
  expect([status, (await desk.answer(third, 'accept')).error?.id]).toEqual([200, 'edit-answered'])
})

test('an acceptance is refused once the order has other contents, not after a payment', async () => {
  const desk = await createEditDesk(shop)
  const edit = (await desk.save({ extras: [{ text: 'Bag', qty: 1, unitCents: 100 }] })).value.items[0]!.id
  await inAngkor(sql`update orders set version = version + 1, paid_cents = 100 where id = ${desk.placed.id}`)
  await inAngkor(sql`update order_lines set print_name = 'DARA' where order_id = ${desk.placed.id}`)
  expect((await desk.answer(edit, 'accept')).error?.id).toBe('edit-outdated')
  await inAngkor(sql`update order_lines set print_name = '' where order_id = ${desk.placed.id}`)
  expect((await desk.answer(edit, 'accept')).status).toBe(200)
})

test('pieces that are made are told apart: they stay, and prices may change', async () => {
  const desk = await createEditDesk(shop)
  const [first, second] = editedLines(desk.placed)
  const dearer = { lines: [{ ...first!, qty: 20 }, second!] }
  const waiting = (await desk.save(dearer)).value.items[0]!.id
  await inAngkor(sql`update orders set status = 'PROCESSING', approved_at = now() where id = ${desk.placed.id}`)
  const { value } = await shop.call('GET /api/office/orders/{id}/edits', { token: desk.staff, params: desk.params })
  expect(value.lock).toBe('in_production')
  for (const lines of [dearer.lines, [first!], [first!, second!, { ...first!, id: null }]])
    expect((await desk.preview({ lines })).error?.id).toBe('order-pieces-made')
  expect((await desk.answer(waiting, 'accept')).error?.id).toBe('order-pieces-made')
  const price = { unitCents: 100, reason: 'Delay' }
  expect((await desk.save({ lines: [{ ...first!, price }, second!] })).status).toBe(201)
  await inAngkor(sql`update orders set status = 'CANCELED' where id = ${desk.placed.id}`)
  expect((await desk.preview({ extras: [] })).error?.id).toBe('order-status-conflict')
})

test('the database refuses changed lines outside an edit, and changed edits', async () => {
  const desk = await createEditDesk(shop)
  const { id } = desk.placed
  await desk.save({ extras: [{ text: 'Goodwill', qty: 1, unitCents: -100 }] })
  const wrong = [
    sql`update order_lines set qty = qty + 1, total_cents = unit_cents * (qty + 1) - discount_cents where order_id = ${id}`,
    sql`update order_lines set fabric = 'mesh' where order_id = ${id}`,
    sql`delete from order_lines where order_id = ${id}`,
    sql`update order_edits set after_cents = 1 where order_id = ${id}`,
    sql`delete from order_edits where order_id = ${id}`,
  ]
  for (const query of wrong) await expect(inAngkor(query)).rejects.toThrow(/permission denied/)
})

test('counted pieces stay as they are, also after the order went back', async () => {
  const desk = await createEditDesk(shop)
  const [first, second] = editedLines(desk.placed)
  await inAngkor(sql`insert into piece_counts (order_id, sign, counted_by, counted_at)
    values (${desk.placed.id}, 'A1B2C3', null, now())`)
  const { value } = await shop.call('GET /api/office/orders/{id}/edits', { token: desk.staff, params: desk.params })
  expect(value.lock).toBe('counted')
  const lines = [{ ...first!, qty: 11 }, second!]
  const { error } = await desk.preview({ lines })
  expect(error).toMatchObject({ id: 'order-pieces-made', fields: [{ path: 'lines', id: 'counted' }] })
  expect((await desk.open()).lines.map(({ qty }) => qty)).toEqual([12, 3])
})
