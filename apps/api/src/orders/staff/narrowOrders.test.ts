import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../database/index.ts'
import type { TestShop } from '../../http/testing.ts'
import { type AskOffice, createTestOffice } from '../../http/testingOffice.ts'
import { createBuyer } from '../testing/buyer.ts'
import { shopDayAfter } from '../testing/quoteDesk.ts'

let shop: TestShop
let admin: string
let store: string
let ask: AskOffice
let ids: string[]
let colleague: string
const present = { clock: { now: new Date() } }
const day = (days: number): string => shopDayAfter(present, days)
const run = async (query: ReturnType<typeof sql>) =>
  shop.database.withTenant(await shop.tenantId('angkor'), async trx => query.execute(trx))

beforeAll(async () => {
  ;({ shop, admin, store, ask } = await createTestOffice())
  const buyer = await createBuyer(shop)
  ids = []
  for (let i = 0; i < 4; i += 1) ids.push((await buyer.order()).id)
  colleague = (await ask('GET /api/office/desk')).value.colleagues[0]!.id
  // Late by its promised day, late by its due day, soon, and far ahead without an assignee.
  const rows = [
    [-3, 20, 'part'],
    [20, -1, 'full'],
    [20, 2, 'none'],
    [20, 30, 'none'],
  ] as const
  for (const [i, [promised, due, paid]] of rows.entries())
    await run(sql`update orders set promised_on = ${day(promised)}::date, due_on = ${day(due)}::date, is_due_set = true,
      assignee_id = ${i < 3 ? colleague : null}::uuid, status = 'PROCESSING',
      paid_cents = ${{ none: 0, part: 1, full: 14_500 }[paid]} where id = ${ids[i]}::uuid`)
  await run(sql`insert into order_tags (order_id, tag) values (${ids[1]}::uuid, 'Rush'), (${ids[3]}::uuid, 'Rush')`)
})
afterAll(async () => shop.close())

const list = async (query: object) => {
  const { value, error } = await ask('GET /api/office/orders', { query: { sort: 'number', ...query } })
  if (error) throw new Error(error.id)
  return value.items.map(({ id }) => ids.indexOf(id)).filter(at => at >= 0)
}

test.each([
  ['late orders', { urgency: 'late' }, [0, 1]],
  ['orders that are soon due', { urgency: 'soon' }, [2]],
  ['unassigned orders', { assignee: 'none' }, [3]],
  ['orders of a tag', { tag: 'Rush' }, [1, 3]],
  ['orders paid in part', { paid: 'part' }, [0]],
  ['orders paid in full', { paid: 'full' }, [1]],
  ['a range of due days', { dueFrom: day(-1), dueTo: day(2) }, [1, 2]],
  ['promised days until today', { promisedTo: day(0) }, [0]],
  ['a product', { product: 'SOCCER_KIT' }, [0, 1, 2, 3]],
  ['several filters at once', { tag: 'Rush', paid: 'none', status: 'PROCESSING' }, [3]],
  ['a search and a filter', { search: 'AK-', urgency: 'soon' }, [2]],
])('the list narrows to %s', async (_name, query, expected) => {
  expect(await list(query)).toEqual(expected)
  const { value } = await ask('GET /api/office/bulk/orders', { query })
  expect(
    value.items
      .map(({ id }) => ids.indexOf(id))
      .filter(at => at >= 0)
      .toSorted(),
  ).toEqual(expected)
})

test('the list narrows to a colleague’s orders and to totals', async () => {
  expect(await list({ assignee: colleague })).toEqual([0, 1, 2])
  expect(await list({ totalFrom: '14500', totalTo: '14500' })).toEqual([0, 1, 2, 3])
  expect(await list({ totalTo: '14499' })).toEqual([])
})

test('a search among a tag’s orders matches number, customer, phone and design only', async () => {
  const order = (await ask('GET /api/office/orders/{id}', { params: { id: ids[3]! } })).value
  const both = { tag: 'Rush', product: 'SOCCER_KIT' }
  expect(await list({ ...both, search: order.number })).toEqual([3])
  for (const search of [order.owner.email, order.phone, 'home kit'])
    expect(await list({ ...both, search }), search).toEqual([1, 3])
  expect(await list({ ...both, search: 'nobody of this name' })).toEqual([])
})

test('orders are sorted by due and promised day', async () => {
  expect(await list({ sort: 'due' })).toEqual([1, 2, 0, 3])
  expect((await list({ sort: 'promised' }))[0]).toBe(0)
})

test('a shared view is seen by colleagues, an own one by nobody else', async () => {
  const body = { name: 'Rush', isShared: true, query: { tag: 'Rush', sort: 'due', columns: ['due', 'status'] } }
  await ask('POST /api/office/views', { body })
  const { value } = await ask('POST /api/office/views', { body: { ...body, name: 'Mine', isShared: false } })
  expect(value).toMatchObject([
    { name: 'Mine', isShared: false, isOwn: true },
    { name: 'Rush', isOwn: true, query: body.query },
  ])
  const seen = (await ask('GET /api/office/views', {}, store)).value
  expect(seen.map(({ name, isOwn }) => [name, isOwn])).toEqual([['Rush', false]])
  const remove = async (token: string) => ask('DELETE /api/office/views/{id}', { params: { id: seen[0]!.id } }, token)
  expect((await remove(store)).error?.id).toBe('not-found')
  expect((await remove(admin)).value.map(({ name }) => name)).toEqual(['Mine'])
})

test('a note calls colleagues; desk facts need the order’s version', async () => {
  const params = { id: ids[0]! }
  const { value } = await ask('POST /api/office/orders/{id}/notes', {
    params,
    body: { text: 'Use the white thread', mentions: [colleague] },
  })
  expect(value.desk.notes).toMatchObject([{ text: 'Use the white thread', mentions: [{ id: colleague }] }])
  const body = { dueOn: day(9), assigneeId: null, tags: ['School', 'school', 'rush'] }
  const put = async (version: string) =>
    ask('PUT /api/office/orders/{id}/desk', { params, body, headers: { 'if-match': version } }, store)
  const { raw } = await ask('GET /api/office/orders/{id}', { params })
  expect((await put('"0"')).error?.id).toBe('stale-version')
  expect((await put(String(raw.headers.etag))).value.desk).toMatchObject({
    dueOn: day(9),
    isDueSet: true,
    assignee: null,
    tags: ['Rush', 'School'],
  })
})
