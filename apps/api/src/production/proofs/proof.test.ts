import { randomUUID } from 'node:crypto'
import type { Response_ } from '@kitwright/contract'
import { createDesign, createTextLayer } from '@kitwright/design'
import { getGarment, zoneOf } from '@kitwright/garment'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enterAsOwner, sql } from '../../database/index.ts'
import { createTestShop, type TestShop } from '../../http/testing.ts'
import type { Jobs } from '../../jobs/index.ts'
import { createBuyer, lineOf } from '../../orders/testing/buyer.ts'
import type { WorkerPool } from '../../workers/index.ts'
import { createDrawnBefore } from '../testing/sharedDrawings.ts'
import { sweepProofs } from './expireProofs.ts'

let shop: TestShop
let jobs: Jobs
let staff: string
let admin: string
/** The requests to the processes that draw. */
const asked: string[] = []
/** Runs while the next of them is drawn. */
let meanwhile: (() => Promise<void>) | undefined
let draw: ReturnType<typeof createDrawnBefore>

const workers: Pick<WorkerPool, 'run'> = {
  async run(job, input, caller) {
    asked.push(/(\w+)Worker/.exec(job.module)?.[1] ?? '')
    const happens = meanwhile
    meanwhile = undefined
    await happens?.()
    const given = typeof input === 'function' ? await (input as () => unknown)() : input
    return draw(job, given as never, caller)
  },
}

beforeAll(async () => {
  shop = await createTestShop()
  // The same garments of other orders are not drawn again.
  draw = createDrawnBefore(shop.app.workers)
  await inShop(sql`update price_rules set minimum_qty = 1`)
  jobs = await shop.openJobs({ workers, sender: { send: async () => undefined, close: () => undefined } })
  ;[staff, admin] = [await shop.signInStaff('store@angkor.example'), await shop.signInStaff('admin@angkor.example')]
})
afterAll(async () => shop.close())

const inShop = async (query: ReturnType<typeof sql>) =>
  shop.database.withTenant(await shop.tenantId('angkor'), async trx => query.execute(trx))

/** No request changes the fields of a line that staff may not correct; the operator may. */
const byOwner = async (query: ReturnType<typeof sql>) => {
  const tenantId = await shop.tenantId('angkor')
  await shop.database.withPlatform(async trx => {
    await enterAsOwner(trx, tenantId)
    await query.execute(trx)
  })
}

const PLAYERS = [
  { playerName: 'Sok Dara', printName: 'សុខ ដារ៉ា', number: 10, size: 'M' },
  { playerName: 'Vanna', number: 7, size: 'S', qty: 2 },
]

function lettered(colour = '#0f766e') {
  const garment = getGarment('tshirt')
  const plain = createDesign('tshirt')
  const text = createTextLayer('name', 'playerName', 'NAME', zoneOf(garment, plain.options, 'playerName')!)
  const document = structuredClone({ ...plain, layers: [text] }) as typeof plain & { parts: { base: { fill: object } } }
  document.parts.base.fill = { kind: 'solid', colour }
  return document
}

async function createOrder(players: readonly object[] = PLAYERS) {
  const buyer = await createBuyer(shop)
  const designId = await buyer.saveDesign('Away', lettered())
  const line = { ...lineOf(designId), productType: 'TSHIRT', qty: 1 }
  return { buyer, designId, order: await buyer.order({ lines: players.map(player => ({ ...line, ...player })) }) }
}

type CreatedOrder = Awaited<ReturnType<typeof createOrder>>
type Proof = Response_<'POST /api/orders/{id}/proof/answer'>['proof']

const send = async (id: string) => shop.call('POST /api/office/orders/{id}/proof', { token: staff, params: { id } })
const desk = async (id: string) =>
  (await shop.call('GET /api/office/orders/{id}/proof', { token: staff, params: { id } })).value
const look = async ({ buyer, order }: CreatedOrder) =>
  shop.call('GET /api/orders/{id}/proof', { token: buyer.token, params: { id: order.id } })
const seen = async (made: CreatedOrder): Promise<Proof> => (await look(made)).value.proof!
const answer = async ({ buyer, order }: CreatedOrder, body: object) =>
  shop.call('POST /api/orders/{id}/proof/answer', {
    token: buyer.token,
    params: { id: order.id },
    body: body as never,
  })
const accept = async (made: CreatedOrder, hash: string) => answer(made, { hash, verdict: 'accepted' })
const open = async (url: string, host = 'localhost') => shop.app.inject({ url, headers: { host } })

async function sendAndDraw({ order: { id } }: CreatedOrder): Promise<void> {
  await send(id)
  await jobs.drain()
}

async function review({ designId: id }: CreatedOrder, status: 'ready' | 'rejected') {
  const { raw } = await shop.call('GET /api/office/designs/{id}', { token: staff, params: { id } })
  const headers = { 'if-match': String(raw.headers.etag) }
  return shop.call('POST /api/office/designs/{id}/review', {
    token: staff,
    params: { id },
    body: { status, comment: 'Another blue' },
    headers,
  })
}

async function mend({ buyer: { token }, designId: id }: CreatedOrder, colour: string) {
  const { raw } = await shop.call('GET /api/designs/{id}', { token, params: { id } })
  const headers = { 'if-match': String(raw.headers.etag) }
  await shop.call('PUT /api/designs/{id}', { token, params: { id }, body: { document: lettered(colour) }, headers })
}

async function approve(id: string) {
  const { raw } = await shop.call('GET /api/office/orders/{id}', { token: staff, params: { id } })
  const headers = { 'if-match': String(raw.headers.etag) }
  const body = { to: 'APPROVED' as const, note: '' }
  return shop.call('POST /api/office/orders/{id}/move', { token: staff, params: { id }, body, headers })
}

/** Corrects in the office what the customer asked for. */
async function correct({ order: { id } }: CreatedOrder, was: number, becomes: object) {
  const { raw, value } = await shop.call('GET /api/office/orders/{id}', { token: staff, params: { id } })
  const { id: line, printName, number, size } = value.lines.find(each => each.number === was)!
  return shop.call('PUT /api/office/orders/{id}/lines/{line}', {
    token: staff,
    params: { id, line },
    headers: { 'if-match': String(raw.headers.etag) },
    body: { printName, number, size, ...becomes },
  })
}

async function askForProofs(needsProof: boolean) {
  const { value } = await shop.call('GET /api/office/brand', { token: admin })
  await shop.call('PUT /api/office/brand', { token: admin, body: { ...value, needsProof } })
}

/** Returns the orders whose customer wants changes, as the office lists them. The count on its home page must agree. */
async function toChange(): Promise<string[]> {
  const query = { status: 'proof-changes' as const }
  const { value } = await shop.call('GET /api/office/orders', { token: staff, query })
  const { value: home } = await shop.call('GET /api/office/home', { token: staff })
  expect(home.proofsToChange).toBe(value.total)
  return value.items.map(({ id }) => id)
}

test('a proof is drawn from the sheets, each look once, and accepted once', async () => {
  const made = await createOrder([...PLAYERS, { ...PLAYERS[1], qty: 3 }])
  expect((await look(made)).value.proof).toBeNull()
  asked.length = 0
  const first = await send(made.order.id)
  expect(first.value.proof).toMatchObject({ state: 'making', by: 'Dara Kim' })
  expect((await send(made.order.id)).value.proof?.askedAt).toBe(first.value.proof?.askedAt)
  expect((await look(made)).value.proof).toBeNull()
  await jobs.drain()
  // Two of the three lines look alike.
  expect(asked.filter(name => name === 'draw').length).toBe(2)

  const proof = await seen(made)
  expect(proof).toMatchObject({ state: 'sent', mayAnswer: true, isOutdated: false, since: null })
  expect(proof.cards.map(({ printed, number, size, qty }) => [printed, number, size, qty])).toEqual([
    ['សុខ ដារ៉ា', 10, 'M', 1],
    ['Vanna', 7, 'S', 2],
    ['Vanna', 7, 'S', 3],
  ])
  // The design has a name and no number.
  expect(proof.cards.map(({ unprinted }) => unprinted)).toEqual(proof.cards.map(() => ['number']))
  expect(proof.cards[0]!.views.map(({ side }) => side)).toEqual(['front', 'back'])
  const picture = await open(proof.cards[0]!.views[1]!.url)
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp'])

  const waiting = async () =>
    (await shop.call('GET /api/accounts/summary', { token: made.buyer.token })).value.needsMe.proofsToAnswer
  expect(await waiting()).toBe(1)
  const listed = async () => (await made.buyer.list()).value.items[0]!.isProofWaiting
  expect(await listed()).toBe(true)
  const accepted = await accept(made, proof.hash)
  expect([await waiting(), await listed()]).toEqual([0, false])
  expect(accepted.value.proof).toMatchObject({ state: 'accepted', answeredBy: 'Sok Dara', since: null })
  expect((await accept(made, proof.hash)).value.proof.answeredAt).toBe(accepted.value.proof.answeredAt)
  expect((await desk(made.order.id)).maySend).toBe(false)
  const { rows } = await inShop(sql`select from events where kind = 'ProofAnswered' and subject_id = ${made.order.id}`)
  expect(rows.length).toBe(1)
})

test('requested changes of a garment and of the whole reach the staff in words', async () => {
  const made = await createOrder()
  await shop.mails()
  await send(made.order.id)
  const mails = await shop.mails()
  const proofMail = mails.find(({ to }) => to === made.buyer.email)!
  expect(proofMail.text).toContain(`/me/proof/${made.order.id}`)
  const { hash, cards } = await seen(made)
  const nothing = { hash, verdict: 'changes' }
  expect((await answer(made, nothing)).error?.id).toBe('invalid-input')
  expect((await answer(made, { ...nothing, wishes: [{ lineId: randomUUID(), text: 'x' }] })).error?.id).toBe(
    'not-found',
  )
  const wishes = [{ lineId: cards[1]!.lineId, text: 'VANNAK, with a K' }]
  const { value } = await answer(made, { hash, verdict: 'changes', text: 'Darker green', wishes })
  expect(value.proof).toMatchObject({ state: 'changes', text: 'Darker green' })
  expect(value.proof.cards.map(({ wish }) => wish)).toEqual(['', 'VANNAK, with a K'])
  await answer(made, { hash, verdict: 'changes', text: 'Darker green', wishes })
  expect(await toChange()).toEqual([made.order.id])
  const news = await shop.mails()
  expect(news.map(({ to }) => to).toSorted()).toEqual(['admin@angkor.example', 'store@angkor.example'])
  for (const words of ['Darker green', 'VANNAK, with a K', '7 Vanna', `/office/orders/${made.order.id}`])
    expect(news[0]!.text).toContain(words)
  expect((await desk(made.order.id)).maySend).toBe(true)
  // Until it is sent to them again.
  await sendAndDraw(made)
  expect(await toChange()).toEqual([])
})

test('a change ends the acceptance, and is told in words and framed in pictures', async () => {
  const made = await createOrder()
  await sendAndDraw(made)
  const first = await seen(made)
  await accept(made, first.hash)
  await review(made, 'rejected')
  await mend(made, '#7f1d1d')
  await review(made, 'ready')
  expect((await correct(made, 7, { number: 17, size: 'L' })).status).toBe(200)

  const outdated = await seen(made)
  expect(outdated).toMatchObject({ state: 'accepted', isOutdated: true, mayAnswer: false })
  const told = outdated.since!.items.map(({ changes }) =>
    changes.map(({ what, before, after }) => [what, before, after]),
  )
  expect(told).toEqual([
    [['revision', '1', '2']],
    [
      ['number', '7', '17'],
      ['size', 'S', 'L'],
      ['revision', '1', '2'],
    ],
  ])
  expect((await accept(made, first.hash)).error?.id).toBe('proof-outdated')
  expect(await desk(made.order.id)).toMatchObject({ maySend: true, proof: { isOutdated: true } })

  await sendAndDraw(made)
  const second = await seen(made)
  expect(second).toMatchObject({ state: 'sent', isOutdated: false, mayAnswer: true })
  expect((await accept(made, first.hash)).error?.id).toBe('proof-outdated')
  const [front] = second.since!.items[0]!.pictures
  expect(front).toMatchObject({ side: 'front', before: { url: first.cards[0]!.views[0]!.url } })
  expect(front!.boxes.length).toBeGreaterThan(0)
  expect((await open(front!.before!.url)).statusCode).toBe(200)
  expect((await accept(made, second.hash)).value.proof.state).toBe('accepted')

  // The last accepted proof is the one it is compared with.
  await correct(made, 17, { number: 18, size: 'L' })
  const changes = [{ what: 'number', before: '17', after: '18' }]
  expect((await seen(made)).since!.items).toMatchObject([{ kind: 'changed', changes }])
  expect((await seen(made)).since!.items[0]!.changes).toHaveLength(1)
})

test('an order changed while its proof is drawn is shown as it became', async () => {
  const made = await createOrder(PLAYERS.slice(1))
  meanwhile = async () => byOwner(sql`update order_lines set player_name = 'Vannak' where order_id = ${made.order.id}`)
  await sendAndDraw(made)
  expect(await seen(made)).toMatchObject({ state: 'sent', isOutdated: false, cards: [{ printed: 'Vannak' }] })
})

test('a garment that is to be another kit is told, by both', async () => {
  const made = await createOrder(PLAYERS.slice(1))
  await sendAndDraw(made)
  await accept(made, (await seen(made)).hash)
  await byOwner(sql`update order_lines set kit = 'away' where order_id = ${made.order.id}`)
  const changes = [{ what: 'kit', before: '', after: 'away' }]
  expect((await seen(made)).since!.items).toMatchObject([{ kind: 'changed', changes }])
  expect((await desk(made.order.id)).proof).toMatchObject({ isOutdated: true, since: { items: [{ changes }] } })
})

test('replaced pictures last as long as packs; accepted and latest ones stay', async () => {
  const made = await createOrder(PLAYERS.slice(1))
  const shown = async (): Promise<Proof> => {
    await sendAndDraw(made)
    return seen(made)
  }
  const renamed = async (name: string) =>
    byOwner(sql`update order_lines set player_name = ${name} where order_id = ${made.order.id}`)
  const first = await shown()
  await renamed('Vannak')
  const second = await shown()
  await accept(made, second.hash)
  await renamed('Vannat')
  const third = await shown()
  const there = async () =>
    Promise.all([first, second, third].map(async ({ cards }) => (await open(cards[0]!.views[0]!.url)).statusCode))
  const tenantId = await shop.tenantId('angkor')
  const sweep = async (days: number) =>
    sweepProofs({
      database: shop.database,
      files: shop.files,
      tenantIds: [tenantId],
      now: new Date(Date.now() + days * 24 * 60 * 60_000),
    })
  await sweep(89)
  expect(await there()).toEqual([200, 200, 200])
  // While a proof is made, it may show any earlier picture.
  const other = await createOrder(PLAYERS.slice(1))
  await send(other.order.id)
  expect(await sweep(91)).toBe(0)
  await jobs.drain()
  expect(await sweep(91)).toBeGreaterThanOrEqual(3)
  expect(await there()).toEqual([404, 200, 200])
})

test('a shop that requires proofs approves only what was accepted unchanged', async () => {
  const made = await createOrder()
  const { id } = made.order
  await review(made, 'ready')
  await askForProofs(true)
  try {
    const office = await shop.call('GET /api/office/orders/{id}', { token: staff, params: { id } })
    expect(office.value.moves.find(({ to }) => to === 'APPROVED')?.missing).toEqual(['proof'])
    expect((await approve(id)).error?.id).toBe('proof-not-accepted')
    await sendAndDraw(made)
    expect((await approve(id)).error?.id).toBe('proof-not-accepted')
    const { hash } = await seen(made)
    await accept(made, hash)
    expect((await correct(made, 10, { printName: 'DARO' })).status).toBe(200)
    expect((await approve(id)).error?.id).toBe('proof-not-accepted')
    await sendAndDraw(made)
    await accept(made, (await seen(made)).hash)
    expect((await approve(id)).value.status).toBe('APPROVED')
  } finally {
    await askForProofs(false)
  }
  const other = await createOrder()
  await review(other, 'ready')
  expect((await approve(other.order.id)).value.status).toBe('APPROVED')
})

test('an accepted proof approves an order with approved designs, by the shop’s rule', async () => {
  await inShop(sql`update tenants set settings = settings || '{"proofApproves": true}' where id = current_tenant_id()`)
  try {
    const statusAfter = async (made: Awaited<ReturnType<typeof createOrder>>) => {
      await sendAndDraw(made)
      await accept(made, (await seen(made)).hash)
      return (await made.buyer.get(made.order.id)).value.status
    }
    expect(await statusAfter(await createOrder())).toBe('REVIEWING')
    const reviewed = await createOrder()
    await review(reviewed, 'ready')
    expect(await statusAfter(reviewed)).toBe('APPROVED')
  } finally {
    await inShop(sql`update tenants set settings = settings - 'proofApproves' where id = current_tenant_id()`)
  }
})

test('staff write down that a customer accepted, and how; another state needs a new proof', async () => {
  const made = await createOrder()
  await sendAndDraw(made)
  const params = { id: made.order.id }
  const take = async (hash: string, text = 'By telephone, at ten') =>
    shop.call('POST /api/office/orders/{id}/proof/answer', { token: staff, params, body: { hash, text } })
  const { proof } = await desk(made.order.id)
  expect((await take('0'.repeat(proof!.hash!.length))).error?.id).toBe('proof-outdated')
  expect((await take(proof!.hash!, '')).error?.id).toBe('invalid-input')
  const { value } = await take(proof!.hash!)
  expect(value.proof).toMatchObject({ state: 'accepted', answeredBy: 'Dara Kim', text: 'By telephone, at ten' })
  expect((await seen(made)).state).toBe('accepted')
  const { value: stream } = await shop.call('GET /api/office/orders/{id}/timeline', { token: staff, params })
  expect(stream.items.find(({ kind, what }) => kind === 'proof' && what === 'accepted')).toMatchObject({ who: 'staff' })
  const { value: log } = await shop.call('GET /api/office/audit', { token: admin, query: { area: 'production' } })
  expect(log.items[0]).toMatchObject({ subjectId: made.order.id, action: 'update', after: { state: 'accepted' } })
})

test('a proof is its customer’s alone, and its shop’s', async () => {
  const [made, stranger] = [await createOrder(), await createBuyer(shop)]
  await sendAndDraw(made)
  const { hash, cards } = await seen(made)
  const params = { id: made.order.id }
  const theirs = { token: stranger.token, params }
  expect((await shop.call('GET /api/orders/{id}/proof', theirs)).error?.id).toBe('not-found')
  const body = { hash, verdict: 'accepted' as const }
  expect((await shop.call('POST /api/orders/{id}/proof/answer', { ...theirs, body })).error?.id).toBe('not-found')
  const pdf = `/api/orders/${made.order.id}/proof/pdf`
  const fetchAs = async (token: string) =>
    shop.app.inject({ url: pdf, headers: { host: 'localhost', authorization: `Bearer ${token}` } })
  expect((await fetchAs(stranger.token)).statusCode).toBe(404)
  const own = await fetchAs(made.buyer.token)
  expect([own.statusCode, own.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
  expect((await shop.call('GET /api/office/orders/{id}/proof', { token: made.buyer.token, params })).status).toBe(403)

  const other = await shop.signInStaff('store@mekong.example', { host: 'mekong.localhost' })
  const there = { token: other, host: 'mekong.localhost', params }
  expect((await shop.call('GET /api/office/orders/{id}/proof', there)).error?.id).toBe('not-found')
  expect((await shop.call('POST /api/office/orders/{id}/proof', there)).error?.id).toBe('not-found')
  const { url } = cards[0]!.views[0]!
  expect((await open(url, 'mekong.localhost')).statusCode).toBe(404)
  expect((await open(url.replace(/key=.*/, 'key=x'))).statusCode).toBe(404)
  await shop.database.withTenant(await shop.tenantId('mekong'), async trx =>
    expect((await sql`select from proofs`.execute(trx)).rows).toEqual([]),
  )
})

test('an unprintable text makes no proof, and an order in production sends none', async () => {
  const broken = await createOrder([{ playerName: '\u{13000}', number: 1, size: 'M' }])
  await sendAndDraw(broken)
  expect((await desk(broken.order.id)).proof).toMatchObject({ state: 'stopped', problem: { id: 'letters-missing' } })
  expect((await look(broken)).value.proof).toBeNull()
  const made = await createOrder()
  await sendAndDraw(made)
  const { hash } = await seen(made)
  await inShop(sql`update orders set status = 'PROCESSING' where id = ${made.order.id}`)
  expect((await accept(made, hash)).error?.id).toBe('order-status-conflict')
  expect((await send(made.order.id)).error?.id).toBe('order-status-conflict')
  expect((await seen(made)).mayAnswer).toBe(false)
})
