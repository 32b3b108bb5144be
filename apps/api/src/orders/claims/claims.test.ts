import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../database/index.ts'
import { createTestShop, type TestShop } from '../../http/testing.ts'
import { createBuyer, lineOf } from '../testing/buyer.ts'
import { whitePng } from '../testing/whitePng.ts'

let shop: TestShop
let buyer: Awaited<ReturnType<typeof createBuyer>>
let store: string
beforeAll(async () => {
  shop = await createTestShop()
  buyer = await createBuyer(shop)
  store = await shop.signInStaff('store@angkor.example')
})
afterAll(async () => shop.close())

async function orderIn(status: string) {
  const order = await buyer.order({
    lines: [lineOf(buyer.designId, { qty: 6 }), lineOf(buyer.designId, { size: 'L', qty: 4 })],
  })
  await shop.database.withTenant(await shop.tenantId('angkor'), async trx =>
    sql`update orders set status = ${status} where id = ${order.id}::uuid`.execute(trx),
  )
  return { id: order.id, number: order.number, first: order.lines[0]!.id, second: order.lines[1]!.id }
}
const claim = async (id: string, lines: object[], change: object = {}, token = buyer.token) =>
  shop.call('POST /api/orders/{id}/claims', {
    token,
    params: { id },
    body: { kind: 'fault', text: 'The number peels off', lines, ...change } as never,
  })
async function addPhoto(id: string, claimId: string, bytes: Uint8Array = whitePng(60, 90), token = buyer.token) {
  const payload = new FormData()
  payload.append('file', new Blob([Buffer.from(bytes)], { type: 'image/png' }), 'fault.png')
  const headers = { host: 'localhost', authorization: `Bearer ${token}` }
  const url = `/api/orders/${id}/claims/${claimId}/photos`
  const answer = await shop.app.inject({ method: 'POST', url, payload, headers })
  const body = answer.json<{ items?: { photos: { url: string }[] }[]; error?: { id: string } }>()
  return { status: answer.statusCode, items: body.items ?? [], error: body.error?.id }
}
const answer = async (id: string, claimId: string, body: object, token = store) =>
  shop.call('POST /api/office/orders/{id}/claims/{claim}/answer', {
    token,
    params: { id, claim: claimId },
    body: { text: 'Sorry. We sew it again.', ...body } as never,
  })

test('a claim with a photograph waits for staff, whose answer is mailed once', async () => {
  const { id, number, first } = await orderIn('RECEIVED')
  const { status, value } = await claim(id, [{ lineId: first, qty: 1 }])
  expect([status, value.items[0]!.state]).toEqual([201, 'waiting'])
  const claimId = value.items[0]!.id
  const photo = await addPhoto(id, claimId)
  expect([photo.status, photo.items[0]!.photos.length]).toEqual([201, 1])
  const { value: home } = await shop.call('GET /api/office/home', { token: store })
  expect(home.claimsWaiting).toBe(1)
  const waiting = await shop.call('GET /api/office/orders', { token: store, query: { status: 'claim-waits' } })
  expect(waiting.value.items.map(order => order.id)).toEqual([id])
  await shop.mails()
  const both = await Promise.all([answer(id, claimId, { state: 'remake' }), answer(id, claimId, { state: 'remake' })])
  expect(both.map(({ status, error }) => error?.id ?? status).sort()).toEqual([200, 'claim-answered'])
  const mails = await shop.mails()
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([[buyer.email, `Your report about order ${number}`]])
  expect(mails[0]!.text).toContain('Sorry. We sew it again.')
  expect((await addPhoto(id, claimId)).error).toBe('claim-answered')
})

test('the same pieces are claimed once, and again only after the answer', async () => {
  const { id, first, second } = await orderIn('RECEIVED')
  const both = await Promise.all([claim(id, [{ lineId: first, qty: 1 }]), claim(id, [{ lineId: first, qty: 1 }])])
  expect(both.map(({ status, error }) => error?.id ?? status).sort()).toEqual([201, 'claim-repeated'])
  expect((await claim(id, [{ lineId: second, qty: 1 }])).status).toBe(201)
  const { value } = await shop.call('GET /api/orders/{id}/claims', { token: buyer.token, params: { id } })
  for (const { id: claimId } of value.items) await answer(id, claimId, { state: 'declined' })
  expect((await claim(id, [{ lineId: first, qty: 1 }])).status).toBe(201)
})

test('a claim before anything was sent, or of more than was ordered, is refused', async () => {
  const early = await orderIn('PROCESSING')
  expect((await claim(early.id, [{ lineId: early.first, qty: 1 }])).error?.id).toBe('claim-too-early')
  const { id, first } = await orderIn('ON_THE_WAY')
  expect((await claim(id, [{ lineId: first, qty: 7 }])).error?.id).toBe('invalid-input')
  expect((await claim(id, [{ lineId: randomUUID(), qty: 1 }])).error?.id).toBe('invalid-input')
  expect((await claim(id, [])).error?.id).toBe('invalid-input')
  expect((await claim(id, [{ lineId: first, qty: 1 }], { text: ' ' })).error?.id).toBe('invalid-input')
})

test('a claim refuses broken and huge photographs, and a seventh one', async () => {
  const { id, first } = await orderIn('RECEIVED')
  const claimId = (await claim(id, [{ lineId: first, qty: 1 }])).value.items[0]!.id
  expect((await addPhoto(id, claimId, Buffer.from('%PDF-1.7 no picture'))).error).toBe('file-type-unsupported')
  expect((await addPhoto(id, claimId, whitePng(40_000, 40_000))).error).toBe('image-too-large')
  for (let i = 0; i < 5; i++) expect((await addPhoto(id, claimId, whitePng(60 + i, 90))).status).toBe(201)
  const last = await Promise.all([addPhoto(id, claimId, whitePng(80, 90)), addPhoto(id, claimId, whitePng(81, 90))])
  expect(last.map(({ status, error }) => error ?? status).sort()).toEqual([201, 'photos-full'])
})

test('a refund names its amount, and a remake names none', async () => {
  const { id, first } = await orderIn('RECEIVED')
  const claimId = (await claim(id, [{ lineId: first, qty: 1 }])).value.items[0]!.id
  expect((await answer(id, claimId, { state: 'refund' })).error?.id).toBe('invalid-input')
  expect((await answer(id, claimId, { state: 'remake', refundCents: 5 })).error?.id).toBe('invalid-input')
  const { value } = await answer(id, claimId, { state: 'refund', refundCents: 1450 })
  expect(value.items[0]).toMatchObject({ state: 'refund', refundCents: 1450 })
})

test('claims are the owner’s and the staff’s: others find nothing', async () => {
  const { id, first } = await orderIn('RECEIVED')
  const other = await createBuyer(shop)
  expect((await claim(id, [{ lineId: first, qty: 1 }], {}, other.token)).error?.id).toBe('not-found')
  const claimId = (await claim(id, [{ lineId: first, qty: 1 }])).value.items[0]!.id
  expect((await addPhoto(id, claimId, whitePng(8, 8), other.token)).error).toBe('not-found')
  expect((await answer(id, claimId, { state: 'remake' }, buyer.token)).status).toBe(403)
  expect((await answer(id, randomUUID(), { state: 'remake' })).error?.id).toBe('not-found')
})
