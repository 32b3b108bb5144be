import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../../database/index.ts'
import { openPartnerDesk, type PartnerDesk } from '../testing/partnerDesk.ts'

let desk: PartnerDesk
let reader: string
let writer: string
beforeAll(async () => {
  desk = await openPartnerDesk()
  reader = (await desk.makeKey(['orders:read', 'products:read', 'designs:read'])).key
  writer = (await desk.makeKey(['orders:read', 'orders:write', 'customers:read'])).key
})
afterAll(async () => desk.shop.close())

/** Places an order a second after the one before. */
const order = async () => {
  desk.shop.clock.now = new Date(desk.shop.clock.now.getTime() + 1_000)
  return desk.buyer.order()
}
const params = (id: string) => ({ params: { id } })
const once = (key: string) => ({ headers: { 'idempotency-key': key } })
const inShop = async <T>(query: ReturnType<typeof sql<T>>) =>
  desk.shop.database.withTenant(await desk.shop.tenantId('angkor'), async trx => (await query.execute(trx)).rows)

describe('the list of orders', () => {
  test('walks all orders once by signed cursors, the latest first', async () => {
    for (let i = 0; i < 5; i += 1) await order()
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const { value } = await desk.call('GET /v1/orders', reader, { query: { limit: 2, ...(cursor && { cursor }) } })
      expect(value.items.length).toBeLessThanOrEqual(2)
      seen.push(...value.items.map(({ number }) => number))
      cursor = value.next ?? undefined
      // An order that comes in meanwhile shifts nothing.
      if (seen.length === 2) await order()
    } while (cursor)
    expect(seen.length).toBeGreaterThanOrEqual(5)
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen).toEqual(seen.toSorted().toReversed())
  })

  test('refuses a cursor of other filters, another list, another shop, or made up', async () => {
    const { value } = await desk.call('GET /v1/orders', reader, { query: { limit: 1 } })
    const cursor = value.next!
    const foreign = await desk.makeKey(['orders:read'], { host: desk.MEKONG })
    const [text = '', mac = ''] = cursor.split('.')
    const wrong = [
      desk.call('GET /v1/orders', reader, { query: { cursor, paid: 'none' } }),
      desk.call('GET /v1/designs', reader, { query: { cursor } }),
      desk.call('GET /v1/orders', foreign.key, { host: desk.MEKONG, query: { cursor } }),
      desk.call('GET /v1/orders', reader, { query: { cursor: `${text}A.${mac}` } }),
      desk.call('GET /v1/orders', reader, { query: { cursor: 'x' } }),
    ]
    for (const answer of wrong) expect((await answer).error?.id).toBe('cursor-invalid')
    expect((await desk.call('GET /v1/orders', reader, { query: { cursor, limit: 2 } })).status).toBe(200)
  })

  test('is narrowed by status, customer, payment and time, within bounds', async () => {
    const placed = await order()
    await inShop(sql`update orders set paid_cents = total_cents where id = ${placed.id}`)
    const numbers = async (query: object) =>
      (await desk.call('GET /v1/orders', reader, { query })).value.items.map(({ number }) => number)
    expect(await numbers({ paid: 'full' })).toEqual([placed.number])
    expect(await numbers({ status: 'CANCELED,RECEIVED' })).toEqual([])
    expect(await numbers({ status: 'REVIEWING,CANCELED', limit: 1 })).toEqual([placed.number])
    expect(await numbers({ placedFrom: placed.placedAt })).toEqual([placed.number])
    expect(await numbers({ placedBefore: placed.placedAt, limit: 100 })).not.toContain(placed.number)
    expect(await numbers({ customerId: randomUUID() })).toEqual([])
    expect(await numbers({ product: 'TSHIRT' })).toEqual([])
    for (const query of [{ limit: 0 }, { limit: 101 }, { status: 'GONE' }, { page: 2 }, { placedFrom: 'today' }])
      expect((await desk.call('GET /v1/orders', reader, { query })).error?.id).toBe('invalid-input')
  })
})

describe('an order', () => {
  test('shows who ordered to a key for customers only', async () => {
    const { id } = await order()
    const [bare, whole] = [
      await desk.call('GET /v1/orders/{id}', reader, params(id)),
      await desk.call('GET /v1/orders/{id}', writer, params(id)),
    ]
    expect(bare.value).toMatchObject({ customer: null, lines: [{ pieces: 10, product: 'SOCCER_KIT' }], pieces: 10 })
    expect(bare.raw.body).not.toContain('012 345 678')
    expect(whole.value.customer).toMatchObject({ phone: expect.stringContaining('12') })
    const foreign = await desk.makeKey(['orders:read'], { host: desk.MEKONG })
    const other = await desk.call('GET /v1/orders/{id}', foreign.key, { host: desk.MEKONG, ...params(id) })
    expect(other.error?.id).toBe('not-found')
  })

  test('moves by the table, once per idempotency key, in the key’s name', async () => {
    const { id } = await order()
    const move = async (to: string, more: object = {}) =>
      desk.call('POST /v1/orders/{id}/move', writer, { ...params(id), body: { to, note: 'By accounting' }, ...more })
    expect((await move('COMPLETED')).error?.id).toBe('order-status-conflict')
    expect((await move('CANCELED', { headers: { 'if-match': '"9"' } })).error?.id).toBe('stale-version')
    const key = randomUUID()
    const [first, second] = await Promise.all([move('CANCELED', once(key)), move('CANCELED', once(key))])
    expect([first.status, second.status]).toEqual([200, 200])
    expect(first.value).toEqual(second.value)
    expect([first, second].filter(({ raw }) => raw.headers['idempotency-replayed'] === 'true')).toHaveLength(1)
    expect((await move('REVIEWING', once(key))).error?.id).toBe('idempotency-key-conflict')
    expect(first.value.history.filter(({ to }) => to === 'CANCELED')).toHaveLength(1)
    const [entry] = await inShop(sql<{ name: string; actor_id: string }>`select k.name, h.actor_id from order_history h
      join api_keys k on k.id = h.key_id where h.order_id = ${id}`)
    expect(entry).toMatchObject({ name: 'Accounting', actor_id: expect.any(String) })
    const { value: log } = await desk.shop.call('GET /api/office/audit', {
      token: await desk.staffOf(),
      query: { subject: id, area: 'orders' },
    })
    expect(log.items.find(({ after }) => after?.['status'] === 'CANCELED')).toMatchObject({ key: 'Accounting' })
    const { now } = desk.shop.clock
    desk.shop.clock.now = new Date(now.getTime() + 25 * 3_600_000)
    expect((await move('CANCELED', once(key))).error?.id).toBe('order-status-conflict')
    desk.shop.clock.now = now
  })

  test('takes no money and no production step from a key without that scope', async () => {
    const { id } = await order()
    const maker = (await desk.makeKey(['production:write'])).key
    const answer = await desk.call('POST /v1/orders/{id}/move', maker, { ...params(id), body: { to: 'CANCELED' } })
    expect(answer.error?.id).toBe('scope-missing')
    const read = await desk.call('POST /v1/orders/{id}/move', reader, { ...params(id), body: { to: 'CANCELED' } })
    expect(read.error?.id).toBe('scope-missing')
  })

  test('gets a note that staff read, and its parcels with tracking', async () => {
    const { id } = await order()
    const body = { text: 'Invoice 77 written' }
    const note = await desk.call('POST /v1/orders/{id}/notes', writer, { ...params(id), body, ...once('note-1') })
    const again = await desk.call('POST /v1/orders/{id}/notes', writer, { ...params(id), body, ...once('note-1') })
    expect([note.status, again.value]).toEqual([201, note.value])
    const { value } = await desk.shop.call('GET /api/office/orders/{id}', {
      token: await desk.staffOf(),
      ...params(id),
    })
    expect(value.desk.notes.map(({ text }) => text)).toEqual(['Invoice 77 written'])
    const tracking = { carrier: 'VET', tracking: 'KH-1', trackingUrl: 'https://vet.example/KH-1' }
    const early = await desk.call('POST /v1/orders/{id}/parcels', writer, { ...params(id), body: tracking })
    expect(early.error?.id).toBe('parcel-too-early')
    await inShop(sql`update orders set status = 'COMPLETED', paid_cents = total_cents where id = ${id}`)
    const sent = await desk.call('POST /v1/orders/{id}/parcels', writer, {
      ...params(id),
      body: tracking,
      ...once('p'),
    })
    expect(sent.value).toMatchObject({ status: 'ON_THE_WAY', parcels: [tracking] })
    const parcel = sent.value.parcels[0]!.id
    const mended = await desk.call('PUT /v1/orders/{id}/parcels/{parcel}', writer, {
      params: { id, parcel },
      body: { ...tracking, tracking: 'KH-2' },
    })
    expect(mended.value.parcels[0]).toMatchObject({ tracking: 'KH-2' })
  })
})

test('products, prices, designs and customers are read, with pictures that need no key', async () => {
  const products = await desk.call('GET /v1/products', reader)
  expect(products.value.items.length).toBeGreaterThan(0)
  expect((await desk.call('GET /v1/prices', reader)).value.minimumQty).toBeGreaterThan(0)
  const designs = await desk.call('GET /v1/designs', reader, { query: { limit: 1 } })
  const [design] = designs.value.items
  expect(design).toMatchObject({
    customerId: null,
    pictureUrl: expect.stringMatching(/^http:\/\/localhost\/api\/designs/),
  })
  const one = await desk.call('GET /v1/designs/{id}', reader, params(design!.id))
  expect(one.value).toEqual(design)
  const customers = await desk.call('GET /v1/customers', writer, { query: { search: desk.buyer.email } })
  expect(customers.value.items).toMatchObject([{ email: desk.buyer.email }])
  const customer = await desk.call('GET /v1/customers/{id}', writer, params(customers.value.items[0]!.id))
  expect(customer.value).toEqual(customers.value.items[0])
})
