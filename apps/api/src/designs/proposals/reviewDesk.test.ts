import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../database/index.ts'
import { createTestShop, type TestAnswer, type TestShop } from '../../http/testing.ts'
import type { OfficeKey } from '../../http/testingOffice.ts'
import { createBuyer } from '../../orders/testing/buyer.ts'
import { createDesigner, kit } from '../testing/designer.ts'

let shop: TestShop
let admin: string
let store: string
beforeAll(async () => {
  shop = await createTestShop({ rateLimits: 'off' })
  // Mails have the later of this clock and the machine's, which goes on while the tests run.
  shop.clock.now = new Date(Date.now() + 3_600_000)
  admin = await shop.signInStaff('admin@angkor.example')
  store = await shop.signInStaff('store@angkor.example')
})
afterAll(async () => shop.close())

const ask = async <K extends OfficeKey>(key: K, call: object = {}, token = store): Promise<TestAnswer<K>> =>
  shop.call(key, { token, ...call } as never)
const run = async <T>(query: ReturnType<typeof sql<T>>) =>
  shop.database.withTenant(await shop.tenantId('angkor'), async trx => (await query.execute(trx)).rows)
const later = (seconds: number): void => {
  shop.clock.now = new Date(shop.clock.now.getTime() + seconds * 1_000)
}

/** Creates a design that its owner sent for review. */
async function sendDesign(name = 'Home kit') {
  const designer = await createDesigner(shop)
  const { id } = await designer.design({ name })
  await shop.call('POST /api/designs/{id}/send-for-review', { token: designer.token, params: { id } })
  return { ...designer, id, params: { id } }
}
const open = async (id: string, token = store) => ask('GET /api/office/designs/{id}', { params: { id } }, token)
const etagOf = async (id: string) => (await open(id)).raw.headers.etag as string
const judge = async (id: string, body: object, token = store) =>
  ask(
    'POST /api/office/designs/{id}/review',
    { params: { id }, headers: { 'if-match': await etagOf(id) }, body },
    token,
  )
const propose = async (id: string, document: unknown = kit('#ff0000'), token = store) => {
  const headers = { 'if-match': await etagOf(id) }
  const body = { document, note: 'The green is printable now' }
  return ask('POST /api/office/designs/{id}/proposals', { params: { id }, headers, body }, token)
}
const undo = async (id: string, token = store) =>
  ask('POST /api/office/designs/{id}/review/undo', { params: { id } }, token)
const linkOf = async (token: string, id: string): Promise<string> => {
  const { value } = await shop.call('GET /api/designs/{id}/proposal', { token, params: { id } })
  return value.linkPath!.split('#')[1]!
}
const accept = async (token: string) => shop.call('POST /api/design-proposals/{token}/accept', { params: { token } })
const decline = async (token: string, reason = '') =>
  shop.call('POST /api/design-proposals/{token}/decline', { params: { token }, body: { reason } })

test('the queue lists designs with an order first, by its due day', async () => {
  const sent = await sendDesign()
  const [later_, early] = [await createBuyer(shop), await createBuyer(shop)]
  const due = async (buyer: typeof early, on: string) => {
    const { id } = await buyer.order()
    await run(sql`update orders set due_on = ${on}::date where id = ${id}::uuid`)
  }
  await due(later_, '2031-05-02')
  await due(early, '2031-05-01')
  const { value } = await ask('GET /api/office/review')
  const ids = value.items.map(({ id }) => id)
  const at = [early.designId, later_.designId, sent.id].map(id => ids.indexOf(id))
  expect(at).toEqual(at.toSorted((a, b) => a - b))
  expect(at).not.toContain(-1)
  expect(value.items[at[0]!]!.order).toMatchObject({ dueOn: '2031-05-01', qty: expect.any(Number) })
  expect(value.items[at[2]!]!.order).toBeNull()
  expect(value.total).toBe(value.items.length)
})

test('a verdict is undone within ten seconds, and its mail never leaves', async () => {
  const { id } = await sendDesign()
  await shop.mails()
  const { value } = await judge(id, { status: 'rejected', comment: 'Too small', reasons: ['dpi'], canUndo: true })
  expect([value.status, value.undoUntil !== null]).toEqual(['rejected', true])
  expect((await open(id, admin)).value.undoUntil).toBeNull()
  expect((await undo(id, admin)).error?.id).toBe('undo-ended')
  const back = await undo(id)
  expect(back.value).toMatchObject({ status: 'reviewing', comment: null, reviews: [], undoUntil: null })
  expect(back.value.waitingSince).not.toBeNull()
  expect((await undo(id)).error?.id).toBe('undo-ended')
  later(60)
  expect(await shop.mails({ isEarly: true })).toEqual([])
})

test('a verdict’s mail leaves after ten seconds, and then nothing is taken back', async () => {
  const { id } = await sendDesign()
  await shop.mails()
  await judge(id, { status: 'ready', comment: '', canUndo: true })
  expect(await shop.mails({ isEarly: false })).toEqual([])
  later(13)
  expect((await shop.mails({ isEarly: true })).map(({ subject }) => subject)).toEqual([
    'Your design “Home kit” is ready',
  ])
  expect((await undo(id)).error?.id).toBe('undo-ended')
})

test('a verdict is refused once the customer or a colleague has changed the design', async () => {
  const mine = await sendDesign()
  const old = await etagOf(mine.id)
  await mine.change(mine.id, { document: kit('#00ff00') }, old)
  const call = { params: mine.params, headers: { 'if-match': old }, body: { status: 'ready', comment: '' } }
  expect((await ask('POST /api/office/designs/{id}/review', call)).error?.id).toBe('stale-version')
  await judge(mine.id, { status: 'ready', comment: '', canUndo: true }, admin)
  await mine.change(mine.id, { document: kit('#0000ff') }, await etagOf(mine.id))
  expect((await undo(mine.id, admin)).error?.id).toBe('stale-version')
})

test('a proposal changes nothing until the owner accepts it, once', async () => {
  const mine = await sendDesign()
  await shop.mails()
  const { value: proposed, status } = await propose(mine.id)
  expect([status, proposed.status, proposed.revision]).toEqual([201, 'rejected', 1])
  expect(proposed.proposals).toMatchObject([{ state: 'open', baseRevision: 1, by: expect.stringMatching(/\w/) }])
  expect((await mine.get(mine.id)).value.document).toEqual(kit())
  expect((await ask('GET /api/office/review')).value.items.map(({ id }) => id)).not.toContain(mine.id)
  later(13)
  const mails = await shop.mails({ isEarly: true })
  const token = await linkOf(mine.token, mine.id)
  expect(mails.filter(({ text }) => text.includes(`/proposal#${token}`))).toHaveLength(1)
  const { value: seen } = await shop.call('GET /api/design-proposals/{token}', { params: { token } })
  expect(seen).toMatchObject({ state: 'open', isOutdated: false, before: kit(), after: kit('#ff0000') })
  const answers = await Promise.all([accept(token), accept(token)])
  expect(answers.map(({ status: code }) => code).toSorted()).toEqual([200, 409])
  const { value: design } = await mine.get(mine.id)
  expect(design).toMatchObject({ revision: 2, status: 'ready', document: kit('#ff0000') })
  expect((await accept(token)).error?.id).toBe('proposal-answered')
  const { value: after } = await open(mine.id)
  expect(after.proposals[0]).toMatchObject({ state: 'accepted', revision: 2 })
  expect(after.reviews.map(each => [each.revision, each.status])).toEqual([
    [2, 'ready'],
    [1, 'rejected'],
  ])
})

test('an order in review takes the accepted revision', async () => {
  const buyer = await createBuyer(shop)
  const { id } = await buyer.order()
  await propose(buyer.designId, kit('#ff0000'))
  expect((await accept(await linkOf(buyer.token, buyer.designId))).status).toBe(200)
  const order = async () => (await ask('GET /api/office/orders/{id}', { params: { id } }, admin)).value
  const { mended, next } = await order()
  expect(mended).toEqual([{ designId: buyer.designId, revision: 2 }])
  const change = { kind: 'next', plan: next.plan }
  await ask('POST /api/office/bulk/orders', { body: { ids: [id], change } }, admin)
  const rows = await run<{ revision: number }>(sql`select revision from order_lines where order_id = ${id}::uuid`)
  expect(new Set(rows.map(({ revision }) => revision))).toEqual(new Set([2]))
})

test('a change, a decline, a withdrawal or a newer proposal ends a proposal', async () => {
  const changed = await sendDesign()
  await propose(changed.id)
  const outdated = await linkOf(changed.token, changed.id)
  await changed.change(changed.id, { document: kit('#00ff00') }, await etagOf(changed.id))
  expect((await accept(outdated)).error?.id).toBe('proposal-outdated')
  expect((await changed.get(changed.id)).value).toMatchObject({ revision: 2, document: kit('#00ff00') })

  const declined = await sendDesign()
  await propose(declined.id)
  const token = await linkOf(declined.token, declined.id)
  expect((await decline(token, 'I like it <green>')).value.state).toBe('declined')
  expect((await open(declined.id)).value).toMatchObject({
    status: 'reviewing',
    proposals: [{ state: 'declined', answer: 'I like it <green>' }],
  })
  expect((await accept(token)).error?.id).toBe('proposal-answered')

  const mine = await sendDesign()
  const { value: first } = await propose(mine.id)
  const old = await linkOf(mine.token, mine.id)
  await propose(mine.id, kit('#0000ff'))
  expect((await accept(old)).error?.id).toBe('proposal-withdrawn')
  const proposalId = (await open(mine.id)).value.proposals[0]!.id
  const withdraw = async (which: string) =>
    ask('POST /api/office/designs/{id}/proposals/{proposalId}/withdraw', { params: { id: mine.id, proposalId: which } })
  expect((await withdraw(first.proposals[0]!.id)).error?.id).toBe('proposal-withdrawn')
  expect((await withdraw(proposalId)).value.status).toBe('reviewing')
  const { value } = await shop.call('GET /api/designs/{id}/proposal', { token: mine.token, params: mine.params })
  expect(value.linkPath).toBeNull()
  // None of these proposals can be answered any more, so no mail offers one.
  later(60)
  const offers = (await shop.mails({ isEarly: true })).filter(({ text }) => text.includes('/proposal#'))
  expect(offers).toEqual([])
})

test('only staff of the shop review, propose and read revisions', async () => {
  const mine = await sendDesign()
  const headers = { 'if-match': await etagOf(mine.id) }
  const calls = [
    ['GET /api/office/review', {}],
    ['GET /api/office/review/reasons', {}],
    ['GET /api/office/designs/{id}/revisions/{revision}', { params: { id: mine.id, revision: 1 } }],
    ['POST /api/office/designs/{id}/review/undo', { params: mine.params }],
    [
      'POST /api/office/designs/{id}/proposals',
      { params: mine.params, headers, body: { document: kit('#f00000'), note: 'x' } },
    ],
  ] as const
  for (const [key, call] of calls) expect((await ask(key, call, mine.token)).error?.id, key).toBe('forbidden')
  const foreign = await shop.signInStaff('store@mekong.example', { host: 'mekong.localhost' })
  for (const [key, call] of calls.slice(2))
    expect((await ask(key, { ...call, host: 'mekong.localhost' }, foreign)).error?.id, key).toBe('not-found')
  await propose(mine.id)
  const token = await linkOf(mine.token, mine.id)
  const elsewhere = { host: 'mekong.localhost', params: { token } }
  expect((await shop.call('POST /api/design-proposals/{token}/accept', elsewhere)).error?.id).toBe('not-found')
  const stranger = await createDesigner(shop)
  const peek = await shop.call('GET /api/designs/{id}/proposal', { token: stranger.token, params: mine.params })
  expect(peek.error?.id).toBe('not-found')
  expect((await accept(`${token.slice(0, 37)}${'A'.repeat(43)}`)).error?.id).toBe('not-found')
})

test('a wrong, an unchanged or a foreign document is not proposed', async () => {
  const mine = await sendDesign()
  expect((await propose(mine.id, kit())).error?.id).toBe('proposal-unchanged')
  expect((await propose(mine.id, { kind: 'nothing' })).error?.id).toBe('document-invalid')
  expect((await open(mine.id)).value).toMatchObject({ status: 'reviewing', proposals: [] })
})

test('administrators replace the reasons, and an empty list brings the packaged ones back', async () => {
  const { value: packaged } = await ask('GET /api/office/review/reasons')
  expect(packaged.version).toBe(0)
  expect(packaged.reasons[0]!.label.kh).toMatch(/[\u1780-\u17ff]/)
  const both = (text: string) => ({ en: text, kh: text })
  const body = { version: 0, reasons: [{ id: 'gold', label: both('No gold'), text: both('Gold cannot be printed.') }] }
  expect((await ask('PUT /api/office/review/reasons', { body }, store)).error?.id).toBe('right-missing')
  expect((await ask('PUT /api/office/review/reasons', { body }, admin)).value.reasons).toEqual(body.reasons)
  expect((await ask('PUT /api/office/review/reasons', { body }, admin)).error?.id).toBe('stale-version')
  const emptied = await ask('PUT /api/office/review/reasons', { body: { version: 1, reasons: [] } }, admin)
  expect(emptied.value).toEqual({ version: 2, reasons: packaged.reasons })
})
