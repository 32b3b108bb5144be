import type { OfficeQuote } from '@kitwright/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestShop } from '../../http/testing.ts'
import { type AskOffice, createTestOffice } from '../../http/testingOffice.ts'
import { cartLine } from '../testing/cartBrowser.ts'
import { createOfferDesk } from '../testing/offerDesk.ts'
import { createQuoteDesk } from '../testing/quoteDesk.ts'

let shop: TestShop
let ask: AskOffice
let offers: ReturnType<typeof createOfferDesk>
let desk: Awaited<ReturnType<typeof createQuoteDesk>>
beforeAll(async () => {
  ;({ shop, ask } = await createTestOffice())
  offers = createOfferDesk({ shop, ask })
})
beforeEach(async () => {
  desk = await createQuoteDesk(shop)
})
afterAll(async () => shop.close())

const BAGS = { text: 'Kit bag', qty: 2, unitCents: 500, garment: null }
/** Asks for a quote of the cart and opens it at the office. */
const opened = async (qty = 20): Promise<OfficeQuote> => {
  const { value } = await desk.ask({}, [cartLine({ qty })])
  return (await desk.open(value.id)).value
}
const sendDraft = async (quote: OfficeQuote, change: object = {}) =>
  desk.send(quote, {
    items: quote.draft.items.map(({ id, price }) => ({ id, price: { ...price!, reason: 'Offer', ...change } })),
  })

test('a quote of the customer starts from the accepted offer, free lines included', async () => {
  const { number, id } = await offers.held(desk.token, { lines: [offers.kit(), BAGS] })
  const { draft } = await opened()
  expect(draft.items[0]!.price).toEqual({ unitCents: 700, reason: '', offerId: id })
  expect(draft.extras).toMatchObject([{ text: 'Kit bag', qty: 2, unitCents: 500 }])
  expect(draft.offers).toMatchObject([{ number, state: 'applied', by: expect.stringMatching(/\w/) }])
})

test('its acceptance makes an order at the offer’s price and uses it', async () => {
  const { number } = await offers.held(desk.token)
  const quote = await opened()
  const sent = (await sendDraft(quote)).value
  expect(sent.revisions[0]!.items[0]!.price).toEqual({ source: 'offer', unitCents: 700, offerNumber: number })
  const { value } = await desk.accept(quote.id)
  const order = (await desk.get(value.order!.id!)).value
  expect(order.lines).toMatchObject([{ unitCents: 700, priceSource: 'offer', offerNumber: number }])
  expect((await offers.seen(number)).kept?.order?.id).toBe(order.id)
})

test('an offer in two quotes makes one order; the other acceptance is refused', async () => {
  await offers.held(desk.token)
  const [first, second] = [await opened(), await opened()]
  for (const quote of [first, second]) await sendDraft(quote)
  const both = await Promise.all([desk.accept(first.id), desk.accept(second.id)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(both.find(({ error }) => error)!.error?.id).toBe('offer-used')
})

test('an offer for more pieces is shown to staff and gives no price', async () => {
  await offers.held(desk.token)
  const { draft } = await opened(19)
  expect(draft.items[0]!.price).toBeNull()
  expect(draft.offers).toMatchObject([{ state: 'incomplete', lines: [{ missing: 1 }] }])
})

test('staff send no other price and no fewer pieces under an offer', async () => {
  await offers.held(desk.token)
  const quote = await opened()
  expect((await sendDraft(quote, { unitCents: 600 })).error?.id).toBe('offer-unmet')
  const items = quote.draft.items.map(({ id, price }) => ({
    id,
    price: { ...price!, reason: 'Offer' },
    lines: [cartLine({ qty: 5 })],
  }))
  expect((await desk.send(quote, { items })).error?.id).toBe('offer-unmet')
})

test('staff send no price of another customer’s offer', async () => {
  const other = await createQuoteDesk(shop)
  const { id } = await offers.held(other.token)
  const quote = await opened()
  const items = quote.draft.items.map(item => ({
    id: item.id,
    price: { unitCents: 700, reason: 'Offer', offerId: id },
  }))
  expect((await desk.send(quote, { items })).error?.id).toBe('offer-used')
})
