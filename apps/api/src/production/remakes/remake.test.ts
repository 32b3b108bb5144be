import { REMAKE_LIMITS } from '@kitwright/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enterAsOwner, sql } from '../../database/index.ts'
import { createTestShop, type TestShop } from '../../http/testing.ts'
import { createBuyer, lineOf } from '../../orders/testing/buyer.ts'
import { createHanding, type TestLink } from '../testing/handoverFixture.ts'

let shop: TestShop
let handing: Awaited<ReturnType<typeof createHanding>>
let supplierId: string
let link: TestLink
beforeAll(async () => {
  shop = await createTestShop()
  handing = await createHanding(shop)
  supplierId = await handing.addSupplier('Mekong Print')
  link = await handing.makeLink(supplierId)
})
afterAll(async () => shop.close())

const PLAYERS = [
  { playerName: 'Sok Dara', printName: 'DARA', number: 10, size: 'M', qty: 1 },
  { playerName: 'Chan Vanna', number: 7, size: 'S', qty: 11 },
] as const

async function createApproved(supplier: string | null = supplierId) {
  const buyer = await createBuyer(shop)
  const order = await buyer.order({ lines: PLAYERS.map(player => lineOf(buyer.designId, player)) })
  await handing.approve(order.id, supplier)
  return order
}

const piecesOf = async (id: string, token = handing.staff) =>
  shop.call('GET /api/office/orders/{id}/pieces', { token, params: { id } })
const remakesOf = async (id: string) =>
  (await shop.call('GET /api/office/orders/{id}/remakes', { token: handing.staff, params: { id } })).value
const packsOf = async (id: string) =>
  (await shop.call('GET /api/office/orders/{id}/packs', { token: handing.staff, params: { id } })).value.items
const FAULT = { reason: 'print-fault', culprit: 'supplier', costCents: 850, note: 'The ten was smeared.' } as const
type Bundle = Awaited<ReturnType<typeof piecesOf>>['value']['bundles'][number]
type Items = { line: number; garment: number; pieces: string[] }[]
const remake = async (id: string, items: Items, more = {}) =>
  shop.call('POST /api/office/orders/{id}/remakes', {
    token: handing.staff,
    params: { id },
    body: { ...FAULT, ...more, items },
  })
const look = async (number: string, sign: string, token = link.token) =>
  shop.call('GET /api/handovers/{token}/labels/{number}/{sign}', { params: { token, number, sign } })
const count = async (number: string, sign: string, isCounted = true) =>
  shop.call('POST /api/handovers/{token}/labels/{number}/{sign}/count', {
    params: { token: link.token, number, sign },
    body: { isCounted },
  })
const work = async (id: string) =>
  (await shop.call('GET /api/handovers/{token}', { params: { token: link.token } })).value.items.find(
    item => item.id === id,
  )!

test('a remake is recorded with owner, reason and cost in its own run', async () => {
  const { id } = await createApproved()
  const { bundles } = (await piecesOf(id)).value
  expect(bundles).toHaveLength(12)
  const [{ pieces }] = bundles as [(typeof bundles)[number]]
  const [first, second] = pieces.map(({ piece }) => piece) as [string, string]
  // Any order, duplicates and split entries give one garment.
  const asked = [
    { line: 1, garment: 1, pieces: [second, second] },
    { line: 1, garment: 1, pieces: [first] },
  ]
  const { value } = await remake(id, asked)
  expect(value).toMatchObject({ ...FAULT, place: 1, pieces: 2, by: 'Dara Kim', supplier: 'Mekong Print', sentAt: null })
  expect(value.items).toMatchObject([{ pieces: [first, second], name: 'DARA', number: 10, size: 'M', isWhole: false }])
  expect(await packsOf(id)).toMatchObject([{ remake: 1, state: 'queued' }])
  expect((await remakesOf(id)).remakes).toEqual([value])

  const all = [{ line: 2, garment: 1, pieces: bundles[1]!.pieces.map(({ piece }) => piece) }]
  expect((await remake(id, all)).value).toMatchObject({ place: 2, items: [{ isWhole: true, name: 'Chan Vanna' }] })
})

test('an order has one run at a time: remakes queue, whole runs are refused', async () => {
  const { id } = await createApproved()
  const { pieces } = (await piecesOf(id)).value.bundles[0]!
  const again = async (at: number) => (await remake(id, [{ line: 1, garment: 1, pieces: [pieces[at]!.piece] }])).value
  const states = async () => (await packsOf(id)).map(({ remake: place, state }) => [place, state])
  const asked = async () =>
    (await handing.inShop(sql`select subject_id from events where kind = 'PackAsked' order by id desc limit 1`)).rows[0]
  const cancel = async (at: number) => {
    const pack = (await packsOf(id)).find(each => each.remake === at)!
    await shop.call('POST /api/office/packs/{id}/cancel', { token: handing.staff, params: { id: pack.id } })
  }
  await again(0)
  const second = await again(1)
  await again(2)
  const whole = await shop.call('POST /api/office/orders/{id}/packs', { token: handing.staff, params: { id } })
  expect(whole.error?.id).toBe('pack-under-way')
  // Requested twice, it waits once.
  const files = { token: handing.staff, params: { id: second.id } }
  expect((await shop.call('POST /api/office/remakes/{id}/packs', files)).value.state).toBe('waiting')
  const line = [
    [3, 'waiting'],
    [2, 'waiting'],
    [1, 'queued'],
  ]
  expect(await states()).toEqual(line)
  // Whatever becomes of the pack before, the first in the queue is next; a waiting one can be canceled, too.
  await cancel(2)
  expect(await states()).toEqual([line[0], [2, 'canceled'], line[2]])
  await cancel(1)
  expect(await states()).toEqual([
    [3, 'queued'],
    [2, 'canceled'],
    [1, 'canceled'],
  ])
  expect(await asked()).toEqual({ subject_id: (await packsOf(id))[0]!.id })
})

test('only what an approved order has is made once more', async () => {
  const { id } = await createApproved()
  const piece = (await piecesOf(id)).value.bundles[0]!.pieces[0]!.piece
  for (const wrong of [
    { line: 1, garment: 2, pieces: [piece] },
    { line: 3, garment: 1, pieces: [piece] },
    { line: 1, garment: 1, pieces: [piece, 'cape'] },
  ])
    expect((await remake(id, [wrong])).error?.id).toBe('remake-pieces-unknown')
  const right = { line: 1, garment: 1, pieces: [piece] }
  expect((await remake(id, [right], { costCents: -1 })).error?.id).toBe('invalid-input')
  expect((await remake(id, [right], { reason: 'whim' })).error?.id).toBe('invalid-input')
  await handing.inShop(sql`update orders set status = 'CANCELED' where id = ${id}`)
  expect((await remake(id, [right])).error?.id).toBe('order-not-approved')
  expect(await packsOf(id)).toEqual([])
  const other = await shop.signInStaff('store@mekong.example', { host: 'mekong.localhost' })
  const there = { token: other, host: 'mekong.localhost', params: { id } }
  expect((await shop.call('GET /api/office/orders/{id}/pieces', there)).error?.id).toBe('not-found')
})

test('a request for pieces of an order that cannot be produced says so', async () => {
  const { id, number } = await createApproved()
  await handing.handOver(id, await handing.packOf(id))
  const [{ sign, pieces }] = (await piecesOf(id)).value.bundles as [Bundle]
  const back = [{ line: 1, garment: 1, pieces: [pieces[0]!.piece] }]
  // The design was revised since and no longer has this kit.
  await shop.database.withPlatform(async trx => {
    await enterAsOwner(trx, handing.tenantId)
    await sql`update order_lines set kit = 'away' where order_id = ${id}`.execute(trx)
  })
  const asStaff = { token: handing.staff, params: { id } }
  const asked = await Promise.all([
    piecesOf(id),
    shop.call('GET /api/office/orders/{id}/remakes', asStaff),
    remake(id, back),
    look(number, sign),
    count(number, sign),
    shop.call('GET /api/office/labels/{number}/{sign}', { token: handing.staff, params: { number, sign } }),
  ])
  expect(asked.map(({ status, error }) => [status, error?.id])).toEqual(asked.map(() => [409, 'order-unmakable']))
})

test('its supplier sees it without cost and fault, downloads, and confirms sending', async () => {
  const { id, number } = await createApproved()
  await handing.handOver(id, await handing.packOf(id))
  const [one] = (await piecesOf(id)).value.bundles
  const made = (await remake(id, [{ line: 1, garment: 1, pieces: [one!.pieces[0]!.piece] }])).value
  const [shown] = (await work(id)).remakes
  expect(shown).toMatchObject({ place: 1, note: FAULT.note, bytes: null, items: [{ name: 'DARA', number: 10 }] })
  expect(JSON.stringify(shown)).not.toMatch(/850|culprit|costCents|Dara Kim/)
  const archive = `/api/handovers/${link.token}/remakes/${made.id}/archive`
  const fetchIt = async () => shop.app.inject({ url: archive, headers: { host: 'localhost' } })
  expect((await fetchIt()).statusCode).toBe(410)
  const packId = await handing.packOf(id, made.id)
  const { statusCode, headers, rawPayload } = await fetchIt()
  expect([statusCode, headers['content-disposition']]).toEqual([200, `attachment; filename="${number}-R1-print.zip"`])
  expect(rawPayload.includes(`what is printed of ${made.id}`)).toBe(true)
  // Another supplier's allowances make other files.
  await handing.inShop(sql`update suppliers set seam_mm = 12 where id = ${supplierId}`)
  expect([(await work(id)).remakes[0]!.bytes, (await fetchIt()).json()]).toMatchObject([
    null,
    { error: { id: 'pack-outdated' } },
  ])
  await handing.inShop(sql`update suppliers set seam_mm = 10 where id = ${supplierId}`)
  // The files of a remake are not those of the order.
  expect((await handing.handOver(id, packId)).error?.id).toBe('not-found')

  const params = { token: link.token, id: made.id }
  const sent = await shop.call('POST /api/handovers/{token}/remakes/{id}/sent', { params, body: { tracking: 'J&T 9' } })
  expect(sent.status).toBe(204)
  expect((await remakesOf(id)).remakes).toMatchObject([{ tracking: 'J&T 9', sentAt: expect.any(String) }])
  // Another parcel number changes the number, but not the day.
  const { sentAt } = (await remakesOf(id)).remakes[0]!
  const { now } = shop.clock
  shop.clock.now = new Date(now.getTime() + 60 * 60_000)
  await shop.call('POST /api/handovers/{token}/remakes/{id}/sent', { params, body: { tracking: 'J&T 10' } })
  shop.clock.now = now
  expect((await remakesOf(id)).remakes).toMatchObject([{ tracking: 'J&T 10', sentAt }])
  const stranger = await handing.makeLink(await handing.addSupplier('Tonle Sewing'))
  const theirs = { params: { token: stranger.token, id: made.id }, body: { tracking: '' } }
  expect((await shop.call('POST /api/handovers/{token}/remakes/{id}/sent', theirs)).error?.id).toBe('not-found')
})

test('a label opens its piece to the staff and its supplier only', async () => {
  const { id, number } = await createApproved()
  await handing.handOver(id, await handing.packOf(id))
  const bundle = (await piecesOf(id)).value.bundles[0]!
  const { sign, piece } = bundle.pieces[1]!
  const asStaff = { token: handing.staff, params: { number, sign } }
  // The garment's own label is found by its bundle's code.
  expect((await look(number, bundle.sign)).value).toMatchObject({ piece: null, bundle: { sign: bundle.sign } })
  const seen = (await shop.call('GET /api/office/labels/{number}/{sign}', asStaff)).value
  const at = { piece, sign, at: 2, of: bundle.pieces.length }
  const order = { number, state: 'new', isOutdated: false }
  expect(seen).toMatchObject({ order: { ...order, id, status: 'PROCESSING' }, piece: at, bundle })
  // Also finds a code typed by hand.
  const theirs = (await look(number.toLowerCase(), sign.toLowerCase())).value
  expect(theirs).toMatchObject({ order: { ...order, id: null, status: null }, piece: at })
  expect(theirs.bundle).toMatchObject({ name: 'DARA', number: 10, size: 'M' })
  const other = await handing.makeLink(await handing.addSupplier('Bassac Cut'))
  expect((await look(number, sign, other.token)).error?.id).toBe('not-found')
  expect((await look(number, '2222222')).error?.id).toBe('not-found')
  // An unapproved order has nothing printed yet.
  const { rows } = await handing.inShop(sql`update orders set approved_at = null where id = ${id} returning id`)
  expect([rows.length, (await shop.call('GET /api/office/labels/{number}/{sign}', asStaff)).error?.id]).toEqual([
    1,
    'not-found',
  ])
  const { access_token: customer } = await shop.signUp()
  const asCustomer = { token: customer, params: { number, sign } }
  expect((await shop.call('GET /api/office/labels/{number}/{sign}', asCustomer)).status).toBe(403)
  const elsewhere = { host: 'mekong.localhost', params: { token: link.token, number, sign } }
  expect((await shop.call('GET /api/handovers/{token}/labels/{number}/{sign}', elsewhere)).error?.id).toBe(
    'link-invalid',
  )
})

test('a bundle is complete when each piece was scanned once and none is remade', async () => {
  const { id, number } = await createApproved()
  await handing.handOver(id, await handing.packOf(id))
  const { pieces } = (await piecesOf(id)).value.bundles[0]!
  const counted = async () => (await piecesOf(id)).value.bundles[0]!.pieces.filter(each => each.countedAt).length
  await count(number, pieces[0]!.sign)
  await count(number, pieces[0]!.sign)
  expect(await counted()).toBe(1)
  await count(number, pieces[0]!.sign, false)
  expect(await counted()).toBe(0)
  for (const { sign } of pieces) await count(number, sign)
  expect([await counted(), (await work(id)).counted]).toEqual([pieces.length, pieces.length])
  expect(await remakesOf(id)).toMatchObject({ counted: pieces.length, garments: 12, complete: 1 })
  await remake(id, [{ line: 1, garment: 1, pieces: [pieces[2]!.piece] }])
  const { bundle, remakes } = (await look(number, pieces[0]!.sign)).value
  expect(bundle.pieces.filter(each => each.countedAt === null)).toMatchObject([{ piece: pieces[2]!.piece }])
  expect(remakes).toMatchObject([{ place: 1, reason: 'print-fault' }])
})

test('remakes of one order are limited in number', async () => {
  const { id } = await createApproved()
  const { piece } = (await piecesOf(id)).value.bundles[0]!.pieces[0]!
  const again = async () => remake(id, [{ line: 1, garment: 1, pieces: [piece] }])
  await again()
  await handing.inShop(sql`
    insert into remakes (order_id, place, supplier_id, items, pieces, reason, culprit, cost_cents, made_by, made_at)
    select order_id, nth, supplier_id, items, pieces, reason, culprit, 0, made_by, made_at
    from remakes, generate_series(2, ${REMAKE_LIMITS.remakes - 1}::int) nth where order_id = ${id}`)
  expect((await again()).value.place).toBe(REMAKE_LIMITS.remakes)
  expect((await again()).error?.id).toBe('remake-limit-reached')
})

test('the report sums remakes by reason, fault and supplier, per day', async () => {
  const today = new Date().toLocaleDateString('sv', { timeZone: 'Asia/Phnom_Penh' })
  const report = async (from = today, to = today) =>
    (await shop.call('GET /api/office/remakes', { token: handing.staff, query: { from, to } })).value
  const before = await report()
  const { id, number } = await createApproved(null)
  const pieces = (await piecesOf(id)).value.bundles[0]!.pieces.map(({ piece }) => piece)
  await remake(id, [{ line: 1, garment: 1, pieces }], { reason: 'lost', culprit: 'carrier', costCents: 1234 })
  const { items, total, byReason, byCulprit, bySupplier } = await report()
  expect(items[0]).toMatchObject({ order: { id, number }, reason: 'lost', costCents: 1234 })
  expect([total.count - before.total.count, total.costCents - before.total.costCents]).toEqual([1, 1234])
  const sum = { count: 1, pieces: pieces.length, costCents: 1234 }
  expect(byReason.find(({ key }) => key === 'lost')).toEqual({ key: 'lost', ...sum })
  expect(byCulprit.find(({ key }) => key === 'carrier')).toEqual({ key: 'carrier', ...sum })
  expect(bySupplier.find(({ key }) => key === '')).toEqual({ key: '', ...sum })
  expect((await report('2020-01-01', '2020-12-31')).total).toEqual({ count: 0, pieces: 0, costCents: 0 })
})

test('the file of remakes says who pays each, and is for those with the right', async () => {
  const today = new Date().toLocaleDateString('sv', { timeZone: 'Asia/Phnom_Penh' })
  const { id, number } = await createApproved(null)
  const { piece } = (await piecesOf(id)).value.bundles[0]!.pieces[0]!
  await remake(id, [{ line: 1, garment: 1, pieces: [piece] }], { reason: 'lost', culprit: 'carrier', costCents: 1234 })
  const query = { from: today, to: today }
  expect((await shop.call('GET /api/office/remakes/csv', { token: handing.staff, query })).status).toBe(403)
  const token = await shop.signInStaff('admin@angkor.example')
  const headers = { 'accept-language': 'en' }
  const { raw } = await shop.call('GET /api/office/remakes/csv', { token, query, headers })
  const [head, ...lines] = raw.payload.split('\r\n')
  expect(head).toContain('Order,Remake,Date,Reason,Cost paid by,Supplier,Pieces,Cost in US dollars')
  expect(lines.find(line => line.startsWith(number))).toBe(`${number},R1,${today},Lost in transit,Carrier,,1,12.34`)
})

test('a day of the report is in the shop’s time zone, latest first', async () => {
  const report = async (from: string, to = from) =>
    (await shop.call('GET /api/office/remakes', { token: handing.staff, query: { from, to } })).value
  const madeAt = async (time: string): Promise<string> => {
    const { id } = await createApproved(null)
    const { piece } = (await piecesOf(id)).value.bundles[0]!.pieces[0]!
    const made = (await remake(id, [{ line: 1, garment: 1, pieces: [piece] }])).value
    await handing.inShop(sql`update remakes set made_at = ${time}::timestamptz where id = ${made.id}`)
    return made.id
  }
  const [last, first] = [await madeAt('2025-01-10T16:59:59.999Z'), await madeAt('2025-01-09T17:00:00Z')]
  const next = await madeAt('2025-01-10T17:00:00Z')
  const idsOf = async (from: string, to = from): Promise<string[]> => (await report(from, to)).items.map(({ id }) => id)
  expect(await idsOf('2025-01-10')).toEqual([last, first])
  expect(await idsOf('2025-01-11')).toEqual([next])
  expect(await idsOf('2025-01-09')).toEqual([])
  expect((await report('2025-01-10', '2025-01-11')).total.count).toBe(3)
  const zone = async (timeZone: string) => {
    const token = await shop.signInStaff('admin@angkor.example')
    const { value } = await shop.call('GET /api/office/brand', { token })
    await shop.call('PUT /api/office/brand', { token, body: { ...value, timeZone } })
  }
  await zone('UTC')
  expect(await idsOf('2025-01-10')).toEqual([next, last])
  await zone('Asia/Phnom_Penh')
})
