import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../database/index.ts'
import { createTestShop, type TestAnswer, type TestShop } from '../../http/testing.ts'
import type { OfficeKey } from '../../http/testingOffice.ts'
import { createBuyer } from '../testing/buyer.ts'

let shop: TestShop
let admin: string
let store: string
beforeAll(async () => {
  shop = await createTestShop()
  // Mails have the later of this clock and the machine's, which goes on while the tests run.
  shop.clock.now = new Date(Date.now() + 3_600_000)
  admin = await shop.signInStaff('admin@angkor.example')
  store = await shop.signInStaff('store@angkor.example')
})
afterAll(async () => shop.close())

const ask = async <K extends OfficeKey>(key: K, call: object = {}, token = admin): Promise<TestAnswer<K>> =>
  shop.call(key, { token, ...call } as never)

const run = async <T>(query: ReturnType<typeof sql<T>>) =>
  shop.database.withTenant(await shop.tenantId('angkor'), async trx => (await query.execute(trx)).rows)

/** Places orders of one customer and gives them a status, paid in full, with a supplier. */
async function placeOrders(count: number, status: string) {
  const buyer = await createBuyer(shop)
  const orders = []
  for (let i = 0; i < count; i += 1) orders.push(await buyer.order())
  const ids = orders.map(({ id }) => id)
  await run(sql`update orders set status = ${status}, approved_at = placed_at, paid_cents = total_cents, supplier = 'Own'
    where id = any(${ids}::uuid[])`)
  await run(sql`update designs set status = 'ready' where id = ${buyer.designId}`)
  await shop.mails()
  return { buyer, ids }
}
const change = async (ids: readonly string[], wanted: object, token = store) =>
  ask('POST /api/office/bulk/orders', { body: { ids, change: wanted } as never }, token)
const undo = async (id: string, token = store) =>
  ask('POST /api/office/bulk/orders/{id}/undo', { params: { id } }, token)
const read = async (id: string) => (await ask('GET /api/office/orders/{id}', { params: { id } })).value
const later = (seconds: number): void => {
  shop.clock.now = new Date(shop.clock.now.getTime() + seconds * 1_000)
}
const mailsTo = async (email: string) => (await shop.mails({ isEarly: false })).filter(({ to }) => to === email)

test('a move of several orders answers for each, and moves those that may', async () => {
  const { ids } = await placeOrders(3, 'APPROVED')
  await run(sql`update orders set supplier = null where id = ${ids[1]}::uuid`)
  await run(sql`update orders set paid_cents = 0 where id = ${ids[2]}::uuid`)
  const stranger = randomUUID()
  const { value } = await change([...ids, stranger], { kind: 'move', to: 'PROCESSING' })
  expect(value.results.map(({ error }) => error?.id ?? null)).toEqual([
    null,
    'order-status-conflict',
    'payment-reason-required',
    'not-found',
  ])
  expect(value.results[1]!.error!.fields).toContainEqual({ path: 'guard', id: 'supplier' })
  expect(value.results[2]!.error!.message).toContain('not paid enough')
  expect(value.results.map(({ number }) => number !== '')).toEqual([true, true, true, false])
  const statuses = await Promise.all(ids.map(async id => (await read(id)).status))
  expect(statuses).toEqual(['PROCESSING', 'APPROVED', 'APPROVED'])
})

test('an undo within ten seconds restores each order, and no mail leaves', async () => {
  const { buyer, ids } = await placeOrders(2, 'APPROVED')
  const before = await Promise.all(ids.map(read))
  const { value } = await change(ids, { kind: 'move', to: 'PROCESSING' })
  expect(await mailsTo(buyer.email)).toEqual([])
  later(9)
  expect(await mailsTo(buyer.email)).toEqual([])
  const undone = await undo(value.id)
  expect(undone.value.results.map(({ error }) => error)).toEqual([null, null])
  const after = await Promise.all(ids.map(read))
  for (const [i, order] of after.entries()) {
    expect(order).toMatchObject({ status: 'APPROVED', dates: before[i]!.dates, shipping: before[i]!.shipping })
    expect(order.history.filter(step => step.takenBack === null)).toEqual(before[i]!.history)
    expect(order.history.at(-1)).toMatchObject({ to: 'PROCESSING', takenBack: { byName: expect.any(String) } })
  }
  const [design] = await run<{ status: string }>(sql`select status from designs where id = ${buyer.designId}`)
  expect(design!.status).toBe('ready')
  later(60)
  expect((await shop.mails({ isEarly: true })).filter(({ to }) => to === buyer.email)).toEqual([])
})

test('mails leave after ten seconds, and then nothing is taken back', async () => {
  const { buyer, ids } = await placeOrders(1, 'APPROVED')
  const { value } = await change(ids, { kind: 'move', to: 'PROCESSING' })
  later(11)
  expect((await undo(value.id)).error?.id).toBe('undo-ended')
  later(3)
  expect((await shop.mails()).filter(({ to }) => to === buyer.email)).toHaveLength(1)
  expect((await read(ids[0]!)).status).toBe('PROCESSING')
})

test('an undo leaves an order that somebody changed since, and says so', async () => {
  const { ids } = await placeOrders(2, 'PROCESSING')
  const { value } = await change(ids, { kind: 'move', to: 'COMPLETED' })
  await change([ids[0]!], { kind: 'assign', assigneeId: null }, admin)
  const undone = await undo(value.id)
  const byId = new Map(undone.value.results.map(each => [each.id, each.error?.id ?? null]))
  expect(ids.map(id => byId.get(id))).toEqual(['stale-version', null])
  expect((await Promise.all(ids.map(read))).map(({ status }) => status)).toEqual(['COMPLETED', 'PROCESSING'])
})

test('only the person who made a change takes it back, once', async () => {
  const { ids } = await placeOrders(1, 'PROCESSING')
  const { value } = await change(ids, { kind: 'move', to: 'COMPLETED' })
  expect((await undo(value.id, admin)).error?.id).toBe('not-found')
  expect((await undo(value.id)).status).toBe(200)
  expect((await undo(value.id)).error?.id).toBe('undo-ended')
})

test('an undo of a completed order restores its hand-over', async () => {
  const { ids } = await placeOrders(1, 'PROCESSING')
  await run(sql`
    with made as (insert into suppliers (name, language, seam_mm, hem_mm, bleed_mm, cut_name)
      values (${`Maker ${ids[0]}`}, 'en', 10, 25, 4, 'Cut') returning id),
    packed as (insert into packs (order_id, order_version, asked_at) values (${ids[0]}::uuid, 1, now()) returning id)
    insert into handovers (order_id, supplier_id, pack_id, state, handed_at)
    select ${ids[0]}::uuid, made.id, packed.id, 'cut', now() from made, packed`)
  const { value } = await change(ids, { kind: 'move', to: 'COMPLETED' })
  const state = async () =>
    (await run<{ state: string }>(sql`select state from handovers where order_id = ${ids[0]}::uuid`))[0]!.state
  expect(await state()).toBe('sent')
  await undo(value.id)
  expect(await state()).toBe('cut')
  expect(await run(sql`select from handover_notes where order_id = ${ids[0]}::uuid`)).toEqual([])
})

test('assignee, tags and due day are set and taken back', async () => {
  const { ids } = await placeOrders(2, 'REVIEWING')
  const { value: desk } = await ask('GET /api/office/desk', {}, store)
  const colleague = desk.colleagues[0]!
  await change(ids, { kind: 'tag', add: ['School'], remove: [] })
  await change(ids, { kind: 'assign', assigneeId: colleague.id })
  await change(ids, { kind: 'due', on: '2031-02-03' })
  const { value } = await change(ids, { kind: 'tag', add: ['Rush', 'SCHOOL'], remove: [] })
  const before = await read(ids[0]!)
  expect(before.desk).toMatchObject({
    assignee: colleague,
    tags: ['Rush', 'School'],
    dueOn: '2031-02-03',
    isDueSet: true,
  })
  expect(before.desk.promisedOn).not.toBeNull()
  await undo(value.id)
  expect((await read(ids[1]!)).desk).toMatchObject({ assignee: colleague, tags: ['School'], dueOn: '2031-02-03' })
  await change(ids, { kind: 'due', on: null })
  const { desk: reset } = await read(ids[0]!)
  expect([reset.dueOn, reset.isDueSet]).toEqual([reset.promisedOn, false])
})

test('a change of over 500 orders or of another shop’s changes nothing', async () => {
  const { buyer, ids } = await placeOrders(1, 'PROCESSING')
  const many = Array.from({ length: 501 }, () => randomUUID())
  expect((await change(many, { kind: 'due', on: null })).error?.id).toBe('invalid-input')
  expect((await change([ids[0]!, ids[0]!], { kind: 'due', on: null })).error?.id).toBe('invalid-input')
  expect((await change(ids, { kind: 'move', to: 'CANCELED' })).error?.id).toBe('invalid-input')
  expect((await change(ids, { kind: 'assign', assigneeId: randomUUID() })).error?.fields).toEqual([
    { path: 'change.assigneeId', id: 'invalid' },
  ])
  expect((await change(ids, { kind: 'due', on: null }, buyer.token)).error?.id).toBe('forbidden')
  const foreign = await shop.signInStaff('store@mekong.example', { host: 'mekong.localhost' })
  const { value } = await shop.call('POST /api/office/bulk/orders', {
    host: 'mekong.localhost',
    token: foreign,
    body: { ids, change: { kind: 'move', to: 'COMPLETED' } },
  })
  expect(value.results[0]!.error!.id).toBe('not-found')
  expect((await read(ids[0]!)).status).toBe('PROCESSING')
})
