import type { Response_ } from '@kitwright/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestShop } from '../http/testing.ts'
import { type AskOffice, createTestOffice } from '../http/testingOffice.ts'
import { createBuyer, lineOf } from '../orders/testing/buyer.ts'

let shop: TestShop
let ask: AskOffice
let store: string
beforeAll(async () => {
  ;({ shop, ask, store } = await createTestOffice())
})
afterAll(async () => shop.close())

type Group = Response_<'PUT /api/office/groups/{id}'>
const NAME = { en: 'Clubs', kh: 'ក្លឹប' }
const TERMS: Group['terms'] = {
  percentOff: 10,
  base: {},
  steps: {},
  minimumQty: null,
  hasPromotions: true,
}
const body = (change: object = {}) => ({ name: NAME, isActive: true, terms: TERMS, ...change })
const make = async (change: object = {}) => ask('POST /api/office/groups', { body: body(change) })
const save = async ({ id, version }: Group, change: object) =>
  ask('PUT /api/office/groups/{id}', { params: { id }, headers: { 'if-match': `"${version}"` }, body: body(change) })

let group: Group
beforeEach(async () => {
  group = (await make()).value
})

/** Signs a customer of the group up, with a design to order. */
async function createMember() {
  const buyer = await createBuyer(shop)
  const { id } = (await shop.call('GET /api/accounts/details', { token: buyer.token })).value
  const designId = await buyer.saveDesign('Home')
  const join = async (groupId: string | null) =>
    ask('PUT /api/office/customers/{id}/group', { params: { id }, body: { groupId } })
  await join(group.id)
  return { ...buyer, id, designId, join, line: lineOf(designId) }
}
const quoteOf = async (line: ReturnType<typeof lineOf>, token?: string) =>
  (await shop.call('POST /api/quotes', { token, body: { lines: [line] } })).value

test('a member’s quote, price list and order have the group’s prices; a visitor’s have not', async () => {
  const { token, line, order, id } = await createMember()
  const [list, own] = [await quoteOf(line), await quoteOf(line, token)]
  const base = list.lines[0]!.baseCents
  expect(own.lines[0]!.baseCents).toBe(base - Math.round(base / 10))
  const { value } = await shop.call('GET /api/account/prices', { token })
  expect(value.group).toEqual(NAME)
  const priced = value.pricing.products.find(({ type }) => type === line.productType)!
  expect(priced.fabrics.find(each => each.id === line.fabric)!.priceCents).toBe(own.lines[0]!.baseCents)
  expect((await shop.call('GET /api/pricing')).value.products).not.toEqual(value.pricing.products)
  const placed = await order({ lines: [line] })
  expect(placed.subtotalCents).toBe(own.subtotalCents)
  expect((await ask('GET /api/office/customers/{id}/group', { params: { id } })).value.groupId).toBe(group.id)
})

test('own prices, steps and minimum replace those of the list, and placed orders keep theirs', async () => {
  const { token, line, order } = await createMember()
  const before = await order({ lines: [line] })
  const terms = {
    ...TERMS,
    base: { [line.productType]: { [line.fabric]: 999 } },
    steps: { [line.fabric]: [{ from: 1, percent: 20 }] },
    minimumQty: 1,
  }
  await save(group, { terms })
  const quote = await quoteOf({ ...line, qty: 2 }, token)
  expect(quote.lines[0]).toMatchObject({ baseCents: 999, discounts: [{ kind: 'quantity', percent: 20 }] })
  expect(quote.belowMinimum).toEqual([])
  const { value } = await shop.call('GET /api/orders/{id}', { token, params: { id: before.id } })
  expect(value.totalCents).toBe(before.totalCents)
})

test('a draft group changes no price, and neither does one that the customer has left', async () => {
  const { token, line, join } = await createMember()
  await save(group, { isActive: false })
  const list = await quoteOf(line)
  expect((await quoteOf(line, token)).totalCents).toBe(list.totalCents)
  const { value: other } = await make()
  await join(other.id)
  expect((await quoteOf(line, token)).totalCents).toBeLessThan(list.totalCents)
  await join(null)
  expect((await quoteOf(line, token)).totalCents).toBe(list.totalCents)
  expect((await shop.call('GET /api/account/prices', { token })).value.group).toBeNull()
})

test('a group is versioned; one with customers is not deleted, and an old version changes nothing', async () => {
  const { join } = await createMember()
  const { value: changed } = await save(group, { terms: { ...TERMS, percentOff: 15 } })
  expect((await save(group, {})).error?.id).toBe('stale-version')
  const params = { kind: 'customer-group' as const, id: group.id }
  const { items } = (await ask('GET /api/office/catalogue/{kind}/{id}/versions', { params })).value
  expect(items.map(({ version }) => version)).toEqual([2, 1])
  expect(items[0]!.changes).toEqual([{ path: 'terms.percentOff', before: 10, after: 15 }])
  const remove = async () =>
    ask('DELETE /api/office/groups/{id}', { params: { id: group.id }, headers: { 'if-match': `"${changed.version}"` } })
  expect((await remove()).error?.id).toBe('group-in-use')
  await join(null)
  expect((await remove()).status).toBe(204)
})

test.each<[string, object, string]>([
  ['a fabric that there is none of', { base: { TSHIRT: { silk: 100 } } }, 'prices-invalid'],
  [
    'steps that fall',
    {
      steps: {
        interlock: [
          { from: 20, percent: 5 },
          { from: 10, percent: 6 },
        ],
      },
    },
    'prices-invalid',
  ],
  ['more than half off', { percentOff: 51 }, 'invalid-input'],
])('the server refuses a group with %s', async (_name, change, id) => {
  const { error } = await make({ terms: { ...TERMS, ...change } })
  expect(error?.id).toBe(id)
})

test('staff without the right change neither groups nor who is in them', async () => {
  const { id } = await createMember()
  expect((await ask('POST /api/office/groups', { body: body() }, store)).status).toBe(403)
  const call = { params: { id }, body: { groupId: null } }
  expect((await ask('PUT /api/office/customers/{id}/group', call, store)).status).toBe(403)
})

test('a group of another shop is not found', async () => {
  const { id } = await createMember()
  const mekong = await shop.signInStaff('admin@mekong.example', { host: 'mekong.localhost' })
  const { value } = await shop.call('POST /api/office/groups', {
    token: mekong,
    host: 'mekong.localhost',
    body: body(),
  })
  const { error } = await ask('PUT /api/office/customers/{id}/group', {
    params: { id },
    body: { groupId: value.id },
  })
  expect(error?.id).toBe('not-found')
})
