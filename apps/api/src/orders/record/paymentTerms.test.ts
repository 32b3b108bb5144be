import { randomUUID } from 'node:crypto'
import type { RouteKey } from '@kitwright/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from '../../database/index.ts'
import { createTestShop, type TestShop } from '../../http/testing.ts'
import { autoReceiveDelivered } from '../index.ts'
import { nextShareOf } from './paymentTerms.ts'
import { createBuyer } from '../testing/buyer.ts'

let shop: TestShop
let admin: string
let store: string
let buyer: Awaited<ReturnType<typeof createBuyer>>
beforeAll(async () => {
  shop = await createTestShop()
  ;[admin, store] = [await shop.signInStaff('admin@angkor.example'), await shop.signInStaff('store@angkor.example')]
})
afterAll(async () => shop.close())
beforeEach(async () => {
  buyer = await createBuyer(shop)
})

const run = async (statement: ReturnType<typeof sql>): Promise<void> =>
  shop.database.withTenant(await shop.tenantId('angkor'), async trx => void (await statement.execute(trx)))

const look = async (id: string) => shop.call('GET /api/office/orders/{id}', { token: store, params: { id } })
async function change<K extends Extract<RouteKey, `${string} /api/office/orders/{id}/${string}`>>(
  key: K,
  id: string,
  { body, token = store }: { body: object; token?: string },
) {
  const headers = { 'if-match': String((await look(id)).raw.headers.etag) }
  return shop.call(key, { token, params: { id }, headers, body } as never)
}
const move = async (id: string, to: string, note = '', token = store) =>
  change('POST /api/office/orders/{id}/move', id, { body: { to, note }, token })
const pay = async (id: string, cents: number, token = store) =>
  change('POST /api/office/orders/{id}/payments', id, { body: { cents, method: 'bank', note: '' }, token })

/** Creates an order of this status, of 100 dollars. */
async function orderAt(status: string, paidCents = 0): Promise<string> {
  shop.clock.now = new Date(shop.clock.now.getTime() + 1000)
  const { id } = await buyer.order()
  await run(sql`update orders set status = ${status}, supplier = 'Textiles', paid_cents = ${paidCents}, subtotal_cents = 10000,
    discount_cents = 0, total_cents = 10000, delivered_at = ${new Date(shop.clock.now.getTime() - 15 * 86_400_000)} where id = ${id}`)
  return id
}

describe('what must be paid by when', () => {
  test.each([
    ['APPROVED', 'PROCESSING', 5000],
    ['COMPLETED', 'ON_THE_WAY', 10_000],
  ])('from %s to %s underpaid asks the staff for a reason, and stores it', async (from, to, asked) => {
    const id = await orderAt(from, asked - 1)
    const { value } = await look(id)
    expect(value.moves.find(each => each.to === to)).toEqual({ to, missing: [], needsNote: true, owedCents: 1 })
    const refused = await move(id, to)
    expect([refused.status, refused.error?.id]).toEqual([422, 'payment-reason-required'])
    expect(refused.error?.fields).toEqual([{ path: 'note', id: 'required' }])
    expect((await look(id)).value.status).toBe(from)
    const moved = await move(id, to, 'the school pays on Friday')
    expect(moved.value.history.at(-1)).toMatchObject({
      to,
      note: 'the school pays on Friday',
      owedCents: 1,
      by: 'store',
    })
    // The customer sees the step, but not the staff's note about the money.
    expect((await buyer.get(id)).value.history.at(-1)).toMatchObject({ to, note: '', owedCents: 1 })
  })

  test('asks for a reason for money also where a requirement without reason is missing', async () => {
    const id = await orderAt('APPROVED', 4000)
    await run(sql`update orders set supplier = null where id = ${id}`)
    const { moves } = (await look(id)).value
    expect(moves.find(({ to }) => to === 'PROCESSING')).toEqual({
      to: 'PROCESSING',
      missing: ['supplier'],
      needsNote: true,
      owedCents: 1000,
    })
  })

  test('with enough paid asks nothing', async () => {
    const id = await orderAt('APPROVED', 5000)
    const { value } = await move(id, 'PROCESSING')
    expect(value.history.at(-1)).toMatchObject({ to: 'PROCESSING', owedCents: null })
  })

  test('is the shop’s own rule, and never less before sending than before production', async () => {
    const { value: before } = await shop.call('GET /api/office/brand', { token: admin })
    expect(before).toMatchObject({ depositPercent: 50, deliveryPercent: 100 })
    const rule = async (depositPercent: number, deliveryPercent: number) =>
      shop.call('PUT /api/office/brand', { token: admin, body: { ...before, depositPercent, deliveryPercent } })
    const owed = async (status: string, to: string) =>
      (await look(await orderAt(status))).value.moves.find(each => each.to === to)?.owedCents
    await rule(30, 60)
    expect([await owed('APPROVED', 'PROCESSING'), await owed('COMPLETED', 'ON_THE_WAY')]).toEqual([3000, 6000])
    await rule(40, 0)
    expect(await owed('COMPLETED', 'ON_THE_WAY')).toBe(4000)
    await rule(0, 0)
    expect((await move(await orderAt('APPROVED'), 'PROCESSING')).value.status).toBe('PROCESSING')
    await rule(50, 100)
  })
})

describe('an order that is not paid is never received without a word', () => {
  const receive = async (id: string, { token } = buyer) => {
    const headers = { 'if-match': String((await buyer.get(id)).raw.headers.etag) }
    return shop.call('POST /api/orders/{id}/receive', { token, params: { id }, headers })
  }
  const fortnight = async () =>
    shop.database.withTenant(await shop.tenantId('angkor'), async trx => autoReceiveDelivered(trx, shop.clock.now))

  test.each(['COMPLETED', 'ON_THE_WAY'])('at %s: not by its customer, not by the clock', async status => {
    const id = await orderAt(status, 9999)
    expect((await buyer.get(id)).value.canReceive).toBe(false)
    expect((await receive(id)).error?.id).toBe('payment-due')
    await fortnight()
    expect((await look(id)).value.status).toBe(status)
    expect((await move(id, 'RECEIVED', '', admin)).error?.id).toBe('payment-reason-required')
    expect((await move(id, 'RECEIVED', 'a cent given', admin)).value.status).toBe('RECEIVED')
  })

  test('once it is paid, by its customer', async () => {
    const id = await orderAt('ON_THE_WAY', 9999)
    await pay(id, 1)
    // No other customer of the shop may receive it either.
    expect((await receive(id, await createBuyer(shop))).error?.id).toBe('not-found')
    expect((await look(id)).value.status).toBe('ON_THE_WAY')
    const nowhere = { params: { id: randomUUID() }, headers: { 'if-match': '"1"' } }
    expect((await shop.call('POST /api/orders/{id}/receive', { token: buyer.token, ...nowhere })).status).toBe(404)
    expect((await receive(id)).value.status).toBe('RECEIVED')
  })

  test('an order sent for a reason is received by its customer or by time', async () => {
    const [one, other] = [await orderAt('COMPLETED', 5000), await orderAt('COMPLETED', 5000)]
    for (const id of [one, other]) await move(id, 'ON_THE_WAY', 'cash to the driver')
    expect((await buyer.get(one)).value.canReceive).toBe(true)
    expect((await receive(one)).value.status).toBe('RECEIVED')
    await run(
      sql`update orders set delivered_at = ${new Date(shop.clock.now.getTime() - 15 * 86_400_000)} where id = ${other}`,
    )
    await fortnight()
    expect((await look(other)).value.status).toBe('RECEIVED')
  })
})

describe('what is to be paid next', () => {
  const rule = { deposit: 50, delivery: 80 }
  test.each([
    ['REVIEWING', 0, { cents: 5000, by: 'production' }],
    ['APPROVED', 5000, { cents: 3000, by: 'delivery' }],
    ['PROCESSING', 0, { cents: 8000, by: 'delivery' }],
    // A single missing cent is requested.
    ['APPROVED', 4999, { cents: 1, by: 'production' }],
    ['COMPLETED', 7999, { cents: 1, by: 'delivery' }],
    ['COMPLETED', 8000, { cents: 2000, by: 'handover' }],
    ['ON_THE_WAY', 0, { cents: 10_000, by: 'handover' }],
    ['RECEIVED', 9999, { cents: 1, by: 'now' }],
    ['RECEIVED', 10_000, null],
    ['REVIEWING', 12_000, null],
    ['CANCELED', 0, null],
  ] as const)('of one that is %s with %i cents paid: %j', (status, paidCents, next) => {
    expect(nextShareOf({ status, totalCents: 10_000, paidCents, creditDays: null }, rule)).toEqual(next)
  })

  test('of one that costs nothing is nothing', () => {
    expect(nextShareOf({ status: 'REVIEWING', totalCents: 0, paidCents: 0, creditDays: null }, rule)).toBeNull()
  })

  test('of a customer who owes nothing stands on no dashboard: the balance is nothing', async () => {
    const read = async () =>
      (await shop.call('GET /api/accounts/summary', { token: buyer.token, headers: { clientId: 'web' } })).value.balance
    const nothing = { totalCents: 0, paidCents: 0, dueCents: 0, count: 0, orders: [] }
    expect(await read()).toEqual(nothing)
    await orderAt('COMPLETED', 10_000)
    expect(await read()).toEqual(nothing)
  })
  test('is on the dashboard with its balance, and overdue ones at the office', async () => {
    const before = (await shop.call('GET /api/office/home', { token: store })).value
    const [first, second, third] = [
      await orderAt('APPROVED', 1000),
      await orderAt('ON_THE_WAY', 4000),
      await orderAt('CANCELED'),
    ]
    await orderAt('PROCESSING', 10_000)
    const { value } = await shop.call('GET /api/accounts/summary', { token: buyer.token })
    expect(value.balance).toMatchObject({ totalCents: 20_000, paidCents: 5000, dueCents: 15_000, count: 2 })
    expect(
      value.balance.orders.map(({ id, dueCents, nextPayment: next }) => [
        id,
        dueCents,
        { cents: next!.cents, by: next!.by },
      ]),
    ).toEqual([
      [first, 9000, { cents: 4000, by: 'production' }],
      [second, 6000, { cents: 6000, by: 'handover' }],
    ])
    expect(value.balance.orders.map(({ id }) => id)).not.toContain(third)
    expect(value.needsMe.ordersToPay).toBe(2)
    const { value: home } = await shop.call('GET /api/office/home', { token: store })
    expect([home.depositsDue - before.depositsDue, home.depositsDueCents - before.depositsDueCents]).toEqual([1, 4000])
    expect([home.balancesDue - before.balancesDue, home.balancesDueCents - before.balancesDueCents]).toEqual([1, 6000])
    // Each figure links to a list of the orders it counts.
    const listed = async (status: 'deposit-due' | 'balance-due') =>
      (await shop.call('GET /api/office/orders', { token: store, query: { status, pageSize: 100 } })).value
    const [deposits, balances] = [await listed('deposit-due'), await listed('balance-due')]
    expect([deposits.total, balances.total]).toEqual([home.depositsDue, home.balancesDue])
    expect(deposits.items.map(({ id }) => id)).toContain(first)
    expect(balances.items.map(({ id }) => id)).toContain(second)
  })

  test('is listed only where it is due, and filtered by whether it is paid', async () => {
    const ids = {
      owesDeposit: await orderAt('APPROVED', 4999),
      owesNone: await orderAt('APPROVED', 5000),
      owesBalance: await orderAt('COMPLETED', 9999),
      isPaid: await orderAt('COMPLETED', 10_000),
    }
    const listed = async (status: 'deposit-due' | 'balance-due' | 'APPROVED' | 'COMPLETED') => {
      const { value } = await shop.call('GET /api/office/orders', { token: store, query: { status, pageSize: 100 } })
      expect(value.total).toBe(value.items.length)
      return Object.entries(ids).flatMap(([name, id]) => (value.items.some(item => item.id === id) ? [name] : []))
    }
    expect(await listed('deposit-due')).toEqual(['owesDeposit'])
    expect(await listed('balance-due')).toEqual(['owesBalance'])
    expect(await listed('APPROVED')).toEqual(['owesDeposit', 'owesNone'])
    expect(await listed('COMPLETED')).toEqual(['owesBalance', 'isPaid'])
  })
})

test('a canceled order takes no money; what was paid can be given back', async () => {
  const id = await orderAt('CANCELED', 4000)
  const refused = await pay(id, 1, admin)
  expect([refused.status, refused.error?.id, (await look(id)).value.paidCents]).toEqual([422, 'payment-canceled', 4000])
  expect((await pay(id, -4000, admin)).value).toMatchObject({ paidCents: 0 })
})

test('two payments noted at once: one is noted, the other hears of it', async () => {
  const id = await orderAt('APPROVED')
  const headers = { 'if-match': String((await look(id)).raw.headers.etag) }
  const body = { cents: 7000, method: 'cash' as const, note: '' }
  const call = { token: store, params: { id }, headers, body }
  const answers = await Promise.all([1, 2].map(async () => shop.call('POST /api/office/orders/{id}/payments', call)))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 412])
  expect((await look(id)).value).toMatchObject({ paidCents: 7000, dueCents: 3000 })
})

describe('how to pay', () => {
  test('is the shop’s: accounts, KHQR, cash and texts; a foreign picture is refused', async () => {
    const { value: before } = await shop.call('GET /api/office/brand', { token: admin })
    const save = async (payment: object) =>
      shop.call('PUT /api/office/brand', {
        token: admin,
        body: { ...before, payment: { ...before.payment, ...payment } },
      })
    const khqr = '/api/files/00000000-0000-4000-8000-000000000000'
    expect((await save({ khqr })).error?.fields).toEqual([{ path: 'payment.khqr', id: 'not-offered' }])
    expect((await save({ banks: [{ bank: ' ', holder: '', account: '1' }] })).error?.id).toBe('invalid-input')
    const banks = [{ bank: 'ABA', holder: 'ANGKOR', account: '000 123' }]
    expect((await save({ banks, takesCash: false, en: 'Call first', kh: 'សូមទូរសព្ទមុន' })).value.payment.banks).toEqual(
      banks,
    )
    const order = await buyer.order()
    expect(order.payment).toMatchObject({ banks, khqr: null, takesCash: false, en: 'Call first', kh: 'សូមទូរសព្ទមុន' })
    await shop.call('PUT /api/office/brand', { token: admin, body: before })
  })

  test('a payment has KHQR codes in dollars and riel until its deadline', async () => {
    const { value: before } = await shop.call('GET /api/office/brand', { token: admin })
    const put = async (payment: object) =>
      shop.call('PUT /api/office/brand', {
        token: admin,
        body: { ...before, payment: { ...before.payment, ...payment } },
      })
    const khqrAccount = { ...before.payment.khqrAccount!, id: 'no_bank' }
    expect((await put({ khqrAccount })).error?.fields).toEqual([{ path: 'payment.khqrAccount.id', id: 'wrong-format' }])
    expect((await put({ rielPerDollar: 4000, payWithinDays: 3 })).status).toBe(200)
    const order = await buyer.order()
    const { cents, riel, until } = order.nextPayment!
    expect(riel).toBe(cents * 40)
    expect(Date.parse(until!) - Date.parse(order.placedAt)).toBe(3 * 86_400_000)
    expect(order.paymentCodes).toMatchObject([
      { currency: 'USD', amount: cents, expiresAt: until },
      { currency: 'KHR', amount: riel, expiresAt: until },
    ])
    expect(order.paymentCodes[0]!.text).toContain(`0109${order.number}`)
    expect(order.paymentCodes[1]!.text).toContain(`54${String(String(riel).length).padStart(2, '0')}${riel}58`)
    // Another reading shows the same code: its validity does not depend on when it is read.
    expect((await buyer.get(order.id)).value.paymentCodes).toEqual(order.paymentCodes)
    expect((await put({ khqrAccount: null, rielPerDollar: null, payWithinDays: 0 })).status).toBe(200)
    expect((await buyer.get(order.id)).value).toMatchObject({
      paymentCodes: [],
      nextPayment: { cents, riel: null, until: null },
    })
    await shop.call('PUT /api/office/brand', { token: admin, body: before })
  })

  test('of a shop whose settings are of before has its words', async () => {
    await run(
      sql`update tenants set settings = settings || '{"payment": {"en": "Cash only", "kh": ""}}' where id = current_tenant_id()`,
    )
    // The server looks up its shops again after any change at the office.
    const body = { orders: true, messages: true }
    await shop.call('PUT /api/office/me/notifications', { token: store, body })
    expect((await buyer.order()).payment).toEqual({
      banks: [],
      khqr: null,
      khqrAccount: null,
      takesCash: false,
      rielPerDollar: null,
      payWithinDays: 0,
      reminds: false,
      releaseAfterDays: 0,
      warnDays: 3,
      en: 'Cash only',
      kh: '',
    })
  })
})
