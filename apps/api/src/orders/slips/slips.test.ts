import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../database/index.ts'
import { createTestShop, type TestShop } from '../../http/testing.ts'
import { createBuyer } from '../testing/buyer.ts'
import { whitePng as png } from '../testing/whitePng.ts'

let shop: TestShop
let buyer: Awaited<ReturnType<typeof createBuyer>>
let store: string

beforeAll(async () => {
  shop = await createTestShop()
  buyer = await createBuyer(shop)
  store = await shop.signInStaff('store@angkor.example')
})
afterAll(async () => shop.close())

async function send(orderId: string, bytes: Uint8Array = png(60, 90), token = buyer.token) {
  const payload = new FormData()
  payload.append('file', new Blob([Buffer.from(bytes)], { type: 'image/png' }), 'slip.png')
  const headers = { host: 'localhost', authorization: `Bearer ${token}` }
  const answer = await shop.app.inject({ method: 'POST', url: `/api/orders/${orderId}/slips`, payload, headers })
  const body = answer.json<{ items?: { id: string; url: string; state: string }[]; error?: { id: string } }>()
  return { status: answer.statusCode, items: body.items ?? [], error: body.error?.id }
}
const confirm = async (id: string, slip: string, cents: number, token = store) =>
  shop.call('POST /api/office/orders/{id}/slips/{slip}/confirm', {
    token,
    params: { id, slip },
    body: { cents, method: 'khqr', note: '' },
  })
const refuse = async (id: string, slip: string, reason: string) =>
  shop.call('POST /api/office/orders/{id}/slips/{slip}/refuse', {
    token: store,
    params: { id, slip },
    body: { reason },
  })

test('a confirmed slip is a payment, with a receipt by mail, once', async () => {
  const order = await buyer.order()
  const { status, items } = await send(order.id)
  expect([status, items.map(({ state }) => state)]).toEqual([201, ['waiting']])
  const slip = items[0]!.id
  const { value: home } = await shop.call('GET /api/office/home', { token: store })
  expect(home.slipsWaiting).toBe(1)
  const waiting = await shop.call('GET /api/office/orders', { token: store, query: { status: 'slip-waits' } })
  expect(waiting.value.items.map(({ id }) => id)).toEqual([order.id])
  await shop.mails()
  const answers = await Promise.all([confirm(order.id, slip, 4000), confirm(order.id, slip, 4000)])
  expect(answers.map(each => each.error?.id ?? each.status).sort()).toEqual([200, 'slip-answered'])
  expect((await buyer.get(order.id)).value.paidCents).toBe(4000)
  const { value } = await shop.call('GET /api/orders/{id}/slips', { token: buyer.token, params: { id: order.id } })
  expect(value.items).toMatchObject([{ id: slip, state: 'confirmed', cents: 4000, widthPx: 60, heightPx: 90 }])
  expect((await shop.mails()).map(({ to, subject }) => [to, subject])).toEqual([
    [buyer.email, `Receipt: $40.00 for order ${order.number}`],
  ])
})

test('a refused slip tells its reason to the customer, who may send another', async () => {
  const order = await buyer.order()
  const slip = (await send(order.id)).items[0]!.id
  expect((await refuse(order.id, slip, ' ')).error?.id).toBe('invalid-input')
  await shop.mails()
  await refuse(order.id, slip, 'The amount cannot be read')
  const [mail] = await shop.mails()
  expect([mail!.to, mail!.text.includes('The amount cannot be read')]).toEqual([buyer.email, true])
  expect((await send(order.id)).items.map(({ state }) => state)).toEqual(['waiting', 'refused'])
  expect((await buyer.get(order.id)).value.paidCents).toBe(0)
})

test('a slip never pays more than the order costs', async () => {
  const order = await buyer.order()
  const slip = (await send(order.id)).items[0]!.id
  expect((await confirm(order.id, slip, order.totalCents + 1)).error?.id).toBe('payment-too-much')
  expect((await confirm(order.id, slip, -100)).error?.id).toBe('invalid-input')
  expect((await confirm(order.id, slip, order.totalCents)).status).toBe(200)
})

test('a slip that is no picture, or one of a billion pixels, is refused', async () => {
  const { id } = await buyer.order()
  expect((await send(id, Buffer.from('no picture'))).error).toBe('file-type-unsupported')
  const bomb = png(40_000, 40_000)
  expect(bomb.length).toBeLessThan(2_000_000)
  expect((await send(id, bomb)).error).toBe('image-too-large')
  expect((await send(id, png(60, 90).subarray(0, 50))).error).toBe('image-unreadable')
})

test('a slip may be a PDF, which is downloaded as it was sent', async () => {
  const { id } = await buyer.order()
  const pdf = Buffer.from(`%PDF-1.4\n1 0 obj << /Type /Pages /Count 1 >> endobj
2 0 obj << /Type /Page /Parent 1 0 R >> endobj\nstartxref\n0\n%%EOF\n`)
  const { status, items } = await send(id, pdf)
  expect([status, items]).toMatchObject([201, [{ state: 'waiting', pages: 1 }]])
  const { url } = items[0]! as { url: string }
  const file = await shop.app.inject({ url, headers: { host: 'localhost' } })
  expect([file.headers['content-type'], file.headers['content-disposition'], file.rawPayload.equals(pdf)]).toEqual([
    'application/pdf',
    'attachment; filename="receipt.pdf"',
    true,
  ])
  expect((await send(id, Buffer.concat([pdf, Buffer.alloc(5 * 1024 * 1024)]))).error).toBe('pdf-too-large')
  expect((await send(id, Buffer.from(pdf.toString().replace('/Parent', '/JS')))).error).toBe('pdf-not-plain')
  expect((await send(id, pdf.subarray(0, 40))).error).toBe('pdf-unreadable')
})

test('an order takes twelve slips, one that is canceled none', async () => {
  const { id } = await buyer.order()
  for (let sent = 0; sent < 11; sent++) expect((await send(id)).status).toBe(201)
  const last = await Promise.all([send(id), send(id)])
  expect(last.map(({ status, error }) => error ?? status).sort()).toEqual([201, 'slips-full'])
  const canceled = await buyer.order()
  await buyer.cancel(canceled.id, '"1"')
  expect((await send(canceled.id)).error).toBe('payment-canceled')
})

test('slips are the owner’s and the staff’s: others and other shops find nothing', async () => {
  const { id } = await buyer.order()
  const slip = (await send(id)).items[0]!.id
  const other = await createBuyer(shop)
  expect((await send(id, png(8, 8), other.token)).error).toBe('not-found')
  expect((await shop.call('GET /api/orders/{id}/slips', { token: other.token, params: { id } })).error?.id).toBe(
    'not-found',
  )
  expect((await confirm(id, slip, 100, buyer.token)).status).toBe(403)
  expect((await confirm(id, randomUUID(), 100)).error?.id).toBe('not-found')
  const elsewhere = await shop.database.withTenant(await shop.tenantId('mekong'), async trx =>
    sql<{ count: number }>`select count(*)::int as count from payment_slips`.execute(trx),
  )
  expect(elsewhere.rows[0]!.count).toBe(0)
})

test('a slip stays in use, counts toward the quota, and is not for designs', async () => {
  const own = await createBuyer(shop)
  const { id } = await own.order()
  const { url } = (await send(id, png(60, 90), own.token)).items[0]!
  const { value } = await shop.call('GET /api/files', { token: own.token })
  expect([value.items, value.total, value.usedBytes > 0]).toEqual([[], 0, true])
  const params = { id: url.split('/').at(-1)! }
  expect((await shop.call('DELETE /api/files/{id}', { token: own.token, params })).error?.id).toBe('file-in-use')
})
