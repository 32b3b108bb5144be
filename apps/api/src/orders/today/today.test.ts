import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../database/index.ts'
import type { TestShop } from '../../http/testing.ts'
import { type AskOffice, createTestOffice } from '../../http/testingOffice.ts'
import { createBuyer } from '../testing/buyer.ts'
import { shopDayAfter } from '../testing/quoteDesk.ts'
import { whitePng } from '../testing/whitePng.ts'

// Eight orders of 10 kits, $145.00 each, in different situations; every expected number is counted by hand from them.

let shop: TestShop
let ask: AskOffice
let store: string
let buyer: Awaited<ReturnType<typeof createBuyer>>
let colleague: string
let ids: string[]
const day = (days: number): string => shopDayAfter(shop, days)
const run = async (query: ReturnType<typeof sql>) =>
  shop.database.withTenant(await shop.tenantId('angkor'), async trx => query.execute(trx))

/** Status, days until due, cents paid. */
const ORDERS = [
  ['PROCESSING', -3, 14_500],
  ['COMPLETED', -1, 14_500],
  ['APPROVED', 2, 0],
  ['COMPLETED', 2, 5_000],
  ['ON_THE_WAY', 6, 14_500],
  ['PROCESSING', 7, 14_500],
  ['CANCELED', 2, 0],
  ['REVIEWING', 20, 0],
] as const

beforeAll(async () => {
  ;({ shop, ask, store } = await createTestOffice())
  buyer = await createBuyer(shop)
  ids = []
  for (const [status, due, paid] of ORDERS) {
    const { id } = await buyer.order()
    ids.push(id)
    await run(sql`update orders set status = ${status}, due_on = ${day(due)}::date, is_due_set = true, promised_on = ${day(30)}::date,
      paid_cents = ${paid}, supplier = 'Lotus' where id = ${id}::uuid`)
  }
  colleague = (await ask('GET /api/office/me', {}, store)).value.id
  await run(sql`update orders set assignee_id = ${colleague}::uuid where id = any(${[ids[0], ids[3]]}::uuid[])`)
  await addTalk()
})
afterAll(async () => shop.close())

/** A question about the sixth, a claim about the fifth, a wish of the last, a message. */
async function addTalk(): Promise<void> {
  await run(sql`insert into claims (order_id, kind, text, lines, sent_at)
    values (${ids[4]}::uuid, 'fault', 'The number peels off', '[]', now() - interval '3 hours')`)
  await run(sql`insert into proofs (order_id, made_by, asked_at, state, sent_at, answered_at, answered_by, answer_text, hash, content, marks)
    select id, owner_id, now(), 'changes', now(), now() - interval '2 hours', owner_id, 'Larger numbers', 'h', '[]', '[]'
    from orders where id = ${ids[7]}::uuid`)
  await run(sql`insert into contact_messages (contact, subject, message, sent_at)
    values ('sok@example.com', 'Polos', 'How much for 30?', now() - interval '1 hour')`)
  await run(sql`
    with made as (insert into suppliers (name, language, seam_mm, hem_mm, bleed_mm, cut_name)
      values ('Lotus', 'en', 10, 25, 4, 'Cut') returning id),
    pack as (insert into packs (order_id, order_version, asked_at, state) values (${ids[5]}::uuid, 1, now(), 'done') returning id),
    named as (update orders set supplier_id = made.id from made where orders.id = ${ids[5]}::uuid),
    said as (insert into handover_notes (order_id, supplier_id, kind, text, at)
      select ${ids[5]}::uuid, made.id, 'text', 'Which blue?', now() from made)
    insert into handovers (order_id, supplier_id, pack_id, handed_at, asked_at)
      select ${ids[5]}::uuid, made.id, pack.id, now(), now() from made, pack`)
}

const read = async (query: object = {}) => (await ask('GET /api/office/today', { query })).value
const at = (items: readonly { readonly id: string }[]) => items.map(({ id }) => ids.indexOf(id))

test('the day lists late orders by due day, with their next steps', async () => {
  const { late } = await read()
  expect([at(late.items), late.total]).toEqual([[0, 1], 2])
  expect(late.items.map(({ next }) => next.effects)).toEqual([['complete'], ['send-out']])
})

test('the day counts deposits and balances that are due', async () => {
  const { unpaid } = await read()
  expect([at(unpaid.items), unpaid.total, unpaid.deposits, unpaid.balances]).toEqual([[2, 3], 2, 1, 1])
  expect(unpaid.items.map(({ next }) => next.reminder?.about)).toEqual(['deposit', 'balance'])
})

test('the day joins what nobody has answered, the longest waiting first', async () => {
  const { unanswered } = await read()
  expect(unanswered.total).toBe(3)
  expect(unanswered.items.map(({ kind, text }) => [kind, text])).toEqual([
    ['claim', 'The number peels off'],
    ['wish', 'Larger numbers'],
    ['message', 'Polos: How much for 30?'],
  ])
})

test('the day shows the question that a supplier asked last', async () => {
  const { questions } = await read()
  expect([at(questions.items), questions.total, questions.items[0]?.question]).toEqual([[5], 1, 'Which blue?'])
})

test('the week counts live orders, their pieces and those made', async () => {
  const { week, today: present } = await read()
  expect(present).toBe(day(0))
  expect(week.map(({ day: each }) => each)).toEqual([0, 1, 2, 3, 4, 5, 6].map(day))
  // The canceled order and the one due in seven days do not count.
  expect(week.map(({ orders, pieces, made }) => [orders, pieces, made])).toEqual([
    [0, 0, 0],
    [0, 0, 0],
    [2, 20, 1],
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
    [1, 10, 1],
  ])
})

test('one’s own day holds only assigned orders', async () => {
  const { value } = await ask('GET /api/office/today', { query: { whose: 'mine' } }, store)
  expect([at(value.late.items), at(value.unpaid.items), value.questions.total]).toEqual([[0], [3], 0])
  expect(value.week.map(({ orders }) => orders)).toEqual([0, 0, 1, 0, 0, 0, 0])
})

test('a receipt moves its order from the unpaid to the receipts', async () => {
  const payload = new FormData()
  payload.append('file', new Blob([Buffer.from(whitePng(60, 90))], { type: 'image/png' }), 'slip.png')
  const headers = { host: 'localhost', authorization: `Bearer ${buyer.token}` }
  await shop.app.inject({ method: 'POST', url: `/api/orders/${ids[2]}/slips`, payload, headers })
  const { slips, unpaid } = await read()
  expect([at(slips.items), slips.total, at(unpaid.items)]).toEqual([[2], 1, [3]])
  expect(slips.items[0]?.next.payment).toMatchObject({ slipId: expect.any(String) })
})

test('an order that staff moved today counts as done until it is taken back', async () => {
  const done = async () => [
    (await read()).done,
    (await ask('GET /api/office/today', { query: { whose: 'mine' } }, store)).value.done,
  ]
  expect(await done()).toEqual([0, 0])
  const body = { ids: [ids[0]!], change: { kind: 'move', to: 'COMPLETED' } } as never
  const { value } = await ask('POST /api/office/bulk/orders', { body })
  expect([value.results[0]!.error, await done()]).toEqual([null, [1, 0]])
  await ask('POST /api/office/bulk/orders/{id}/undo', { params: { id: value.id } })
  expect(await done()).toEqual([0, 0])
})
