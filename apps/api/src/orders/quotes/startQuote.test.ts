import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestShop, type TestShop } from '../../http/testing.ts'
import { cartLine } from '../testing/cartBrowser.ts'
import { createQuoteDesk, shopDayAfter } from '../testing/quoteDesk.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop({ rateLimits: 'off' })
})
afterAll(async () => shop.close())

/** Creates a customer with a design, for whom staff start quotes. */
async function createStarted() {
  const desk = await createQuoteDesk(shop)
  const { value: asked } = await desk.ask()
  const { value: whole } = await desk.open(asked.id)
  const ownerId = whole.owner.id
  const item = { designId: desk.designId, fabric: 'interlock', lines: [cartLine({ qty: 12 })] }
  const start = async (change: object = {}, token = desk.staff) => {
    const body = { ownerId, items: [item], address: 'House 12, Street 271', phone: '012 345 678', ...change }
    return shop.call('POST /api/office/quotes', { token, body })
  }
  return { ...desk, ownerId, item, start }
}

test('staff start a quote; its customer sees it once sent, and accepts', async () => {
  const desk = await createStarted()
  await shop.mails()
  const { status, value: started } = await desk.start()
  expect(status).toBe(201)
  expect(started).toMatchObject({ state: 'asked', isOfShop: true, waitsSince: null, activeRevision: null })
  expect(started.draft.items).toMatchObject([{ name: 'Home kit', qty: 12, revision: 1 }])
  const token = { token: started.linkPath!.split('#')[1]! }
  expect((await desk.read(started.id)).status).toBe(404)
  expect((await shop.call('GET /api/quote-links/{token}', { params: token })).status).toBe(404)
  expect((await desk.write(started.id, 'Hello')).status).toBe(404)
  const list = async () => (await shop.call('GET /api/customer-quotes', { token: desk.token })).value.items
  expect((await list()).map(({ id }) => id)).not.toContain(started.id)
  const call = { token: desk.staff, params: { id: started.id }, body: { text: 'Hello' } }
  expect((await shop.call('POST /api/office/quotes/{id}/messages', call)).error?.id).toBe('quote-not-sent')
  expect(await shop.mails()).toEqual([])
  const sent = await desk.send(started, { extras: [desk.extra()] })
  expect(sent.status).toBe(201)
  expect((await shop.mails()).map(({ to }) => to)).toEqual([desk.email])
  expect((await list()).map(({ id }) => id)).toContain(started.id)
  expect((await desk.accept(started.id)).value.state).toBe('accepted')
})

test('a quote takes only a customer of the shop and that customer’s designs', async () => {
  const desk = await createStarted()
  const other = await createStarted()
  const refusals: [object, string][] = [
    [{ ownerId: randomUUID() }, 'not-found'],
    [{ ownerId: other.ownerId }, 'quote-design-gone'],
    [{ items: [{ ...desk.item, designId: other.designId }] }, 'quote-design-gone'],
    [{ items: [{ ...desk.item, designId: randomUUID() }] }, 'quote-design-gone'],
    [{ items: [{ ...desk.item, fabric: 'gold' }] }, 'quote-fabric-gone'],
    [{ items: [] }, 'invalid-input'],
    [{ items: [{ ...desk.item, lines: [] }] }, 'invalid-input'],
    [{ items: [{ ...desk.item, lines: [cartLine({ qty: 0 })] }] }, 'invalid-input'],
    [{ items: [{ ...desk.item, lines: [cartLine({ qty: 10_000 }), cartLine({ qty: 10_000 })] }] }, 'quantity-invalid'],
    [{ items: [{ ...desk.item, lines: [cartLine({ size: '4' })] }] }, 'size-not-offered'],
    [{ phone: 'none' }, 'phone-invalid'],
    [{ neededBy: shopDayAfter(shop, -1) }, 'needed-by-past'],
    [{ address: ' ' }, 'invalid-input'],
  ]
  for (const [change, problem] of refusals)
    expect([change, (await desk.start(change)).error?.id]).toEqual([change, problem])
  expect((await desk.start({}, desk.token)).status).toBe(403)
  const { value } = await shop.call('GET /api/office/quotes', {
    token: desk.staff,
    query: { status: 'asked', search: desk.email },
  })
  expect(value.items.length).toBe(1)
})
