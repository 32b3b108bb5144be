import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql, type Transaction } from '../../database/index.ts'
import { createTestShop, type TestShop } from '../../http/testing.ts'
import { cartLine } from '../testing/cartBrowser.ts'
import { createQuoteDesk, shopDayAfter } from '../testing/quoteDesk.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop({ rateLimits: 'off' })
})
afterAll(async () => shop.close())

const inAngkor = async <T>(work: (trx: Transaction) => Promise<T>) =>
  shop.database.withTenant(await shop.tenantId('angkor'), work)
const change = async (query: string) => inAngkor(async trx => sql.raw(query).execute(trx))

describe('a quote', () => {
  test('is made of the cart, has its own number, and empties the cart', async () => {
    const desk = await createQuoteDesk(shop)
    const { status, value } = await desk.ask({
      message: '<b>Two more</b> may follow',
      neededBy: shopDayAfter(shop, 60),
    })
    expect(status).toBe(201)
    expect(value).toMatchObject({
      state: 'asked',
      neededBy: shopDayAfter(shop, 60),
      activeRevision: null,
      revisions: [],
      items: [{ name: 'Home kit', fabric: 'interlock', qty: 12, revision: 1 }],
      messages: [{ text: '<b>Two more</b> may follow', by: 'customer', itemId: null }],
    })
    expect(value.number).toMatch(/^Q-\d{6}$/)
    const { value: cart } = await shop.call('GET /api/cart', { token: desk.token })
    expect(cart.items).toEqual([])
    const { value: list } = await shop.call('GET /api/customer-quotes', { token: desk.token })
    expect(list.items).toMatchObject([{ number: value.number, state: 'asked', totalCents: null, qty: 12 }])
  })

  test('that is accepted becomes an order with exactly its lines and prices', async () => {
    const desk = await createQuoteDesk(shop)
    const { value: asked } = await desk.ask({ neededBy: shopDayAfter(shop, 3) })
    const price = { unitCents: 999, reason: 'School discount' }
    const body = { items: [{ id: asked.items[0]!.id, price }], extras: [desk.extra()], note: 'With thanks' }
    const { value: sent } = await desk.send(asked, body)
    expect(sent.revisions).toMatchObject([
      {
        revision: 1,
        note: 'With thanks',
        items: [{ price: { source: 'manual', unitCents: 999 }, totalCents: 12 * 999 }],
        extras: [{ text: 'Kit bag', totalCents: 1500 }],
        totalCents: 12 * 999 + 1500,
      },
    ])
    expect(sent.manualPrices).toMatchObject([{ revision: 1, unitCents: 999, reason: 'School discount' }])
    const { value: own } = await desk.read(asked.id)
    expect(JSON.stringify(own)).not.toContain('School discount')
    const { value } = await desk.accept(asked.id)
    const { value: order } = await desk.get(value.order!.id!)
    expect(value).toMatchObject({ state: 'accepted', order: { number: order.number }, promisedOn: null })
    expect(order).toMatchObject({
      quoteNumber: asked.number,
      qty: 12,
      totalCents: 12 * 999 + 1500,
      fees: [{ kind: 'extra', text: 'Kit bag × 2', cents: 1500 }],
      lines: [{ priceSource: 'manual', unitCents: 999, baseCents: 999, discounts: [], revision: 1 }],
      address: asked.address,
      shipping: { neededBy: shopDayAfter(shop, 3), promisedOn: own.promisedOn },
    })
  })

  test('keeps list prices and the design’s revision whatever changes later', async () => {
    const desk = await createQuoteDesk(shop)
    const sent = await desk.sent()
    const quoted = sent.revisions[0]!.totalCents
    await change('update base_prices set cents = cents + 500')
    const body = { name: 'Renamed' }
    const headers = { 'if-match': '"1"' }
    await shop.call('PUT /api/designs/{id}', { token: desk.token, params: { id: desk.designId }, body, headers })
    const { value } = await desk.accept(sent.id)
    const { value: order } = await desk.get(value.order!.id!)
    await change('update base_prices set cents = cents - 500')
    expect(order).toMatchObject({ totalCents: quoted, designNames: ['Home kit'] })
    expect(order.lines).toMatchObject([{ priceSource: 'list', revision: 1 }])
  })

  test('is sent below the minimum, and again as a revision that replaces it', async () => {
    const desk = await createQuoteDesk(shop)
    const { value: asked } = await desk.ask({}, [cartLine({ qty: 2 })])
    const first = await desk.send(asked)
    expect(first.status).toBe(201)
    const price = { unitCents: 100, reason: 'Promise' }
    const again = await desk.send(asked, { items: [{ id: asked.items[0]!.id, price }] })
    expect(again.value).toMatchObject({ activeRevision: 2, draft: { items: [{ price }] } })
    expect(again.value.revisions[0]).toEqual(first.value.revisions[0])
    expect((await desk.accept(asked.id, 1)).error?.id).toBe('quote-superseded')
    expect((await desk.accept(asked.id, 2)).value.state).toBe('accepted')
  })

  test('waits for staff after a message about an item, and can still be accepted', async () => {
    const desk = await createQuoteDesk(shop)
    const sent = await desk.sent()
    expect(sent.waitsSince).toBeNull()
    const { value } = await desk.write(sent.id, 'Longer sleeves please', sent.items[0]!.id)
    expect(value.messages).toMatchObject([{ itemId: sent.items[0]!.id, by: 'customer' }])
    const query = { status: 'waiting', search: sent.number.replace('-', '') } as const
    const { value: waiting } = await shop.call('GET /api/office/quotes', { token: desk.staff, query })
    expect(waiting.items.map(({ id }) => id)).toEqual([sent.id])
    const reply = { text: 'Done', itemId: null }
    const params = { id: sent.id }
    await shop.call('POST /api/office/quotes/{id}/messages', { token: desk.staff, params, body: reply })
    expect((await desk.open(sent.id)).value.waitsSince).toBeNull()
    expect((await desk.accept(sent.id)).status).toBe(200)
  })

  test('is a PDF in both languages', async () => {
    const desk = await createQuoteDesk(shop)
    const sent = await desk.sent({ extras: [desk.extra({ text: 'ថង់ Bag <b>' })] })
    for (const language of ['en', 'kh']) {
      const headers = { 'accept-language': language === 'en' ? 'en' : 'km' }
      const params = { id: sent.id, revision: 1 }
      const { raw } = await shop.call('GET /api/customer-quotes/{id}/revisions/{revision}/pdf', {
        token: desk.token,
        params,
        headers,
      })
      expect([raw.statusCode, raw.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
    }
    const missing = { id: sent.id, revision: 2 } as never
    const answer = await shop.call('GET /api/office/quotes/{id}/revisions/{revision}/pdf', {
      token: desk.staff,
      params: missing,
    })
    expect(answer.status).toBe(404)
  })
})

describe('a quote refuses', () => {
  test('an acceptance after its last day, and lets staff send it again', async () => {
    const desk = await createQuoteDesk(shop)
    const sent = await desk.sent({ expiresOn: shopDayAfter(shop, 1) })
    await change(`update customer_quotes set expires_at = now() - interval '1 day' where id = '${sent.id}'`)
    const answers = [await desk.accept(sent.id), await desk.decline(sent.id)]
    const { state, promisedOn } = (await desk.read(sent.id)).value
    const again = await desk.send(sent)
    const accepted = await desk.accept(sent.id, 2)
    expect(answers.map(({ error }) => error?.id)).toEqual(['quote-expired', 'quote-expired'])
    expect([state, promisedOn, again.status, accepted.value.state]).toEqual(['expired', null, 201, 'accepted'])
  })

  test('a second acceptance, also one at the same time', async () => {
    const desk = await createQuoteDesk(shop)
    const sent = await desk.sent()
    const answers = await Promise.all(Array.from({ length: 5 }, async () => desk.accept(sent.id)))
    expect(answers.map(({ status, error }) => error?.id ?? status).toSorted()).toEqual([
      200,
      ...Array.from({ length: 4 }, () => 'quote-answered'),
    ])
    expect((await desk.list()).value.total).toBe(1)
    expect((await desk.accept(sent.id)).error?.id).toBe('quote-answered')
    expect((await desk.decline(sent.id)).error?.id).toBe('quote-answered')
    expect((await desk.write(sent.id, 'Late')).error?.id).toBe('quote-answered')
    expect((await desk.send(sent)).error?.id).toBe('quote-answered')
  })

  test('an acceptance before it was sent', async () => {
    const desk = await createQuoteDesk(shop)
    const { value: asked } = await desk.ask()
    expect((await desk.accept(asked.id)).error?.id).toBe('quote-not-sent')
  })

  test('a design that was deleted and a fabric that was withdrawn since', async () => {
    const desk = await createQuoteDesk(shop)
    const [first, second] = [await desk.sent(), await desk.sent()]
    await change("update fabrics set is_retired = true where id = 'interlock'")
    const withdrawn = await desk.accept(first.id)
    const notSent = await desk.send(second)
    await change("update fabrics set is_retired = false where id = 'interlock'")
    const params = { id: desk.designId }
    await shop.call('DELETE /api/designs/{id}', { token: desk.token, params, headers: { 'if-match': '"1"' } })
    const gone = await desk.accept(second.id)
    expect([withdrawn, notSent, gone].map(({ error }) => error?.id)).toEqual([
      'quote-fabric-gone',
      'quote-fabric-gone',
      'quote-design-gone',
    ])
    expect((await desk.open(second.id)).value.draft.items).toMatchObject([
      { problem: 'quote-design-gone', listCents: null },
    ])
    expect((await desk.list()).value.total).toBe(0)
  })

  test('another customer and another shop', async () => {
    const desk = await createQuoteDesk(shop)
    const sent = await desk.sent()
    const { access_token: stranger } = await shop.signUp()
    const strangers = [await desk.read(sent.id, stranger), await desk.accept(sent.id, 1, stranger)]
    expect(strangers.map(({ status }) => status)).toEqual([404, 404])
    const token = decodeURIComponent(sent.linkPath!.split('#')[1]!)
    const elsewhere = await shop.call('GET /api/quote-links/{token}', { host: 'mekong.localhost', params: { token } })
    expect(elsewhere.status).toBe(404)
    expect(
      (await shop.call('GET /api/office/quotes/{id}', { token: desk.token, params: { id: sent.id } })).status,
    ).toBe(403)
  })

  test('prices below zero, absurd ones, and a total above the limit', async () => {
    const desk = await createQuoteDesk(shop)
    const { value: asked } = await desk.ask()
    const { id } = asked.items[0]!
    const priced = (unitCents: number) => ({ items: [{ id, price: { unitCents, reason: 'Test' } }] })
    const wrong = [
      priced(-1),
      priced(1_000_001),
      priced(9.5),
      { items: [{ id, price: { unitCents: 100, reason: ' ' } }] },
      { extras: [desk.extra({ unitCents: -100 })] },
      { extras: [desk.extra({ qty: 0 })] },
      { extras: [desk.extra({ text: '' })] },
      { items: [] },
      { items: [{ id: randomUUID(), price: null }] },
      {
        items: [
          { id, price: null },
          { id, price: null },
        ],
      },
    ]
    for (const body of wrong) expect((await desk.send(asked, body)).error?.id).toBe('invalid-input')
    const huge = Array.from({ length: 2 }, () => desk.extra({ unitCents: 1_000_000, qty: 10_000 }))
    expect((await desk.send(asked, { extras: huge })).error?.id).toBe('quote-total-too-high')
    for (const days of [-1, 400])
      expect((await desk.send(asked, { expiresOn: shopDayAfter(shop, days) })).error?.id).toBe('quote-expiry-invalid')
    expect((await desk.open(asked.id)).value.revisions).toEqual([])
  })

  test('a revision that was written on an older state', async () => {
    const desk = await createQuoteDesk(shop)
    const sent = await desk.sent()
    expect((await desk.send(sent, { version: 1 })).error?.id).toBe('quote-changed')
  })

  test('more requests than a customer may have open', async () => {
    const desk = await createQuoteDesk(shop)
    for (let i = 0; i < 10; i += 1) expect((await desk.ask()).status).toBe(201)
    expect((await desk.ask()).error?.id).toBe('quotes-full')
  })

  test('an empty cart, an older cart, a wrong phone and a past day', async () => {
    const desk = await createQuoteDesk(shop)
    const { token } = desk
    const body = { address: 'Here', phone: '012 345 678', cart: { version: 0 } }
    expect((await shop.call('POST /api/customer-quotes', { token, body })).error?.id).toBe('cart-empty')
    expect((await desk.ask({ cart: { version: 0 } })).error?.id).toBe('cart-changed')
    expect((await desk.ask({ phone: 'none' })).error?.id).toBe('phone-invalid')
    expect((await desk.ask({ neededBy: '2020-01-01' })).error?.id).toBe('needed-by-past')
    const { value: cart } = await shop.call('GET /api/cart', { token })
    expect(cart.items.length).toBe(1)
  })

  test('a change of a sent revision by the server’s own role', async () => {
    const desk = await createQuoteDesk(shop)
    await desk.sent()
    for (const query of ['update customer_quote_revisions set total_cents = 0', 'delete from customer_quote_revisions'])
      await expect(change(query)).rejects.toThrow(/permission denied/)
  })
})
