import { afterAll, beforeAll, expect, test } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import { sql } from '../../database/index.ts'
import { createTestShop, type TestShop } from '../../http/testing.ts'
import { uploadPicture } from '../../operatorCli/testing.ts'
import { createBuyer } from '../../orders/testing/buyer.ts'
import { expireExports } from './exportQueue.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop()
})
afterAll(async () => shop.close())

const PASSWORD = 'long enough to keep'
const ask = async (token: string, password = PASSWORD) =>
  shop.call('POST /api/accounts/exports', { token, body: { password } })
const latest = async (token: string) => (await shop.call('GET /api/accounts/exports', { token })).value.export
const fetchFile = async (token: string, id: string, host = 'localhost') =>
  shop.app.inject({
    url: `/api/accounts/exports/${id}/file`,
    headers: { host, ...(token && { authorization: `Bearer ${token}` }) },
  })
/** Signs in again, since a session's token lives for minutes. */
const signIn = async (email: string) =>
  (await shop.call('POST /api/accounts/token', { body: { email, password: PASSWORD, clientId: 'web' } })).value
    .access_token
/** Makes what was asked for and sends its mail. */
const work = async () => [...(await shop.mails()), ...(await shop.mails())]

async function namesIn(zip: Buffer): Promise<Map<string, string>> {
  const opened = await fromBufferPromise(zip, { lazyEntries: true })
  const found = new Map<string, string>()
  for await (const entry of opened.eachEntry()) {
    const chunks: Buffer[] = []
    for await (const chunk of await opened.openReadStreamPromise(entry)) chunks.push(chunk as Buffer)
    found.set(entry.fileName, Buffer.concat(chunks).toString())
  }
  return found
}

test('a customer takes along all that the shop keeps about them', async () => {
  const buyer = await createBuyer(shop)
  const fileId = await uploadPicture(shop, buyer.token)
  const order = await buyer.order({ body: { note: 'Call <b>Narith</b>' } })
  await shop.mails()
  const asked = await ask(buyer.token)
  expect([asked.status, asked.value.state]).toEqual([200, 'waiting'])
  // A second press gets the same one.
  expect((await ask(buyer.token)).value.id).toBe(asked.value.id)
  expect((await fetchFile(buyer.token, asked.value.id)).statusCode).toBe(404)
  const mail = (await work()).find(({ to, text }) => to === buyer.email && text.includes('/me/setting#export'))
  expect(mail).toBeDefined()
  expect(await latest(buyer.token)).toMatchObject({ state: 'ready', done: 1, total: 1 })
  const { rawPayload, headers } = await fetchFile(buyer.token, asked.value.id)
  expect(headers['cache-control']).toBe('private, no-store')
  const entries = await namesIn(rawPayload)
  expect([...entries.keys()]).toEqual(expect.arrayContaining(['index.html', 'orders.json', `pictures/${fileId}.png`]))
  expect(entries.get('orders.json')).toContain(order.number)
  expect(entries.get('index.html')).toContain('Call &#60;b&#62;Narith')
  expect([...entries.values()].join()).not.toMatch(/argon2|password_hash|tenant_id/)
})

test('an export holds invoices, credit notes and receipts as PDF and data', async () => {
  const buyer = await createBuyer(shop)
  const order = await buyer.order()
  const call = { token: await shop.signInStaff('admin@angkor.example'), params: { id: order.id } }
  const change = async (key: 'move' | 'payments', body: object) => {
    const { raw } = await shop.call('GET /api/office/orders/{id}', call)
    const headers = { 'if-match': raw.headers.etag as string }
    return (await shop.call(`POST /api/office/orders/{id}/${key}`, { ...call, headers, body: body as never })).status
  }
  await shop.database.withTenant(await shop.tenantId('angkor'), async trx =>
    sql`update designs set status = 'ready' where id = ${buyer.designId}`.execute(trx),
  )
  expect(await change('move', { to: 'APPROVED', note: '' })).toBe(200)
  expect(await change('payments', { cents: 1_000, method: 'cash', note: 'a note of the staff' })).toBe(201)
  expect(await change('move', { to: 'CANCELED', note: 'By the test' })).toBe(200)
  await shop.mails()
  const { id } = (await ask(buyer.token)).value
  await work()
  const entries = await namesIn((await fetchFile(buyer.token, id)).rawPayload)
  const papers = [...entries.keys()].filter(name => name.startsWith('documents/'))
  const receipt = `receipt-${order.number}-1`
  expect(papers).toEqual([
    expect.stringMatching(/INV-\d{4}-\d+\.pdf$/),
    expect.stringMatching(/\/CN-\d{4}-\d+\.pdf$/),
    `documents/${receipt}.pdf`,
  ])
  for (const name of papers) expect(entries.get(name), name).toMatch(/^%PDF-1\.7/)
  const rows = JSON.parse(entries.get('invoices.json')!) as { kind: string }[]
  expect(rows.map(({ kind }) => kind)).toEqual(['invoice', 'credit_note'])
  expect(JSON.parse(entries.get('receipts.json')!)).toMatchObject([{ number: `${order.number}-1`, method: 'cash' }])
})

test('an export is fetched by its owner only, and for seven days', async () => {
  const [buyer, other] = [await createBuyer(shop), await createBuyer(shop)]
  const { id } = (await ask(buyer.token)).value
  await work()
  expect((await fetchFile(buyer.token, id)).statusCode).toBe(200)
  expect((await fetchFile(other.token, id)).statusCode).toBe(404)
  expect((await fetchFile('', id)).statusCode).toBe(401)
  expect((await fetchFile(buyer.token, id, 'mekong.localhost')).statusCode).toBe(401)
  shop.clock.now = new Date(shop.clock.now.getTime() + 8 * 24 * 60 * 60_000)
  const token = await signIn(buyer.email)
  expect((await fetchFile(token, id)).statusCode).toBe(404)
  expect(await latest(token)).toBeNull()
  const place = { database: shop.database, files: shop.files, tenantIds: [await shop.tenantId('angkor')] }
  expect(await expireExports({ ...place, now: shop.clock.now })).toBeGreaterThan(0)
  expect(await expireExports({ ...place, now: shop.clock.now })).toBe(0)
})

test('an export needs the password, and three a day are made', async () => {
  const { access_token: token } = await shop.signUp()
  expect((await ask(token, 'not this one')).error?.id).toBe('current-password-wrong')
  for (let i = 0; i < 3; i += 1) {
    expect((await ask(token)).status).toBe(200)
    await work()
  }
  expect((await ask(token)).status).toBe(429)
})
