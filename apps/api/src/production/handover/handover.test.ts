import { createHash, randomUUID } from 'node:crypto'
import { type LineInput, SUPPLIER_LIMITS } from '@kitwright/contract'
import { createDesign, withClubColours } from '@kitwright/design'
import { USUAL_SETTINGS } from '@kitwright/press'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../database/index.ts'
import { createTestShop, type TestShop } from '../../http/testing.ts'
import { findOrderFingerprint } from '../../orders/index.ts'
import { createBuyer, lineOf } from '../../orders/testing/buyer.ts'
import { createHanding, type TestLink } from '../testing/handoverFixture.ts'

let shop: TestShop
let staff: string
let supplierId: string
let link: TestLink
let handing: Awaited<ReturnType<typeof createHanding>>
beforeAll(async () => {
  shop = await createTestShop()
  handing = await createHanding(shop)
  staff = handing.staff
  supplierId = await handing.addSupplier('Mekong Print')
  link = await handing.makeLink(supplierId)
})
afterAll(async () => shop.close())

const inShop = async (query: ReturnType<typeof sql>) => handing.inShop(query)
const packOf = async (orderId: string) => handing.packOf(orderId)
const handOver = async (id: string, packId: string) => handing.handOver(id, packId)
const approve = async (id: string, supplier: string | null = supplierId) => handing.approve(id, supplier)

async function createApproved(supplier: string | null = supplierId) {
  const buyer = await createBuyer(shop)
  const lines = [lineOf(buyer.designId, { qty: 12 }), lineOf(buyer.designId, { qty: 3, size: 'XL' })]
  const body = { address: 'House 7, Street 9', phone: '012 999 000', note: 'Ring twice' }
  const order = await buyer.order({ lines, body })
  await approve(order.id, supplier)
  return { order, buyer, packId: await packOf(order.id) }
}

const officeSees = async (id: string) =>
  (await shop.call('GET /api/office/orders/{id}/handover', { token: staff, params: { id } })).value.handover
const open = async (token = link.token, host?: string) =>
  shop.call('GET /api/handovers/{token}', { params: { token }, host })
const workOn = async (id: string, token = link.token) => (await open(token)).value.items.find(item => item.id === id)
const say = async (id: string, state: 'received' | 'printed' | 'cut' | 'sent', tracking = '', token = link.token) =>
  shop.call('POST /api/handovers/{token}/orders/{id}/state', { params: { token, id }, body: { state, tracking } })
const write = async (id: string, text: string, token = link.token) =>
  shop.call('POST /api/handovers/{token}/orders/{id}/notes', { params: { token, id }, body: { text } })
const fetchArchive = async (id: string, token = link.token) =>
  shop.app.inject({ url: `/api/handovers/${token}/orders/${id}/archive`, headers: { host: 'localhost' } })

test('an order goes to its supplier and back, each step by link or office', async () => {
  const { order, packId } = await createApproved()
  expect(await workOn(order.id)).toBe(undefined)
  expect((await handOver(order.id, packId)).value.handover).toMatchObject({
    state: 'new',
    supplier: 'Mekong Print',
    packId,
  })
  const work = (await workOn(order.id))!
  expect(work).toMatchObject({ number: order.number, state: 'new', isOutdated: false, pieces: 5 })
  expect(work.lines.map(({ size, qty }) => [size, qty])).toEqual([
    ['M', 12],
    ['XL', 3],
  ])

  const { rawPayload, headers, statusCode } = await fetchArchive(order.id)
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/zip'])
  expect(rawPayload.length).toBe(work.bytes)
  expect(rawPayload.includes(`what is printed of ${order.id}`)).toBe(true)

  expect((await say(order.id, 'received')).value.state).toBe('received')
  await say(order.id, 'received')
  await write(order.id, 'Which blue is it?')
  const answer = { token: staff, params: { id: order.id }, body: { text: 'The darker one.' } }
  await shop.call('POST /api/office/orders/{id}/handover/notes', answer)
  await say(order.id, 'sent', 'J&T 881')
  const seen = (await officeSees(order.id))!
  expect(seen).toMatchObject({ state: 'sent', tracking: 'J&T 881' })
  expect(seen.notes.map(({ kind, by, text }) => [kind, by, text])).toEqual([
    ['handed', 'Dara Kim', ''],
    ['fetched', null, ''],
    ['received', null, ''],
    ['text', null, 'Which blue is it?'],
    ['text', 'Dara Kim', 'The darker one.'],
    ['sent', null, 'J&T 881'],
  ])
  expect((await workOn(order.id))?.notes).toEqual(seen.notes)
})

test('a supplier’s messages of one visit reach the staff as one mail', async () => {
  const { order, packId } = await createApproved()
  await handOver(order.id, packId)
  await shop.mails()
  await say(order.id, 'printed')
  expect(await shop.mails()).toEqual([])
  await write(order.id, 'Which blue is it?')
  await write(order.id, 'The dark one?')
  const mails = await shop.mails()
  expect(mails.map(({ to }) => to).toSorted()).toEqual(['admin@angkor.example', 'store@angkor.example'])
  for (const words of [
    'Mekong Print',
    order.number,
    'Which blue is it?',
    'The dark one?',
    `/office/orders/${order.id}`,
  ])
    expect(mails[0]!.text).toContain(words)
  // A question asked after that mail was sent is reported too, together with the messages just before it.
  await write(order.id, 'And the collar?')
  const [next, ...others] = await shop.mails()
  expect(others).toHaveLength(1)
  expect(next!.text).toContain('And the collar?')
  // A later message is separate news.
  await inShop(sql`update handover_notes set at = at - interval '11 minutes' where order_id = ${order.id}`)
  await say(order.id, 'sent', 'J&T 881')
  const [later] = await shop.mails()
  expect(later!.text).toContain('J&T 881')
  expect(later!.text).not.toContain('Which blue is it?')
})

test('long sleeves, goalkeepers and each kit are counted apart', async () => {
  const buyer = await createBuyer(shop)
  const kits = [{ role: 'away' as const, colours: { main: '#f8fafc' }, parts: {} }]
  const designId = await buyer.saveDesign('Both', { ...withClubColours(createDesign('soccer')), kits })
  const wanted: Partial<LineInput>[] = [
    { qty: 9 },
    { qty: 2, sleeve: 'long' },
    { qty: 1, version: 'goalkeeper' },
    { qty: 4, kit: 'away' },
  ]
  const order = await buyer.order({ lines: wanted.map(each => lineOf(designId, each)) })
  await approve(order.id)
  await handOver(order.id, await packOf(order.id))
  const { lines } = (await workOn(order.id))!
  expect(lines.map(({ qty, sleeve, version, kit }) => [qty, sleeve, kit ?? version])).toEqual([
    [9, 'short', 'player'],
    [2, 'long', 'player'],
    [1, 'short', 'goalkeeper'],
    [4, 'short', 'away'],
  ])
  expect(lines.map(({ pictureUrl }) => pictureUrl.includes('kit='))).toEqual([false, false, false, true])
})

test('files that are kept no longer are not offered', async () => {
  const { order, packId } = await createApproved()
  await handOver(order.id, packId)
  expect(await workOn(order.id)).toMatchObject({ isKept: true })
  await inShop(sql`update packs set ended_at = ended_at - interval '91 days' where id = ${packId}`)
  expect(await workOn(order.id)).toMatchObject({ isKept: false })
  expect((await fetchArchive(order.id)).statusCode).toBe(410)
})

test('old files without rolls and colours stay valid until those are known', async () => {
  const { order, packId } = await createApproved()
  await handOver(order.id, packId)
  const { sign } = (await shop.database.withTenant(handing.tenantId, async trx => findOrderFingerprint(trx, order.id)))!
  const settings = { ...USUAL_SETTINGS, seamMm: 10, hemMm: 25, bleedMm: 4, cutName: 'CutContour', isMirrored: false }
  const before = createHash('sha256')
    .update(JSON.stringify([sign, { settings, languages: ['kh'] }]))
    .digest('hex')
  await inShop(sql`update packs set order_hash = ${before} where id = ${packId}`)
  expect(await workOn(order.id)).toMatchObject({ isOutdated: false })
  const rolls = JSON.stringify([{ fabric: 'interlock', widthMm: 1_420 }])
  await inShop(sql`update suppliers set rolls = ${rolls}::jsonb where id = ${supplierId}`)
  expect(await workOn(order.id)).toMatchObject({ isOutdated: true })
  await inShop(sql`update suppliers set rolls = '[]' where id = ${supplierId}`)
})

test('a supplier learns nothing of who ordered, where it goes and what it costs', async () => {
  const { order, buyer, packId } = await createApproved()
  await handOver(order.id, packId)
  const { value } = await open()
  const told = JSON.stringify(value)
  expect(told).toContain(order.number)
  for (const secret of [
    buyer.email,
    '012 999 000',
    '12999000',
    'Street 9',
    'Ring twice',
    'Cents',
    String(order.totalCents),
  ])
    expect(told, secret).not.toContain(secret)
})

async function sendPhoto(id: string, bytes: Uint8Array) {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)]), 'photo.png')
  const sent = new Response(form)
  const headers = { host: 'localhost', 'content-type': sent.headers.get('content-type')! }
  const payload = Buffer.from(await sent.arrayBuffer())
  return shop.app.inject({ method: 'POST', url: `/api/handovers/${link.token}/orders/${id}/photos`, headers, payload })
}
const PHOTO = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0f766e' } })
  .png()
  .toBuffer()

test('a photograph is kept, shown to both, and no picture that it is not', async () => {
  const { order, packId } = await createApproved()
  await handOver(order.id, packId)
  const none = await sendPhoto(order.id, Buffer.from('no picture'))
  expect(none.json()).toMatchObject({ error: { id: 'file-type-unsupported' } })
  expect((await sendPhoto(order.id, PHOTO)).statusCode).toBe(201)
  const { photo } = (await officeSees(order.id))!.notes.at(-1)!
  expect(photo).toMatchObject({ widthPx: 40, heightPx: 30 })
  expect((await shop.app.inject({ url: photo!.url, headers: { host: 'localhost' } })).statusCode).toBe(200)
})

test('unknown, expired and foreign links, and those of an ended supplier, open nothing', async () => {
  const { order, packId } = await createApproved()
  await handOver(order.id, packId)
  const gone = async (token: string, host?: string) => (await open(token, host)).error?.id
  expect(await gone(randomUUID().replaceAll('-', ''))).toBe('link-invalid')
  expect(await gone(link.token, 'mekong.localhost')).toBe('link-invalid')
  // Cut off in a chat, or followed by the full stop.
  for (const token of [link.token.slice(0, 12), `${link.token}.`]) expect(await gone(token), token).toBe('link-invalid')

  const [ended, old] = [await handing.makeLink(supplierId), await handing.makeLink(supplierId)]
  expect(await gone(ended.token)).toBe(undefined)
  await shop.call('DELETE /api/office/supplier-links/{id}', { token: staff, params: { id: ended.id } })
  await inShop(sql`update supplier_links set expires_at = made_at where id = ${old.id}`)
  for (const token of [ended.token, old.token]) {
    expect(await gone(token)).toBe('link-invalid')
    expect((await say(order.id, 'printed', '', token)).error?.id).toBe('link-invalid')
    expect((await fetchArchive(order.id, token)).statusCode).toBe(410)
  }
  const list = await shop.call('GET /api/office/suppliers/{id}/links', { token: staff, params: { id: supplierId } })
  const kept = list.value.items.find(item => item.id === ended.id)!
  expect([kept.by, kept.openedAt !== null, kept.endedAt !== null]).toEqual(['Dara Kim', true, true])

  const other = await handing.addSupplier('Bassac Sewing')
  const theirs = await handing.makeLink(other)
  await inShop(sql`update suppliers set ended_at = now() where id = ${other}`)
  expect(await gone(theirs.token)).toBe('link-invalid')
  const again = { token: staff, params: { id: other }, body: { days: 1 } }
  expect((await shop.call('POST /api/office/suppliers/{id}/links', again)).error?.id).toBe('supplier-ended')
  // An order that names an ended supplier is not handed over either: it has a supplier, and the error gives the reason.
  const ofOther = await createApproved(other)
  expect((await handOver(ofOther.order.id, ofOther.packId)).error?.id).toBe('supplier-ended')
})

test('another supplier’s link reaches no order, nor one that went elsewhere', async () => {
  const { order, packId } = await createApproved()
  await handOver(order.id, packId)
  await write(order.id, 'Ours alone')
  const other = await handing.addSupplier('Tonle Cut', 12)
  const theirs = await handing.makeLink(other)
  expect((await write(order.id, 'Mine?', theirs.token)).error?.id).toBe('not-found')
  expect((await fetchArchive(order.id, theirs.token)).statusCode).toBe(404)

  await inShop(sql`update orders set supplier_id = ${other} where id = ${order.id}`)
  expect(await workOn(order.id)).toBe(undefined)
  expect((await fetchArchive(order.id)).statusCode).toBe(404)
  expect(await officeSees(order.id)).toBe(null)
  // Files for the previous supplier have his allowances; the new one does not see the earlier messages.
  expect((await handOver(order.id, packId)).error?.id).toBe('pack-outdated')
  await handOver(order.id, await packOf(order.id))
  expect((await workOn(order.id, theirs.token))?.notes.map(({ kind }) => kind)).toEqual(['handed'])
})

test('a changed, canceled or recalled order is neither downloaded nor printed', async () => {
  const { order, packId } = await createApproved()
  await handOver(order.id, packId)
  await inShop(sql`update orders set approved_at = approved_at + interval '1 minute' where id = ${order.id}`)
  expect((await workOn(order.id))?.isOutdated).toBe(true)
  expect((await fetchArchive(order.id)).statusCode).toBe(409)
  expect((await say(order.id, 'printed')).error?.id).toBe('pack-outdated')
  expect((await handOver(order.id, packId)).error?.id).toBe('pack-outdated')

  await handOver(order.id, await packOf(order.id))
  expect((await workOn(order.id))?.isOutdated).toBe(false)
  await inShop(sql`update orders set status = 'CANCELED' where id = ${order.id}`)
  expect((await workOn(order.id))?.isOutdated).toBe(true)
  await shop.call('DELETE /api/office/orders/{id}/handover', { token: staff, params: { id: order.id } })
  expect(await workOn(order.id)).toBe(undefined)
})

test('downloads of one order are recorded up to a limit', async () => {
  const { order, packId } = await createApproved()
  await handOver(order.id, packId)
  await inShop(sql`
    insert into handover_notes (order_id, supplier_id, kind, text, at)
    select ${order.id}, ${supplierId}, 'text', 'again', now() from generate_series(2, ${SUPPLIER_LIMITS.notes})`)
  expect((await write(order.id, 'One more')).error?.id).toBe('handover-full')
  expect((await fetchArchive(order.id)).statusCode).toBe(200)
  expect((await say(order.id, 'received')).value.state).toBe('received')
  expect((await officeSees(order.id))!.notes.length).toBe(SUPPLIER_LIMITS.notes)
})

test('photographs of one order are limited, and messages still fit', async () => {
  const { order, packId } = await createApproved()
  await handOver(order.id, packId)
  expect((await sendPhoto(order.id, PHOTO)).statusCode).toBe(201)
  await inShop(sql`
    insert into handover_notes (order_id, supplier_id, kind, file_id, at)
    select n.order_id, n.supplier_id, 'photo', n.file_id, now()
    from handover_notes n, generate_series(3, ${SUPPLIER_LIMITS.photos}::int) where n.order_id = ${order.id} and n.kind = 'photo'`)
  expect((await sendPhoto(order.id, PHOTO)).statusCode).toBe(201)
  expect((await sendPhoto(order.id, PHOTO)).json()).toMatchObject({ error: { id: 'handover-full' } })
  expect((await write(order.id, 'There were more')).status).toBe(201)
})

test('an order without supplier is handed to nobody, and only own staff do it', async () => {
  const { order, buyer, packId } = await createApproved(null)
  expect((await handOver(order.id, packId)).error?.id).toBe('order-without-supplier')
  const call = { params: { id: order.id }, body: { packId } }
  expect((await shop.call('POST /api/office/orders/{id}/handover', { ...call, token: buyer.token })).status).toBe(403)
  const other = await shop.signInStaff('store@mekong.example', { host: 'mekong.localhost' })
  const there = { ...call, token: other, host: 'mekong.localhost' }
  expect((await shop.call('POST /api/office/orders/{id}/handover', there)).error?.id).toBe('not-found')
  expect((await handOver(order.id, randomUUID())).error?.id).toBe('not-found')
  // The files of another order do not work either.
  const [one, another] = [await createApproved(), await createApproved()]
  expect((await handOver(one.order.id, another.packId)).error?.id).toBe('not-found')
})

test('a supplier sees present work first, the latest on top, then what was sent', async () => {
  const { id, token } = await handing.makeLink(await handing.addSupplier('Sorya Print'))
  const { rows } = await inShop(sql<{ supplier_id: string }>`select supplier_id from supplier_links where id = ${id}`)
  const orders: string[] = []
  for (const ago of ['3 hours', '2 hours', '1 hour']) {
    const { order, packId } = await createApproved((rows as [{ supplier_id: string }])[0].supplier_id)
    await handOver(order.id, packId)
    await inShop(sql`update handovers set handed_at = now() - ${ago}::interval where order_id = ${order.id}`)
    orders.push(order.id)
  }
  await say(orders[2]!, 'sent', 'J&T 1', token)
  const listed = async () => (await open(token)).value.items.map(item => item.id)
  expect(await listed()).toEqual([orders[1], orders[0], orders[2]])
  // An order that was sent is in progress again once a remake is requested, until that is sent, too.
  const inIt = { token: staff, params: { id: orders[2]! } }
  const { bundles } = (await shop.call('GET /api/office/orders/{id}/pieces', inIt)).value
  const [{ line, garment, pieces }] = bundles as [(typeof bundles)[number]]
  const body = { reason: 'lost', culprit: 'carrier', costCents: 0, note: '' } as const
  const items = [{ line, garment, pieces: [pieces[0]!.piece] }]
  const again = await shop.call('POST /api/office/orders/{id}/remakes', { ...inIt, body: { ...body, items } })
  expect(await listed()).toEqual([orders[2], orders[1], orders[0]])
  const params = { token, id: again.value.id }
  await shop.call('POST /api/handovers/{token}/remakes/{id}/sent', { params, body: { tracking: '' } })
  expect(await listed()).toEqual([orders[1], orders[0], orders[2]])
})

test('a supplier moves on alone, the shop corrects slips, and both see who', async () => {
  const { order, buyer, packId } = await createApproved()
  await handOver(order.id, packId)
  await say(order.id, 'cut')
  for (const before of ['received', 'printed'] as const)
    expect((await say(order.id, before)).error?.id).toBe('order-status-conflict')
  await say(order.id, 'sent', 'J&T 1')
  expect((await say(order.id, 'cut')).error?.id).toBe('order-status-conflict')
  expect((await say(order.id, 'sent', 'J&T 2')).value).toMatchObject({ state: 'sent', tracking: 'J&T 2' })

  const back = { params: { id: order.id }, body: { state: 'printed' as const } }
  const route = 'POST /api/office/orders/{id}/handover/state'
  expect((await shop.call(route, { ...back, token: buyer.token })).status).toBe(403)
  expect((await shop.call(route, { ...back, token: staff })).value.handover).toMatchObject({
    state: 'printed',
    tracking: '',
  })
  expect(await workOn(order.id)).toMatchObject({ state: 'printed', tracking: '' })
  expect((await workOn(order.id))!.notes.at(-1)).toMatchObject({ kind: 'printed', by: 'Dara Kim', text: '' })
  expect((await say(order.id, 'cut')).value.state).toBe('cut')
})

test('of two concurrent reports on an order, the earlier step does not win', async () => {
  const { order, packId } = await createApproved()
  await handOver(order.id, packId)
  await Promise.all([say(order.id, 'sent', 'J&T 3'), say(order.id, 'received'), say(order.id, 'printed')])
  expect((await officeSees(order.id))!.state).toBe('sent')
})

test('handing over an approved order needs the deposit or a reason, and moves it', async () => {
  const {
    order: { id },
    packId,
  } = await createApproved()
  const statusOf = async () =>
    (await shop.call('GET /api/office/orders/{id}', { token: handing.staff, params: { id } })).value.status
  const refused = await handing.handOver(id, packId, '')
  expect([refused.status, refused.error?.id]).toEqual([422, 'payment-reason-required'])
  expect(await statusOf()).toBe('APPROVED')
  expect(await workOn(id)).toBeUndefined()
  expect((await handing.handOver(id, packId, 'Pays on Friday')).status).toBe(200)
  expect(await statusOf()).toBe('PROCESSING')
})

test('a supplier cannot report steps of an order that is not in production', async () => {
  const { order, packId } = await createApproved()
  const { id } = order
  await handOver(id, packId)
  expect((await say(id, 'printed')).status).toBe(200)
  await handing.inShop(sql`update orders set status = 'CANCELED' where id = ${id}`)
  const refused = await say(id, 'cut')
  expect([refused.error?.id, refused.error?.fields]).toEqual([
    'order-status-conflict',
    [{ path: 'status', id: 'CANCELED' }],
  ])
  const staff = { token: handing.staff, params: { id }, body: { state: 'cut', tracking: '' } } as const
  expect((await shop.call('POST /api/office/orders/{id}/handover/state', staff)).error?.id).toBe(
    'order-status-conflict',
  )
})

const officeSays = async (
  id: string,
  body: { state: 'printed' | 'cut' | 'sent'; shownState?: 'new' | 'cut' | 'sent' },
) => shop.call('POST /api/office/orders/{id}/handover/state', { token: handing.staff, params: { id }, body })
const takeBack = async (id: string) =>
  shop.call('DELETE /api/office/orders/{id}/handover', { token: handing.staff, params: { id } })
async function readOrder(id: string) {
  const { raw } = await shop.call('GET /api/office/orders/{id}', { token: handing.staff, params: { id } })
  return { token: handing.staff, params: { id }, headers: { 'if-match': String(raw.headers.etag) } }
}
const finish = async (id: string) =>
  shop.call('POST /api/office/orders/{id}/move', { ...(await readOrder(id)), body: { to: 'COMPLETED', note: '' } })
const nameSupplier = async (id: string, supplier: string) =>
  shop.call('PUT /api/office/orders/{id}/supplier', { ...(await readOrder(id)), body: { supplier } })
const conflictWith = (status: string) => ['order-status-conflict', [{ path: 'status', id: status }]]

test('a finished order counts as sent and refuses handover, reset and recall', async () => {
  const { order, packId } = await createApproved()
  const { id } = order
  await handOver(id, packId)
  await say(id, 'cut')
  await finish(id)
  expect(await officeSees(id)).toMatchObject({ state: 'sent', tracking: '' })
  expect((await workOn(id))!.notes.at(-1)).toMatchObject({ kind: 'sent', by: 'Dara Kim' })
  for (const refused of [await officeSays(id, { state: 'cut' }), await takeBack(id), await handOver(id, packId)])
    expect([refused.error?.id, refused.error?.fields]).toEqual(conflictWith('COMPLETED'))
  expect((await say(id, 'printed')).error?.id).toBe('order-status-conflict')
  // The parcel's number may still be added.
  expect((await say(id, 'sent', 'VET 55102')).value).toMatchObject({ state: 'sent', tracking: 'VET 55102' })
})

test('an outdated office page cannot undo a later step of the supplier', async () => {
  const { order, packId } = await createApproved()
  const { id } = order
  await handOver(id, packId)
  await say(id, 'sent', 'J&T 881')
  expect((await officeSays(id, { state: 'printed', shownState: 'new' })).error?.id).toBe('stale-version')
  expect(await officeSees(id)).toMatchObject({ state: 'sent', tracking: 'J&T 881' })
  expect((await officeSays(id, { state: 'printed', shownState: 'sent' })).status).toBe(200)
})

test('an order in production gets another supplier once it is taken back', async () => {
  const { order, packId } = await createApproved()
  const { id } = order
  await handing.addSupplier('Tonle Sap Print')
  await handOver(id, packId)
  const refused = await nameSupplier(id, 'Tonle Sap Print')
  expect([refused.error?.id, refused.error?.fields]).toEqual(conflictWith('PROCESSING'))
  await takeBack(id)
  expect((await nameSupplier(id, '')).error?.id).toBe('order-status-conflict')
  expect((await nameSupplier(id, 'Tonle Sap Print')).value).toMatchObject({
    status: 'PROCESSING',
    supplier: 'Tonle Sap Print',
  })
  expect(await workOn(id)).toBeUndefined()
})
