import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestShop } from '../../http/testing.ts'
import { type AskOffice, createTestOffice } from '../../http/testingOffice.ts'
import { createBuyer, lineOf } from '../testing/buyer.ts'

let shop: TestShop
let store: string
let ask: AskOffice
beforeAll(async () => {
  ;({ shop, store, ask } = await createTestOffice())
})
afterAll(async () => shop.close())

const ROUTE = 'PUT /api/office/orders/{id}/lines/{line}'
const read = async (id: string) => {
  const { raw, value } = await ask('GET /api/office/orders/{id}', { params: { id } })
  return { order: value, headers: { 'if-match': String(raw.headers.etag) } }
}
async function createOrder() {
  const buyer = await createBuyer(shop)
  const players = [
    { playerName: 'Sok Dara', printName: 'DARA', number: 9, size: 'M', qty: 11 },
    { playerName: 'Vanna', number: 7, size: 'S', qty: 1 },
  ] as const
  return { buyer, order: await buyer.order({ lines: players.map(player => lineOf(buyer.designId, player)) }) }
}
async function correct(id: string, line: string, body: object, token = store) {
  const { headers } = await read(id)
  return ask(ROUTE, { params: { id, line }, headers, body: body as never }, token)
}

test('staff correct a name, number and size, and nothing else changes', async () => {
  const { buyer, order } = await createOrder()
  const before = (await read(order.id)).order
  const [first, second] = before.lines as [(typeof before.lines)[number], (typeof before.lines)[number]]
  const becomes = { printName: 'ដារ៉ា', number: 19, size: 'XXXXXXL' } as const
  const { value } = await correct(order.id, first.id, { ...becomes, price: 'keep' })
  expect(value.lines).toEqual([{ ...first, ...becomes }, second])
  expect(value.totalCents).toBe(before.totalCents)
  // The customer sees it, too.
  const own = await shop.call('GET /api/orders/{id}', { token: buyer.token, params: { id: order.id } })
  expect(own.value.lines[0]).toMatchObject(becomes)
  const told = ({ to, note, by }: (typeof own.value.history)[number]) => [to, note, by]
  expect(own.value.history.slice(before.history.length).map(told)).toEqual([
    ['REVIEWING', '9 · DARA · M → 19 · ដារ៉ា · 6XL', 'store'],
  ])
  // Repeating the correction changes nothing and sends no second notification.
  const again = (await correct(order.id, first.id, becomes)).value
  expect(again.history).toHaveLength(before.history.length + 1)
  // A player without a number has none.
  expect((await correct(order.id, second.id, { printName: 'VANNA', number: null, size: 'S' })).value.lines[1]).toEqual({
    ...second,
    printName: 'VANNA',
    number: null,
    unprinted: ['name'],
  })
})

test('only an order under review, in the version seen, and its own lines', async () => {
  const [{ buyer, order }, { order: other }] = [await createOrder(), await createOrder()]
  const { headers, order: seen } = await read(order.id)
  const line = seen.lines[0]!.id
  const body = { printName: 'DARO', number: 9, size: 'M' } as const
  for (const wrong of [other.lines[0]!.id, randomUUID()])
    expect((await correct(order.id, wrong, body)).error?.id).toBe('not-found')
  for (const [path, value] of Object.entries({ number: 1_000, size: 'HUGE', printName: 'x'.repeat(200) }))
    expect((await correct(order.id, line, { ...body, [path]: value })).error?.id, path).toBe('invalid-input')
  expect((await correct(order.id, line, { ...body, price: 'half' })).error?.id).toBe('invalid-input')
  expect((await correct(order.id, line, { ...body, qty: 3 })).error?.id).toBe('invalid-input')
  const asked = { params: { id: order.id, line }, headers, body }
  expect((await ask(ROUTE, asked, buyer.token)).error?.id).toBe('forbidden')
  const answers = await Promise.all([ask(ROUTE, asked, store), ask(ROUTE, asked, store)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412])
  const cancel = { params: { id: order.id }, body: { to: 'CANCELED', note: 'a jest' } as const }
  await ask('POST /api/office/orders/{id}/move', { ...cancel, headers: (await read(order.id)).headers }, store)
  expect((await correct(order.id, line, body)).error?.id).toBe('order-status-conflict')
})
