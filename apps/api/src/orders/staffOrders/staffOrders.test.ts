import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../database/index.ts'
import { createTestShop, type TestShop } from '../../http/testing.ts'
import { countRows } from '../testing/buyer.ts'
import { createOrderCounter, draftLine } from '../testing/orderCounter.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop({ rateLimits: 'off', smtpUrl: 'smtp://mail.example' })
})
afterAll(async () => shop.close())

const PASSWORD = 'long enough to keep'
const run = async (query: ReturnType<typeof sql>) =>
  shop.database.withTenant(await shop.tenantId('angkor'), async trx => (await query.execute(trx)).rows)
const passTime = (ms: number) => (shop.clock.now = new Date(shop.clock.now.getTime() + ms))

/** A customer whom staff added, with a design of a template and an unfinished order. */
async function createKnown() {
  const counter = await createOrderCounter(shop)
  const { value: customer } = await counter.addCustomer()
  const { value: draft } = await counter.start({ customerId: customer.id, source: 'phone' })
  const { value: templates } = await shop.call('GET /api/templates', { query: { type: 'SOCCER_KIT' } })
  const { value: design } = await shop.call('POST /api/office/order-drafts/{id}/designs', {
    token: counter.staff,
    params: { id: draft.id },
    body: { templateId: templates.items[0]!.id },
  })
  return { ...counter, customer, draft, designId: design.id }
}

test('a phone order of a new customer keeps prices, source and timeline, and is counted', async () => {
  const desk = await createKnown()
  const before = await countRows(shop)
  const { value: saved } = await desk.save(desk.draft, {
    lines: [
      draftLine(desk.designId, { qty: 10 }),
      draftLine(desk.designId, { qty: 1, size: 'L', price: { unitCents: 900, reason: 'Sponsor' } }),
    ],
    extras: [
      { text: 'Embroidery', qty: 1, unitCents: 500 },
      { text: 'Friend of the shop', qty: 1, unitCents: -200 },
    ],
    acceptsUnprinted: true,
  })
  expect(saved.problem).toBeNull()
  expect(saved.quote).toMatchObject({
    lines: [{ priceSource: 'list' }, { priceSource: 'manual', unitCents: 900, totalCents: 900 }],
    qty: 11,
    extrasCents: 300,
  })
  const { status, value: placed } = await desk.place(desk.draft.id)
  expect(status).toBe(201)
  const order = await desk.read(placed.id)
  expect(order).toMatchObject({
    number: placed.number,
    status: 'REVIEWING',
    source: 'phone',
    madeByName: expect.stringMatching(/\S/),
    fillInOf: null,
    fillIns: [],
    totalCents: saved.quote!.totalCents,
    lines: [{ priceSource: 'list' }, { priceSource: 'manual', unitCents: 900 }],
    history: [{ to: 'REVIEWING', byName: order.madeByName }],
  })
  expect(order.owner.id).toBe(desk.customer.id)
  const after = await countRows(shop)
  expect([after.orders - before.orders, after.events - before.events]).toEqual([1, 1])
  const params = { id: order.id }
  const { value: stream } = await shop.call('GET /api/office/orders/{id}/timeline', { token: desk.staff, params })
  expect(stream.items.find(({ kind }) => kind === 'status')).toMatchObject({ who: 'staff', detail: 'phone' })
  const query = { source: 'phone' as const, customer: desk.customer.id }
  const { value: list } = await shop.call('GET /api/office/orders', { token: desk.staff, query })
  expect(list.items.map(({ number }) => number)).toEqual([order.number])
  const web = await shop.call('GET /api/office/orders', { token: desk.staff, query: { ...query, source: 'web' } })
  expect(web.value.items).toEqual([])
  expect((await desk.open(desk.draft.id)).status).toBe(404)
})

test('an invited customer claims the order by the mailed link alone', async () => {
  await shop.mails()
  const desk = await createKnown()
  const order = await desk.order(
    { customerId: desk.customer.id, source: 'counter' },
    { lines: [draftLine(desk.designId)], acceptsUnprinted: true },
  )
  const mails = (await shop.mails()).filter(({ to }) => to === desk.customer.email)
  expect(mails.some(({ text }) => text.includes(order.number))).toBe(true)
  const token = mails.map(({ text }) => /resetpassword#([\w-]{43})/.exec(text)?.[1]).find(Boolean)!
  const signIn = async (password: string) =>
    shop.call('POST /api/accounts/token', { body: { email: desk.customer.email, password, clientId: 'web' } })
  // A stranger who signs up with the address gets nothing without the code that is mailed there.
  const body = { firstName: 'Eve', lastName: 'L', email: desk.customer.email, password: 'a stranger knows this' }
  await shop.call('POST /api/accounts/register', { body })
  expect((await signIn(body.password)).status).not.toBe(200)
  expect((await shop.call('POST /api/accounts/resetpassword', { body: { token, password: PASSWORD } })).status).toBe(
    204,
  )
  const again = await shop.call('POST /api/accounts/resetpassword', { body: { token, password: PASSWORD } })
  expect(again.error?.id).toBe('link-invalid')
  expect((await signIn(body.password)).status).not.toBe(200)
  const { value: session } = await signIn(PASSWORD)
  const own = await shop.call('GET /api/orders/{id}', { token: session.access_token, params: { id: order.id } })
  expect(own.value).toMatchObject({ number: order.number, totalCents: order.totalCents })
})

test('an existing customer is not added twice in silence', async () => {
  const desk = await createOrderCounter(shop)
  const phone = '012 998 877'
  const { value: first } = await desk.addCustomer({ phone })
  expect((await desk.addCustomer({ email: first.email.toUpperCase() })).error?.id).toBe('email-taken')
  expect((await desk.addCustomer({ email: 'store@angkor.example' })).error?.id).toBe('email-taken')
  expect((await desk.addCustomer({ phone: '+855 12 99 88 77' })).error?.id).toBe('customer-known')
  expect((await desk.addCustomer({ phone, isAnother: true })).status).toBe(201)
  const query = { search: '12998877' }
  const { value: found } = await shop.call('GET /api/office/customers', { token: desk.staff, query })
  expect(found.total).toBe(2)
})

test('a draft that is placed twice at once, and again, makes one order', async () => {
  const desk = await createKnown()
  await desk.save(desk.draft, { lines: [draftLine(desk.designId)], acceptsUnprinted: true })
  const opened = await desk.open(desk.draft.id)
  const attempt = async () => desk.placeOpened(desk.draft.id, opened)
  const placed = [...(await Promise.all([attempt(), attempt()])), await attempt()]
  const good = placed.filter(({ status }) => status === 201)
  expect(new Set(good.map(({ value }) => value.id)).size).toBe(1)
  const orders = await run(sql`select count(*)::int as n from orders where owner_id = ${desk.customer.id}`)
  expect(orders).toEqual([{ n: 1 }])
  const kept = await run(sql`select content from order_drafts where id = ${desk.draft.id}`)
  expect(kept).toEqual([{ content: {} }])
})

test('a fill-in orders the first revision at the quantity steps of both orders', async () => {
  const counter = await createOrderCounter(shop)
  const desk = await createKnown()
  const first = await desk.order(
    { customerId: desk.customer.id, source: 'chat' },
    { lines: [draftLine(desk.designId, { qty: 40 })], acceptsUnprinted: true },
  )
  await run(sql`
    with changed as (update designs set revision = revision + 1 where id = ${desk.designId} returning id, revision)
    insert into design_revisions (design_id, revision, document, document_hash, created_at)
    select c.id, c.revision, r.document, 'other', now() from changed c join design_revisions r on r.design_id = c.id and r.revision = 1`)
  passTime(60_000)
  const { value: draft } = await counter.start({ fillInOf: first.id, source: 'phone' })
  expect(draft).toMatchObject({ fillInOf: { number: first.number }, content: { address: first.address } })
  expect(draft.content.lines).toMatchObject([{ designId: desk.designId, qty: 1, printName: '' }])
  const { value: saved } = await counter.save(draft, {
    lines: [draftLine(desk.designId, { qty: 2 })],
    acceptsUnprinted: true,
  })
  // The minimum of the shop does not hold for an addition, and its step is that of 42 pieces.
  expect(saved.quote).toMatchObject({ qty: 2, belowMinimum: [] })
  const share = (quote: { discountCents: number; subtotalCents: number }) => quote.discountCents / quote.subtotalCents
  expect(share(saved.quote!)).toBeCloseTo(share(first), 5)
  expect(share(first)).toBeGreaterThan(0)
  const { value: placed } = await counter.place(draft.id)
  const second = await counter.read(placed.id)
  expect(second).toMatchObject({ fillInOf: { id: first.id }, fillIns: [], lines: [{ revision: 1, qty: 2 }] })
  expect(await counter.read(first.id)).toMatchObject({ fillInOf: null, fillIns: [{ number: second.number }] })
  const { value: third } = await counter.start({ fillInOf: second.id, source: 'phone' })
  expect(third.fillInOf?.number).toBe(first.number)
})

test('staff orders have the delivery, the promise and the checks of a checkout', async () => {
  const counter = await createKnown()
  const { draft } = counter
  const day = (days: number) =>
    new Date(shop.clock.now.getTime() + days * 86_400_000).toLocaleDateString('sv-SE', { timeZone: 'Asia/Phnom_Penh' })
  const lines = [draftLine(counter.designId)]
  const shipping = { method: 'bus' as const, purchaseNumber: 'PO-77' }
  const { value } = await counter.save(draft, { lines, shipping, promisedOn: day(40), isOnAccount: false })
  expect(value.problem).toBeNull()
  const refusals: [object, string][] = [
    [{ lines: [] }, 'cart-empty'],
    [{ lines: [{ ...lines[0]!, size: 'XXL', fabric: 'silk' }] }, 'no-price'],
    [{ lines, promisedOn: day(-1) }, 'invalid-input'],
    [{ lines, shipping: { ...shipping, neededBy: day(1) } }, 'needed-by-too-early'],
    [{ lines, extras: [{ text: 'Too much', qty: 1, unitCents: -1_000_000 }] }, 'order-total-negative'],
  ]
  for (const [content, id] of refusals)
    expect([content, (await counter.save(draft, content)).value.problem?.id]).toEqual([content, id])
  const before = await countRows(shop)
  const refused: [object, string][] = [
    [{ lines, phone: 'none' }, 'phone-invalid'],
    [{ lines, address: '' }, 'invalid-input'],
    [{ lines, isOnAccount: true }, 'credit-not-approved'],
    [{ lines: [{ ...lines[0]!, price: { unitCents: 100, reason: '' } }] }, 'invalid-input'],
  ]
  for (const [content, id] of refused) {
    await counter.save(draft, content)
    expect([content, (await counter.place(draft.id)).error?.id]).toEqual([content, id])
  }
  await counter.save(draft, { lines, shipping, promisedOn: day(40) })
  expect((await counter.place(draft.id, 1)).error?.id).toBe('price-changed')
  expect(await countRows(shop)).toEqual(before)
  const { value: placed } = await counter.place(draft.id)
  const order = await counter.read(placed.id)
  expect(order.shipping).toMatchObject({ method: 'bus', promisedOn: day(40), purchaseNumber: 'PO-77' })
})
