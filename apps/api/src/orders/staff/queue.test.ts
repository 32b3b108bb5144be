import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestShop, type TestShop } from '../../http/testing.ts'
import { createBuyer } from '../testing/buyer.ts'

// The review queue contains designs that were ordered or submitted, and none that were only saved.

let shop: TestShop
let store: string
beforeAll(async () => {
  shop = await createTestShop()
  store = await shop.signInStaff('store@angkor.example')
})
afterAll(async () => shop.close())

/** Moves the clock on by a second, so that the next event is later. */
const tick = (): void => {
  shop.clock.now = new Date(shop.clock.now.getTime() + 1000)
}

type Buyer = Awaited<ReturnType<typeof createBuyer>>
const send = async ({ token, designId }: Buyer) =>
  shop.call('POST /api/designs/{id}/send-for-review', { token, params: { id: designId } })

/** Returns the designs of these buyers that the filter shows, in its order, and the total on the office's home. */
async function look(status: 'waiting' | 'saved', ...buyers: Buyer[]) {
  const query = { status, pageSize: 100 }
  const { value } = await shop.call('GET /api/office/designs', { token: store, query })
  const { value: home } = await shop.call('GET /api/office/home', { token: store })
  const ids = buyers.map(({ designId }) => designId)
  const found = value.items.map(({ id }) => ids.indexOf(id)).filter(i => i >= 0)
  return { found, isAllCounted: status === 'waiting' ? home.designsToReview === value.total : undefined }
}
async function review({ designId: id }: Buyer, status: 'ready' | 'rejected') {
  const { raw } = await shop.call('GET /api/office/designs/{id}', { token: store, params: { id } })
  const body = { status, comment: 'Thank you' }
  const headers = { 'if-match': String(raw.headers.etag) }
  return shop.call('POST /api/office/designs/{id}/review', { token: store, params: { id }, body, headers })
}
async function mend({ token, designId: id }: Buyer, colour: string) {
  const { value, raw } = await shop.call('GET /api/designs/{id}', { token, params: { id } })
  const document = structuredClone(value.document) as { parts: { base: { fill: object } } }
  document.parts.base.fill = { kind: 'solid', colour }
  const headers = { 'if-match': String(raw.headers.etag) }
  expect(
    (await shop.call('PUT /api/designs/{id}', { token, params: { id }, body: { document }, headers })).status,
  ).toBe(200)
}

test('a design that was only saved is behind a filter until sent or ordered', async () => {
  const [saved, sent, ordered] = [await createBuyer(shop), await createBuyer(shop), await createBuyer(shop)]
  expect(await look('waiting', saved, sent, ordered)).toEqual({ found: [], isAllCounted: true })
  const first = await send(sent)
  expect(first.value).toMatchObject({ status: 'reviewing', sentAt: expect.any(String) })
  expect((await send(sent)).value.sentAt).toBe(first.value.sentAt)
  tick()
  await ordered.order()
  expect(await look('waiting', saved, sent, ordered)).toEqual({ found: [1, 2], isAllCounted: true })
  expect((await look('saved', saved, sent, ordered)).found).toEqual([0])
})

test('a verdict ends the waiting; a corrected design waits again or with its order', async () => {
  const [sent, ordered] = [await createBuyer(shop), await createBuyer(shop)]
  await send(sent)
  await ordered.order()
  for (const buyer of [sent, ordered]) expect((await review(buyer, 'rejected')).value.waitingSince).toBeNull()
  expect(await look('waiting', sent, ordered)).toEqual({ found: [], isAllCounted: true })
  expect((await send(sent)).error?.id).toBe('design-reviewed')
  for (const buyer of [sent, ordered]) await mend(buyer, '#123456')
  expect(await look('waiting', sent, ordered)).toEqual({ found: [1], isAllCounted: true })
  tick()
  await send(sent)
  expect((await look('waiting', sent, ordered)).found).toEqual([1, 0])
})

test('an order that is canceled takes its design out of the queue', async () => {
  const buyer = await createBuyer(shop)
  const { id, number } = await buyer.order()
  const read = async () =>
    (await shop.call('GET /api/office/designs/{id}', { token: store, params: { id: buyer.designId } })).value
  expect((await read()).orders).toMatchObject([{ id, number, status: 'REVIEWING' }])
  await buyer.cancel(id, String((await buyer.get(id)).raw.headers.etag))
  expect(await look('waiting', buyer)).toEqual({ found: [], isAllCounted: true })
  expect((await read()).orders).toMatchObject([{ id, number, status: 'CANCELED' }])
})

test('nobody sends another account’s design for review', async () => {
  const [mine, theirs] = [await createBuyer(shop), await createBuyer(shop)]
  expect((await send({ ...mine, designId: theirs.designId })).error?.id).toBe('not-found')
})
