import type { PriceChoice, Response_ } from '@kitwright/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestShop } from '../../http/testing.ts'
import { type AskOffice, createTestOffice } from '../../http/testingOffice.ts'
import { createBuyer, lineOf } from '../testing/buyer.ts'

let shop: TestShop
let admin: string
let store: string
let ask: AskOffice
beforeAll(async () => {
  ;({ shop, admin, store, ask } = await createTestOffice())
})
afterAll(async () => shop.close())

type Order = Response_<'GET /api/office/orders/{id}'>
type Prices = Response_<'GET /api/office/prices'>

const read = async (id: string) => {
  const { raw, value } = await ask('GET /api/office/orders/{id}', { params: { id } })
  return { order: value, headers: { 'if-match': String(raw.headers.etag) } }
}
const moneyOf = ({ subtotalCents, discountCents, totalCents, dueCents }: Order) => ({
  subtotalCents,
  discountCents,
  totalCents,
  dueCents,
})

/** Creates an order for two players of one design: twelve in L, and one. */
async function createOrder(size: 'L' | 'XXXL' = 'L') {
  const buyer = await createBuyer(shop)
  const { id } = await buyer.order({
    lines: [
      lineOf(buyer.designId, { playerName: 'Sok Dara', printName: 'DARA', number: 9, size, qty: 12 }),
      lineOf(buyer.designId, { playerName: 'Vanna', number: 7, size: 'S', qty: 1 }),
    ],
  })
  const { order } = await read(id)
  return { buyer, id, order, line: order.lines[0]! }
}

async function correct(id: string, line: Order['lines'][number], change: { size: string; price?: PriceChoice }) {
  const { printName, number } = line
  const body = { printName, number, ...change }
  const { headers } = await read(id)
  return ask('PUT /api/office/orders/{id}/lines/{line}', { params: { id, line: line.id }, headers, body }, store)
}
const priceOf = async (id: string, line: string, size: string, token = store) =>
  ask('GET /api/office/orders/{id}/lines/{line}/price', { params: { id, line }, query: { size } }, token)
const pay = async (id: string, cents: number) => {
  const { headers } = await read(id)
  const body = { cents, method: 'cash', note: '' }
  return ask('POST /api/office/orders/{id}/payments', { params: { id }, headers, body }, admin)
}

test('staff see the price for both choices, and choose whether to charge it', async () => {
  const { buyer, id, order, line } = await createOrder()
  const { value: price } = await priceOf(id, line.id, 'XXXL')
  // A dollar for each of twelve, less the percentages that the line was ordered under.
  const percent = line.discounts.reduce((sum, each) => sum + each.percent, 0)
  const differenceCents = 1200 - Math.round((1200 * percent) / 100)
  expect(price).toEqual({
    differenceCents,
    keep: { lineCents: line.totalCents, totalCents: order.totalCents, dueCents: order.totalCents, refundCents: 0 },
    charge: {
      lineCents: line.totalCents + differenceCents,
      totalCents: order.totalCents + differenceCents,
      dueCents: order.totalCents + differenceCents,
      refundCents: 0,
    },
  })
  // The price choice has no silent default.
  const undecided = await correct(id, line, { size: 'XXXL' })
  expect(undecided.error).toMatchObject({ id: 'price-undecided', fields: [{ path: 'price', id: 'required' }] })
  expect((await read(id)).order).toEqual(order)

  const { value: charged } = await correct(id, line, { size: 'XXXL', price: 'charge' })
  expect(charged.totalCents).toBe(price.charge.totalCents)
  expect(charged.subtotalCents).toBe(order.subtotalCents + 1200)
  expect(charged.lines[0]).toMatchObject({
    size: 'XXXL',
    unitCents: line.unitCents + 100,
    surcharges: [{ kind: 'size', cents: 100 }, ...line.surcharges],
    discounts: line.discounts,
    totalCents: price.charge.lineCents,
  })
  expect(charged.lines[1]).toEqual(order.lines[1])
  expect(charged.history.at(-1)).toMatchObject({
    note: '9 · DARA · L → 9 · DARA · 3XL',
    by: 'store',
    price: { choice: 'charge', differenceCents },
  })
  // The customer sees the same, and with the old size back the order costs as much as before.
  expect((await buyer.get(id)).value).toMatchObject({
    totalCents: charged.totalCents,
    depositCents: charged.depositCents,
  })
  const { value: back } = await correct(id, charged.lines[0]!, { size: 'L', price: 'charge' })
  expect([moneyOf(back), back.lines]).toEqual([moneyOf(order), order.lines])
  expect(back.history.at(-1)!.price).toEqual({ choice: 'charge', differenceCents: -differenceCents })
})

test('a repeated order request answers the corrected order', async () => {
  const buyer = await createBuyer(shop)
  const request = { key: 'corrected', lines: [lineOf(buyer.designId, { playerName: 'Rith', number: 4, qty: 12 })] }
  const placed = (await buyer.place(request)).value
  const { value } = await correct(placed.id, placed.lines[0]!, { size: 'XXXL', price: 'charge' })
  const again = await buyer.place(request)
  expect(again.value.totalCents).toBe(value.totalCents)
  expect(again.value.lines).toEqual(value.lines)
})

test('a price that is kept stays, and the history says what was waived', async () => {
  const { id, order, line } = await createOrder()
  const { value: price } = await priceOf(id, line.id, 'XXXL')
  const { value: kept } = await correct(id, line, { size: 'XXXL', price: 'keep' })
  expect(moneyOf(kept)).toEqual(moneyOf(order))
  expect(kept.lines[0]).toEqual({ ...line, size: 'XXXL' })
  expect(kept.history.at(-1)!.price).toEqual({ choice: 'keep', differenceCents: price.differenceCents })
  // A later correction of another kind does not charge what was waived, and undoing it does not give it away.
  const named = await correct(id, { ...kept.lines[0]!, number: 10 }, { size: 'XXXL' })
  expect(named.value).toMatchObject({ totalCents: order.totalCents })
  expect(named.value.history.at(-1)!.price).toBeNull()
  expect((await priceOf(id, line.id, 'L')).value.differenceCents).toBe(0)
  expect((await correct(id, named.value.lines[0]!, { size: 'L' })).value.totalCents).toBe(order.totalCents)
})

test('a paid order in a cheaper size states its refund everywhere', async () => {
  const { buyer, id, order, line } = await createOrder('XXXL')
  await pay(id, order.totalCents)
  const { value: price } = await priceOf(id, line.id, 'M')
  expect(price.differenceCents).toBeLessThan(0)
  const refundCents = -price.differenceCents
  expect(price.charge).toMatchObject({ dueCents: 0, refundCents })
  await shop.mails()
  const { value: less } = await correct(id, line, { size: 'M', price: 'charge' })
  expect(less).toMatchObject({ totalCents: order.totalCents - refundCents, paidCents: order.totalCents, dueCents: 0 })
  const mail = (await shop.mails({ isEarly: true })).find(
    ({ to, text }) => to === buyer.email && text.includes('9 · DARA · M'),
  )
  expect(mail?.text).toContain(`$${(refundCents / 100).toFixed(2)} less`)
  expect(mail?.text).toContain('To be refunded')
  // Refunded in two parts, though the first leaves the order paid beyond its price.
  expect((await pay(id, -100)).value.paidCents).toBe(order.totalCents - 100)
  expect((await pay(id, 1)).error?.id).toBe('payment-too-much')
  expect((await pay(id, 100 - refundCents)).value.paidCents).toBe(less.totalCents)
})

test('a corrected size costs what the price list said when the order was placed', async () => {
  const { id, line } = await createOrder()
  const before = (await priceOf(id, line.id, 'XXXL')).value
  const passOneSecond = (): void => void (shop.clock.now = new Date(shop.clock.now.getTime() + 1000))
  passOneSecond()
  const { value: list } = await ask('GET /api/office/prices')
  const dearer: Prices = { ...list, sizes: { ...list.sizes, XXXL: 9900 } }
  const { value: saved } = await ask('PUT /api/office/prices', { body: dearer })
  expect((await priceOf(id, line.id, 'XXXL')).value).toEqual(before)
  passOneSecond()
  const later = await createOrder()
  expect((await priceOf(later.id, later.line.id, 'XXXL')).value.differenceCents).toBeGreaterThan(before.differenceCents)
  passOneSecond()
  await ask('PUT /api/office/prices', { body: { ...list, version: saved.version } })
  // The price list that was in force between the two still applies.
  expect((await priceOf(later.id, later.line.id, 'XXXL')).value.differenceCents).toBeGreaterThan(before.differenceCents)
})

test('only staff ask for the price of a line of an order under review', async () => {
  const [{ buyer, id, line }, other] = [await createOrder(), await createOrder()]
  expect((await priceOf(id, line.id, 'XXXL', buyer.token)).error?.id).toBe('forbidden')
  expect((await priceOf(id, other.line.id, 'XXXL')).error?.id).toBe('not-found')
  expect((await priceOf(id, line.id, 'HUGE')).error?.id).toBe('invalid-input')
  const { headers } = await read(id)
  await ask('POST /api/office/orders/{id}/move', { params: { id }, headers, body: { to: 'CANCELED', note: 'a jest' } })
  expect((await priceOf(id, line.id, 'XXXL')).error?.id).toBe('order-status-conflict')
})

test('a line is not corrected to a size that its product lacks', async () => {
  const { id, order, line } = await createOrder()
  const refusal = { id: 'size-not-offered', fields: [{ path: 'size', id: 'size-not-offered' }] }
  expect((await priceOf(id, line.id, '10')).error).toMatchObject(refusal)
  expect((await correct(id, line, { size: '10' })).error).toMatchObject(refusal)
  expect((await read(id)).order).toEqual(order)
})
