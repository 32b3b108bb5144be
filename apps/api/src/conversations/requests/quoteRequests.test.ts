import type { Response_ } from '@kitwright/contract'
import { dayAfter, dayIn, DEFAULT_TIME_ZONE } from '@kitwright/measure'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestShop } from '../../http/testing.ts'
import { type AskOffice, createTestOffice } from '../../http/testingOffice.ts'

let shop: TestShop
let ask: AskOffice
beforeAll(async () => {
  ;({ shop, ask } = await createTestOffice())
})
afterAll(async () => shop.close())

type Request = Response_<'GET /api/office/quote-requests'>['items'][number]
const WISH = {
  team: 'Lions of Kampot',
  items: [{ productType: 'SOCCER_KIT', pieces: 40 }],
  contact: 'coach@lions.example',
  note: 'Blue, with our crest',
} as const
const inDays = (days: number): string => dayAfter(dayIn(shop.clock.now, DEFAULT_TIME_ZONE), days)
const send = async (change: object = {}) =>
  shop.call('POST /api/quote-requests', { body: { ...WISH, ...change } as never })
const list = async (): Promise<Request[]> => (await ask('GET /api/office/quote-requests')).value.items
/** Asks for a price and returns the request as staff see it. */
async function asked(change: object = {}): Promise<Request> {
  const { number } = (await send(change)).value
  return (await list()).find(each => each.number === number)!
}
const offer = async ({ id, version }: Request, change: object = {}) =>
  ask('POST /api/office/quote-requests/{id}/offer', {
    params: { id },
    body: {
      version,
      lines: [{ text: 'Kit', qty: 40, unitCents: null, garment: { productType: 'SOCCER_KIT', fabric: 'interlock' } }],
      expiresOn: inDays(10),
      ...change,
    },
  })
const tokenOf = ({ linkPath }: Request): string => linkPath!.replace('/quote#offer.', '')
const open = async (token: string, host?: string) =>
  shop.call('GET /api/quote-offers/{token}', { params: { token }, ...(host && { host }) })
const answer = async (token: string, version: number, what: 'accept' | 'decline' = 'accept') =>
  shop.call(`POST /api/quote-offers/{token}/${what}`, { params: { token }, body: { version } })

test('a visitor’s request without a design stands in the quotes, Today and the inbox', async () => {
  const request = await asked({ neededBy: inDays(30) })
  expect(request).toMatchObject({
    state: 'asked',
    team: WISH.team,
    items: WISH.items,
    neededBy: inDays(30),
    linkPath: null,
  })
  const { value: today } = await ask('GET /api/office/today')
  const waiting = today.unanswered.items.find(({ id }) => id === request.id)
  expect(waiting).toMatchObject({ kind: 'request', number: request.number, name: WISH.contact })
  const { value } = await ask('GET /api/office/conversations', { query: { search: WISH.contact } })
  expect(value.items.map(({ id }) => id)).toContain(request.conversationId)
  await offer(request)
  expect(JSON.stringify((await ask('GET /api/office/today')).value)).not.toContain(request.id)
})

test('list lines are priced by quantity step, staff lines as written', async () => {
  const request = await asked({ contact: 'prices@lions.example' })
  const listed = request.listPrices.find(({ fabric }) => fabric === 'interlock')!
  const lines = [
    { text: 'Kit', qty: 40, unitCents: null, garment: { productType: 'SOCCER_KIT', fabric: 'interlock' } },
    { text: 'Kit bag', qty: 2, unitCents: 550, garment: null },
  ]
  const { value } = await offer(request, { lines })
  expect(value.offer!.lines.map(({ unitCents, source }) => [unitCents, source])).toEqual([
    [listed.unitCents, 'list'],
    [550, 'manual'],
  ])
  expect(value.offer!.totalCents).toBe(40 * listed.unitCents + 1100)
  const page = { params: { id: value.conversationId }, query: { pageSize: 20 } }
  const { entries } = (await ask('GET /api/office/conversations/{id}', page)).value
  expect(entries.find(({ origin }) => origin === 'reply')?.text).toContain(tokenOf(value))
})

test('whoever has the link accepts once, sees no address, and staff hear of it', async () => {
  const { value: sent } = await offer(await asked({ contact: '012 345 999' }))
  const token = tokenOf(sent)
  const { value, raw } = await open(token)
  expect(value).toMatchObject({ state: 'sent', offer: { totalCents: sent.offer!.totalCents } })
  expect(JSON.stringify(value)).not.toContain('345999')
  expect(raw).toBeDefined()
  const both = await Promise.all([answer(token, value.version), answer(token, value.version)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await open(token)).value.state).toBe('accepted')
  expect((await offer(sent)).error?.id).toBe('quote-answered')
  const page = { params: { id: sent.conversationId }, query: { pageSize: 20 } }
  expect(JSON.stringify((await ask('GET /api/office/conversations/{id}', page)).value)).toContain(sent.number)
})

test('an older version, a past day and a forged or foreign link are refused', async () => {
  const first = (await offer(await asked())).value
  const second = (await offer(first, { note: 'Cheaper now' })).value
  expect((await answer(tokenOf(first), first.version)).error?.id).toBe('quote-superseded')
  expect((await offer(first)).error?.id).toBe('quote-changed')
  const token = tokenOf(second)
  expect((await open(token.replace(/.$/, end => (end === 'A' ? 'B' : 'A')))).status).toBe(404)
  expect((await open(token, 'mekong.localhost')).status).toBe(404)
  const now = shop.clock.now
  shop.clock.now = new Date(now.getTime() + 12 * 86_400_000)
  expect((await open(token)).value.state).toBe('expired')
  expect((await answer(token, second.version)).error?.id).toBe('quote-expired')
  shop.clock.now = now
  expect((await answer(token, second.version, 'decline')).value.state).toBe('declined')
})

test.each([
  ['an unknown garment', { items: [{ productType: 'TOGA', pieces: 5 }] }],
  ['no garment', { items: [] }],
  ['no piece', { items: [{ productType: 'SOCCER_KIT', pieces: 0 }] }],
  ['a contact that is none', { contact: '<script>' }],
  ['a past day', { neededBy: '2020-01-01' }],
  ['a note that is too long', { note: 'a'.repeat(1501) }],
])('a request with %s is refused and kept nowhere', async (_name, change) => {
  const before = (await list()).length
  expect((await send(change)).status).toBeGreaterThanOrEqual(400)
  expect(await list()).toHaveLength(before)
})

test.each([
  ['without a price', { lines: [{ text: 'Kit', qty: 1, unitCents: null, garment: null }] }, 'invalid-input'],
  [
    'in a fabric that the list lacks',
    { lines: [{ text: 'Kit', qty: 1, unitCents: null, garment: { productType: 'SOCCER_KIT', fabric: 'silk' } }] },
    'no-price',
  ],
  ['until a past day', { expiresOn: '2020-01-01' }, 'quote-expiry-invalid'],
])('an offer %s is refused', async (_name, change, id) => {
  expect((await offer(await asked(), change)).error?.id).toBe(id)
})

test('a customer’s session opens no request of the office', async () => {
  const { access_token: token } = await shop.signUp()
  expect((await ask('GET /api/office/quote-requests', {}, token)).status).toBeGreaterThanOrEqual(401)
})
