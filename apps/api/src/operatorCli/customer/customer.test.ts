import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPromise } from 'yauzl'
import { createBuyer, lineOf } from '../../orders/testing/buyer.ts'
import { sql } from '../../database/index.ts'
import { pressKey } from '../../files/index.ts'
import { createOperator, rowsWith, type TestOperator, uploadPicture } from '../testing.ts'

let operator: TestOperator
beforeAll(async () => {
  operator = await createOperator()
})
afterAll(async () => operator.close())

/** Inserts a remake of one piece of an order, requested by the office and sent by the supplier. */
async function insertRemake(orderId: string): Promise<void> {
  const { shop } = operator
  const whose = { name: 'Narith Prak', number: 9, design: 'Narith United', size: 'M' }
  const items = [{ line: 1, garment: 1, pieces: ['front'], isWhole: false, ...whose }]
  await shop.database.withTenant(await shop.tenantId('angkor'), async trx =>
    sql`insert into remakes (order_id, place, items, pieces, reason, culprit, cost_cents, note, made_by, made_at, tracking)
      select ${orderId}::uuid, 1, ${JSON.stringify(items)}::jsonb, 1, 'lost', 'carrier', 500, 'For Narith', id, now(), 'To Narith, House 12'
      from accounts where role = 'ADMIN' limit 1`.execute(trx),
  )
}

/** Approves a customer for orders on account. */
async function approveCredit(email: string): Promise<void> {
  const { shop } = operator
  await shop.database.withTenant(await shop.tenantId('angkor'), async trx =>
    sql`insert into credit_terms (account_id, days, limit_cents, approved_by, approved_at)
      select c.id, 30, 100000, a.id, now() from accounts c, accounts a where c.email = ${email} and a.role = 'ADMIN' limit 1`.execute(
      trx,
    ),
  )
}

const CHAT_ID = '5000000777'

/** Connects a customer with a chat, in which a message was sent and one was taken. */
async function connectChat(email: string, chatId: string): Promise<void> {
  const { shop } = operator
  await shop.database.withTenant(await shop.tenantId('angkor'), async trx => {
    await sql`insert into telegram_links (account_id, chat_id, connected_at)
      select id, ${chatId}, now() from accounts where email = ${email}`.execute(trx)
    await sql`insert into telegram_messages (event_id, account_id, kind, state, made_at)
      select gen_random_uuid(), id, 'OrderPlaced', 'sent', now() from accounts where email = ${email}`.execute(trx)
    await sql`insert into telegram_updates (update_id, chat_id, at) values (${chatId}, ${chatId}, now())`.execute(trx)
  })
}

/** Answers a shared design as a visitor. */
async function answerFor(token: string, id: string): Promise<void> {
  const { shop } = operator
  const { value: link } = await shop.call('POST /api/designs/{id}/preview', { token, params: { id } })
  const body = {
    id: randomUUID(),
    visitorId: randomUUID(),
    revision: 1,
    name: 'Aunt of Narith',
    looksGood: true,
    comment: 'Narith will like it',
  }
  const answer = await shop.call('POST /api/previews/{token}/answers', { params: { token: link.token }, body })
  expect(answer.status).toBe(201)
}

/** Creates a customer with data in every module. */
async function createLively(chatId = '5000000001') {
  const { shop } = operator
  const buyer = await createBuyer(shop)
  const { token, email } = buyer
  const fileId = await uploadPicture(shop, token)
  await buyer.saveDesign('Narith United, never ordered')
  const players = [
    { id: randomUUID(), name: 'Narith Prak', printName: 'NARITH', number: 9, size: 'M', version: 'player' },
  ]
  const squad = await shop.call('POST /api/squads', {
    token,
    body: { id: randomUUID(), name: 'Narith’s squad', players } as never,
  })
  expect(squad.status).toBe(201)
  const contact = { contact: email, subject: 'For Narith', message: 'Call Narith' }
  const note = { text: 'Ask for Narith at House 12' }
  expect((await shop.call('POST /api/conversation/messages', { token, body: note })).status).toBe(201)
  expect((await shop.call('POST /api/contact', { token, body: contact })).status).toBe(204)
  const order = await buyer.order({
    lines: [lineOf(buyer.designId, { playerName: 'Narith Prak', printName: 'NARITH', number: 9 })],
    body: { note: 'Ask for Narith', landmark: 'Narith’s gate' },
  })
  await shop.call('POST /api/cart/items', {
    token,
    body: {
      id: buyer.designId,
      designId: buyer.designId,
      name: 'Narith United',
      fabric: 'interlock',
      lines: [{ id: randomUUID(), size: 'M', sleeve: 'short', qty: 1, playerName: 'Narith Prak' }],
    },
  })
  await insertRemake(order.id)
  await approveCredit(email)
  await answerFor(token, buyer.designId)
  await connectChat(email, chatId)
  const account = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { sub: string }
  return { ...buyer, fileId, order, id: account.sub }
}

async function readZip(path: string): Promise<Map<string, unknown>> {
  const zip = await openPromise(path, { autoClose: false, lazyEntries: true })
  const found = new Map<string, unknown>()
  for await (const entry of zip.eachEntry())
    found.set(
      entry.fileName,
      entry.fileName.endsWith('.json') ? await json(await zip.openReadStreamPromise(entry)) : entry.uncompressedSize,
    )
  zip.close()
  return found
}

test('a customer gets everything stored about them, and nothing that gives access', async () => {
  const { type, folder, shop } = operator
  const narith = await createLively()
  await shop.mails()
  const to = join(folder, 'handed')
  expect(await type(`customer export ${narith.email} --shop angkor --to ${to}`)).toMatchObject({ code: 0 })
  const kept = await readZip(join(to, (await readdir(to))[0]!))
  expect([...kept.keys()].toSorted()).toEqual([
    'README.txt',
    'account.json',
    'addresses.json',
    'cart.json',
    'conversation.json',
    'credit.json',
    'customer_group.json',
    'designs.json',
    'devices.json',
    'index.html',
    'invoices.json',
    'mails.json',
    'messages.json',
    'orders.json',
    `pictures/${narith.fileId}.png`,
    'price_offers.json',
    'price_requests.json',
    'quotes.json',
    'receipts.json',
    'samples.json',
    'squads.json',
    'telegram.json',
    'telegram_messages.json',
    'unfinished_orders.json',
  ])
  expect(kept.get('account.json')).toMatchObject({ email: narith.email, hasPassword: true })
  expect(kept.get('designs.json')).toHaveLength(2)
  expect(JSON.stringify(kept.get('designs.json'))).toContain('Narith will like it')
  expect(kept.get('credit.json')).toMatchObject([{ days: 30, limit_cents: 100_000 }])
  expect(kept.get('squads.json')).toMatchObject([{ players: [{ name: 'Narith Prak' }] }])
  expect(kept.get('conversation.json')).toMatchObject([{ kind: 'page', text: 'Ask for Narith at House 12' }])
  expect(kept.get('cart.json')).toMatchObject([{ lines: [{ playerName: 'Narith Prak' }] }])
  expect(kept.get('orders.json')).toMatchObject([
    {
      order: {
        note: 'Ask for Narith',
        lines: [{ print_name: 'NARITH' }],
        history: [{}],
        remakes: [{ reason: 'lost', note: 'For Narith', items: [{ name: 'Narith Prak' }] }],
      },
    },
  ])
  expect(kept.get('telegram.json')).toMatchObject([{ chat_id: 5000000001, ended: null }])
  expect(kept.get('telegram_messages.json')).toMatchObject([{ kind: 'OrderPlaced', state: 'sent' }])
  expect(kept.get('mails.json')).toContainEqual(
    expect.objectContaining({ kind: 'OrderPlaced', recipient: narith.email, state: 'sent' }),
  )
  expect(JSON.stringify([...kept])).not.toMatch(/argon2|password_hash|google_sub|tenant_id/)
})

test('an erased customer is in no row and file; orders stay for the books', async () => {
  const { type, shop, env } = operator
  const [narith, other] = [await createLively(CHAT_ID), await createBuyer(shop)]
  const tenantId = await shop.tenantId('angkor')
  const ask = `customer erase ${narith.email} --shop angkor`
  expect(await type(`${ask} --confirm ${narith.email}`)).toMatchObject({
    code: 1,
    said: expect.stringMatching(/has 1 order in progress/) as string,
  })
  expect((await narith.cancel(narith.order.id, '"1"')).status).toBe(200)
  expect(await type(ask)).toMatchObject({
    code: 1,
    said: expect.stringMatching(/Nothing was erased\. Who is sure/) as string,
  })
  expect((await narith.list()).value.total).toBe(1)

  // Sent mails are recorded with the address.
  expect((await shop.mails()).some(({ to }) => to === narith.email)).toBe(true)
  const words = [narith.email, narith.fileId, 'Narith', 'House 12', '85512345678', CHAT_ID]
  const others = (await rowsWith(shop, tenantId, words)).filter(row => row.includes(other.email))
  // An interrupted run has drawn it without recording it.
  const drawn = pressKey(tenantId, 'ab'.repeat(32), 'pdf')
  await shop.files.put(drawn, Buffer.from('NARITH 9'))
  expect(await type(`${ask} --confirm ${narith.email}`)).toMatchObject({ code: 0 })
  expect(await shop.files.has(drawn)).toBe(false)
  const left = (await rowsWith(shop, tenantId, [narith.email, narith.fileId, narith.order.id, CHAT_ID])).map(
    row => row.split(':')[0],
  )
  expect([...new Set(left)].toSorted()).toEqual([
    'order_history',
    'order_lines',
    'order_shipping',
    'orders',
    'remakes',
    'search_terms',
    'stale_orders',
  ])
  const named = await rowsWith(shop, tenantId, [narith.id])
  // The search finds nobody by the name that all erased customers have.
  const tables = named.map(row => row.split(':')[0]!).filter(table => table !== 'search_terms')
  expect(tables.toSorted()).toEqual(['accounts', 'designs', 'first_orders', 'order_history', 'order_history', 'orders'])
  for (const row of [...named, ...(await rowsWith(shop, tenantId, [narith.order.id]))])
    expect(row).not.toMatch(/Narith|House 12|85512345678|Sok|Dara/i)
  expect(others).toEqual((await rowsWith(shop, tenantId, words)).filter(row => row.includes(other.email)))
  expect((await readdir(new URL(env.FILES_URL!), { recursive: true })).join()).not.toContain(narith.fileId)

  const admin = await shop.signInStaff('admin@angkor.example')
  const { value } = await shop.call('GET /api/office/orders/{id}', { token: admin, params: { id: narith.order.id } })
  expect(value).toMatchObject({ number: narith.order.number, totalCents: narith.order.totalCents, status: 'CANCELED' })
  expect((await narith.list()).status).toBe(401)
  expect((await shop.signUp({ email: narith.email })).access_token).toBeTruthy()
  expect((await other.list()).status).toBe(200)
})
