import { randomUUID } from 'node:crypto'
import { createDesign, createTextLayer, withClubColours, zoneForRole } from '@kitwright/design'
import { getGarment } from '@kitwright/garment'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../../database/index.ts'
import { createTestShop, type TestShop } from '../../http/testing.ts'
import { ADDRESS, countRows, createBuyer, lineOf } from '../testing/buyer.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop()
})
afterAll(async () => shop.close())

test('goalkeepers are shown in their kit, the order in its first', async () => {
  const buyer = await createBuyer(shop)
  const kits = [{ role: 'goalkeeper' as const, colours: { main: '#22c55e' }, parts: {} }]
  const withKit = await buyer.saveDesign('Two kits', { ...withClubColours(createDesign('soccer')), kits })
  const keeper = { version: 'goalkeeper' as const }
  const lines = [lineOf(withKit, keeper), lineOf(withKit), lineOf(buyer.designId, keeper)]
  const placed = await buyer.order({ lines })
  expect(placed.lines.map(({ pictureUrl }) => pictureUrl.includes('&kit=goalkeeper'))).toEqual([true, false, false])
  expect(placed.pictureUrl).toBe(placed.lines[1]!.pictureUrl)
  const { value: read } = await buyer.get(placed.id)
  expect(read.lines.map(line => line.pictureUrl)).toEqual(placed.lines.map(line => line.pictureUrl))
})

test('takes home and away together, checks the minimum over all, refuses unknown kits', async () => {
  const buyer = await createBuyer(shop)
  const role = 'away' as const
  const kits = [{ role, colours: { main: '#f8fafc' }, parts: {} }]
  const design = await buyer.saveDesign('Both', { ...withClubColours(createDesign('soccer')), kits })
  const lines = [lineOf(design, { qty: 5 }), lineOf(design, { qty: 5, kit: role })]
  const alone = await buyer.place({ lines: [lines[1]!] })
  expect(alone.error?.id).toBe('below-minimum')
  const placed = await buyer.order({ lines })
  expect(placed.lines.map(({ kit, pictureUrl }) => [kit, pictureUrl.endsWith('&kit=away')])).toEqual([
    [null, false],
    ['away', true],
  ])
  expect(placed.totalCents).toBe(placed.lines[0]!.totalCents * 2)
  expect((await buyer.get(placed.id)).value).toEqual(placed)
  const onlyAway = await buyer.order({ lines: [lineOf(design, { kit: role })] })
  const listed = (await buyer.list()).value.items.find(({ id }) => id === onlyAway.id)
  expect([listed?.pictureUrl, onlyAway.pictureUrl]).toEqual([1, 1].map(() => onlyAway.lines[0]!.pictureUrl))
  const wrong = await buyer.place({ lines: [lines[0]!, lineOf(design, { kit: 'third' })] })
  expect(wrong.error).toMatchObject({ id: 'invalid-input', fields: [{ path: 'lines.1.kit', id: 'not-offered' }] })
})

test('an order tells texts its design lacks; the customer decides once', async () => {
  const buyer = await createBuyer(shop)
  const design = createDesign('soccer')
  const zone = zoneForRole(getGarment('soccer'), design.options, 'playerName')
  const named = { ...design, layers: [createTextLayer(randomUUID(), 'playerName', 'NAME', zone)] }
  const designId = await buyer.saveDesign('Names only', named)
  const lines = [lineOf(designId, { playerName: 'ពិសិដ្ឋ', number: 2, qty: 5 }), lineOf(designId, { qty: 5 })]
  const before = await countRows(shop)
  const { status, error } = await buyer.place({ lines, body: { unprinted: 'refuse' } })
  expect([status, error?.id, error?.fields]).toEqual([
    409,
    'players-unprinted',
    [{ path: 'lines.0.number', id: 'unprinted' }],
  ])
  expect(await countRows(shop)).toEqual(before)
  const placed = await buyer.order({ lines, body: { unprinted: 'accept' } })
  const said = [['number'], []]
  expect([placed.isUnprintedAccepted, placed.lines.map(line => line.unprinted)]).toEqual([true, said])
  const { value: read } = await buyer.get(placed.id)
  expect(read).toEqual(placed)
})

test('transparent texts, and texts off their piece or on unsewn pieces, count as unprinted', async () => {
  const buyer = await createBuyer(shop)
  const design = createDesign('soccer')
  const zone = zoneForRole(getGarment('soccer'), design.options, 'playerName')
  const name = createTextLayer('name', 'playerName', 'NAME', zone)
  const number = createTextLayer('number', 'backNumber', '10', zone)
  const layers = [
    [name, number],
    [{ ...name, opacity: 0 }, number],
    [name, { ...number, yMm: -500 }],
    [
      { ...name, xMm: 700 },
      { ...number, piece: 'stand' },
    ],
  ]
  const designs = await Promise.all(
    layers.map(async (each, i) => buyer.saveDesign(`N${i}`, { ...design, layers: each })),
  )
  const lines = designs.map(id => lineOf(id, { playerName: 'ពិសិដ្ឋ', number: 2, qty: 10 }))
  const { error } = await buyer.place({ lines, body: { unprinted: 'refuse' } })
  expect(error?.fields?.map(({ path }) => path)).toEqual([
    'lines.1.name',
    'lines.2.number',
    'lines.3.name',
    'lines.3.number',
  ])
  const placed = await buyer.order({ lines, body: { unprinted: 'accept' } })
  const said = [[], ['name'], ['number'], ['name', 'number']]
  expect(placed.lines.map(({ unprinted }) => unprinted)).toEqual(said)
  expect((await buyer.get(placed.id)).value).toEqual(placed)
})

test('an order of which everything is printed takes no decision', async () => {
  const buyer = await createBuyer(shop)
  const placed = await buyer.order({ lines: [lineOf(buyer.designId)], body: { unprinted: 'refuse' } })
  expect(placed.lines.map(({ unprinted }) => unprinted)).toEqual([[]])
})

describe('an order', () => {
  test('costs as quoted, has a number, and can be read and listed', async () => {
    const buyer = await createBuyer(shop)
    const lines = [
      lineOf(buyer.designId, { qty: 15, playerName: 'Sok Dara', printName: 'DARA', number: 7 }),
      lineOf(buyer.designId, { qty: 6, size: 'XXXL', sleeve: 'long', version: 'goalkeeper' }),
    ]
    const { value: quote } = await shop.call('POST /api/quotes', { body: { lines } })
    const { status, value: order, raw } = await buyer.place({ lines, body: { note: 'Call first', landmark: 'Pagoda' } })
    expect(status).toBe(201)
    expect(raw.headers.etag).toBe('"1"')
    expect(order.number).toMatch(/^AK-\d{6}$/)
    expect(order).toMatchObject({
      status: 'REVIEWING',
      qty: 21,
      subtotalCents: quote.subtotalCents,
      discountCents: quote.discountCents,
      totalCents: quote.totalCents,
      dueCents: quote.totalCents,
      depositCents: Math.ceil(quote.totalCents / 2),
      deliveryCents: quote.totalCents,
      nextPayment: { cents: Math.ceil(quote.totalCents / 2), by: 'production' },
      payment: { takesCash: true, khqr: null },
      phone: '+85512345678',
      landmark: 'Pagoda',
      canCancel: true,
      lines: quote.lines,
    })
    expect(quote.discountCents).toBeGreaterThan(0)
    expect((await buyer.get(order.id)).value).toEqual(order)
    const {
      lines: _,
      subtotalCents,
      discountCents,
      fees,
      shipping,
      history,
      dates,
      address,
      landmark,
      phone,
      note,
      supplier,
      quoteNumber,
      approval,
      isUnprintedAccepted,
      creditDays,
      depositCents,
      deliveryCents,
      payment,
      paymentCodes,
      ratings,
      ...row
    } = order
    const items = [{ ...row, isProofWaiting: false }]
    expect((await buyer.list()).value).toEqual({ items, page: 1, pageSize: 20, total: 1 })
  })

  test('keeps prices, name and revision whatever changes later', async () => {
    const buyer = await createBuyer(shop)
    const order = await buyer.order()
    const params = { id: buyer.designId }
    await shop.call('PUT /api/designs/{id}', {
      token: buyer.token,
      params,
      body: { name: 'Other' },
      headers: { 'if-match': '"1"' },
    })
    const tenant = await shop.tenantId('angkor')
    await shop.database.withTenant(tenant, async trx => sql`update base_prices set cents = cents + 1`.execute(trx))
    expect((await buyer.get(order.id)).value).toEqual(order)
    await shop.database.withTenant(tenant, async trx => sql`update base_prices set cents = cents - 1`.execute(trx))
  })

  test('costs the prices of that moment, whatever changed since the last', async () => {
    const buyer = await createBuyer(shop)
    const lines = [lineOf(buyer.designId, { qty: 20, size: 'XXXL', sleeve: 'long' })]
    const tenant = await shop.tenantId('angkor')
    const change = async (text: string) => shop.database.withTenant(tenant, async trx => sql.raw(text).execute(trx))
    const totals: number[] = []
    const compare = async (): Promise<void> => {
      const { value: quote } = await shop.call('POST /api/quotes', { body: { lines } })
      const { totalCents } = await buyer.order({ lines })
      expect(totalCents).toBe(quote.totalCents)
      totals.push(totalCents)
    }
    await compare()
    for (const [there, back] of [
      ['update base_prices set cents = cents + 100', 'update base_prices set cents = cents - 100'],
      ['update size_surcharges set cents = cents + 100', 'update size_surcharges set cents = cents - 100'],
      ['update quantity_steps set percent = percent + 1', 'update quantity_steps set percent = percent - 1'],
      [
        'update price_rules set long_sleeve_surcharge_cents = long_sleeve_surcharge_cents + 100',
        'update price_rules set long_sleeve_surcharge_cents = long_sleeve_surcharge_cents - 100',
      ],
    ] as const) {
      await change(there)
      await compare()
      await change(back)
      await compare()
    }
    const [first, ...others] = totals
    expect(others.map(total => total === first)).toEqual([1, 2, 3, 4].flatMap(() => [false, true]))
    await change(`update fabrics set is_retired = true where id = '${lines[0]!.fabric}'`)
    expect((await buyer.place({ lines })).error?.id).toBe('no-price')
    await change(`update fabrics set is_retired = false where id = '${lines[0]!.fabric}'`)
    await compare()
  })

  test('is refused at another total than seen, which is outside the idempotent request', async () => {
    const buyer = await createBuyer(shop)
    const before = await countRows(shop)
    const { error, status } = await buyer.place({ body: { shownTotalCents: 14_499 } })
    expect([status, error?.id]).toEqual([409, 'price-changed'])
    expect(await countRows(shop)).toEqual(before)
    const seen = await buyer.place({ key: 'k', body: { shownTotalCents: 14_500 } })
    expect(seen.value.totalCents).toBe(14_500)
    expect((await buyer.place({ key: 'k' })).value.id).toBe(seen.value.id)
  })

  test('is refused at the total of a promotion that has ended', async () => {
    const buyer = await createBuyer(shop)
    const tenant = await shop.tenantId('angkor')
    const promote = async (percent: number | null) =>
      shop.database.withTenant(tenant, async trx => {
        const [from, until] = percent === null ? [null, null] : [new Date(0), new Date(Date.now() + 86_400_000)]
        await trx
          .updateTable('price_rules')
          .set({ promotion_percent: percent, promotion_from: from, promotion_until: until })
          .execute()
      })
    await promote(12)
    const shown = (await shop.call('POST /api/quotes', { body: { lines: [lineOf(buyer.designId)] } })).value
    expect(shown.discountCents).toBeGreaterThan(0)
    await promote(null)
    const before = await countRows(shop)
    const late = await buyer.place({ body: { shownTotalCents: shown.totalCents } })
    expect([late.status, late.error?.id]).toEqual([409, 'price-changed'])
    expect(await countRows(shop)).toEqual(before)
    const { value } = await buyer.place({ body: { shownTotalCents: shown.totalCents + shown.discountCents } })
    expect(value.discountCents).toBe(0)
  })

  test('is answered in full, whatever version of another they say they have', async () => {
    const { token, designId } = await createBuyer(shop)
    const headers = { 'idempotency-key': randomUUID(), 'if-none-match': '"1"' }
    const body = { ...ADDRESS, lines: [lineOf(designId)] } as never
    const { status, value, raw } = await shop.call('POST /api/orders', { token, body, headers })
    expect([status, raw.headers.etag, value.lines.length]).toEqual([201, '"1"', 1])
  })

  test('writes one order, its lines, one history row, one key and one event', async () => {
    const buyer = await createBuyer(shop)
    const before = await countRows(shop)
    const lines = Array.from({ length: 14 }, (_, i) => lineOf(buyer.designId, { qty: 1, number: i }))
    await buyer.order({ lines })
    const after = await countRows(shop)
    const written = Object.entries(after).map(([table, count]) => [table, count - before[table as keyof typeof before]])
    expect(Object.fromEntries(written)).toEqual({ orders: 1, lines: 14, history: 1, keys: 1, events: 1 })
  })

  test('is its owner’s only', async () => {
    const order = await (await createBuyer(shop)).order()
    const other = await createBuyer(shop)
    expect((await other.get(order.id)).status).toBe(404)
    expect((await other.cancel(order.id, '"1"')).status).toBe(404)
    expect((await other.list()).value.total).toBe(0)
  })

  test('is listed newest first, in pages', async () => {
    const buyer = await createBuyer(shop)
    const numbers: string[] = []
    for (let i = 0; i < 3; i += 1) {
      shop.clock.now = new Date(shop.clock.now.getTime() + 1000)
      numbers.unshift((await buyer.order()).number)
    }
    const pages = [
      await buyer.list({ pageSize: 2 }),
      await buyer.list({ pageSize: 2, page: 2 }),
      await buyer.list({ page: 9 }),
    ]
    expect(pages.map(({ value }) => value.items.map(({ number }) => number))).toEqual([
      numbers.slice(0, 2),
      numbers.slice(2),
      [],
    ])
    expect(pages.map(({ value }) => value.total)).toEqual([3, 3, 3])
  })
})

describe('a key', () => {
  test('a repeated request with the same body answers the present order, unchanged', async () => {
    const buyer = await createBuyer(shop)
    const first = await buyer.place({ key: 'order-1' })
    expect((await buyer.place({ key: 'order-1' })).value).toEqual(first.value)
    await buyer.cancel(first.value.id, '"1"')
    const before = await countRows(shop)
    const second = await buyer.place({ key: 'order-1' })
    expect([second.status, second.value]).toEqual([201, (await buyer.get(first.value.id)).value])
    expect(second.value).toMatchObject({ status: 'CANCELED', dueCents: 0, canCancel: false })
    expect(first.raw.headers).not.toHaveProperty('idempotency-replayed')
    expect(second.raw.headers).toMatchObject({ etag: '"2"', 'idempotency-replayed': 'true' })
    expect(await countRows(shop)).toEqual(before)
  })

  test('answers the same order again: kits, prices with all that is added and taken', async () => {
    const buyer = await createBuyer(shop)
    const kits = [{ role: 'goalkeeper' as const, colours: { main: '#22c55e' }, parts: {} }]
    const design = await buyer.saveDesign('Two kits', { ...withClubColours(createDesign('soccer')), kits })
    const lines = [
      lineOf(design, { qty: 60, size: 'XXXL', sleeve: 'long', playerName: 'Sok', printName: 'SOK', number: 7 }),
      lineOf(design, { version: 'goalkeeper' }),
      lineOf(buyer.designId),
    ]
    const first = await buyer.place({ key: 'bytes', lines })
    expect(first.value.lines[0]!.surcharges.length).toBeGreaterThan(0)
    expect(first.value.lines[0]!.discounts.length).toBeGreaterThan(0)
    expect((await buyer.place({ key: 'bytes', lines })).value).toEqual(first.value)
  })

  test('that is sent ten times at once makes one order', async () => {
    const buyer = await createBuyer(shop)
    const before = await countRows(shop)
    const answers = await Promise.all(Array.from({ length: 10 }, async () => buyer.place({ key: 'clicked' })))
    const placed = answers.filter(({ status }) => status === 201)
    const waiting = answers.filter(({ status }) => status === 409)
    expect(placed.length).toBeGreaterThan(0)
    expect(placed.length + waiting.length).toBe(10)
    expect(new Set(placed.map(({ value }) => value.id)).size).toBe(1)
    for (const { error, raw } of waiting) {
      expect([error!.id, raw.headers['retry-after']]).toEqual(['request-in-progress', '1'])
    }
    expect((await countRows(shop)).orders).toBe(before.orders + 1)
    expect((await buyer.place({ key: 'clicked' })).value).toEqual(placed[0]!.value)
  })

  test('that another request holds is asked to wait', async () => {
    const buyer = await createBuyer(shop)
    const { value: me } = await shop.call('GET /api/accounts/details', { token: buyer.token })
    const held = `order ${await shop.tenantId('angkor')}${me.id}held`
    await shop.database.withTenant(await shop.tenantId('angkor'), async trx => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${held}, 0))`.execute(trx)
      expect((await buyer.place({ key: 'held' })).error?.id).toBe('request-in-progress')
    })
    expect((await buyer.place({ key: 'held' })).status).toBe(201)
  })

  test('that is sent with another body is refused', async () => {
    const buyer = await createBuyer(shop)
    await buyer.order({ key: 'order-1' })
    const { status, error } = await buyer.place({ key: 'order-1', body: { note: 'changed' } })
    expect([status, error?.id]).toEqual([422, 'idempotency-key-reused'])
    expect((await buyer.list()).value.total).toBe(1)
  })

  test('of one person is no key of another’s', async () => {
    const [a, b] = [await createBuyer(shop), await createBuyer(shop)]
    expect((await a.order({ key: 'same' })).id).not.toBe((await b.order({ key: 'same' })).id)
  })

  test('is free again after a refusal', async () => {
    const buyer = await createBuyer(shop)
    expect((await buyer.place({ key: 'again', body: { phone: 'none' } })).error?.id).toBe('phone-invalid')
    expect((await buyer.place({ key: 'again' })).status).toBe(201)
  })

  test('is kept for a day, and then forgotten', async () => {
    const buyer = await createBuyer(shop)
    const first = await buyer.order({ key: 'daily' })
    const begun = shop.clock.now.getTime()
    const placeAgain = async (hoursLater: number, note?: string) => {
      shop.clock.now = new Date(begun + hoursLater * 60 * 60 * 1000)
      const body = { email: buyer.email, password: 'long enough to keep', clientId: 'web' as const }
      const { value } = await shop.call('POST /api/accounts/token', { body })
      return shop.call('POST /api/orders', {
        token: value.access_token,
        headers: { 'idempotency-key': 'daily' },
        body: { ...ADDRESS, lines: [lineOf(buyer.designId)], ...(note && { note }) },
      })
    }
    expect((await placeAgain(23.9, 'another')).error?.id).toBe('idempotency-key-reused')
    const again = await placeAgain(24.1, 'another')
    expect(again.status).toBe(201)
    expect(again.value.id).not.toBe(first.id)
  })

  test.each<[string | undefined, string]>([
    [undefined, 'idempotency-key-required'],
    ['', 'idempotency-key-required'],
    ['two words', 'invalid-input'],
    ['ក', 'invalid-input'],
    ['k'.repeat(256), 'invalid-input'],
  ])('is refused as %j', async (key, id) => {
    const { token, designId } = await createBuyer(shop)
    const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key }
    const body = { ...ADDRESS, lines: [lineOf(designId)] }
    const { status, error } = await shop.call('POST /api/orders', { token, headers, body })
    expect([status, error?.id]).toEqual([400, id])
  })
})

describe('a wrong order is refused and changes nothing:', () => {
  type OrderBodyChanges = { body?: object; line?: object; lines?: object[] }
  test.each<[string, OrderBodyChanges, number, string, string?]>([
    ['no lines', { lines: [] }, 422, 'cart-empty'],
    ['too few pieces', { line: { qty: 9 } }, 422, 'below-minimum'],
    ['a negative quantity', { line: { qty: -1 } }, 400, 'invalid-input', 'lines.0.qty'],
    ['a fraction of a piece', { line: { qty: 10.5 } }, 400, 'invalid-input', 'lines.0.qty'],
    ['a quantity as text', { line: { qty: '10' } }, 400, 'invalid-input', 'lines.0.qty'],
    ['an endless quantity', { line: { qty: 1e308 } }, 400, 'invalid-input', 'lines.0.qty'],
    ['a price in a line', { line: { unitCents: 1 } }, 400, 'invalid-input', 'lines.0.unitCents'],
    ['a total in the body', { body: { totalCents: 1 } }, 400, 'invalid-input', 'totalCents'],
    ['a status', { body: { status: 'APPROVED' } }, 400, 'invalid-input', 'status'],
    ['a fabric nobody weaves', { line: { fabric: 'silk' } }, 422, 'no-price', 'lines.0.fabric'],
    ['a fabric every object has', { line: { fabric: 'constructor' } }, 422, 'no-price', 'lines.0.fabric'],
    ['an unknown size', { line: { size: 'HUGE' } }, 400, 'invalid-input', 'lines.0.size'],
    [
      'another product than the design’s',
      { line: { productType: 'TSHIRT', fabric: 'cotton' } },
      400,
      'invalid-input',
      'lines.0.productType',
    ],
    ['an unknown design', { line: { designId: randomUUID() } }, 404, 'not-found', 'lines.0.designId'],
    ['a design id that is none', { line: { designId: 'x' } }, 400, 'invalid-input', 'lines.0.designId'],
    ['a number of three digits', { line: { number: 100 } }, 400, 'invalid-input', 'lines.0.number'],
    ['no address', { body: { address: ' ' } }, 400, 'invalid-input', 'address'],
    ['an address that does not show', { body: { address: '\u200b' } }, 400, 'invalid-input', 'address'],
    ['an address with a NUL', { body: { address: 'a\u0000' } }, 400, 'invalid-input', 'address'],
    ['a note with half a surrogate pair', { body: { note: '\udc00' } }, 400, 'invalid-input', 'note'],
    ['no telephone', { body: { phone: 'call me' } }, 422, 'phone-invalid', 'phone'],
    ['501 lines', { lines: Array(501).fill({}) }, 400, 'invalid-input', 'lines'],
  ])('%s', async (_, { body, line, lines }, status, id, path) => {
    const buyer = await createBuyer(shop)
    const before = await countRows(shop)
    const wanted = lines ?? [{ ...lineOf(buyer.designId), ...line }]
    const answer = await buyer.place({ lines: wanted, body })
    expect([answer.status, answer.error?.id]).toEqual([status, id])
    if (path !== undefined) expect(answer.error!.fields!.map(field => field.path)).toContain(path)
    expect(answer.error!.message).not.toBe('')
    expect(await countRows(shop)).toEqual(before)
  })

  test('someone else’s design', async () => {
    const [thief, owner] = [await createBuyer(shop), await createBuyer(shop)]
    const before = await countRows(shop)
    expect((await thief.place({ lines: [lineOf(owner.designId)] })).error?.id).toBe('not-found')
    expect((await thief.place({ lines: [lineOf(thief.designId), lineOf(owner.designId)] })).error?.id).toBe('not-found')
    expect(await countRows(shop)).toEqual(before)
  })

  test('a visitor’s', async () => {
    const { designId } = await createBuyer(shop)
    const body = { ...ADDRESS, lines: [lineOf(designId)] }
    expect((await shop.call('POST /api/orders', { body, headers: { 'idempotency-key': 'v' } })).status).toBe(401)
  })

  test('one for a design that is being deleted', async () => {
    const buyer = await createBuyer(shop)
    const remove = async () =>
      shop.call('DELETE /api/designs/{id}', {
        token: buyer.token,
        params: { id: buyer.designId },
        headers: { 'if-match': '"1"' },
      })
    const [placed, removed] = await Promise.all([buyer.place(), remove()])
    expect([placed.status, removed.status]).toSatisfy(
      ([place, gone]) => (place === 201 && gone === 409) || (place === 404 && gone === 204),
    )
  })
})

describe('a quote', () => {
  test('is open to visitors for unsaved designs, and names what is below the minimum', async () => {
    const [a, b] = [randomUUID(), randomUUID()]
    const { status, value } = await shop.call('POST /api/quotes', {
      body: { lines: [lineOf(a), lineOf(b, { qty: 3 })] },
    })
    expect(status).toBe(200)
    expect(value).toMatchObject({ qty: 13, totalCents: 13 * 1450, minimumQty: 10, belowMinimum: [b], leadTimeDays: 20 })
  })

  test('is refused without lines and for what the tenant does not sell', async () => {
    const empty = await shop.call('POST /api/quotes', { body: { lines: [] } })
    const foreign = await shop.call('POST /api/quotes', {
      host: 'mekong.localhost',
      body: { lines: [lineOf(randomUUID())] },
    })
    expect([empty.error?.id, foreign.error?.id]).toEqual(['cart-empty', 'product-not-offered'])
    const line = { productType: 'SLEEVELESS_SHIRT', sleeve: 'long' } as const
    const long = await shop.call('POST /api/quotes', { body: { lines: [lineOf(randomUUID(), line)] } })
    expect(long.error?.fields).toEqual([{ path: 'lines.0.sleeve', id: 'not-offered' }])
  })
})
