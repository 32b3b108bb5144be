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

const ask = async <K extends OfficeKey>(key: K, call: object = {}, token = store): Promise<TestAnswer<K>> =>
  shop.call(key, { token, ...call } as never)
const run = async <T>(query: ReturnType<typeof sql<T>>) =>
  shop.database.withTenant(await shop.tenantId('angkor'), async trx => (await query.execute(trx)).rows)
const read = async (id: string) => (await ask('GET /api/office/orders/{id}', { params: { id } }, admin)).value
const change = async (ids: readonly string[], wanted: object) =>
  ask('POST /api/office/bulk/orders', { body: { ids, change: wanted } as never })
const undo = async (id: string) => ask('POST /api/office/bulk/orders/{id}/undo', { params: { id } })
const later = (seconds: number): void => {
  shop.clock.now = new Date(shop.clock.now.getTime() + seconds * 1_000)
}

async function placeOrder(status = 'REVIEWING') {
  const buyer = await createBuyer(shop)
  const { id } = await buyer.order()
  if (status !== 'REVIEWING')
    await run(
      sql`update orders set status = ${status}, approved_at = placed_at, supplier = 'Own' where id = ${id}::uuid`,
    )
  await shop.mails()
  return { buyer, id }
}
/** Takes the step that the order's page shows. */
const take = async (id: string, more: object = {}) =>
  change([id], { kind: 'next', plan: (await read(id)).next.plan, ...more })

test('one step approves the design and the order, and an undo restores both', async () => {
  const { buyer, id } = await placeOrder()
  expect((await read(id)).next).toMatchObject({ effects: ['approve-designs', 'approve'], payment: null, turn: 'shop' })
  const { value } = await take(id)
  expect(value.results[0]!.error).toBeNull()
  const design = async () => run<{ status: string }>(sql`select status from designs where id = ${buyer.designId}`)
  expect((await read(id)).status).toBe('APPROVED')
  expect((await design())[0]!.status).toBe('ready')
  expect((await undo(value.id)).value.results[0]!.error).toBeNull()
  const after = await read(id)
  expect(after.status).toBe('REVIEWING')
  expect((await design())[0]!.status).not.toBe('ready')
  expect(after.history.find(({ to }) => to === 'APPROVED')?.takenBack).toMatchObject({ byName: expect.any(String) })
  later(60)
  expect((await shop.mails({ isEarly: true })).filter(({ to }) => to === buyer.email)).toEqual([])
})

test('one step records the deposit and starts production, and an undo removes the payment', async () => {
  const { buyer, id } = await placeOrder('APPROVED')
  const { next, totalCents } = await read(id)
  expect(next.effects).toEqual(['take-payment', 'start'])
  const { value } = await take(id, { method: 'cash' })
  const begun = await read(id)
  expect([begun.status, begun.paidCents]).toEqual(['PROCESSING', next.payment!.cents])
  expect(begun.payments[0]).toMatchObject({ cents: next.payment!.cents, method: 'cash' })
  await undo(value.id)
  const after = await read(id)
  expect([after.status, after.paidCents, after.payments]).toEqual(['APPROVED', 0, []])
  expect(totalCents).toBeGreaterThan(0)
  later(60)
  expect((await shop.mails({ isEarly: true })).filter(({ to }) => to === buyer.email)).toEqual([])
})

test('the database keeps payments that are older than a minute', async () => {
  const { id } = await placeOrder('APPROVED')
  await run(sql`insert into payments (order_id, cents, method, note, noted_by, noted_at)
    select ${id}::uuid, 100, 'cash', '', owner_id, now() - interval '2 minutes' from orders where id = ${id}::uuid`)
  expect(await run(sql`delete from payments where order_id = ${id}::uuid returning id`)).toEqual([])
  expect((await read(id)).payments).toMatchObject([{ cents: 100 }])
})

test('a step on another plan than the order has is refused and changes nothing', async () => {
  const { id } = await placeOrder('APPROVED')
  const { plan } = (await read(id)).next
  await run(sql`update orders set paid_cents = 1 where id = ${id}::uuid`)
  const { value } = await change([id], { kind: 'next', plan })
  expect(value.results[0]!.error!.id).toBe('stale-version')
  expect((await read(id)).status).toBe('APPROVED')
})

test('the next step of several orders is refused where staff must look first', async () => {
  const orders = [await placeOrder('PROCESSING'), await placeOrder('APPROVED'), await placeOrder()]
  const { value } = await change(
    orders.map(({ id }) => id),
    { kind: 'next' },
  )
  expect(value.results.map(({ error }) => error?.id ?? null)).toEqual([null, 'needs-look', 'needs-look'])
  expect((await read(orders[0]!.id)).status).toBe('COMPLETED')
})

test('print files of several orders are requested, and an undo cancels them', async () => {
  const { id } = await placeOrder('APPROVED')
  const { id: early } = await placeOrder()
  const { value } = await change([id, early], { kind: 'files' })
  expect(value.results.map(({ error }) => error?.id ?? null)).toEqual([null, 'order-not-approved'])
  const states = async () => run<{ state: string }>(sql`select state from packs where order_id = ${id}::uuid`)
  expect(await states()).toEqual([{ state: 'queued' }])
  await undo(value.id)
  expect(await states()).toEqual([{ state: 'canceled' }])
})

test('an order without print files is not handed over, and stays as it was', async () => {
  const { id } = await placeOrder('APPROVED')
  await run(sql`
    with made as (insert into suppliers (name, language, seam_mm, hem_mm, bleed_mm, cut_name)
      values (${`Maker ${id}`}, 'en', 10, 25, 4, 'Cut') returning id, name)
    update orders set supplier = made.name, supplier_id = made.id, paid_cents = total_cents from made
    where orders.id = ${id}::uuid`)
  const { value } = await change([id], { kind: 'handover' })
  expect(value.results[0]!.error!.id).toBe('files-not-made')
  expect((await read(id)).status).toBe('APPROVED')
  expect((await read(id)).next.effects).toEqual(['start', 'hand-over'])
  const begun = await take(id)
  const packs = async () =>
    run<{ state: string; asks: boolean }>(
      sql`select state, hands_over_by is not null as asks from packs where order_id = ${id}::uuid`,
    )
  expect(await packs()).toEqual([{ state: 'queued', asks: true }])
  expect((await read(id)).next).toMatchObject({ effects: [], turn: 'press' })
  await undo(begun.value.id)
  expect((await packs())[0]!.state).toBe('canceled')
  expect((await read(id)).status).toBe('APPROVED')
})

test('a mail to several customers leaves after ten seconds, unless it is taken back', async () => {
  const { buyer, id } = await placeOrder()
  const mail = { kind: 'mail', subject: 'Your caps', text: 'They come on Friday.' }
  const taken = await change([id], mail)
  await undo(taken.value.id)
  await change([id], { ...mail, subject: 'Your shirts' })
  later(13)
  const got = (await shop.mails({ isEarly: true })).filter(({ to }) => to === buyer.email)
  expect(got.map(({ subject }) => subject)).toEqual(['Your shirts'])
})

test('a note mails the colleagues it mentions, and its words find the order', async () => {
  const { id } = await placeOrder()
  const { value: desk } = await ask('GET /api/office/desk', {}, admin)
  const team = await run<{ id: string }>(sql`select id from accounts where email = 'store@angkor.example'`)
  const colleague = team[0]!
  expect(desk.colleagues.map(each => each.id)).toContain(colleague.id)
  const body = { text: 'Ask Lotus for ក្រណាត់ before Monday', mentions: [colleague.id] }
  await ask('POST /api/office/orders/{id}/notes', { params: { id }, body }, admin)
  expect((await shop.mails()).map(({ to }) => to)).toContain('store@angkor.example')
  for (const search of ['lotus', 'ក្រណាត់', 'before monday']) {
    const { value } = await ask('GET /api/office/orders', { query: { search } })
    expect(
      value.items.map(order => order.id),
      search,
    ).toContain(id)
  }
})

test('orders sort by their assignee, whose name follows', async () => {
  const [first, second] = [await placeOrder(), await placeOrder()]
  const { value: desk } = await ask('GET /api/office/desk')
  await change([first.id], { kind: 'assign', assigneeId: desk.colleagues[0]!.id })
  const { value } = await ask('GET /api/office/orders', { query: { sort: '-who', pageSize: 50 } })
  const ids = value.items.map(({ id }) => id)
  expect(ids.indexOf(first.id)).toBeLessThan(ids.indexOf(second.id))
  await run(sql`update accounts set first_name = 'Zara' where id = ${desk.colleagues[0]!.id}::uuid`)
  const [row] = await run<{ name: string }>(sql`select assignee_name as name from orders where id = ${first.id}::uuid`)
  expect(row!.name).toMatch(/^Zara/)
})

test('an administrator chooses the shared view that opens for each role', async () => {
  const keep = async (name: string, isShared: boolean) =>
    ask('POST /api/office/views', { body: { name, isShared, query: { urgency: 'late' } } }, admin)
  await keep('Own', false)
  await keep('Late', true)
  const { value: views } = await keep('Soon', true)
  const idOf = (name: string) => views.find(view => view.name === name)!.id
  const open = async (name: string, roles: string[], token = admin) =>
    ask('PUT /api/office/views/{id}/opening', { params: { id: idOf(name) }, body: { roles } }, token)
  expect((await open('Late', ['STORE'], store)).error?.id).toBe('right-missing')
  expect((await open('Own', ['STORE'])).error?.id).toBe('not-found')
  await open('Late', ['STORE', 'ADMIN'])
  const { value } = await open('Soon', ['STORE'])
  const opens = value.map(view => [view.name, view.opensFor])
  expect(opens).toContainEqual(['Late', ['ADMIN']])
  expect(opens).toContainEqual(['Soon', ['STORE']])
})
