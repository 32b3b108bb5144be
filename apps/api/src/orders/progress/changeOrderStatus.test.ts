import type { OrderActor, OrderStatus } from '@kitwright/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from '../../database/index.ts'
import { ProblemError, type TenantContext } from '../../endpoint/index.ts'
import { createTestShop, type TestShop } from '../../http/testing.ts'
import { changeOrderStatus, findOrderToChange, autoReceiveDelivered } from '../index.ts'
import { createBuyer, lineOf } from '../testing/buyer.ts'

let shop: TestShop
let tenant: TenantContext
let buyer: Awaited<ReturnType<typeof createBuyer>>

beforeAll(async () => {
  shop = await createTestShop()
  tenant = {
    id: await shop.tenantId('angkor'),
    slug: 'angkor',
    host: 'localhost',
    name: 'Angkor Kits',
    productTypes: [],
    pricesVersion: 0,
    contentVersion: 0,
    settings: {},
  }
})
afterAll(async () => shop.close())
beforeEach(async () => {
  buyer = await createBuyer(shop)
})

async function move(id: string, to: OrderStatus, role: OrderActor = 'admin', note = 'as agreed'): Promise<void> {
  await shop.database.withTenant(tenant.id, async trx => {
    const order = await findOrderToChange(trx, id)
    await changeOrderStatus(trx, {
      order: order!,
      to,
      role,
      actorId: null,
      note,
      tenant,
      origin: 'http://localhost',
      now: shop.clock.now,
    })
  })
}

const run = async (statement: ReturnType<typeof sql>): Promise<void> =>
  shop.database.withTenant(tenant.id, async trx => void (await statement.execute(trx)))
const designStatus = async () =>
  (await shop.call('GET /api/designs/{id}', { token: buyer.token, params: { id: buyer.designId } })).value.status

/** Does what staff do before production may begin. */
async function prepare(orderId: string): Promise<void> {
  await run(sql`update designs set status = 'ready' where id = ${buyer.designId}`)
  await run(sql`update orders set supplier = 'Textiles', paid_cents = total_cents / 2 where id = ${orderId}`)
}

async function failure(promise: Promise<unknown>): Promise<unknown> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  return error instanceof ProblemError ? [error.id, error.fields.map(({ id }) => id)] : error
}

test('an order walks its whole way, with its dates, its history and its designs', async () => {
  const { id } = await buyer.order()
  await prepare(id)
  const way: OrderStatus[] = ['APPROVED', 'PROCESSING', 'COMPLETED', 'ON_THE_WAY', 'RECEIVED']
  const designs: string[] = []
  for (const to of way) {
    shop.clock.now = new Date(shop.clock.now.getTime() + 1000)
    await move(id, to)
    designs.push(await designStatus())
  }
  const { value: order, raw } = await buyer.get(id)
  expect(raw.headers.etag).toBe('"6"')
  expect(order.history.map(({ from, to, by }) => [from, to, by])).toEqual([
    [null, 'REVIEWING', 'owner'],
    ['REVIEWING', 'APPROVED', 'admin'],
    ['APPROVED', 'PROCESSING', 'admin'],
    ['PROCESSING', 'COMPLETED', 'admin'],
    ['COMPLETED', 'ON_THE_WAY', 'admin'],
    ['ON_THE_WAY', 'RECEIVED', 'admin'],
  ])
  const at = (to: string) => order.history.find(step => step.to === to)!.at
  expect(order.dates).toMatchObject({ approved: at('APPROVED'), delivered: at('ON_THE_WAY'), received: at('RECEIVED') })
  expect(designs).toEqual(['ready', 'processing', 'ready', 'ready', 'ready'])
  expect(order.canCancel).toBe(false)
})

test('a design stays in production while another order needs it', async () => {
  const [a, b] = [await buyer.order(), await buyer.order()]
  for (const { id } of [a, b]) {
    await prepare(id)
    await move(id, 'APPROVED')
  }
  for (const { id } of [a, b]) await move(id, 'PROCESSING')
  await move(a.id, 'COMPLETED')
  expect(await designStatus()).toBe('processing')
  await move(b.id, 'CANCELED')
  expect(await designStatus()).toBe('ready')
})

test('a transition outside the table is a conflict that tells the present status', async () => {
  const { id } = await buyer.order()
  expect(await failure(move(id, 'RECEIVED'))).toEqual(['order-status-conflict', ['REVIEWING']])
  expect(await failure(move(id, 'APPROVED', 'owner'))).toEqual(['order-status-conflict', ['REVIEWING']])
})

test('a move whose guards do not hold tells which', async () => {
  const { id } = await buyer.order()
  expect(await failure(move(id, 'APPROVED'))).toEqual(['order-status-conflict', ['REVIEWING', 'designsReady']])
  await run(sql`update designs set status = 'ready' where id = ${buyer.designId}`)
  await move(id, 'APPROVED')
  expect(await failure(move(id, 'PROCESSING', 'admin', ''))).toEqual([
    'order-status-conflict',
    ['APPROVED', 'supplier', 'deposit'],
  ])
  expect((await buyer.get(id)).value.history).toHaveLength(2)
})

test('taking an approval back takes its date back', async () => {
  const { id } = await buyer.order()
  await prepare(id)
  await move(id, 'APPROVED')
  await move(id, 'REVIEWING')
  expect((await buyer.get(id)).value.dates.approved).toBeNull()
})

describe('a parcel', () => {
  async function send(): Promise<string> {
    const { id } = await buyer.order()
    await prepare(id)
    for (const to of ['APPROVED', 'PROCESSING', 'COMPLETED', 'ON_THE_WAY'] as const) await move(id, to)
    return id
  }
  const receive = async (id: string, etag: string, token = buyer.token) =>
    shop.call('POST /api/orders/{id}/receive', { token, params: { id }, headers: { 'if-match': etag } })

  test('is received by its owner, once, and by nobody else', async () => {
    const id = await send()
    const { value, raw } = await buyer.get(id)
    expect(value.canReceive).toBe(true)
    const etag = String(raw.headers.etag)
    const other = await createBuyer(shop)
    expect((await receive(id, etag, other.token)).error?.id).toBe('not-found')
    const { value: order } = await receive(id, etag)
    expect(order).toMatchObject({ status: 'RECEIVED', canReceive: false })
    expect(order.history.at(-1)).toMatchObject({ from: 'ON_THE_WAY', to: 'RECEIVED', by: 'owner' })
    expect((await receive(id, etag)).error?.id).toBe('stale-version')
  })

  test('counts as received a fortnight after it was handed over, not before', async () => {
    const id = await send()
    const fortnight = 14 * 24 * 60 * 60 * 1000
    const after = (ms: number) =>
      shop.database.withTenant(tenant.id, trx => autoReceiveDelivered(trx, new Date(shop.clock.now.getTime() + ms)))
    await after(fortnight - 1000)
    expect((await buyer.get(id)).value.status).toBe('ON_THE_WAY')
    await after(fortnight + 1000)
    const { value: order } = await buyer.get(id)
    expect(order.status).toBe('RECEIVED')
    expect(order.history.at(-1)).toMatchObject({ to: 'RECEIVED', by: 'system' })
  })
})

describe('rating a design', () => {
  const rate = async (id: string, body: { stars: number; comment?: string }, token = buyer.token) =>
    shop.call('PUT /api/orders/{id}/ratings/{designId}', {
      token,
      params: { id, designId: buyer.designId },
      body: { comment: '', ...body },
    })

  test('waits until the order is received', async () => {
    const { id } = await buyer.order()
    expect((await rate(id, { stars: 5 })).error?.id).toBe('order-status-conflict')
    expect((await buyer.get(id)).value.ratings).toEqual([])
  })

  test('is one per order, one to five whole stars, by its owner, and changeable', async () => {
    const { id } = await buyer.order()
    await run(sql`update orders set status = 'RECEIVED' where id = ${id}`)
    for (const stars of [0, 6, 7, 4.5])
      expect((await rate(id, { stars })).error?.id, String(stars)).toBe('invalid-input')
    const other = await createBuyer(shop)
    expect((await rate(id, { stars: 1 }, other.token)).error?.id).toBe('not-found')
    await rate(id, { stars: 3, comment: 'ស្អាត' })
    const { value } = await rate(id, { stars: 5, comment: 'ស្អាតណាស់' })
    expect(value.ratings).toMatchObject([{ designId: buyer.designId, stars: 5, comment: 'ស្អាតណាស់' }])
    expect((await buyer.get(id)).value.ratings).toEqual(value.ratings)
  })

  test('is kept in the design, which stays as it was otherwise', async () => {
    const getDesign = async () =>
      shop.call('GET /api/designs/{id}', { token: buyer.token, params: { id: buyer.designId } })
    const [first, second] = [await buyer.order(), await buyer.order()]
    await run(sql`update orders set status = 'RECEIVED' where id in (${first.id}, ${second.id})`)
    const before = await getDesign()
    expect(before.value.rating).toBeNull()
    await rate(first.id, { stars: 2 })
    await rate(second.id, { stars: 4 })
    const after = await getDesign()
    expect(after.value).toEqual({ ...before.value, rating: 4 })
    expect(after.raw.headers.etag).toBe(before.raw.headers.etag)
    const { value: list } = await shop.call('GET /api/designs', { token: buyer.token })
    expect(list.items.find(({ id }) => id === buyer.designId)?.rating).toBe(4)
  })
})

describe('canceling an own order', () => {
  test('keeps who, when and why, and tells the rooms ahead', async () => {
    const { id } = await buyer.order()
    const { status, value, raw } = await buyer.cancel(id, '"1"', 'Team dissolved')
    expect([status, raw.headers.etag]).toEqual([200, '"2"'])
    expect(value).toMatchObject({ status: 'CANCELED', canCancel: false, dueCents: 0 })
    expect(value.history.at(-1)).toMatchObject({
      from: 'REVIEWING',
      to: 'CANCELED',
      by: 'owner',
      note: 'Team dissolved',
    })
    const { rows } = await shop.database.withTenant(tenant.id, async trx =>
      sql`select kind from events where subject_id = ${id} order by id`.execute(trx),
    )
    expect(rows).toEqual([{ kind: 'OrderPlaced' }, { kind: 'OrderCanceled' }])
  })

  test('needs the present version', async () => {
    const { id } = await buyer.order()
    expect((await buyer.cancel(id)).error?.id).toBe('precondition-required')
    expect((await buyer.cancel(id, '"2"')).error?.id).toBe('stale-version')
    expect((await buyer.get(id)).value.status).toBe('REVIEWING')
  })

  test('twice at once happens once', async () => {
    const { id } = await buyer.order()
    const answers = await Promise.all([1, 2, 3, 4].map(async () => buyer.cancel(id, '"1"')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412])
    expect((await buyer.get(id)).value.history).toHaveLength(2)
  })

  test('is too late once production has begun', async () => {
    const { id } = await buyer.order()
    await prepare(id)
    await move(id, 'APPROVED')
    await move(id, 'PROCESSING')
    const { status, error } = await buyer.cancel(id, '"3"')
    expect([status, error?.id]).toEqual([409, 'order-status-conflict'])
    expect(error?.fields).toEqual([{ path: 'status', id: 'PROCESSING' }])
  })

  test('frees its designs for deletion, and still shows them', async () => {
    const order = await buyer.order()
    const params = { id: buyer.designId }
    const remove = async () =>
      shop.call('DELETE /api/designs/{id}', { token: buyer.token, params, headers: { 'if-match': '"1"' } })
    expect((await remove()).error?.id).toBe('design-in-use')
    await buyer.cancel(order.id, '"1"')
    expect((await remove()).status).toBe(204)
    const { value } = await buyer.get(order.id)
    expect(value.designNames).toEqual(['Home kit'])
    expect((await shop.app.inject({ url: value.pictureUrl!, headers: { host: 'localhost' } })).statusCode).toBe(200)
  })
})

test('the dashboard counts orders in progress and completed, and no canceled one', async () => {
  const orders = [await buyer.order(), await buyer.order(), await buyer.order(), await buyer.order()]
  await buyer.cancel(orders[0]!.id, '"1"')
  await run(sql`update orders set status = 'ON_THE_WAY' where id = ${orders[1]!.id}`)
  const { value } = await shop.call('GET /api/accounts/summary', { token: buyer.token })
  expect(value).toMatchObject({ ordersInProgress: 2, ordersCompleted: 1, designs: 1, players: 0 })
})

test('the dashboard tells what waits for the customer, until it is done', async () => {
  const needs = async () => (await shop.call('GET /api/accounts/summary', { token: buyer.token })).value.needsMe
  const nothing = { designsRejected: 0, proofsToAnswer: 0, ordersToPay: 0, ordersToReceive: 0, ordersToRate: 0 }
  expect(await needs()).toEqual(nothing)
  const [toPay, coming, here] = [await buyer.order(), await buyer.order(), await buyer.order()]
  await run(sql`update orders set status = 'APPROVED' where id = ${toPay.id}`)
  await run(sql`update orders set status = 'ON_THE_WAY', paid_cents = total_cents where id = ${coming.id}`)
  await run(sql`update orders set status = 'RECEIVED', paid_cents = total_cents where id = ${here.id}`)
  await run(sql`update designs set status = 'rejected' where id = ${buyer.designId}`)
  const all = { designsRejected: 1, proofsToAnswer: 0, ordersToPay: 1, ordersToReceive: 1, ordersToRate: 1 }
  expect(await needs()).toEqual(all)
  const params = { id: here.id, designId: buyer.designId }
  await shop.call('PUT /api/orders/{id}/ratings/{designId}', { token: buyer.token, params, body: { stars: 4 } })
  await run(sql`update orders set paid_cents = total_cents / 2 + 1 where id = ${toPay.id}`)
  expect(await needs()).toMatchObject({ ordersToPay: 0, ordersToRate: 0 })
})

test('orders are found by number, in Khmer digits too, by design and by status', async () => {
  const away = await buyer.saveDesign('Away kit 100%')
  const [home, other] = [await buyer.order(), await buyer.order({ lines: [lineOf(away)] })]
  await buyer.cancel(home.id, '"1"')
  const found = async (query: object) => (await buyer.list(query)).value.items.map(order => order.id)
  const khmer = home.number.replaceAll(/\d/g, digit => String.fromCharCode(0x17e0 + Number(digit)))
  expect(await found({ search: khmer })).toEqual([home.id])
  expect(await found({ search: 'AWAY' })).toEqual([other.id])
  expect(await found({ search: '100%' })).toEqual([other.id])
  expect(await found({ search: '%' })).toEqual([other.id])
  expect(await found({ status: 'CANCELED' })).toEqual([home.id])
  expect((await buyer.list({ status: 'REVIEWING', pageSize: 1, page: 2 })).value).toMatchObject({ items: [], total: 1 })
  expect((await buyer.list({ status: 'LOST' })).error?.fields).toEqual([{ path: 'status', id: 'not-offered' }])
})

test('placed lines and history cannot be rewritten by the requests’ role', async () => {
  await buyer.order()
  for (const table of ['order_lines', 'order_history']) {
    await expect(run(sql`delete from ${sql.table(table)}`)).rejects.toThrow(/permission denied/)
  }
  await expect(run(sql`update order_lines set unit_cents = 1`)).rejects.toThrow(/permission denied/)
  await expect(run(sql`update order_lines set base_cents = 1`)).rejects.toThrow(/permission denied/)
  await expect(run(sql`update order_lines set qty = 1`)).rejects.toThrow(/permission denied/)
})

test('a line price changes only with its size, and only under review', async () => {
  const { id } = await buyer.order()
  const changePrice = sql`update order_lines set size = 'XXXL', unit_cents = unit_cents + 1, total_cents = total_cents + qty where order_id = ${id}::uuid`
  await run(changePrice)
  await run(sql`update orders set status = 'APPROVED' where id = ${id}::uuid`)
  const again = sql`update order_lines set size = 'S', unit_cents = unit_cents + 1, total_cents = total_cents + qty where order_id = ${id}::uuid`
  await expect(run(again)).rejects.toThrow(/permission denied/)
})
