import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestShop } from '../../http/testing.ts'
import { type AskOffice, createTestOffice } from '../../http/testingOffice.ts'
import { createOfferDesk } from '../../orders/testing/offerDesk.ts'
import { shopDayAfter } from '../../orders/testing/quoteDesk.ts'

let shop: TestShop
let ask: AskOffice
let store: string
let desk: ReturnType<typeof createOfferDesk>
beforeAll(async () => {
  ;({ shop, ask, store } = await createTestOffice())
  desk = createOfferDesk({ shop, ask })
})
afterAll(async () => shop.close())

const freshPhone = (): string => `012${String(Math.floor(Math.random() * 900_000) + 100_000)}`
const FREE = { text: 'Kit bag', qty: 2, unitCents: 550, garment: null }
const start = async (change: object = {}, token?: string) =>
  ask(
    'POST /api/office/quote-requests',
    {
      body: {
        team: 'Tigers',
        contact: freshPhone(),
        language: 'en',
        lines: [desk.kit(), FREE],
        expiresOn: shopDayAfter(shop, 10),
        ...change,
      },
    },
    token,
  )
type Offer = Awaited<ReturnType<typeof start>>['value']
const tokenOf = ({ linkPath }: Pick<Offer, 'linkPath'>): string => linkPath!.replace('/quote#offer.', '')
const open = async (id: string) => (await ask('GET /api/office/quote-requests/{id}', { params: { id } })).value
const read = async (offer: Offer) =>
  (await shop.call('GET /api/quote-offers/{token}', { params: { token: tokenOf(offer) } })).value
const wish = async (offer: Offer, body: object = {}, call: object = {}) =>
  shop.call('POST /api/quote-offers/{token}/wishes', {
    params: { token: tokenOf(offer) },
    body: { version: offer.version, text: 'Cheaper for 30?', ...body },
    ...call,
  })
const resend = async ({ id, version }: Pick<Offer, 'id' | 'version'>, change: object = {}, token?: string) =>
  ask(
    'POST /api/office/quote-requests/{id}/offer',
    { params: { id }, body: { version, lines: [FREE], expiresOn: shopDayAfter(shop, 10), ...change } },
    token,
  )
const accept = async (offer: Offer, version: number) =>
  shop.call('POST /api/quote-offers/{token}/accept', { params: { token: tokenOf(offer) }, body: { version } })
const give = async (offer: Pick<Offer, 'id' | 'version'>, customerId: string, token?: string) =>
  ask(
    'PUT /api/office/quote-requests/{id}/customer',
    { params: { id: offer.id }, body: { version: offer.version, customerId } },
    token,
  )
const undo = async ({ id }: Pick<Offer, 'id'>, token?: string) =>
  ask('DELETE /api/office/quote-requests/{id}/customer', { params: { id } }, token)
/** Signs a customer up and returns their token and id. */
async function customer(): Promise<{ token: string; id: string }> {
  const { access_token: token } = await shop.signUp()
  return { token, id: (await shop.call('GET /api/accounts/details', { token })).value.id }
}
const own = async (token: string) => (await shop.call('GET /api/customer-offers', { token })).value.items

describe('an offer at the counter', () => {
  test('needs a name and a phone number only, and its link is accepted in one press', async () => {
    const { value: made, status } = await start()
    expect(status).toBe(201)
    expect(made).toMatchObject({ state: 'sent', isOfShop: true, owner: null, items: [] })
    expect(made.revisions).toMatchObject([{ revision: 1, lines: [{ reason: 'School price' }, { source: 'manual' }] }])
    const seen = await read(made)
    expect(JSON.stringify(seen)).not.toContain('School price')
    expect((await accept(made, seen.version)).value.state).toBe('accepted')
    expect((await accept(made, seen.version)).error?.id).toBe('quote-answered')
  })

  test('goes by mail to an address, with its link, in the chosen language', async () => {
    const contact = `club-${randomUUID()}@lions.example`
    const { value: made } = await start({ contact, language: 'kh' })
    const page = { params: { id: made.conversationId }, query: { pageSize: 20 } }
    const { entries } = (await ask('GET /api/office/conversations/{id}', page)).value
    expect(entries).toMatchObject([{ origin: 'reply', text: expect.stringMatching(/\p{Script=Khmer}/u) }])
    shop.clock.now = new Date(shop.clock.now.getTime() + 60_000)
    const mail = (await shop.mails()).find(({ to }) => to === contact)
    expect(mail?.text).toContain(tokenOf(made))
  })

  test('belongs to the chosen customer, who finds it in the personal area', async () => {
    const { token, id } = await customer()
    const { value: made } = await start({ customerId: id, contact: null })
    expect(made.owner).toMatchObject({ id, by: 'staff' })
    expect(await own(token)).toMatchObject([{ number: made.number, state: 'sent', linkPath: made.linkPath }])
    expect(await own((await customer()).token)).toEqual([])
  })

  test.each([
    ['an unknown customer', { customerId: randomUUID(), contact: null }, 'not-found'],
    ['nobody to reach', { contact: null }, 'contact-missing'],
    [
      'an own price without a reason',
      { lines: [{ ...FREE, garment: { productType: 'SOCCER_KIT', fabric: 'interlock' } }] },
      'invalid-input',
    ],
    ['no line', { lines: [] }, 'invalid-input'],
    ['a past day', { expiresOn: '2020-01-01' }, 'quote-expiry-invalid'],
    ['a contact that is none', { contact: '<script>' }, 'invalid-input'],
  ])('with %s is refused and changes nothing', async (_name, change, id) => {
    const before = (await ask('GET /api/office/quote-requests')).value.items.length
    expect((await start(change)).error?.id).toBe(id)
    expect((await ask('GET /api/office/quote-requests')).value.items).toHaveLength(before)
  })

  test('is drawn as PDF in both languages, by its link and for staff', async () => {
    const { value: made } = await start()
    const params = { id: made.id, revision: 1 }
    for (const language of ['en', 'kh'] as const) {
      const key = 'GET /api/office/quote-requests/{id}/revisions/{revision}/pdf'
      const { raw } = await ask(key, { params, query: { language } })
      expect(raw.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    }
    const byLink = { params: { token: tokenOf(made), revision: 1 } }
    const { raw } = await shop.call('GET /api/quote-offers/{token}/revisions/{revision}/pdf', byLink)
    expect(raw.headers['content-type']).toBe('application/pdf')
    const missing = { params: { token: tokenOf(made), revision: 2 } }
    expect((await shop.call('GET /api/quote-offers/{token}/revisions/{revision}/pdf', missing)).status).toBe(404)
  })
})

test('an account that has not confirmed the address gets nothing, though it is signed in', async () => {
  const contact = `club-${randomUUID()}@lions.example`
  const { value: made } = await start({ contact })
  const { access_token: token } = await shop.signUp({ email: contact })
  await shop.call('POST /api/accounts/token', {
    body: { email: contact, password: 'long enough to keep', clientId: 'web' },
  })
  expect(await own(token)).toEqual([])
  expect((await open(made.id)).owner).toBeNull()
})

describe('a wish for a change', () => {
  test('marks the offer and stands in the conversation, and the offer can still be accepted', async () => {
    const { value: made } = await start()
    const { value: seen } = await wish(made, { text: 'By Friday?', lines: [{ line: 0, qty: 30, text: 'Blue' }] })
    expect(seen).toMatchObject({ state: 'sent', wishes: [{ revision: 1, text: 'By Friday?' }] })
    const after = await open(made.id)
    expect(after.wishedAt).not.toBeNull()
    expect(after.wishes).toMatchObject([{ lines: [{ line: 0, qty: 30, text: 'Blue' }] }])
    const { unanswered } = (await ask('GET /api/office/today')).value
    expect(unanswered.items.find(({ id }) => id === made.id)).toMatchObject({ kind: 'request', number: made.number })
    const page = { params: { id: made.conversationId }, query: { pageSize: 20 } }
    const { entries } = (await ask('GET /api/office/conversations/{id}', page)).value
    expect(entries.find(({ origin }) => origin === 'form')?.text).toContain('Kit: 30 pieces instead of 20. Blue')
    expect((await accept(made, made.version)).value.state).toBe('accepted')
  })

  test('ends its wait with the next revision, which the same link shows', async () => {
    const { value: made } = await start()
    await wish(made)
    const { value: next } = await resend(await open(made.id))
    expect(next.wishedAt).toBeNull()
    const seen = await read(made)
    expect(seen.offer).toMatchObject({ revision: 2, totalCents: 1100 })
    expect((await accept(made, made.version)).error?.id).toBe('quote-superseded')
    expect((await wish(made)).error?.id).toBe('quote-superseded')
    expect((await accept(made, seen.version)).status).toBe(200)
    expect((await wish(made, { version: seen.version })).error?.id).toBe('quote-answered')
    expect((await open(made.id)).revisions.map(({ totalCents }) => totalCents)).toEqual([15_100, 1100])
  })

  test.each([
    ['without a word', { text: '' }],
    ['for a line that is none', { lines: [{ line: 9, qty: 1, text: '' }] }],
    [
      'for one line twice',
      {
        lines: [
          { line: 0, qty: 1, text: '' },
          { line: 0, qty: 2, text: '' },
        ],
      },
    ],
    ['for no piece', { lines: [{ line: 0, qty: 0, text: '' }] }],
    ['that is too long', { text: 'a'.repeat(2001) }],
  ])('%s is refused and marks nothing', async (_name, body) => {
    const { value: made } = await start()
    expect((await wish(made, body)).error?.id).toBe('invalid-input')
    expect((await open(made.id)).wishedAt).toBeNull()
  })

  test('is refused by a forged link and at another shop', async () => {
    const { value: made } = await start()
    const forged = { params: { token: tokenOf(made).replace(/.$/, end => (end === 'A' ? 'B' : 'A')) } }
    expect((await wish(made, {}, forged)).status).toBe(404)
    expect((await wish(made, {}, { host: 'mekong.localhost' })).status).toBe(404)
  })

  test('is taken after the last day, when the price can be accepted no more', async () => {
    const { value: made } = await start()
    const { now } = shop.clock
    shop.clock.now = new Date(now.getTime() + 12 * 86_400_000)
    expect((await accept(made, made.version)).error?.id).toBe('quote-expired')
    expect((await wish(made)).value.wishes).toHaveLength(1)
    shop.clock.now = now
  })

  test('is one of twenty at most', async () => {
    const { value: made } = await start()
    for (let i = 0; i < 20; i += 1) expect((await wish(made, { version: made.version + i })).status).toBe(200)
    expect((await wish(made, { version: made.version + 20 })).error?.id).toBe('quote-full')
  })
})

describe('revisions', () => {
  test('of two staff at once leave one, and the other is told', async () => {
    const { value: made } = await start()
    const both = await Promise.all([resend(made), resend(made, { note: 'Mine' }, store)])
    expect(both.map(({ status, error }) => error?.id ?? status).toSorted()).toEqual([200, 'quote-changed'].toSorted())
    expect((await open(made.id)).revisions).toHaveLength(2)
  })

  test('are refused where a wish came meanwhile, so that it is not overlooked', async () => {
    const { value: made } = await start()
    await wish(made)
    expect((await resend(made)).error?.id).toBe('quote-changed')
  })
})

describe('giving an offer to a customer', () => {
  test('moves it, is logged and can be undone for ten seconds by its maker alone', async () => {
    const { token, id } = await customer()
    const { value: made } = await start()
    const { value: given } = await give(made, id)
    expect(given).toMatchObject({ owner: { id, by: 'staff' }, undoUntil: expect.any(String) })
    expect(await own(token)).toHaveLength(1)
    const { items } = (await ask('GET /api/office/audit', { query: { search: made.number } })).value
    expect(items.some(({ after }) => after?.['owner_id'] === id)).toBe(true)
    expect((await undo(made, store)).error?.id).toBe('undo-ended')
    expect((await undo(made)).value.owner).toBeNull()
    expect(await own(token)).toEqual([])
    expect((await undo(made)).error?.id).toBe('undo-ended')
  })

  test('is undone no more after ten seconds', async () => {
    const { value: made } = await start()
    await give(made, (await customer()).id)
    const { now } = shop.clock
    shop.clock.now = new Date(now.getTime() + 13_000)
    expect((await undo(made)).error?.id).toBe('undo-ended')
    shop.clock.now = now
  })

  test('takes the prices of an accepted offer along, and gives them back', async () => {
    const { id } = await customer()
    const { value: made } = await start()
    await accept(made, made.version)
    const accepted = await open(made.id)
    expect((await give(accepted, id)).value.kept?.customer?.id).toBe(id)
    expect((await undo(made)).value.kept?.customer).toBeNull()
  })

  test('is refused for someone else’s offer, for staff, strangers and other shops', async () => {
    const { id } = await customer()
    const other = await customer()
    const { value: made } = await start({ customerId: id, contact: null })
    expect((await give(made, other.id)).error?.id).toBe('offer-kept')
    expect((await give({ ...made, version: made.version + 1 }, id)).error?.id).toBe('quote-changed')
    const { value: free } = await start()
    expect((await give(free, randomUUID())).error?.id).toBe('not-found')
    const me = (await shop.call('GET /api/accounts/details', { token: store })).value?.id ?? randomUUID()
    expect((await give(free, me)).error?.id).toBe('not-found')
    expect((await give(free, id, other.token)).status).toBeGreaterThanOrEqual(401)
    const host = 'mekong.localhost'
    const token = await shop.signInStaff('admin@mekong.example', { host })
    const params = { id: free.id }
    const call = { params, host, token, body: { version: free.version, customerId: id } }
    expect((await shop.call('PUT /api/office/quote-requests/{id}/customer', call)).status).toBe(404)
    expect((await shop.call('GET /api/office/quote-requests/{id}', { params, host, token })).status).toBe(404)
  })
})

test('wishes for a change are limited by address', async () => {
  const { createTestShop } = await import('../../http/testing.ts')
  const limited = await createTestShop({ rateLimits: 'on', beside: shop })
  const { value: made } = await start()
  const statuses = []
  for (let i = 0; i < 61; i += 1)
    statuses.push(
      (
        await limited.call('POST /api/quote-offers/{token}/wishes', {
          params: { token: tokenOf(made) },
          body: { version: 999, text: 'Again' },
          ip: '203.0.113.7',
        })
      ).status,
    )
  expect(statuses.at(-1)).toBe(429)
  expect(statuses[0]).toBe(409)
  await limited.close()
})
