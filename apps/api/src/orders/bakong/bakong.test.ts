import { createHash } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from '../../database/index.ts'
import { createTestShop, type TestShop } from '../../http/testing.ts'
import { createBuyer } from '../testing/buyer.ts'

const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.a-token-of-the-tests.signature'
const ACCOUNT = 'angkor_kits@aclb'

/** A stand-in for Bakong: answers by the code's MD5. */
let paid: Map<string, object>
let asked: { readonly url: string; readonly token: string; readonly md5: string }[]
let broken: { readonly status: number; readonly body: string } | null
let server: Server
let shop: TestShop
let admin: string
let store: string
let buyer: Awaited<ReturnType<typeof createBuyer>>

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      const { md5 } = JSON.parse(body) as { md5: string }
      asked.push({ url: request.url ?? '', token: request.headers.authorization ?? '', md5 })
      const data = paid.get(md5) ?? null
      const answer = data
        ? { responseCode: 0, responseMessage: 'Success', errorCode: null, data }
        : { responseCode: 1, responseMessage: 'Transaction could not be found.', errorCode: 1, data }
      response.writeHead(broken?.status ?? 200, { 'content-type': 'application/json' })
      response.end(broken?.body ?? JSON.stringify(answer))
    })
  })
  await new Promise<void>(done => void server.listen(0, '127.0.0.1', done))
  shop = await createTestShop({ bakongUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
  ;[admin, store] = [await shop.signInStaff('admin@angkor.example'), await shop.signInStaff('store@angkor.example')]
  buyer = await createBuyer(shop)
  const { value: brand } = await shop.call('GET /api/office/brand', { token: admin })
  const receiver = { accountNumber: '', merchantId: '', bank: '', nameKhmer: '', cityKhmer: '' }
  const khqrAccount = { kind: 'individual', id: ACCOUNT, name: 'Angkor Kits', city: 'Phnom Penh', ...receiver } as const
  const payment = { ...brand.payment, khqrAccount, rielPerDollar: 4100 }
  await shop.call('PUT /api/office/brand', { token: admin, body: { ...brand, payment } })
})
afterAll(async () => {
  await shop.close()
  server.closeAllConnections()
  await new Promise(done => void server.close(done))
})
beforeEach(async () => {
  paid = new Map()
  asked = []
  broken = null
  await connect(TOKEN)
})

const connect = async (token: string | null, by = admin) =>
  shop.call('PUT /api/office/bakong', { token: by, body: { token } })
const ask = async (id: string, token = store) =>
  shop.call('POST /api/office/orders/{id}/bakong', { token, params: { id } })
const md5Of = (text: string): string => createHash('md5').update(text).digest('hex')
const transaction = (change: object) => ({ hash: 'ab12', fromAccountId: 'x@y', toAccountId: ACCOUNT, ...change })
/** Places an order and returns it with the MD5 of its codes. */
async function ordered() {
  const order = await buyer.order()
  const [dollars, riel] = (await buyer.get(order.id)).value.paymentCodes
  return { id: order.id, order, dollars: dollars!, riel: riel! }
}

test('a code that was paid becomes a payment with a receipt, once', async () => {
  const { id, order, dollars } = await ordered()
  expect((await ask(id)).value).toEqual({ paidCents: null })
  expect(asked[0]).toEqual({
    url: '/v1/check_transaction_by_md5',
    token: `Bearer ${TOKEN}`,
    md5: md5Of(dollars.text),
  })
  await shop.mails()
  paid.set(md5Of(dollars.text), transaction({ currency: 'USD', amount: dollars.amount / 100 }))
  const answers = await Promise.all([ask(id), ask(id)])
  expect(answers.map(({ value }) => value.paidCents).sort()).toEqual([dollars.amount, null].sort())
  expect((await buyer.get(id)).value.paidCents).toBe(dollars.amount)
  const { value } = await shop.call('GET /api/office/orders/{id}', { token: store, params: { id } })
  expect(value.payments).toMatchObject([{ cents: dollars.amount, method: 'khqr', note: 'Bakong ab12' }])
  const mails = await shop.mails()
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining(`for order ${order.number}`)])
  expect((await ask(id)).value).toEqual({ paidCents: null })
})

test('a code paid in riel counts as the dollars that it stands for', async () => {
  const { id, dollars, riel } = await ordered()
  paid.set(md5Of(riel.text), transaction({ currency: 'KHR', amount: riel.amount }))
  expect((await ask(id)).value).toEqual({ paidCents: dollars.amount })
})

test('another amount, currency or account is no payment', async () => {
  const { id, dollars } = await ordered()
  const amount = dollars.amount / 100
  for (const wrong of [
    { currency: 'USD', amount: amount - 0.01 },
    { currency: 'KHR', amount },
    { currency: 'USD', amount, toAccountId: 'somebody@else' },
  ]) {
    paid.set(md5Of(dollars.text), transaction(wrong))
    expect((await ask(id)).value).toEqual({ paidCents: null })
  }
  expect((await buyer.get(id)).value.paidCents).toBe(0)
})

test.each([
  [{ status: 401, body: '{}' }, 'bakong-token-refused'],
  [{ status: 200, body: '{"responseCode":1,"errorCode":6,"data":null}' }, 'bakong-token-refused'],
  [{ status: 500, body: '<html>' }, 'bakong-unreachable'],
  [{ status: 200, body: '{"responseCode":0,"data":{"amount":"1"}}' }, 'bakong-unreachable'],
  [{ status: 302, body: '' }, 'bakong-unreachable'],
])('an answer %j is told as %s and notes nothing', async (answer, id) => {
  const { id: orderId } = await ordered()
  broken = answer
  expect((await ask(orderId)).error?.id).toBe(id)
  expect((await buyer.get(orderId)).value.paidCents).toBe(0)
})

test('without a token nobody is asked, and the token is never answered', async () => {
  const { id } = await ordered()
  expect(JSON.stringify((await shop.call('GET /api/office/bakong', { token: admin })).value)).not.toContain(TOKEN)
  expect((await connect(TOKEN, store)).status).toBe(403)
  expect((await connect('short')).error?.id).toBe('invalid-input')
  expect((await connect(null)).value).toEqual({ isOn: false, setAt: null })
  expect((await ask(id)).error?.id).toBe('bakong-off')
  expect((await ask(id, buyer.token)).status).toBe(403)
  expect(asked).toEqual([])
  await connect(TOKEN)
  const elsewhere = await shop.database.withTenant(await shop.tenantId('mekong'), async trx =>
    sql`select from bakong_tokens`.execute(trx),
  )
  expect(elsewhere.rows).toEqual([])
})
