import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestShop, type TestShop } from '../../http/testing.ts'
import { cartLine } from '../testing/cartBrowser.ts'
import { createQuoteDesk, shopDayAfter } from '../testing/quoteDesk.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop({ rateLimits: 'off' })
})
afterAll(async () => shop.close())

const priced = (id: string, lines: object[], unitCents = 900) => ({
  items: [{ id, price: { unitCents, reason: 'Test' }, lines }],
})

test('staff change the pieces by size, and the order has exactly those', async () => {
  const desk = await createQuoteDesk(shop)
  const { value: asked } = await desk.ask()
  const { id } = asked.items[0]!
  const lines = [cartLine({ size: 'M', qty: 9 }), cartLine({ size: 'XL', qty: 6 })]
  const { value: sent } = await desk.send(asked, priced(id, lines))
  expect(sent.revisions[0]).toMatchObject({ qty: 15, totalCents: 15 * 900, items: [{ qty: 15 }] })
  expect(sent.items).toMatchObject([{ qty: 12 }])
  expect(sent.draft.items).toMatchObject([
    { qty: 15, lines: [{ size: 'M' }, { size: 'XL' }], askedLines: [{ qty: 12 }] },
  ])
  const { value } = await desk.accept(asked.id)
  const { value: order } = await desk.get(value.order!.id!)
  expect(order).toMatchObject({ qty: 15, totalCents: 15 * 900 })
  expect(order.lines.map(line => [line.size, line.qty])).toEqual([
    ['M', 9],
    ['XL', 6],
  ])
})

test('changed pieces are priced by the list for the new quantity', async () => {
  const desk = await createQuoteDesk(shop)
  const { value: asked } = await desk.ask()
  const { id, designId } = asked.items[0]!
  const line = cartLine({ qty: 60 })
  const { value: sent } = await desk.send(asked, { items: [{ id, price: null, lines: [line] }] })
  const { id: _, ...plain } = line
  const lines = [{ ...plain, designId, productType: 'SOCCER_KIT', fabric: 'interlock' }]
  const { value: listed } = await shop.call('POST /api/quotes', { body: { lines } } as never)
  expect(sent.revisions[0]!.totalCents).toBe((listed as { totalCents: number }).totalCents)
})

test('absurd, repeated and unknown pieces are refused, and nothing is sent', async () => {
  const desk = await createQuoteDesk(shop)
  const { value: asked } = await desk.ask()
  const { id } = asked.items[0]!
  const twice = cartLine({ qty: 1 })
  const refusals: [object[], string][] = [
    [[], 'invalid-input'],
    [[cartLine({ qty: 0 })], 'invalid-input'],
    [[cartLine({ qty: -3 })], 'invalid-input'],
    [[cartLine({ qty: 1.5 })], 'invalid-input'],
    [[cartLine({ qty: 1_000_000 })], 'invalid-input'],
    [[twice, twice], 'invalid-input'],
    [[cartLine({ size: 'HUGE' as never })], 'invalid-input'],
    [Array.from({ length: 501 }, () => cartLine({ qty: 1 })), 'invalid-input'],
    [Array.from({ length: 3 }, () => cartLine({ qty: 10_000 })), 'quantity-invalid'],
  ]
  for (const [lines, problem] of refusals)
    expect([lines.length, (await desk.send(asked, priced(id, lines))).error?.id]).toEqual([lines.length, problem])
  expect((await desk.open(asked.id)).value.revisions).toEqual([])
})

test('a delivery charge is part of total, order and promise', async () => {
  const desk = await createQuoteDesk(shop)
  const { value: asked } = await desk.ask()
  const delivery = { method: 'courier', cents: 450 } as const
  const items = [{ id: asked.items[0]!.id, price: { unitCents: 900, reason: 'Test' } }]
  const { value: sent } = await desk.send(asked, { items, delivery, extras: [desk.extra()] })
  expect(sent.revisions[0]).toMatchObject({ delivery, extrasCents: 1500, totalCents: 12 * 900 + 1500 + 450 })
  expect(sent.draft).toMatchObject({
    delivery,
    methods: expect.arrayContaining([{ method: 'courier', cents: expect.any(Number) }]),
  })
  const { value } = await desk.accept(asked.id)
  const { value: order } = await desk.get(value.order!.id!)
  expect(order).toMatchObject({ totalCents: 12 * 900 + 1500 + 450, shipping: { method: 'courier' } })
  expect(order.fees).toMatchObject([
    { kind: 'shipping', cents: 450 },
    { kind: 'extra', cents: 1500 },
  ])
})

test('only a delivery kind of the shop can be quoted, and the quote holds', async () => {
  const desk = await createQuoteDesk(shop)
  const admin = await shop.signInStaff('admin@angkor.example')
  const turnBus = async (isOn: boolean): Promise<void> => {
    const { value, raw } = await shop.call('GET /api/office/shipping', { token: admin })
    const { terms } = value
    const { methods } = terms
    const body = { ...terms, methods: { ...methods, bus: { ...methods.bus, isOn } } }
    const headers = { 'if-match': raw.headers.etag as string }
    expect((await shop.call('PUT /api/office/shipping', { token: admin, headers, body })).status).toBe(200)
  }
  const delivery = { method: 'bus', cents: 200 } as const
  const [{ value: first }, { value: second }] = [await desk.ask(), await desk.ask()]
  for (const wrong of [
    { method: 'drone', cents: 1 },
    { ...delivery, cents: -1 },
    { ...delivery, cents: 1_000_001 },
  ])
    expect((await desk.send(first, { delivery: wrong })).error?.id).toBe('invalid-input')
  await turnBus(true)
  expect((await desk.send(first, { delivery })).status).toBe(201)
  await turnBus(false)
  expect((await desk.send(second, { delivery })).error?.id).toBe('method-not-offered')
  const { value } = await desk.accept(first.id)
  const { value: order } = await desk.get(value.order!.id!)
  expect(order).toMatchObject({ shipping: { method: 'bus' }, fees: [{ kind: 'shipping', cents: 200 }] })
  await turnBus(true)
})

test('the shop’s days of validity are where the next version starts', async () => {
  const desk = await createQuoteDesk(shop)
  const admin = await shop.signInStaff('admin@angkor.example')
  const { value: brand } = await shop.call('GET /api/office/brand', { token: admin })
  const put = async (quoteDays: number) =>
    shop.call('PUT /api/office/brand', { token: admin, body: { ...brand, quoteDays } })
  for (const wrong of [0, 366, 1.5]) expect((await put(wrong)).error?.id).toBe('invalid-input')
  expect((await put(30)).value.quoteDays).toBe(30)
  const { value: asked } = await desk.ask()
  expect((await desk.open(asked.id)).value.draft.expiresOn).toBe(shopDayAfter(shop, 30))
  expect((await put(14)).status).toBe(200)
})
