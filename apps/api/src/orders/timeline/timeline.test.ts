import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../database/index.ts'
import { createTestShop, type TestShop } from '../../http/testing.ts'
import { createBuyer } from '../testing/buyer.ts'

let shop: TestShop
let store: string
beforeAll(async () => {
  shop = await createTestShop()
  store = await shop.signInStaff('store@angkor.example')
})
afterAll(async () => shop.close())

const read = async (id: string, query: object = {}) =>
  shop.call('GET /api/office/orders/{id}/timeline', { token: store, params: { id }, query })
const run = async (query: ReturnType<typeof sql>) =>
  shop.database.withTenant(await shop.tenantId('angkor'), async trx => void (await query.execute(trx)))

/** An order with a payment, a note, a receipt, a parcel, a claim, a proof with wishes, and a message of its supplier. */
async function makeBusyOrder(): Promise<{ id: string; email: string }> {
  const buyer = await createBuyer(shop)
  const { id } = await buyer.order()
  shop.clock.now = new Date(shop.clock.now.getTime() + 1)
  await shop.call('POST /api/office/orders/{id}/notes', {
    token: store,
    params: { id },
    body: { text: 'Keep 40 m of interlock', mentions: [] },
  })
  await run(sql`
    with o as (select id, owner_id from orders where id = ${id}::uuid),
    s as (insert into suppliers (name, language, seam_mm, hem_mm, bleed_mm, cut_name)
      values (${`Lotus ${id}`}, 'en', 10, 25, 4, 'Cut') returning id),
    paid as (insert into payments (order_id, cents, method, note, noted_by, noted_at)
      select id, 5000, 'khqr', '', owner_id, now() + interval '1 second' from o),
    sent as (insert into parcels (order_id, carrier, tracking, tracking_url, sent_at, sent_by)
      select id, 'J&T', 'JT 1', '', now() + interval '2 seconds', owner_id from o),
    claimed as (insert into claims (order_id, kind, text, lines, sent_at)
      select id, 'fault', 'The number peels off', '[]', now() + interval '3 seconds' from o),
    shown as (insert into proofs (order_id, made_by, asked_at, state, sent_at, answered_at, answered_by, answer_text, hash, content, marks)
      select id, owner_id, now(), 'changes', now() + interval '4 seconds', now() + interval '5 seconds', owner_id,
        'Larger numbers', 'h', '[]', '[]' from o)
    insert into handover_notes (order_id, supplier_id, kind, text, at)
      select o.id, s.id, 'text', 'Which blue?', now() + interval '6 seconds' from o, s`)
  return { id, email: buyer.email }
}

test('a timeline joins what happened to an order, latest first, with time and name', async () => {
  const { id } = await makeBusyOrder()
  const { items } = (await read(id)).value
  expect(items.slice(0, 8).map(({ kind, what }) => `${kind} ${what}`.trim())).toEqual([
    'handover text',
    'proof changes',
    'proof sent',
    'claim sent',
    'parcel sent',
    'payment khqr',
    'note',
    'status REVIEWING',
  ])
  expect(items[0]).toMatchObject({ who: 'supplier', name: `Lotus ${id}`, text: 'Which blue?' })
  expect(items.find(({ kind }) => kind === 'payment')).toMatchObject({ cents: 5000 })
  expect(items.find(({ kind }) => kind === 'note')!.name).not.toBe('')
})

test('each part of a timeline holds the entries of its kinds', async () => {
  const { id } = await makeBusyOrder()
  const kindsOf = async (of: string) => [...new Set((await read(id, { of })).value.items.map(({ kind }) => kind))]
  expect(await kindsOf('money')).toEqual(['payment'])
  expect(await kindsOf('production')).toEqual(['handover', 'proof', 'parcel', 'status'])
  expect(await kindsOf('talk')).toEqual(['handover', 'proof', 'claim', 'note'])
})

test('the pages of a timeline hold each entry once', async () => {
  const { id } = await makeBusyOrder()
  const whole = (await read(id)).value.items.map(entry => entry.id)
  const paged: string[] = []
  let before: string | null | undefined
  do {
    const { value } = await read(id, { pageSize: 2, ...(before && { before }) })
    paged.push(...value.items.map(entry => entry.id))
    before = value.before
  } while (before !== null)
  expect(paged).toEqual(whole)
})

test('a timeline refuses an unknown order and a wrong cursor', async () => {
  const { id } = await makeBusyOrder()
  expect((await read('00000000-0000-4000-8000-000000000000')).error?.id).toBe('not-found')
  expect((await read(id, { before: "1' or true" })).error?.id).toBe('invalid-input')
})
