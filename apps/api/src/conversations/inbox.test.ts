import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../database/index.ts'
import { createTestShop, type TestShop } from '../http/testing.ts'
import { createBuyer } from '../orders/testing/buyer.ts'
import { INBOUND, mailOf, postMail } from './testing/postMail.ts'

let shop: TestShop
let store: string
let admin: string
beforeAll(async () => {
  shop = await createTestShop({ inboundMail: INBOUND })
  store = await shop.signInStaff('store@angkor.example')
  admin = await shop.signInStaff('admin@angkor.example')
})
afterAll(async () => shop.close())

const wait = (ms: number): void => void (shop.clock.now = new Date(shop.clock.now.getTime() + ms))
const list = async (query: object = {}, token = store) =>
  (await shop.call('GET /api/office/conversations', { token, query })).value
const read = async (id: string, token = store) =>
  (await shop.call('GET /api/office/conversations/{id}', { token, params: { id }, query: {} })).value
const write = async (id: string, body: object, token = store) => {
  const call = { token, params: { id }, body: { kind: 'reply', text: 'Yes', seenAt: null, ...body } as never }
  return shop.call('POST /api/office/conversations/{id}/messages', call)
}

/** A stranger's message by the contact form. Returns its conversation. */
async function hear(contact: string, message = 'Do you sew caps?') {
  wait(1_000)
  await shop.call('POST /api/contact', { body: { contact, subject: 'Caps', message } })
  const found = (await list()).items.find(({ name }) => name === contact.toLowerCase())
  if (!found) throw new Error(`no conversation with ${contact}`)
  return found
}

/** Answers a conversation and returns the mail that leaves. */
async function answer(id: string, text = 'Yes, from ten pieces on.') {
  const { value, error } = await write(id, { text })
  if (error) throw new Error(error.id)
  wait(13_000)
  const mails = await shop.mails({ isEarly: true })
  return { ...value, mail: mails.find(mail => mail.text.includes(text)) }
}

test('messages of one stranger make one conversation, found by their words', async () => {
  const { id } = await hear('Sok@Example.com', 'Do you sew umbrellas?')
  await hear('sok@example.com', 'And by when?')
  const found = (await list({ search: 'umbrel' })).items
  expect(found).toMatchObject([{ id, kind: 'stranger', isUnread: true, state: 'open', last: { origin: 'form' } }])
  expect((await read(id)).entries.map(({ text }) => text)).toEqual(['And by when?', 'Do you sew umbrellas?'])
})

test('an answer leaves by mail, and the reply joins the conversation', async () => {
  const { id } = await hear('dara@example.com')
  const { mail } = await answer(id)
  expect(mail).toMatchObject({ to: 'dara@example.com', subject: 'Re: Caps' })
  expect(mail?.replyTo).toMatch(/^reply\+[a-z2-7]{52}@in\.example\.com$/)
  const text =
    'Then thirty, please.\r\n\r\nOn Mon, 30 Nov 2026 at 10:00 Angkor Kits wrote:\r\n> Yes, from ten pieces on.'
  const reply = mailOf({ to: mail!.replyTo!, text, messageId: '<1@example.com>' })
  expect(await postMail(shop, reply)).toEqual({ status: 200, said: 'taken' })
  expect(await postMail(shop, reply)).toEqual({ status: 200, said: 'duplicate' })
  const { conversation, entries } = await read(id)
  expect(conversation).toMatchObject({ isUnread: true, assignee: { name: expect.any(String) as string } })
  expect(entries[0]).toMatchObject({ origin: 'mail', by: 'customer', text: 'Then thirty, please.', sender: '' })
})

test('an answer to the mail of an order joins its customer’s conversation', async () => {
  const buyer = await createBuyer(shop)
  await shop.mails({ isEarly: true })
  await buyer.order()
  const mail = (await shop.mails({ isEarly: true })).find(({ to }) => to === buyer.email)
  const before = (await list({ view: 'closed' })).items.map(({ kind }) => kind)
  expect(before).not.toContain('customer')
  const text = 'Can the crest be gold?'
  const reply = mailOf({ to: mail!.replyTo!, text, messageId: '<order@example.com>' })
  expect(await postMail(shop, reply)).toEqual({ status: 200, said: 'taken' })
  const found = (await list()).items.find(({ last }) => last.text === text)
  expect(found).toMatchObject({ kind: 'customer', isUnread: true, last: { origin: 'mail', by: 'customer' } })
})

test('an answer is taken back with its mail, within its seconds', async () => {
  const before = await hear('undo@example.com')
  const { value } = await write(before.id, { text: 'Too early' })
  const undo = { token: store, params: { id: before.id, messageId: value.id! } }
  const route = 'POST /api/office/conversations/{id}/messages/{messageId}/undo'
  expect((await shop.call(route, { ...undo, token: admin })).error?.id).toBe('not-found')
  expect((await shop.call(route, undo)).status).toBe(204)
  wait(13_000)
  expect((await shop.mails({ isEarly: true })).map(({ to }) => to)).not.toContain('undo@example.com')
  expect((await list()).items.find(({ id }) => id === before.id)).toMatchObject({
    waitsSince: before.waitsSince,
    assignee: null,
  })
  const { id } = (await write(before.id, { text: 'Now' })).value
  wait(11_000)
  expect((await shop.call(route, { ...undo, params: { id: before.id, messageId: id! } })).error?.id).toBe('undo-ended')
})

test('a second member of staff is told of the first answer before sending', async () => {
  const { id, last } = await hear('two@example.com')
  wait(10)
  await write(id, { text: 'From ten pieces on' })
  wait(10)
  const late = { text: 'From five pieces on', seenAt: last.at }
  expect((await write(id, late, admin)).error?.id).toBe('conversation-answered')
  const { entries } = await read(id, admin)
  expect(entries[0]).toMatchObject({ origin: 'reply', text: 'From ten pieces on' })
  expect((await write(id, { ...late, seenAt: entries[0]!.at }, admin)).status).toBe(201)
})

test('a snoozed conversation returns at its time, or with a new message', async () => {
  const [first, second] = [await hear('later@example.com'), await hear('when@example.com')]
  const put = async (id: string, body: object) =>
    shop.call('PUT /api/office/conversations/{id}/state', { token: store, params: { id }, body: body as never })
  const until = new Date(shop.clock.now.getTime() + 3_600_000).toISOString()
  expect((await put(first.id, { state: 'snoozed', until: '2020-01-01T00:00:00.000Z' })).error?.id).toBe('snooze-past')
  await put(first.id, { state: 'snoozed', until })
  await put(second.id, { state: 'snoozed' })
  const open = async () => (await list({ pageSize: 100 })).items.map(({ id }) => id)
  expect(await open()).not.toContain(first.id)
  await hear('when@example.com', 'Hello?')
  expect(await open()).toContain(second.id)
  wait(3_700_000)
  store = await shop.signInStaff('store@angkor.example')
  admin = await shop.signInStaff('admin@angkor.example')
  expect((await list({ pageSize: 100 })).items.find(({ id }) => id === first.id)).toMatchObject({ isUnread: true })
})

test('a customer’s page, orders and notes are one conversation; notes stay inside', async () => {
  const buyer = await createBuyer(shop)
  const order = await buyer.order()
  const body = { text: 'Is it ready by Saturday?', orderId: order.id }
  const token = buyer.token
  expect((await shop.call('POST /api/conversation/messages', { token, body })).status).toBe(201)
  const foreign = await createBuyer(shop)
  expect((await shop.call('POST /api/conversation/messages', { token: foreign.token, body })).error?.id).toBe(
    'not-found',
  )
  const { id } = (await list({ search: 'Saturday' })).items[0]!
  wait(1_000)
  await write(id, { kind: 'note', text: 'Lotus has no cloth' })
  await write(id, { text: 'Yes, on Friday.' })
  const { entries, conversation } = await read(id)
  expect(entries.map(({ origin }) => origin)).toEqual(expect.arrayContaining(['reply', 'note', 'page', 'status']))
  expect(entries.find(({ origin }) => origin === 'page')?.order?.number).toBe(order.number)
  expect(conversation).toMatchObject({ kind: 'customer', email: buyer.email })
  const own = (await shop.call('GET /api/conversation', { token, query: { orderId: order.id } })).value.messages
  expect(own.map(({ text }) => text)).toEqual(['Yes, on Friday.', 'Is it ready by Saturday?'])
})

test('a conversation of another shop cannot be read, changed or answered', async () => {
  const { id } = await hear('ours@example.com')
  const host = 'mekong.localhost'
  const other = await shop.signInStaff('store@mekong.example', { host })
  const call = { token: other, host, params: { id } } as const
  const answers = [
    await shop.call('GET /api/office/conversations/{id}', { ...call, query: {} }),
    await shop.call('PUT /api/office/conversations/{id}/state', { ...call, body: { state: 'closed' } }),
    await shop.call('PUT /api/office/conversations/{id}/assignee', { ...call, body: { assigneeId: null } }),
    await shop.call('PUT /api/office/conversations/{id}/unread', { ...call, body: { isUnread: true } }),
    await shop.call('POST /api/office/conversations/{id}/messages', {
      ...call,
      body: { kind: 'note', text: 'x', seenAt: null, isClosing: false },
    }),
  ]
  expect(answers.map(({ error }) => error?.id)).toEqual(answers.map(() => 'not-found'))
  expect((await shop.call('GET /api/office/conversations', { token: other, host, query: {} })).value.total).toBe(0)
})

test('a stranger with a phone number cannot be mailed; a note is kept', async () => {
  const { id } = await hear('012 345 678')
  expect((await write(id, {})).error?.id).toBe('conversation-unreachable')
  expect((await write(id, { kind: 'note' })).status).toBe(201)
})

test('a stranger who confirms the address keeps the conversation; nobody else takes it', async () => {
  const { id } = await hear('later-customer@example.com')
  const { access_token: token } = await shop.signUp({ email: 'later-customer@example.com' })
  const confirm = async (at: Date | null) =>
    shop.database.withTenant(await shop.tenantId('angkor'), async trx =>
      sql`update accounts set email_confirmed_at = ${at} where email = 'later-customer@example.com'`.execute(trx),
    )
  await confirm(null)
  const send = async (text: string) => shop.call('POST /api/conversation/messages', { token, body: { text } })
  expect((await send('Not confirmed')).value.messages.map(({ text }) => text)).toEqual(['Not confirmed'])
  expect((await read(id)).conversation.kind).toBe('stranger')
})

test('saved replies are the packaged ones until staff write their own', async () => {
  const route = 'PUT /api/office/saved-replies'
  const packaged = (await shop.call('GET /api/office/saved-replies', { token: store })).value
  expect(packaged).toMatchObject({ version: 0, replies: expect.arrayContaining([]) as unknown })
  const replies = [{ id: 'own', label: { en: 'Own', kh: 'ផ្ទាល់' }, text: { en: 'Hello', kh: 'សួស្ដី' } }]
  const { value } = await shop.call(route, { token: store, body: { version: 0, replies } })
  expect(value).toEqual({ version: 1, replies })
  expect((await shop.call(route, { token: admin, body: { version: 0, replies: [] } })).error?.id).toBe('stale-version')
})

test('a supplier’s question opens a conversation, and its order keeps the answer', async () => {
  const buyer = await createBuyer(shop)
  const order = await buyer.order()
  const run = async (query: ReturnType<typeof sql>) =>
    shop.database.withTenant(await shop.tenantId('angkor'), async trx => void (await query.execute(trx)))
  await run(sql`
    with made as (insert into suppliers (name, language, seam_mm, hem_mm, bleed_mm, cut_name)
      values ('Bassac Sewing', 'kh', 10, 25, 4, 'Cut') returning id),
    pack as (insert into packs (order_id, order_version, asked_at, state) values (${order.id}::uuid, 1, now(), 'done') returning id)
    , named as (update orders set supplier_id = made.id from made where orders.id = ${order.id}::uuid)
    insert into handovers (order_id, supplier_id, pack_id, handed_at) select ${order.id}::uuid, made.id, pack.id, now() from made, pack`)
  await run(sql`insert into handover_notes (order_id, supplier_id, kind, text, at)
    select order_id, supplier_id, 'text', 'Which blue is it?', ${shop.clock.now} from handovers where order_id = ${order.id}::uuid`)
  const { id, kind, last } = (await list({ search: 'Bassac' })).items[0]!
  expect({ kind, last }).toMatchObject({ kind: 'supplier', last: { origin: 'handover', by: 'supplier' } })
  expect((await read(id)).conversation).toMatchObject({ orderId: order.id, language: 'kh', email: null })
  wait(1_000)
  const sent = await write(id, { text: 'Use #1b2a52' })
  expect([sent.error?.id, sent.value]).toEqual([undefined, { id: null, undoUntil: null }])
  const { conversation, entries } = await read(id)
  expect(conversation.waitsSince).toBeNull()
  expect(entries.map(({ by, text, order: about }) => [by, text, about?.number])).toEqual([
    ['staff', 'Use #1b2a52', order.number],
    ['supplier', 'Which blue is it?', order.number],
  ])
})
