import { randomUUID } from 'node:crypto'
import type { Order } from '@kitwright/contract'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { sql } from '../../database/index.ts'
import { createTestShop, type TestShop } from '../../http/testing.ts'
import { createBuyer, lineOf } from '../testing/buyer.ts'
import { createEditDesk, editedLines } from '../testing/editDesk.ts'
import { createCartBrowser } from '../testing/cartBrowser.ts'
import { addMonths } from './sampleTerms.ts'

let shop: TestShop
let admin: string
let store: string
const TERMS = { months: 6, products: { SOCCER_KIT: { size_set: 9000, swatches: 500, sewn: 2500 } } } as const
beforeAll(async () => {
  shop = await createTestShop()
  admin = await shop.signInStaff('admin@angkor.example')
  store = await shop.signInStaff('store@angkor.example')
  await setTerms()
  // The terms of a shop are kept for some seconds.
  const asked = { lines: [], samples: [{ ...swatches(), productType: 'HOODIE' as const }] }
  const ask = async (): Promise<void> => {
    const { error } = await shop.call('POST /api/quotes', { body: asked })
    if (error?.id !== 'sample-not-offered') throw new Error('the earlier terms still hold')
  }
  await vi.waitFor(ask, { timeout: 30_000, interval: 500 })
})
afterAll(async () => shop.close())

const setTerms = async (body: object = TERMS) =>
  shop.call('PUT /api/office/samples', { token: admin, body: body as never })
type Buyer = Awaited<ReturnType<typeof createBuyer>>
const swatches = () => ({ id: randomUUID(), kind: 'swatches', productType: 'SOCCER_KIT' }) as const
const sewn = (designId: string) =>
  ({
    id: randomUUID(),
    kind: 'sewn',
    productType: 'SOCCER_KIT',
    designId,
    fabric: 'interlock',
    size: 'M',
    sleeve: 'short',
  }) as const
const orderSamples = async (buyer: Buyer, samples: object[] = [swatches()], lines: object[] = []): Promise<Order> =>
  buyer.order({ lines, body: { samples } })

/** Notes the whole price of an order as paid. */
async function pay({ id }: Pick<Order, 'id'>, cents?: number): Promise<void> {
  await shop.database.withTenant(await shop.tenantId('angkor'), async trx =>
    sql`update orders set paid_cents = coalesce(${cents ?? null}::bigint, total_cents) where id = ${id}`.execute(trx),
  )
}
const creditsOf = ({ fees }: Order) =>
  fees.filter(({ kind }) => kind === 'sample_credit').map(({ text, cents }) => ({ text, cents }))
async function boughtSwatches() {
  const buyer = await createBuyer(shop)
  const sample = await orderSamples(buyer)
  await pay(sample)
  return { buyer, sample }
}

describe('an order of samples', () => {
  test('has no designs, waits for no review, and is paid like any other', async () => {
    const buyer = await createBuyer(shop)
    const placed = await orderSamples(buyer, [swatches(), { ...swatches(), kind: 'size_set' }])
    expect(placed).toMatchObject({
      status: 'APPROVED',
      qty: 2,
      lines: [],
      designId: null,
      productType: 'SOCCER_KIT',
      pictureUrl: null,
      totalCents: 9500,
      dueCents: 9500,
      fees: [
        { kind: 'swatches', text: 'SOCCER_KIT', cents: 500 },
        { kind: 'size_set', text: 'SOCCER_KIT', cents: 9000 },
      ],
    })
    expect(placed.nextPayment).not.toBeNull()
    expect((await buyer.get(placed.id)).value).toEqual(placed)
    expect((await buyer.list()).value.items).toMatchObject([
      { id: placed.id, designNames: [], productType: 'SOCCER_KIT' },
    ])
    const invoice = await shop.call('GET /api/orders/{id}/invoice', {
      token: buyer.token,
      params: { id: placed.id },
    })
    expect(invoice.status).toBe(200)
    const [mail] = (await shop.mails()).filter(({ subject }) => subject.includes(placed.number))
    expect(mail!.text).toContain('once they are paid')
    expect(mail!.text).not.toContain('review')
    const office = await shop.call('GET /api/office/orders/{id}', { token: store, params: { id: placed.id } })
    expect(office.value).toMatchObject({ lines: [], fees: placed.fees })
    const listed = await shop.call('GET /api/office/orders', {
      token: store,
      query: { search: placed.number },
    })
    expect(listed.value).toMatchObject({ items: [{ id: placed.id }] })
  })

  test('goes through production to its customer without a design', async () => {
    const buyer = await createBuyer(shop)
    const { id } = await orderSamples(buyer)
    await pay({ id })
    const read = async () => shop.call('GET /api/office/orders/{id}', { token: store, params: { id } })
    const etag = async () => ({ 'if-match': (await read()).raw.headers.etag as string })
    const supplier = await shop.call('PUT /api/office/orders/{id}/supplier', {
      token: store,
      params: { id },
      headers: await etag(),
      body: { supplier: 'Sokha Sewing' },
    })
    expect(supplier.status).toBeLessThan(300)
    for (const to of ['PROCESSING', 'COMPLETED', 'ON_THE_WAY'] as const) {
      const moved = await shop.call('POST /api/office/orders/{id}/move', {
        token: store,
        params: { id },
        headers: await etag(),
        body: { to, note: '' },
      })
      expect([moved.error?.id, moved.status]).toEqual([undefined, 200])
    }
  })

  test('is reviewed like a design, below the minimum, at a sample’s price', async () => {
    const buyer = await createBuyer(shop)
    const placed = await orderSamples(buyer, [sewn(buyer.designId)])
    expect(placed).toMatchObject({ status: 'REVIEWING', qty: 1, totalCents: 2500 })
    expect(placed.lines).toMatchObject([{ designId: buyer.designId, qty: 1, unitCents: 2500, priceSource: 'sample' }])
    const thief = await createBuyer(shop)
    expect((await thief.place({ lines: [], body: { samples: [sewn(buyer.designId)] } })).error?.id).toBe('not-found')
    const silk = { ...sewn(buyer.designId), fabric: 'silk' }
    expect((await buyer.place({ lines: [], body: { samples: [silk] } })).error?.id).toBe('no-price')
  })

  test('is refused if it is not offered or its price has changed', async () => {
    const buyer = await createBuyer(shop)
    const place = async (body: object) => buyer.place({ lines: [], body })
    expect((await place({ samples: [{ ...swatches(), productType: 'HOODIE' }] })).error?.id).toBe('sample-not-offered')
    expect((await place({ samples: [] })).error?.id).toBe('cart-empty')
    expect((await place({ samples: [{ ...swatches(), cents: 1 }] })).error?.id).toBe('invalid-input')
    expect((await place({ samples: [swatches()], shownTotalCents: 1 })).error?.id).toBe('price-changed')
    const customer = await shop.call('PUT /api/office/samples', { token: buyer.token, body: TERMS })
    expect(customer.status).toBe(403)
    const negative = { months: 6, products: { SOCCER_KIT: { size_set: -1, swatches: null, sewn: null } } }
    expect((await setTerms(negative)).error?.id).toBe('invalid-input')
  })
})

test('an edit of an order leaves its samples and their price', async () => {
  const desk = await createEditDesk(shop, undefined, { samples: [swatches()] })
  const [first] = editedLines(desk.placed)
  expect((await desk.contents()).extras).toEqual([])
  expect((await desk.save({ lines: [{ ...first!, qty: 10 }] })).status).toBe(201)
  const { value: order } = await desk.get(desk.placed.id)
  expect(order.fees).toEqual(desk.placed.fees)
  expect(order.totalCents).toBe(order.lines[0]!.totalCents + 500)
})

describe('a credited sample', () => {
  test('lowers the next full order of its garment, once', async () => {
    const { buyer, sample } = await boughtSwatches()
    const body = { lines: [lineOf(buyer.designId)], samples: [] }
    const { value: quote } = await shop.call('POST /api/quotes', { token: buyer.token, body })
    expect(quote.samples).toMatchObject({ creditCents: 500, credits: [{ number: sample.number, cents: 500 }] })
    const full = await buyer.order({ body: { shownTotalCents: quote.totalCents - 500 } })
    expect(creditsOf(full)).toEqual([{ text: sample.number, cents: -500 }])
    expect(full.totalCents).toBe(full.subtotalCents - full.discountCents - 500)
    expect(creditsOf(await buyer.order())).toEqual([])
  })

  test('is nobody else’s, and of no other garment', async () => {
    const { buyer } = await boughtSwatches()
    const other = await createBuyer(shop)
    expect(creditsOf(await other.order())).toEqual([])
    expect(creditsOf(await orderSamples(buyer, [swatches()]))).toEqual([])
    const stranger = await shop.call('POST /api/quotes', { body: { lines: [lineOf(buyer.designId)], samples: [] } })
    expect(stranger.value.samples.credits).toEqual([])
    const body = { lines: [lineOf(buyer.designId)], samples: [] }
    const staff = await shop.call('POST /api/quotes', { token: store, body })
    expect([staff.status, staff.value.samples?.credits]).toEqual([200, []])
  })

  test('counts for one of two orders at once', async () => {
    const { buyer } = await boughtSwatches()
    const orders = await Promise.all([1, 2, 3].map(async () => buyer.order()))
    expect(orders.flatMap(creditsOf)).toHaveLength(1)
  })

  test('counts once paid, until it expires, and not if canceled', async () => {
    const buyer = await createBuyer(shop)
    const sample = await orderSamples(buyer)
    expect(creditsOf(await buyer.order())).toEqual([])
    await pay(sample)
    await shop.database.withTenant(await shop.tenantId('angkor'), async trx =>
      sql`update sample_credits set expires_on = '2020-01-01' where order_id = ${sample.id}`.execute(trx),
    )
    expect(creditsOf(await buyer.order())).toEqual([])
    const again = await orderSamples(buyer)
    await pay(again)
    const { raw } = await buyer.get(again.id)
    expect((await buyer.cancel(again.id, raw.headers.etag as string)).status).toBe(200)
    expect(creditsOf(await buyer.order())).toEqual([])
  })

  test('keeps its order from being canceled until the order that used it is', async () => {
    const { buyer, sample } = await boughtSwatches()
    const full = await buyer.order()
    const cancel = async ({ id }: Order) => buyer.cancel(id, (await buyer.get(id)).raw.headers.etag)
    expect((await cancel(sample)).error?.id).toBe('sample-credited')
    expect((await cancel(full)).status).toBe(200)
    expect(creditsOf(await buyer.order())).toHaveLength(1)
  })

  test('never makes goods cost less than nothing', async () => {
    const buyer = await createBuyer(shop)
    for (const sample of [1, 2].map(() => ({ ...swatches(), kind: 'size_set' })))
      await pay(await orderSamples(buyer, [sample]))
    const full = await buyer.order()
    expect(full.totalCents).toBe(0)
    expect(creditsOf(full).reduce((sum, { cents }) => sum + cents, 0)).toBe(-(full.subtotalCents - full.discountCents))
  })
})

describe('the cart', () => {
  test('keeps samples beside designs, each once, and gives them to the account', async () => {
    const guest = await createCartBrowser(shop)
    const add = async (body: object) => guest.call('POST /api/cart/samples', { body: { sample: body } as never })
    await add(swatches())
    const { status, value } = await add(swatches())
    expect(status).toBe(201)
    expect(value.cart.samples).toMatchObject([{ kind: 'swatches', productType: 'SOCCER_KIT', cents: 500, sewn: null }])
    expect((await guest.call('GET /api/cart/count', {})).value.qty).toBe(1)
    expect((await add({ ...swatches(), productType: 'TSHIRT' })).error?.id).toBe('sample-not-offered')
    const buyer = await createBuyer(shop)
    expect((await add(sewn(buyer.designId))).error?.id).toBe('not-found')
    guest.signIn(buyer.token)
    await guest.merge()
    await add(sewn(buyer.designId))
    const cart = await guest.cart()
    expect(cart.samples.map(({ kind, sewn: piece }) => [kind, piece?.name])).toEqual([
      ['swatches', undefined],
      ['sewn', 'Home kit'],
    ])
    const elsewhere = await createCartBrowser(shop, { host: 'mekong.localhost' })
    const remove = async (browser: typeof guest, version: number) =>
      browser.call('DELETE /api/cart/samples/{id}', { params: { id: cart.samples[0]!.id }, query: { version } })
    await remove(elsewhere, cart.version)
    expect((await remove(guest, cart.version - 1)).value.isApplied).toBe(false)
    expect((await remove(guest, cart.version)).value.cart.samples).toHaveLength(1)
    const left = await guest.cart()
    await buyer.order({ lines: [], body: { samples: [sewn(buyer.designId)], cart: { version: left.version } } })
    expect((await guest.cart()).samples).toEqual([])
  })
})

test('a month after the last of January is the last of February', () => {
  expect([addMonths('2026-01-31', 1), addMonths('2026-11-30', 3), addMonths('2026-12-15', 1)]).toEqual([
    '2026-02-28',
    '2027-02-28',
    '2027-01-15',
  ])
})
