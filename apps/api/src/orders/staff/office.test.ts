import type { Response_ } from '@kitwright/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBuyer, lineOf } from '../testing/buyer.ts'
import type { TestShop } from '../../http/testing.ts'
import { type AskOffice, createTestOffice, type OfficeKey } from '../../http/testingOffice.ts'

let shop: TestShop
let admin: string
let store: string
let ask: AskOffice
beforeAll(async () => {
  ;({ shop, admin, store, ask } = await createTestOffice())
})
afterAll(async () => shop.close())

const signIn = async (email: string, password?: string) => shop.signInStaff(email, { password })
const tag = (version: string) => ({ headers: { 'if-match': version } })

async function review(id: string, body: { status: 'ready' | 'rejected'; comment?: string }, token = store) {
  const { raw } = await ask('GET /api/office/designs/{id}', { params: { id } }, token)
  return ask('POST /api/office/designs/{id}/review', { params: { id }, body, ...tag(String(raw.headers.etag)) }, token)
}

async function change<K extends OfficeKey>(key: K, id: string, body: object, token = store) {
  const { raw } = await ask('GET /api/office/orders/{id}', { params: { id } })
  return ask(key, { params: { id }, body, ...tag(String(raw.headers.etag)) }, token)
}
const move = async (id: string, to: string, note = '', token = store) =>
  change('POST /api/office/orders/{id}/move', id, { to, note }, token)
const pay = async (id: string, cents: number, token = store) =>
  change('POST /api/office/orders/{id}/payments', id, { cents, method: 'khqr', note: 'slip 12' }, token)

describe('who may come in', () => {
  test('refuses visitors, customers and foreign staff; a store cannot change prices and people', async () => {
    const { access_token: customer } = await shop.signUp()
    for (const key of ['GET /api/office/home', 'GET /api/office/orders', 'GET /api/office/brand'] as const) {
      expect((await shop.call(key)).error?.id).toBe('unauthenticated')
      expect((await ask(key, {}, customer)).error?.id).toBe('forbidden')
      expect((await ask(key, { host: 'mekong.localhost' })).error?.id).toBe('unauthenticated')
    }
    for (const key of ['GET /api/office/brand', 'GET /api/office/prices', 'GET /api/office/staff'] as const)
      expect((await ask(key, {}, store)).error?.id).toBe('right-missing')
    expect((await ask('GET /api/office/me', {}, store)).value).toMatchObject({ role: 'STORE' })
  })
})

describe('reviewing a design', () => {
  test('a design counts unprinted names and numbers of its orders in review', async () => {
    const buyer = await createBuyer(shop)
    const player = { playerName: 'ពិសិដ្ឋ', qty: 5 }
    const lines = [
      lineOf(buyer.designId, { ...player, number: 2 }),
      lineOf(buyer.designId, player),
      lineOf(buyer.designId),
    ]
    const { id } = await buyer.order({ lines, body: { unprinted: 'accept' } })
    const read = async () =>
      (await ask('GET /api/office/designs/{id}', { params: { id: buyer.designId } })).value.orders
    expect(await read()).toMatchObject([{ id, unprinted: { names: 2, numbers: 1, isAccepted: true } }])
    await buyer.cancel(id, '"1"')
    expect(await read()).toMatchObject([{ id, unprinted: { names: 0, numbers: 0 } }])
  })
  test('approves or rejects the revision that was seen, with a comment the customer reads', async () => {
    const buyer = await createBuyer(shop)
    expect((await review(buyer.designId, { status: 'rejected' })).error?.fields).toEqual([
      { path: 'comment', id: 'required' },
    ])
    const rejected = await review(buyer.designId, { status: 'rejected', comment: 'The logo is blurred' })
    expect(rejected.value).toMatchObject({ status: 'rejected', owner: { email: buyer.email } })
    const own = await shop.call('GET /api/designs/{id}', { token: buyer.token, params: { id: buyer.designId } })
    expect(own.value).toMatchObject({ status: 'rejected', comment: 'The logo is blurred' })
    const mails = (await shop.mails()).filter(({ to }) => to === buyer.email)
    expect(mails.some(({ text }) => text.includes('The logo is blurred'))).toBe(true)
    const ready = await review(buyer.designId, { status: 'ready' })
    expect(ready.value.reviews.map(({ status }) => status)).toEqual(['ready', 'rejected'])
  })

  test('is refused where the design has changed meanwhile', async () => {
    const buyer = await createBuyer(shop)
    const params = { id: buyer.designId }
    const { raw } = await ask('GET /api/office/designs/{id}', { params })
    const own = await shop.call('GET /api/designs/{id}', { token: buyer.token, params })
    const body = { document: own.value.document }
    const headers = { 'if-match': String(own.raw.headers.etag) }
    await shop.call('PUT /api/designs/{id}', { token: buyer.token, params, body, headers })
    const call = { params, body: { status: 'ready' }, ...tag(String(raw.headers.etag)) }
    expect((await ask('POST /api/office/designs/{id}/review', call)).error?.id).toBe('stale-version')
  })

  test('what waits longest is listed first, and can be searched', async () => {
    const buyer = await createBuyer(shop)
    await buyer.saveDesign('Elephants 100%')
    const { value } = await ask('GET /api/office/designs', { query: { search: '100%' } })
    expect(value.items.map(({ name }) => name)).toEqual(['Elephants 100%'])
    const waiting = await ask('GET /api/office/designs', { query: { status: 'reviewing', pageSize: '100' } })
    const dates = waiting.value.items.map(({ updatedAt }) => updatedAt)
    expect(dates).toEqual(dates.toSorted())
  })
})

describe('an order', () => {
  test('follows the table, says what is missing, and tells the customer each step', async () => {
    const buyer = await createBuyer(shop)
    const order = await buyer.order()
    await shop.mails()
    const { value } = await ask('GET /api/office/orders/{id}', { params: { id: order.id } }, store)
    // The moves are those that the status and the role allow, and none of another status.
    expect(value.moves.map(({ to }) => to)).toEqual(['APPROVED', 'CANCELED'])
    expect(value.moves.find(({ to }) => to === 'APPROVED')?.missing).toEqual(['designsReady'])
    expect((await move(order.id, 'APPROVED')).error?.id).toBe('order-status-conflict')
    await review(buyer.designId, { status: 'ready' })
    expect((await move(order.id, 'APPROVED')).value.status).toBe('APPROVED')
    expect((await move(order.id, 'PROCESSING')).error?.fields).toEqual(
      expect.arrayContaining([
        { path: 'guard', id: 'supplier' },
        { path: 'guard', id: 'deposit' },
      ]),
    )
    await change('PUT /api/office/orders/{id}/supplier', order.id, { supplier: 'Textiles Co' })
    const paid = await pay(order.id, Math.ceil(order.totalCents / 2))
    expect(paid.value).toMatchObject({ paidCents: paid.value.depositCents, supplier: 'Textiles Co' })
    for (const to of ['PROCESSING', 'COMPLETED']) expect((await move(order.id, to)).value.status).toBe(to)
    await pay(order.id, paid.value.dueCents)
    expect((await move(order.id, 'ON_THE_WAY')).value.status).toBe('ON_THE_WAY')
    const mails = (await shop.mails()).filter(({ to }) => to === buyer.email)
    // Approved, processing, completed, on the way, the design's review, and two receipts.
    expect(mails).toHaveLength(7)
    expect((await buyer.get(order.id)).value.history.map(({ by }) => by)).toEqual([
      'owner',
      'store',
      'store',
      'store',
      'store',
    ])
  })

  test('is never sewn from a rejected revision: its approval adopts the corrected one', async () => {
    const buyer = await createBuyer(shop)
    const { id } = await buyer.order()
    const params = { id: buyer.designId }
    const redraw = async (colour: string) => {
      const { value, raw } = await shop.call('GET /api/designs/{id}', { token: buyer.token, params })
      const document = structuredClone(value.document) as { parts: Record<string, { fill: object }> }
      Object.values(document.parts)[0]!.fill = { kind: 'solid', colour }
      const headers = { 'if-match': String(raw.headers.etag) }
      await shop.call('PUT /api/designs/{id}', { token: buyer.token, params, body: { document }, headers })
    }
    const look = async () => (await ask('GET /api/office/orders/{id}', { params: { id } })).value
    await review(buyer.designId, { status: 'rejected', comment: 'blurred' })
    await redraw('#123456')
    expect((await look()).moves.find(({ to }) => to === 'APPROVED')?.missing).toEqual(['designsReady'])
    await review(buyer.designId, { status: 'ready' })
    expect((await look()).mended).toEqual([{ designId: buyer.designId, revision: 2 }])
    expect((await look()).lines.map(({ revision }) => revision)).toEqual([1])
    const approved = await move(id, 'APPROVED')
    expect(approved.value.lines.map(({ revision }) => revision)).toEqual([2])
    expect(approved.value.mended).toEqual([])
    // An approved revision stays approved, whatever is drawn afterwards.
    const next = await buyer.order()
    await redraw('#654321')
    expect((await move(next.id, 'APPROVED')).value.lines.map(({ revision }) => revision)).toEqual([2])
  })

  test('however large is counted among the deposits that are due', async () => {
    const buyer = await createBuyer(shop)
    const { id, totalCents } = await buyer.order({
      lines: Array.from({ length: 500 }, () => lineOf(buyer.designId, { qty: 10_000 })),
    })
    await review(buyer.designId, { status: 'ready' })
    await move(id, 'APPROVED')
    expect((await ask('GET /api/office/home')).value.depositsDueCents).toBeGreaterThanOrEqual(totalCents / 2)
    await move(id, 'CANCELED', 'a jest')
  })

  test('payments stay between nothing and the total, and only an administrator gives money back', async () => {
    const buyer = await createBuyer(shop)
    const { id, totalCents } = await buyer.order()
    expect((await pay(id, totalCents + 1)).error?.id).toBe('payment-too-much')
    expect((await pay(id, totalCents)).value.paidCents).toBe(totalCents)
    expect((await pay(id, -100)).error?.id).toBe('right-missing')
    const refunded = await pay(id, -100, admin)
    expect(refunded.value.payments.map(({ cents, by }) => [cents, by])).toEqual([
      [totalCents, 'Dara Kim'],
      [-100, 'Sokha Chan'],
    ])
    expect((await pay(id, -totalCents, admin)).error?.id).toBe('payment-too-much')
    for (const cents of [0, 1.5, Number.NaN]) expect((await pay(id, cents)).status).toBe(400)
  })

  test('two people at one order do not overwrite each other', async () => {
    const buyer = await createBuyer(shop)
    const { id } = await buyer.order()
    const { raw } = await ask('GET /api/office/orders/{id}', { params: { id } })
    const call = { params: { id }, body: { supplier: 'A' }, ...tag(String(raw.headers.etag)) }
    const answers = await Promise.all([1, 2].map(async () => ask('PUT /api/office/orders/{id}/supplier', call)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412])
    const bare = { params: { id }, body: { supplier: 'A' } }
    expect((await ask('PUT /api/office/orders/{id}/supplier', bare)).error?.id).toBe('precondition-required')
  })

  test('is found by number, name and e-mail, and its waiting is counted at home', async () => {
    const buyer = await createBuyer(shop)
    const { number } = await buyer.order()
    for (const search of [number, buyer.email]) {
      const { value } = await ask('GET /api/office/orders', { query: { search } })
      expect(value.items.map(row => row.number)).toEqual([number])
    }
    const { value } = await ask('GET /api/office/home')
    expect(value.orders['REVIEWING']).toBeGreaterThan(0)
    expect(value.designsToReview).toBeGreaterThan(0)
  })
})

describe('lists', () => {
  test('are sorted by what is wished, and hold one customer’s rows alone', async () => {
    const buyer = await createBuyer(shop)
    const numbers = [(await buyer.order()).number, (await buyer.order()).number]
    const { value: me } = await shop.call('GET /api/accounts/details', { token: buyer.token })
    const list = async (sort?: string) =>
      (await ask('GET /api/office/orders', { query: { customer: me.id, ...(sort && { sort }) } })).value
    expect((await list('number')).items.map(({ number }) => number)).toEqual(numbers.toSorted())
    expect((await list('-number')).items.map(({ number }) => number)).toEqual(numbers.toSorted().toReversed())
    expect((await list()).total).toBe(2)
    await buyer.saveDesign('Aardvarks')
    const query = { customer: me.id, sort: 'name' }
    const { value: designs } = await ask('GET /api/office/designs', { query })
    expect(designs.items[0]?.name).toBe('Aardvarks')
    expect(new Set(designs.items.map(({ owner }) => owner.id))).toEqual(new Set([me.id]))
    expect((await ask('GET /api/office/orders', { query: { sort: 'total; drop table orders' } })).status).toBe(400)
  })

  test.each(['number', 'customer', 'pieces', 'total', 'paid', 'status', 'placed'])('of orders by %s', async sort => {
    expect((await ask('GET /api/office/orders', { query: { sort } })).status).toBe(200)
  })

  test.each(['name', 'customer', 'status', 'changed'])('of designs by %s', async sort => {
    expect((await ask('GET /api/office/designs', { query: { sort } })).status).toBe(200)
  })
})

describe('customers', () => {
  const find = async (search: string) => (await ask('GET /api/office/customers', { query: { search } })).value.items

  test('are found with what they have, blocked at once, and let in again', async () => {
    const buyer = await createBuyer(shop)
    await buyer.order()
    const [found] = await find(buyer.email)
    expect(found).toMatchObject({ email: buyer.email, orders: 1, designs: 1, isBlocked: false })
    expect((await ask('GET /api/office/customers/{id}', { params: { id: found!.id } }, store)).value).toEqual(found)
    const set = async (isBlocked: boolean) =>
      ask('PUT /api/office/customers/{id}/blocked', { params: { id: found!.id }, body: { isBlocked } }, store)
    expect((await set(true)).status).toBe(204)
    expect((await shop.call('GET /api/designs', { token: buyer.token })).error?.id).toBe('account-blocked')
    await set(false)
    expect((await shop.call('GET /api/designs', { token: buyer.token })).error?.id).toBe('session-ended')
  })
})

describe('staff who were removed', () => {
  test('keep their name at payments and steps, hidden from customers', async () => {
    const person = {
      firstName: 'clerk',
      lastName: 'Chea',
      email: 'clerk@angkor.example',
      password: 'a long staff word',
    }
    const { value } = await ask('POST /api/office/staff', { body: { ...person, role: 'STORE' } })
    const buyer = await createBuyer(shop)
    const order = await buyer.order()
    const clerk = await signIn(person.email, person.password)
    await pay(order.id, 100, clerk)
    expect((await move(order.id, 'CANCELED', 'Sold out', clerk)).status).toBe(200)
    expect((await ask('DELETE /api/office/staff/{id}', { params: { id: value.id } })).status).toBe(204)
    const { value: kept } = await ask('GET /api/office/orders/{id}', { params: { id: order.id } })
    expect(kept.payments[0]?.by).toBe('clerk Chea')
    expect(kept.history.at(-1)).toMatchObject({ to: 'CANCELED', by: 'store', byName: 'clerk Chea' })
    expect(JSON.stringify((await buyer.get(order.id)).value)).not.toContain('clerk')
  })
})

describe('the shop’s own settings', () => {
  test('a changed brand is the shop’s, and settings without a field here stay', async () => {
    const { value: before, raw } = await ask('GET /api/office/brand')
    const read = String(raw.headers.etag)
    const teamColours = ['#0f172a', '#facc15']
    const body = { ...before, name: 'Angkor Sports', colour: '#7c3aed', teamColours, depositPercent: 30 }
    expect((await ask('PUT /api/office/brand', { body })).value).toEqual(body)
    const kept = await ask('GET /api/office/brand')
    expect(kept.value).toEqual(body)
    for (const wrong of [['red'], ['#fff'], ['#12345g'], Array.from({ length: 13 }, () => '#000000'), 'red'])
      expect((await ask('PUT /api/office/brand', { body: { ...before, teamColours: wrong } })).status).toBe(400)
    const other = await ask('PUT /api/office/brand', { body: { ...before, depositPercent: 40 }, ...tag(read) })
    expect(other.error?.id).toBe('stale-version')
    expect((await ask('PUT /api/office/brand', { body: before, ...tag(String(kept.raw.headers.etag)) })).status).toBe(
      200,
    )
  })

  test('a price list is replaced as a whole, and quotes follow', async () => {
    const { value: before } = await ask('GET /api/office/prices')
    const buyer = await createBuyer(shop)
    const base = { ...before.base, SOCCER_KIT: { ...before.base.SOCCER_KIT, interlock: 2000 } }
    const { value: after } = await ask('PUT /api/office/prices', { body: { ...before, base } })
    expect(after).toEqual({ ...before, base, version: before.version + 1 })
    const order = await buyer.order()
    expect(order.lines[0]?.baseCents).toBe(2000)
    const bad: Partial<Response_<'GET /api/office/prices'>>[] = [
      { base: { TSHIRT: { silk: 900 } } },
      {
        steps: {
          interlock: [
            { from: 20, percent: 5 },
            { from: 10, percent: 10 },
          ],
        },
      },
      { promotion: { percent: 10, from: '2026-12-31T00:00:00Z', until: '2026-12-01T00:00:00Z' } },
    ]
    for (const part of bad)
      expect((await ask('PUT /api/office/prices', { body: { ...after, ...part } })).error?.id).toBe('prices-invalid')
    expect((await ask('GET /api/office/prices')).value).toEqual(after)
    await ask('PUT /api/office/prices', { body: { ...before, version: after.version } })
  })
})

test('an order names its promotion in lists, details, balance and office', async () => {
  const { value: before } = await ask('GET /api/office/prices')
  const buyer = await createBuyer(shop)
  const plain = await buyer.order()
  const promotion = { percent: 12, from: '2020-01-01T00:00:00Z', until: '2099-01-01T00:00:00Z' }
  const { value: after } = await ask('PUT /api/office/prices', { body: { ...before, promotion } })
  const order = await buyer.order({ lines: [lineOf(buyer.designId), lineOf(buyer.designId, { size: 'L' })] })
  await ask('PUT /api/office/prices', { body: { ...before, version: after.version } })
  expect([plain.promotionPercent, order.promotionPercent]).toEqual([0, 12])
  const percents = (items: readonly { id: string; promotionPercent: number }[]) =>
    [plain, order].map(({ id }) => items.find(item => item.id === id)?.promotionPercent)
  expect(percents((await buyer.list()).value.items)).toEqual([0, 12])
  expect(percents((await ask('GET /api/office/orders', { query: { pageSize: 20 } })).value.items)).toEqual([0, 12])
  expect((await buyer.get(order.id)).value.promotionPercent).toBe(12)
  const own = { token: buyer.token, headers: { clientId: 'web' } } as const
  expect(percents((await shop.call('GET /api/accounts/summary', own)).value.balance.orders)).toEqual([0, 12])
})

test('what people write to the shop is kept until it is answered', async () => {
  const body = { contact: 'sok@example.com', subject: 'Hello', message: 'Do you sew <b>caps</b>?' }
  expect((await shop.call('POST /api/contact', { body })).status).toBe(204)
  const { value } = await ask('GET /api/office/messages', {}, store)
  const message = value.items[0]!
  expect(message).toMatchObject(body)
  const call = { params: { id: message.id }, body: { isAnswered: true } }
  expect((await ask('PUT /api/office/messages/{id}/answered', call, store)).status).toBe(204)
  expect((await ask('GET /api/office/messages')).value.items[0]?.answeredAt).not.toBeNull()
  const empty = await shop.call('POST /api/contact', { body: { contact: ' ', subject: '', message: '\n' } })
  expect(empty.error?.fields).toEqual(['contact', 'subject', 'message'].map(path => ({ path, id: 'required' })))
})

test.each([
  ['dara@', 400],
  ['call me', 400],
  ['12', 400],
  ['០១២ ៣៤៥ ៦៧៨', 204],
  ['+855 12-345-678', 204],
])('a message says where to answer: %s is %d', async (contact, status) => {
  const answer = await shop.call('POST /api/contact', {
    body: { contact, subject: 'Caps', message: 'Do you sew them?' },
  })
  expect(answer.status).toBe(status)
  if (status === 400) expect(answer.error?.fields).toEqual([{ path: 'contact', id: 'wrong-format' }])
})
