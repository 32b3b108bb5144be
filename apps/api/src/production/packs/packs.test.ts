import { createHash, randomUUID } from 'node:crypto'
import { LANGUAGES } from '@kitwright/words'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from '../../database/index.ts'
import { pressPrefix } from '../../files/index.ts'
import { expirePacks } from './expirePacks.ts'
import { manifestIn } from '../testing/office.ts'
import { openPressRoom, PLAYERS, type PressRoom } from '../testing/pressRoom.ts'

let room: PressRoom
beforeAll(async () => {
  room = await openPressRoom()
})
afterAll(async () => room.close())
beforeEach(() => room.begin())

test('an unapproved order has no print files; customers and other shops get none', async () => {
  const { shop, list, ask } = room
  const { id } = await room.createOrder()
  expect((await list(id)).value).toMatchObject({ mayMake: false, items: [] })
  expect((await ask(id)).error?.id).toBe('order-not-approved')
  const other = await shop.signInStaff('store@mekong.example', { host: 'mekong.localhost' })
  const there = { token: other, host: 'mekong.localhost', params: { id } }
  expect((await shop.call('POST /api/office/orders/{id}/packs', there)).error?.id).toBe('not-found')
  const { access_token: token } = await shop.signUp()
  expect((await shop.call('GET /api/office/orders/{id}/packs', { token, params: { id } })).status).toBe(403)
})

test('a pack is made once, downloaded by its address, with repeatable bytes', async () => {
  const { asked, countOf, askedOfGarments, ask, latest, fetchOf, open } = room
  const { id } = await room.createApproved()
  const first = await ask(id)
  expect([first.status, first.value.state]).toEqual([201, 'queued'])
  expect((await ask(id)).value.id).toBe(first.value.id)
  await room.jobs.drain()
  const pack = await latest(id)
  const pieces = { pieces: 10, piecesMade: 10, piecesChecked: 10, papers: 16, papersMade: 16 }
  expect(pack).toMatchObject({ state: 'done', by: 'Dara Kim', garments: 2, ...pieces, isKept: true, isOutdated: false })
  // The one style has its cutting files and its tech pack; the order has the papers for the floor.
  expect([askedOfGarments(), countOf('papers')]).toEqual([['make', 'make', 'check', 'check'], 4])

  const { address } = (await fetchOf(pack.id)).value
  const { rawPayload: zip, headers } = await open(address)
  expect([zip.length, headers['content-length']]).toEqual([pack.bytes, String(pack.bytes)])
  expect(createHash('sha256').update(zip).digest('hex')).toBe(pack.sha256)
  expect(manifestIn(zip)).toMatchObject({
    versions: {
      garments: { tshirt: expect.stringMatching(/^[\da-f]{64}$/) as string },
      // The name's own font, and the source of its Khmer letters.
      fonts: { '@fontsource/kantumruy-pro': expect.stringMatching(/^\d+\.\d+\.\d+$/) as string },
    },
    files: [{ product: 'tshirt', chart: 1, revision: 1 }, { number: 7 }],
  })
  expect((await latest(id)).fetches).toMatchObject([{ by: 'Dara Kim' }])
  expect((await open(address.replace(pack.id, randomUUID()))).statusCode).toBe(410)

  asked.length = 0
  const again = await room.make(id)
  expect([again.id === pack.id, again.sha256, asked.length]).toEqual([false, pack.sha256, 0])

  // A change of its order does not change it either: taken back to review and approved again.
  for (const approvedAt of [null, '2026-12-01T08:00:00Z']) {
    await room.inShop(sql`update orders set approved_at = ${approvedAt}::timestamptz where id = ${id}`)
    const { rawPayload } = await open(address)
    expect(createHash('sha256').update(rawPayload).digest('hex')).toBe(pack.sha256)
  }
})

test('after a change only the affected files are remade; files last three months', async () => {
  const { shop, asked, askedOfGarments, countOf, latest, fetchOf, open } = room
  const { id } = await room.createApproved()
  const pack = await room.make(id)
  const { address } = (await fetchOf(pack.id)).value
  await room.byOwner(sql`update order_lines set player_name = 'Vannak' where order_id = ${id} and number = 7`)
  expect(await latest(id)).toMatchObject({ isOutdated: true })
  asked.length = 0
  // The cut files and the pictures are the same, whoever wears the garment.
  expect((await room.make(id)).sha256).not.toBe(pack.sha256)
  expect([askedOfGarments(), countOf('papers'), countOf('views')]).toEqual([['make', 'check'], 2, 0])

  const sweep = { database: shop.database, files: shop.files, tenantIds: [room.tenantId] }
  const later = (days: number): Date => new Date(Date.now() + days * 24 * 60 * 60_000)
  // The pictures on papers are in no pack: they are drawn again on request.
  await expirePacks({ ...sweep, now: later(80) })
  expect((await open(address)).statusCode).toBe(200)
  expect(await expirePacks({ ...sweep, now: later(91) })).toBeGreaterThan(5)
  expect([(await fetchOf(pack.id)).error?.id, (await open(address)).statusCode]).toEqual(['pack-gone', 410])
})

type Place = readonly [x: number, y: number]

/** Measures from the corners of either line to the sides of the other. */
function distanceBetween(one: readonly Place[], other: readonly Place[]): number {
  const toSide = ([x, y]: Place, [ax, ay]: Place, [bx, by]: Place): number => {
    const along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2 || 1)
    const share = Math.max(0, Math.min(1, along))
    return Math.hypot(x - ax - share * (bx - ax), y - ay - share * (by - ay))
  }
  const from = (corners: readonly Place[], line: readonly Place[]): number =>
    Math.min(...corners.flatMap(corner => line.map((a, i) => toSide(corner, a, line[(i + 1) % line.length]!))))
  return Math.min(from(one, other), from(other, one))
}

test('a pack has its supplier’s allowances, cut line and language, and ages with them', async () => {
  const { shop, staff, hand, latest } = room
  const { id } = await room.createApproved(PLAYERS.slice(1))
  const rolls = [{ fabric: 'interlock', widthMm: 1_420, lie: 'one_way', metreCents: 450 }]
  const asks = { seamMm: 12, isMirrored: true, cutName: 'Thru-cut', language: 'kh' }
  const files = { pixels: 'png', intent: 'perceptual' }
  const supplier = await room.addSupplier('Mekong Print', { ...asks, ...files, rolls })
  await room.inShop(sql`update orders set supplier = 'Mekong Print', supplier_id = ${supplier.id} where id = ${id}`)
  await supplier.giveProfile()
  const seen: unknown[] = []
  hand.before = (job, input) => {
    if (job === 'make') seen.push(input.settings)
    if (job === 'papers' && 'languages' in input) seen.push(input.languages)
    return input
  }
  const pack = await room.make(id)
  expect(pack).toMatchObject({ state: 'done', isOutdated: false, unlaid: [] })
  const printed = { seamMm: 12, cutName: 'Thru-cut', isMirrored: true, intent: 'perceptual' }
  // The floor's language, and the same on each tech pack.
  expect(seen).toMatchObject([printed, LANGUAGES, ['kh'], ['kh']])
  const zip = await room.zipOf(id)
  // A picture of each piece beside the PDF.
  const pictures = zip.toString('latin1').match(/01-001-S-7\/\w+\.png/g)!
  expect(new Set(pictures).size).toBe(5)
  // The colours as their printer reproduces them.
  expect(pack.colours[0]).toMatchObject({ colour: '#00ff88' })
  // Its pieces on their roll, read back in place.
  const roll = { fabric: 'interlock', part: 1, of: 1, widthMm: 1_420, pieces: 5 }
  expect(pack.markers).toMatchObject([roll])
  expect(pack.markers[0]!.density).toBeGreaterThan(0.4)
  expect(pack.markers[0]!.costCents).toBe(Math.round((pack.markers[0]!.lengthMm / 1_000) * 450))
  expect(zip.includes('marker/interlock-1.pdf')).toBe(true)
  const layoutOf = async (at = 0) =>
    shop.call('GET /api/office/packs/{id}/markers/{at}', { token: staff, params: { id: pack.id, at } })
  const layout = (await layoutOf()).value
  const { bundles } = (await shop.call('GET /api/office/orders/{id}/pieces', { token: staff, params: { id } })).value
  const signs = bundles.flatMap(({ pieces }) => pieces.map(({ sign }) => sign))
  expect(layout.pieces.map(({ code }) => code.split('/')[1]).toSorted()).toEqual(signs.toSorted())
  const corners = layout.pieces.flatMap(({ outline }) => outline)
  expect(corners.every(([x, y]) => x >= -1 && y >= -1 && x <= 1_421 && y <= layout.lengthMm + 1)).toBe(true)
  // Any two pieces are at least twice their bleed apart, so neither's print is on the other.
  const apart = layout.pieces.flatMap(({ outline }, i) =>
    layout.pieces.slice(i + 1).map(other => distanceBetween(outline, other.outline)),
  )
  expect(Math.min(...apart)).toBeGreaterThan(5.7)
  expect((await layoutOf(1)).error?.id).toBe('not-found')
  const names = zip.toString('latin1').match(/(?:floor|techpack)\/[\w./-]+/g)!
  // A name is there twice, once with its explanation.
  const others = names.filter(name => !/km/.test(name))
  expect(others.filter(name => !/^techpack\/.*-en\.pdf/.test(name))).toEqual([])
  expect(others.length).toBeGreaterThan(0)
  await supplier.change({ hemMm: 30 })
  expect(await latest(id)).toMatchObject({ isOutdated: true })
  // Earlier files are as good with its usual hem, on any roll.
  await supplier.change({ rolls: [{ fabric: 'interlock', widthMm: 300 }] })
  expect(await latest(id)).toMatchObject({ isOutdated: true })
  const values = { name: 'Vanna', number: '7', piece: expect.any(String), width: '300' }
  expect(await room.make(id)).toMatchObject({
    state: 'stopped',
    problem: { id: 'piece-too-wide', values },
    markers: [],
  })
  expect(seen).toHaveLength(4)
})

test('a remake’s files have its pieces alone, marked, with their papers', async () => {
  const { shop, staff, hand, askedOfGarments, countOf } = room
  const { id, number } = await room.createApproved()
  const { bundles } = (await shop.call('GET /api/office/orders/{id}/pieces', { token: staff, params: { id } })).value
  const pieces = [bundles[1]!.pieces[0]!.piece, bundles[1]!.pieces[2]!.piece]
  const labels: unknown[] = []
  hand.before = (_, input) => {
    if (input.label) labels.push(input.label)
    return input
  }
  const why = { reason: 'wrong', culprit: 'shop', costCents: 0, note: '' } as const
  const items = [{ line: 2, garment: 1, pieces }]
  await shop.call('POST /api/office/orders/{id}/remakes', { token: staff, params: { id }, body: { ...why, items } })
  await room.jobs.drain()
  const pack = await room.latest(id)
  expect(pack).toMatchObject({ state: 'done', remake: 1, garments: 1, pieces: 2, piecesMade: 2, piecesChecked: 2 })
  // Without a supplier there is no roll, and the pack lists the fabric to cut.
  expect([pack.markers, pack.unlaid]).toEqual([[], ['interlock']])
  expect([askedOfGarments(), countOf('papers')]).toEqual([['make', 'check'], 2])
  // The address that a phone opens is the shop's own, never one from a request.
  expect(labels[0]).toMatchObject({ remake: 1, opensAt: 'http://localhost/t/' })
  const { rawPayload, headers } = await room.open((await room.fetchOf(pack.id)).value.address)
  expect(headers['content-disposition']).toContain(`${number}-R1-print.zip`)
  const manifest = manifestIn(rawPayload)
  expect(manifest).toMatchObject({ order: number, remake: 1, files: [{ line: 2, name: 'Vanna', number: 7 }] })
  expect((manifest['files'] as { pieces: { piece: string }[] }[])[0]!.pieces.map(({ piece }) => piece)).toEqual(pieces)
  expect(manifest.papers.every(({ file }) => file.startsWith('floor/'))).toBe(true)
})

/** Returns an order with a finished pack, for tests of access only. */
let finished: Promise<string> | undefined
async function finish(): Promise<string> {
  const { id } = await room.createApproved()
  await room.make(id)
  return id
}
const getFinished = async () => (finished ??= finish())

test('what rotted on the disk is in no pack: it is made again', async () => {
  const { shop } = room
  const { id } = await room.createApproved()
  const { sha256 } = await room.make(id)
  const rot = async (kind: string, change: (bytes: Uint8Array) => Uint8Array): Promise<void> => {
    for await (const { key } of shop.files.list(pressPrefix(room.tenantId)))
      if (key.endsWith(kind)) await shop.files.put(key, change((await shop.files.find(key))!))
  }
  const makeAgain = async () => {
    await room.make(id)
    // The next try remakes the files found to be damaged.
    await room.jobs.drain({ isEarly: true })
    return room.latest(id)
  }
  await rot('.plt', bytes => bytes.with(40, 63))
  expect(await makeAgain()).toMatchObject({ state: 'done', sha256 })
  await rot('.json', bytes => bytes.subarray(0, bytes.length / 2))
  expect(await makeAgain()).toMatchObject({ state: 'done', sha256 })
})

test('whoever was given the address hears how it goes on; nobody else does', async () => {
  const { shop } = room
  const id = await getFinished()
  const { eventsAddress: url } = (await room.list(id)).value
  const answer = await shop.app.inject({ url, headers: { host: 'localhost' }, payloadAsStream: true })
  expect(answer.headers['content-type']).toContain('text/event-stream')
  const [said] = (await answer.stream().take(1).toArray()) as Buffer[]
  expect(JSON.parse(String(said).replace(/^data: /, ''))).toMatchObject({ items: [{ state: 'done' }] })
  expect((await room.open(url.replace(/until=\d/, 'until=9'))).statusCode).toBe(410)
  const { now } = shop.clock
  shop.clock.now = new Date(now.getTime() + 16 * 60_000)
  expect((await room.open(url)).statusCode).toBe(410)
  shop.clock.now = now
})

test('an address is worth nothing while whoever it was given to is blocked', async () => {
  const { open } = room
  const id = await getFinished()
  const { items, eventsAddress } = (await room.list(id)).value
  const { address } = (await room.fetchOf(items[0]!.id)).value
  const block = async (isBlocked: boolean) =>
    room.inShop(sql`update accounts set is_blocked = ${isBlocked} where email = 'store@angkor.example'`)
  await block(true)
  expect([(await open(eventsAddress)).statusCode, (await open(address)).statusCode]).toEqual([410, 410])
  await block(false)
  expect((await open(address)).statusCode).toBe(200)
})
