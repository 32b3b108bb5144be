import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../database/index.ts'
import { createTestShop, type TestShop } from '../../http/testing.ts'
import { autoReceiveDelivered, remindUnpaid } from '../index.ts'
import { sumDue } from '../staff/sumDue.ts'
import { createBuyer } from '../testing/buyer.ts'

type Buyer = Awaited<ReturnType<typeof createBuyer>>
const DAY = 86_400_000

let shop: TestShop
let admin: string
let store: string
beforeAll(async () => {
  shop = await createTestShop()
  ;[admin, store] = [await shop.signInStaff('admin@angkor.example'), await shop.signInStaff('store@angkor.example')]
})
afterAll(async () => shop.close())

const inShop = async <T>(
  work: Parameters<typeof shop.database.withTenant<T>>[1],
  slug: 'angkor' | 'mekong' = 'angkor',
) => shop.database.withTenant(await shop.tenantId(slug), work)
const idOf = async ({ email }: Buyer): Promise<string> => {
  const { value } = await shop.call('GET /api/office/customers', { token: admin, query: { search: email } })
  return value.items[0]!.id
}
const approve = async (id: string, terms: { days: number; limitCents: number } | null, token = admin) =>
  shop.call('PUT /api/office/customers/{id}/credit', { token, params: { id }, body: { terms } })
const placeOnAccount = async (buyer: Buyer) => buyer.place({ body: { isOnAccount: true } })
const creditOf = async ({ token }: Buyer) => (await shop.call('GET /api/credit', { token })).value

/** Moves an order through the office to a status. */
async function moveTo(id: string, ...statuses: readonly string[]) {
  await inShop(async trx =>
    sql`update orders set status = 'APPROVED', supplier = 'A', approved_at = ${shop.clock.now}
    where id = ${id}`.execute(trx),
  )
  let last
  for (const to of statuses) {
    const { raw } = await shop.call('GET /api/office/orders/{id}', { token: store, params: { id } })
    const headers = { 'if-match': String(raw.headers.etag) }
    const body = { to, note: '' } as never
    last = await shop.call('POST /api/office/orders/{id}/move', { token: store, params: { id }, headers, body })
    if (last.error) throw new Error(`${to}: ${last.error.id}`)
  }
  return last
}

test('an approved customer’s order is due some days after its delivery', async () => {
  const buyer = await createBuyer(shop)
  expect((await placeOnAccount(buyer)).error?.id).toBe('credit-not-approved')
  const { value } = await approve(await idOf(buyer), { days: 30, limitCents: 1_000_000 })
  expect(value).toMatchObject({ terms: { days: 30, limitCents: 1_000_000 }, usedCents: 0 })
  expect(value.approval!.name).not.toBe('')
  const order = (await placeOnAccount(buyer)).value
  expect(order).toMatchObject({ creditDays: 30, depositCents: 0, deliveryCents: 0 })
  expect(order.nextPayment).toMatchObject({ by: 'credit', cents: order.totalCents, until: null, creditDays: 30 })
  expect((await creditOf(buyer)).usedCents).toBe(order.totalCents)
  await moveTo(order.id, 'PROCESSING', 'COMPLETED', 'ON_THE_WAY')
  const sent = (await buyer.get(order.id)).value
  expect(sent.nextPayment?.until).toBe(new Date(shop.clock.now.getTime() + 30 * DAY).toISOString())
  expect(sent.history.map(({ owedCents }) => owedCents)).toEqual(sent.history.map(() => null))
  expect(sent.canReceive).toBe(true)
  await inShop(async trx =>
    sql`update orders set delivered_at = ${new Date(shop.clock.now.getTime() - 15 * DAY)}
    where id = ${order.id}`.execute(trx),
  )
  expect(await inShop(async trx => autoReceiveDelivered(trx, shop.clock.now))).toBe(1)
})

test('unpaid orders on account never come to more than the limit, even at once', async () => {
  const buyer = await createBuyer(shop)
  const { totalCents } = await buyer.order()
  const id = await idOf(buyer)
  await approve(id, { days: 14, limitCents: 2 * totalCents })
  const answers = await Promise.all([1, 2, 3, 4].map(async () => placeOnAccount(buyer)))
  expect(answers.map(({ status, error }) => error?.id ?? status).sort()).toEqual([
    201,
    201,
    'credit-exceeded',
    'credit-exceeded',
  ])
  expect((await creditOf(buyer)).usedCents).toBe(2 * totalCents)
  const [first, second] = answers.flatMap(({ value, error }) => (error ? [] : [value]))
  await inShop(async trx => sql`update orders set paid_cents = total_cents where id = ${first!.id}`.execute(trx))
  expect((await placeOnAccount(buyer)).status).toBe(201)
  await buyer.cancel(second!.id, '"1"')
  expect((await creditOf(buyer)).usedCents).toBe(totalCents)
  await approve(id, null)
  expect((await placeOnAccount(buyer)).error?.id).toBe('credit-not-approved')
  expect(await creditOf(buyer)).toEqual({ terms: null, usedCents: totalCents })
})

test('the office counts an order on account as due once it is sent', async () => {
  const buyer = await createBuyer(shop)
  await approve(await idOf(buyer), { days: 7, limitCents: 1_000_000 })
  const rule = { deposit: 50, delivery: 100 }
  const sums = async () => inShop(async trx => sumDue(trx, rule))
  const due = async () => {
    const query = { customer: await idOf(buyer) }
    const lists = (['deposit-due', 'balance-due'] as const).map(async status =>
      shop.call('GET /api/office/orders', { token: store, query: { ...query, status } }),
    )
    return (await Promise.all(lists)).map(({ value }) => value.items.length)
  }
  const before = await sums()
  const { id, totalCents } = (await placeOnAccount(buyer)).value
  await moveTo(id, 'PROCESSING', 'COMPLETED')
  expect([await sums(), await due()]).toEqual([before, [0, 0]])
  await moveTo(id, 'PROCESSING', 'COMPLETED', 'ON_THE_WAY')
  expect((await sums())['balance-due'].cents).toBe(before['balance-due'].cents + totalCents)
  expect(await due()).toEqual([0, 1])
})

test('only administrators approve, only customers of their shop, within limits', async () => {
  const buyer = await createBuyer(shop)
  const id = await idOf(buyer)
  const terms = { days: 30, limitCents: 100_000 }
  expect((await approve(id, terms, store)).status).toBe(403)
  expect((await approve(id, { ...terms, days: 0 })).error?.id).toBe('invalid-input')
  expect((await approve(id, { ...terms, limitCents: -1 })).error?.id).toBe('invalid-input')
  const { value: staff } = await shop.call('GET /api/office/staff', { token: admin })
  expect((await approve(staff[0]!.id, terms)).error?.id).toBe('not-found')
  await approve(id, terms)
  const rows = await inShop(async trx => sql`select from credit_terms`.execute(trx), 'mekong')
  expect(rows.rows).toEqual([])
  expect((await creditOf(await createBuyer(shop))).terms).toBeNull()
})

test('mails of an order on account state its days and remind after them', async () => {
  const buyer = await createBuyer(shop)
  await approve(await idOf(buyer), { days: 21, limitCents: 1_000_000 })
  await shop.mails()
  const { id, number } = (await placeOnAccount(buyer)).value
  const mail = (await shop.mails()).find(({ to }) => to === buyer.email)!
  expect(mail.subject).toContain(number)
  expect(mail.text).toContain('On account, 21 days after delivery')
  await inShop(async trx => {
    await sql`update tenants set settings = jsonb_set(settings, '{payment}', '{"reminds": true, "payWithinDays": 1}')
      where id = current_tenant_id()`.execute(trx)
    await sql`update orders set status = 'APPROVED', approved_at = ${shop.clock.now} where id = ${id}`.execute(trx)
    await sql`update orders set paid_cents = total_cents where id <> ${id}`.execute(trx)
  })
  const remindAfter = async (days: number) =>
    inShop(async trx => remindUnpaid(trx, new Date(shop.clock.now.getTime() + days * DAY)))
  expect(await remindAfter(9)).toBe(0)
  await inShop(async trx =>
    sql`update orders set status = 'RECEIVED', received_at = ${shop.clock.now} where id = ${id}`.execute(trx),
  )
  expect([await remindAfter(20.9), await remindAfter(21.1), await remindAfter(22)]).toEqual([0, 1, 0])
  expect((await shop.mails()).map(({ subject }) => subject)).toEqual([`Reminder: order ${number} is due`])
})
