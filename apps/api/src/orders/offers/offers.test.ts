import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql, type Transaction } from '../../database/index.ts'
import type { TestShop } from '../../http/testing.ts'
import { type AskOffice, createTestOffice } from '../../http/testingOffice.ts'
import { createBuyer, lineOf } from '../testing/buyer.ts'
import { cartLine, createCartBrowser } from '../testing/cartBrowser.ts'
import { createOfferDesk } from '../testing/offerDesk.ts'

let shop: TestShop
let ask: AskOffice
let desk: ReturnType<typeof createOfferDesk>
let buyer: Awaited<ReturnType<typeof createBuyer>>
beforeAll(async () => {
  ;({ shop, ask } = await createTestOffice())
  desk = createOfferDesk({ shop, ask })
})
beforeEach(async () => {
  buyer = await createBuyer(shop)
})
afterAll(async () => shop.close())

const lines = (qty = 20, change: object = {}) => [lineOf(buyer.designId, { qty, ...change })]
const price = async (wanted = lines(), token = buyer.token) =>
  (await shop.call('POST /api/quotes', { token, body: { lines: wanted } })).value
const total = (quote: Awaited<ReturnType<typeof price>>) => quote.totalCents + quote.offers.extraCents
const inAngkor = async <T>(work: (trx: Transaction) => Promise<T>) =>
  shop.database.withTenant(await shop.tenantId('angkor'), work)
/** A garment and fabric of the shop that matches. */
async function otherOf(is: (each: { productType: string; fabric: string }) => boolean) {
  const items = [
    { productType: 'SOCCER_KIT', pieces: 5 },
    { productType: 'POLO_SHIRT', pieces: 5 },
  ]
  const body = { team: 'Any', contact: 'any@lions.example', items }
  const { number } = (await shop.call('POST /api/quote-requests', { body: body as never })).value
  const { productType, fabric } = (await desk.seen(number)).listPrices.find(is)!
  return { productType, fabric }
}
const later = async (days: number, work: () => Promise<void>): Promise<void> => {
  const { now } = shop.clock
  shop.clock.now = new Date(now.getTime() + days * 86_400_000)
  await work().finally(() => {
    shop.clock.now = now
  })
}

describe('an accepted offer', () => {
  test('prices the order of its customer, with its number as the source', async () => {
    const { number, id } = await desk.held(buyer.token)
    const quote = await price()
    expect(quote).toMatchObject({ totalCents: 14_000, offers: { items: [{ id, number, state: 'applied' }] } })
    const order = await buyer.order({ lines: lines(), body: { shownTotalCents: total(quote) } })
    expect(order).toMatchObject({ totalCents: 14_000, discountCents: 0 })
    expect(order.lines).toMatchObject([{ unitCents: 700, priceSource: 'offer', offerNumber: number }])
    expect((await desk.seen(number)).kept).toMatchObject({
      order: { id: order.id },
      customer: { name: expect.any(String) },
    })
  })

  test('holds for more pieces, several sizes and designs of its garment', async () => {
    await desk.held(buyer.token)
    const away = await buyer.saveDesign('Away kit')
    const wanted = [...lines(12, { size: 'XXXL' }), lineOf(away, { qty: 13 })]
    expect((await price(wanted)).lines.map(({ unitCents }) => unitCents)).toEqual([700, 700])
  })

  test('adds its free lines to the order, where staff and customer see them', async () => {
    const bags = { text: 'Kit bag', qty: 2, unitCents: 500, garment: null }
    await desk.held(buyer.token, { lines: [desk.kit(), bags] })
    const quote = await price()
    expect(quote.offers.extraCents).toBe(1000)
    const order = await buyer.order({ lines: lines(), body: { shownTotalCents: total(quote) } })
    expect(order.totalCents).toBe(15_000)
    expect(JSON.stringify(order)).toContain('Kit bag')
  })

  test('does not apply to fewer pieces, and says how many are missing', async () => {
    await desk.held(buyer.token)
    const before = await price(lines(19))
    expect(before.offers.items).toMatchObject([{ state: 'incomplete', lines: [{ missing: 1 }], savedCents: 0 }])
    expect(before.lines[0]!.unitCents).toBeGreaterThan(700)
    const order = await buyer.order({ lines: lines(19), body: { shownTotalCents: before.totalCents } })
    expect(order.lines).toMatchObject([{ priceSource: 'list', offerNumber: null }])
    // It was not used up.
    expect((await price()).offers.items).toMatchObject([{ state: 'applied' }])
  })

  test('does not apply to another fabric', async () => {
    await desk.held(buyer.token)
    const { fabric } = await otherOf(each => each.productType === 'SOCCER_KIT' && each.fabric !== 'interlock')
    const quote = await price(lines(20, { fabric }))
    expect(quote.offers.items).toMatchObject([{ state: 'incomplete', lines: [{ missing: 20 }] }])
  })

  test('holds as a whole: without one of its garments no price of it applies', async () => {
    const shirts = desk.kit({
      qty: 5,
      unitCents: 300,
      garment: await otherOf(({ productType }) => productType === 'POLO_SHIRT'),
    })
    await desk.held(buyer.token, { lines: [desk.kit(), shirts] })
    expect((await price()).offers.items).toMatchObject([
      { state: 'incomplete', lines: [{ missing: 0 }, { missing: 5 }] },
    ])
  })

  test('yields to a cheaper price list', async () => {
    await desk.held(buyer.token, { lines: [desk.kit({ unitCents: 9_000 })] })
    const quote = await price()
    expect(quote.offers.items).toMatchObject([{ state: 'dearer', savedCents: 0 }])
    expect(quote.lines[0]!.unitCents).toBeLessThan(9_000)
  })

  test('of two for one garment, the cheaper one applies and the other is kept', async () => {
    await desk.held(buyer.token)
    const cheap = await desk.held(buyer.token, { lines: [desk.kit({ unitCents: 600 })] })
    expect((await price()).totalCents).toBe(12_000)
    await buyer.order({ lines: lines() })
    const left = await price()
    expect(left.totalCents).toBe(14_000)
    expect(left.offers.items.map(({ number }) => number)).not.toContain(cheap.number)
  })
})

describe('an offer is used once', () => {
  test('by one of two orders placed at once; the other is refused', async () => {
    await desk.held(buyer.token)
    const body = { shownTotalCents: 14_000 }
    const both = await Promise.all([buyer.place({ lines: lines(), body }), buyer.place({ lines: lines(), body })])
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
    expect(both.find(({ status }) => status === 409)!.error?.id).toBe('price-changed')
  })

  test('but again after the order was canceled', async () => {
    await desk.held(buyer.token)
    const order = await buyer.order({ lines: lines() })
    expect((await price()).offers.items).toEqual([])
    await buyer.cancel(order.id, '"1"')
    expect((await price()).offers.items).toMatchObject([{ state: 'applied' }])
  })

  test('until its last instant; then the cart says so, at list price', async () => {
    const browser = await createCartBrowser(shop)
    await desk.accept(await desk.offer({ days: 3 }), browser.call)
    await browser.add({ lines: [cartLine({ qty: 20 })] })
    await later(5, async () => {
      const { offers, quote } = await browser.cart()
      expect(offers.items).toMatchObject([{ state: 'expired', savedCents: 0 }])
      expect(quote!.totalCents).toBeGreaterThan(14_000)
    })
    await later(40, async () => expect((await browser.cart()).offers.items).toEqual([]))
  })

  test('and not by a checkout that saw the price before it expired', async () => {
    const { id } = await desk.held(buyer.token)
    const ended = new Date(shop.clock.now.getTime() - 1)
    await inAngkor(async trx => sql`update held_offers set expires_at = ${ended} where id = ${id}`.execute(trx))
    const late = await buyer.place({ lines: lines(), body: { shownTotalCents: 14_000 } })
    expect(late.error?.id).toBe('price-changed')
  })

  test('by its customer alone', async () => {
    await desk.held(buyer.token)
    const other = await createBuyer(shop)
    expect((await price([lineOf(other.designId, { qty: 20 })], other.token)).offers.items).toEqual([])
  })
})

describe('the keeper of an offer', () => {
  test('is the browser that accepted it, and the account that signs in there', async () => {
    const browser = await createCartBrowser(shop)
    const sent = await desk.offer()
    expect((await desk.accept(sent, browser.call)).value.keeping).toEqual({
      keptBy: 'you',
      isUsed: false,
      isExpired: false,
    })
    const { value } = await browser.add({ lines: [cartLine({ qty: 20 })] })
    expect(value.cart).toMatchObject({
      quote: { totalCents: 14_000 },
      items: [{ offerNumber: sent.number, nextStep: null, totalCents: 14_000 }],
      offers: { items: [{ state: 'applied', number: sent.number }] },
    })
    // Before the carts are merged, and after it.
    browser.signIn(buyer.token)
    const quoted = async () => (await browser.call('POST /api/quotes', { body: { lines: lines() } })).value
    expect((await quoted()).totalCents).toBe(14_000)
    await browser.merge()
    browser.cookies.clear()
    expect((await price()).totalCents).toBe(14_000)
  })

  test('can be changed by the link while no account has it', async () => {
    const sent = await desk.offer()
    await desk.accept(sent, (await createCartBrowser(shop)).call)
    const before = await shop.call('GET /api/quote-offers/{token}', {
      params: { token: sent.token },
      token: buyer.token,
    })
    expect(before.value.keeping).toMatchObject({ keptBy: 'other' })
    expect((await desk.keep(sent, shop.call, buyer.token)).value.keeping?.keptBy).toBe('you')
    expect((await desk.keep(sent, shop.call, buyer.token)).status).toBe(200)
    const other = await createBuyer(shop)
    expect((await desk.keep(sent, shop.call, other.token)).error?.id).toBe('offer-kept')
    expect((await desk.keep(sent, (await createCartBrowser(shop)).call)).error?.id).toBe('offer-kept')
  })

  test('cannot be changed before the acceptance, after the use, or by a forged link', async () => {
    const sent = await desk.offer()
    expect((await desk.keep(sent, shop.call, buyer.token)).error?.id).toBe('offer-not-accepted')
    await desk.accept(sent, shop.call, buyer.token)
    await buyer.order({ lines: lines() })
    expect((await desk.keep(sent, shop.call, buyer.token)).error?.id).toBe('offer-used')
    expect((await desk.keep({ token: `${sent.token.slice(0, -1)}_` }, shop.call, buyer.token)).status).toBe(404)
  })

  test('is the customer who asked, wherever the link is opened', async () => {
    const items = [{ productType: 'SOCCER_KIT', pieces: 20 }]
    const body = { team: 'Lions', contact: '012 999 888', items }
    const { number } = (await shop.call('POST /api/quote-requests', { token: buyer.token, body: body as never })).value
    const { id, version } = await desk.seen(number)
    const sent = await ask('POST /api/office/quote-requests/{id}/offer', {
      params: { id },
      body: { version, lines: [desk.kit()], expiresOn: (await desk.seen(number)).expiresOn },
    })
    const token = sent.value.linkPath!.replace('/quote#offer.', '')
    await desk.accept({ token, version: sent.value.version })
    expect((await price()).totalCents).toBe(14_000)
  })
})

test('an offer with two prices for one garment is refused', async () => {
  await expect(desk.offer({ lines: [desk.kit(), desk.kit({ unitCents: 800 })] })).rejects.toThrow('invalid-input')
})
