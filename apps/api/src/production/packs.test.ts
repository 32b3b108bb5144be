import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createDesign, createTextLayer } from '@kitwright/design'
import { getGarment, zoneOf } from '@kitwright/garment'
import { freeProfiles } from '@kitwright/press/node'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { enterAsOwner, sql } from '../database/index.ts'
import { createTestShop, type TestShop } from '../entrance/testing.ts'
import { type FileStore, openFileStore, pressPrefix, StoreError } from '../files/index.ts'
import type { Jobs } from '../jobs/index.ts'
import { createBuyer, lineOf } from '../orders/testing/buyer.ts'
import { defineJob, type WorkerPool } from '../workers/index.ts'
import type { GarmentToMake } from './garment/job.ts'
import { sweepPacks } from './sweepPacks.ts'

let folder: string
let shop: TestShop
let jobs: Jobs
let staff: string
let isFull = false
/** What is asked of the processes that draw: the shop's own do it, after `before` has had its hand in it. */
const asked: string[] = []
/** Papers are made beside the garments; another test's order of the same design may have brought their pictures. */
const askedOfGarments = (): string[] => asked.filter(name => name === 'make' || name === 'check')
const countOf = (wanted: string): number => asked.filter(name => name === wanted).length
let before: (job: string, input: GarmentToMake) => Promise<GarmentToMake> | GarmentToMake
/** What is drawn in place of the first, second, … of its name that is asked for: without an end. */
let instead: (job: string, at: number) => typeof endless | undefined
type Endless = { readonly does: 'hang' }
const OBEY = new URL('../workers/testing/obey.ts', import.meta.url)
// A process that has drawn before holds some 450 MB when it is given the next work.
const endless = defineJob<Endless, never>(OBEY, { limitMs: 600_000, limitMb: 1_600 })
const tooLong = defineJob<Endless, never>(OBEY, { limitMs: 500, limitMb: 1_600, clockMs: 120_000 })

/** By all that it is made of but the order's number. */
const drawn = new Map<string, Promise<unknown>>()
const keyOf = (module: string, input: unknown): string =>
  JSON.stringify([module, input], function (this: Record<string, unknown>, key, value: unknown) {
    const given = this[key]
    if (given instanceof Uint8Array) return createHash('sha256').update(given).digest('hex')
    return key === 'order' ? undefined : value
  })

const workers: Pick<WorkerPool, 'run'> = {
  async run(job, input, caller) {
    const name = /(make|check|views|pixels|colours)Worker/.exec(job.module)?.[1] ?? 'papers'
    asked.push(name)
    const other = instead(name, countOf(name))
    if (other) return shop.app.workers.run(other, { does: 'hang' }, caller)
    const given = (typeof input === 'function' ? await (input as () => unknown)() : input) as GarmentToMake
    const task = await before(name, given)
    // Seconds each time: what was drawn for one order is given to the next of the same players.
    const key = keyOf(job.module, task)
    const done = drawn.get(key) ?? shop.app.workers.run(job, task as never, caller)
    drawn.set(key, done)
    // What was ended with its pack is drawn anew for the next.
    return done.catch((error: unknown) => {
      drawn.delete(key)
      throw error
    }) as never
  },
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kitwright-packs-'))
  const store = openFileStore(pathToFileURL(folder).href)
  const files: FileStore = {
    ...store,
    put: async (...given) => (isFull ? Promise.reject(new StoreError('full', 'full')) : store.put(...given)),
  }
  shop = await createTestShop({ files })
  await inShop(sql`update price_rules set minimum_qty = 1`)
  jobs = await shop.openJobs({ workers, sender: { send: async () => undefined, close: () => undefined } })
  staff = await shop.signInStaff('store@angkor.example')
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(() => {
  asked.length = 0
  instead = () => undefined
  before = (_, input) => input
})

const inShop = async (query: ReturnType<typeof sql>) =>
  shop.database.withTenant(await shop.tenantId('angkor'), async trx => query.execute(trx))

/** No request changes an order's lines: the operator may. */
const byOwner = async (query: ReturnType<typeof sql>) => {
  const tenantId = await shop.tenantId('angkor')
  await shop.database.withPlatform(async trx => {
    await enterAsOwner(trx, tenantId)
    await query.execute(trx)
  })
}

const PLAYERS = [
  { playerName: 'Sok Dara', printName: 'សុខ ដារ៉ា', number: 10, size: 'M' },
  { playerName: 'Vanna', number: 7, size: 'S' },
]

async function createOrder(players: readonly object[] = PLAYERS) {
  const buyer = await createBuyer(shop)
  const garment = getGarment('tshirt')
  const plain = createDesign('tshirt')
  const text = createTextLayer('name', 'playerName', 'NAME', zoneOf(garment, plain.options, 'playerName')!)
  const neon = { fill: { kind: 'solid' as const, colour: '#00ff88' }, pattern: null, span: 'piece' as const }
  const designId = await buyer.saveDesign('Away', { ...plain, parts: { ...plain.parts, base: neon }, layers: [text] })
  const line = { ...lineOf(designId), productType: 'TSHIRT', qty: 1 }
  return buyer.order({ lines: players.map(player => ({ ...line, ...player })) })
}

async function createApproved(players: readonly object[] = PLAYERS) {
  const order = await createOrder(players)
  await inShop(sql`update orders set status = 'APPROVED', approved_at = '2026-11-24T08:00:00Z' where id = ${order.id}`)
  return order
}

/** A profile that is known by its name, of as many letters as its own. */
async function profileNamed(name: string): Promise<Buffer> {
  const own = Buffer.from((await freeProfiles()).output)
  own.write(name.padEnd(14), own.indexOf('Chemical proof'), 'latin1')
  return own
}

async function giveProfile(id: string, bytes?: Uint8Array, fabric?: string): Promise<void> {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes ?? (await freeProfiles()).output)]), 'printer.icc')
  const sent = new Response(form)
  const authorization = `Bearer ${await shop.signInStaff('admin@angkor.example')}`
  const headers = { host: 'localhost', authorization, 'content-type': sent.headers.get('content-type')! }
  const payload = Buffer.from(await sent.arrayBuffer())
  const url = `/api/office/suppliers/${id}/profile${fabric === undefined ? '' : `?fabric=${fabric}`}`
  await shop.app.inject({ method: 'POST', url, headers, payload })
}

const ask = async (id: string) => shop.call('POST /api/office/orders/{id}/packs', { token: staff, params: { id } })
const list = async (id: string) => shop.call('GET /api/office/orders/{id}/packs', { token: staff, params: { id } })
const latest = async (id: string) => (await list(id)).value.items[0]!
const cancel = async (id: string) => shop.call('POST /api/office/packs/{id}/cancel', { token: staff, params: { id } })
const fetchOf = async (id: string) => shop.call('POST /api/office/packs/{id}/fetch', { token: staff, params: { id } })
const layoutOf = async (id: string, at = 0) =>
  shop.call('GET /api/office/packs/{id}/markers/{at}', { token: staff, params: { id, at } })
const open = async (url: string) => shop.app.inject({ url, headers: { host: 'localhost' } })

test('what is not approved has no print files; a customer and another shop have none to ask for', async () => {
  const { id } = await createOrder()
  expect((await list(id)).value).toMatchObject({ mayMake: false, items: [] })
  expect((await ask(id)).error?.id).toBe('order-not-approved')
  const other = await shop.signInStaff('store@mekong.example', { host: 'mekong.localhost' })
  const there = { token: other, host: 'mekong.localhost', params: { id } }
  expect((await shop.call('POST /api/office/orders/{id}/packs', there)).error?.id).toBe('not-found')
  const { access_token: token } = await shop.signUp()
  expect((await shop.call('GET /api/office/orders/{id}/packs', { token, params: { id } })).status).toBe(403)
})

test('a pack is made once, fetched by who was given its address, has the same bytes again, and only what changed is made anew', async () => {
  const { id } = await createApproved()
  const first = await ask(id)
  expect([first.status, first.value.state]).toEqual([201, 'queued'])
  expect((await ask(id)).value.id).toBe(first.value.id)
  await jobs.drain()
  const pack = await latest(id)
  const pieces = { pieces: 10, piecesMade: 10, piecesChecked: 10, papers: 14, papersMade: 14 }
  expect(pack).toMatchObject({ state: 'done', by: 'Dara Kim', garments: 2, ...pieces, isKept: true, isOutdated: false })
  // Of the one style what it is cut by and its tech pack, and of the floor.
  expect([askedOfGarments(), countOf('papers')]).toEqual([['make', 'make', 'check', 'check'], 3])

  const { address } = (await fetchOf(pack.id)).value
  const { rawPayload: zip, headers } = await open(address)
  expect([zip.length, headers['content-length']]).toEqual([pack.bytes, String(pack.bytes)])
  expect(createHash('sha256').update(zip).digest('hex')).toBe(pack.sha256)
  expect((await latest(id)).fetches).toMatchObject([{ by: 'Dara Kim' }])
  expect((await open(address.replace(pack.id, randomUUID()))).statusCode).toBe(410)

  asked.length = 0
  await ask(id)
  await jobs.drain()
  const again = await latest(id)
  expect([again.id === pack.id, again.sha256, asked.length]).toEqual([false, pack.sha256, 0])

  await byOwner(sql`update order_lines set player_name = 'Vannak' where order_id = ${id} and number = 7`)
  expect(await latest(id)).toMatchObject({ isOutdated: true })
  await ask(id)
  await jobs.drain()
  // What is cut is the same, whoever wears it, and so are the pictures.
  expect([askedOfGarments(), countOf('papers'), countOf('views')]).toEqual([['make', 'check'], 2, 0])
  expect((await latest(id)).sha256).not.toBe(pack.sha256)

  const sweep = { database: shop.database, files: shop.files, tenantIds: [await shop.tenantId('angkor')] }
  const later = (days: number): Date => new Date(Date.now() + days * 24 * 60 * 60_000)
  // The pictures on papers are in no pack: they are drawn again when they are wanted.
  await sweepPacks({ ...sweep, now: later(80) })
  expect((await open(address)).statusCode).toBe(200)
  expect(await sweepPacks({ ...sweep, now: later(91) })).toBeGreaterThan(5)
  expect([(await fetchOf(pack.id)).error?.id, (await open(address)).statusCode]).toEqual(['pack-gone', 410])
})

test('a pack for a supplier has their allowances, cut line and language, and is of yesterday when they change', async () => {
  const { id } = await createApproved(PLAYERS.slice(1))
  const admin = await shop.signInStaff('admin@angkor.example')
  const rolls = [{ fabric: 'interlock', widthMm: 1_420, lie: 'one_way' as const, metreCents: 450 }]
  const facts = { contact: '', email: '', phone: '', rolls, seamMm: 12, hemMm: 20, bleedMm: 3, isMirrored: true }
  const files = { pixels: 'png' as const, pixelDpi: 100, intent: 'perceptual' as const }
  const body = { ...facts, ...files, name: 'Mekong Print', language: 'kh' as const, cutName: 'Thru-cut' }
  const { value: supplier } = await shop.call('POST /api/office/suppliers', { token: admin, body })
  await inShop(sql`update orders set supplier = 'Mekong Print', supplier_id = ${supplier.id} where id = ${id}`)
  await giveProfile(supplier.id)
  const seen: unknown[] = []
  before = (job, input) => {
    if (job === 'make') seen.push(input.settings)
    if (job === 'papers' && 'languages' in input) seen.push(input.languages)
    return input
  }
  await ask(id)
  await jobs.drain()
  const pack = await latest(id)
  expect(pack).toMatchObject({ state: 'done', isOutdated: false })
  const printed = { seamMm: 12, cutName: 'Thru-cut', isMirrored: true, intent: 'perceptual' }
  expect(seen).toMatchObject([printed, ['kh'], ['kh']])
  const { rawPayload } = await open((await fetchOf(pack.id)).value.address)
  // A picture of each piece beside the PDF.
  const pictures = rawPayload.toString('latin1').match(/01-001-S-7\/\w+\.png/g)!
  expect(new Set(pictures).size).toBe(5)
  // What their printer makes of its colours.
  expect(pack.colours[0]).toMatchObject({ colour: '#00ff88' })
  // Its pieces on their roll, read back where they lie.
  const roll = { fabric: 'interlock', part: 1, of: 1, widthMm: 1_420, pieces: 5 }
  expect(pack.markers).toMatchObject([roll])
  expect(pack.markers[0]!.density).toBeGreaterThan(0.4)
  expect(pack.markers[0]!.costCents).toBe(Math.round((pack.markers[0]!.lengthMm / 1_000) * 450))
  expect(rawPayload.includes('marker/interlock-1.pdf')).toBe(true)
  const layout = await layoutOf(pack.id)
  const { bundles } = (await shop.call('GET /api/office/orders/{id}/pieces', { token: staff, params: { id } })).value
  const signs = bundles.flatMap(({ pieces }) => pieces.map(({ sign }) => sign))
  expect(layout.value.pieces.map(({ code }) => code.split('/')[1]).toSorted()).toEqual(signs.toSorted())
  const corners = layout.value.pieces.flatMap(({ outline }) => outline)
  expect(corners.every(([x, y]) => x >= -1 && y >= -1 && x <= 1_421 && y <= layout.value.lengthMm + 1)).toBe(true)
  expect((await layoutOf(pack.id, 1)).error?.id).toBe('not-found')
  const names = rawPayload.toString('latin1').match(/(?:floor|techpack)\/[\w./-]+/g)!
  expect([...new Set(names)].filter(name => !/km/.test(name))).toEqual([])
  await shop.call('PUT /api/office/suppliers/{id}', {
    token: admin,
    params: { id: supplier.id },
    body: { ...body, hemMm: 30, rolls: [{ fabric: 'interlock', widthMm: 300 }], isEnded: false },
    headers: { 'if-match': '"2"' },
  })
  expect(await latest(id)).toMatchObject({ isOutdated: true })
  await ask(id)
  await jobs.drain()
  const values = { name: 'Vanna', number: '7', piece: expect.any(String), width: '300' }
  expect(await latest(id)).toMatchObject({ state: 'stopped', problem: { id: 'piece-too-wide', values }, markers: [] })
})

test('pictures in inks are made anew, and nothing else, when black is scaled otherwise; the manifest tells how they were', async () => {
  const { id } = await createApproved(PLAYERS.slice(1))
  const token = await shop.signInStaff('admin@angkor.example')
  const facts = { contact: '', email: '', phone: '', rolls: [], seamMm: 10, hemMm: 20, bleedMm: 3, isMirrored: false }
  const files = { pixels: 'tiff_cmyk' as const, pixelDpi: 100, intent: 'relative' as const }
  const body = { ...facts, ...files, name: 'Inks', language: 'en' as const, cutName: 'CutContour' }
  const { value: supplier } = await shop.call('POST /api/office/suppliers', { token, body })
  expect(supplier.isBlackScaled).toBe(true)
  await inShop(sql`update orders set supplier = 'Inks', supplier_id = ${supplier.id} where id = ${id}`)
  await giveProfile(supplier.id)
  const made = async () => {
    asked.length = 0
    await ask(id)
    await jobs.drain()
    const pack = await latest(id)
    const text = (await open((await fetchOf(pack.id)).value.address)).rawPayload.toString('latin1')
    const manifest = JSON.parse(/\{\n  "order"[\s\S]*?\n\}\n/.exec(text)![0]) as {
      press: object
      papers: { sha256: string; file: string }[]
    }
    const pictures = manifest.papers.filter(({ file }) => file.endsWith('.tif')).map(({ sha256 }) => sha256)
    return { pack, press: manifest.press, pictures }
  }
  const first = await made()
  const profile = { name: 'Chemical proof', sha256: expect.any(String) }
  const pixels = { form: 'tiff_cmyk', dpi: 100 }
  expect(first.press).toEqual({
    intent: 'relative',
    profiles: [{ fabric: 'interlock', profile }],
    pixels: { ...pixels, blackPointCompensation: true },
  })
  expect([countOf('pixels'), first.pictures.length]).toEqual([1, 5])

  const change = { ...body, isBlackScaled: false, isEnded: false }
  const headers = { 'if-match': '"2"' }
  await shop.call('PUT /api/office/suppliers/{id}', { token, params: { id: supplier.id }, body: change, headers })
  expect(await latest(id)).toMatchObject({ isOutdated: true })
  const second = await made()
  expect(second.press).toMatchObject({ pixels: { ...pixels, blackPointCompensation: false } })
  expect([askedOfGarments(), countOf('papers'), countOf('pixels')]).toEqual([[], 0, 1])
  expect(second.pictures.length).toBe(5)
  expect(second.pictures).not.toEqual(first.pictures)
  expect(second.pack.isOutdated).toBe(false)
})

test('each fabric’s files are by its own profile where it has one, and only those change with it', async () => {
  const mesh = { ...PLAYERS[0], fabric: 'mesh' }
  const { id } = await createApproved([mesh, PLAYERS[1]!])
  const token = await shop.signInStaff('admin@angkor.example')
  const rolls = [{ fabric: 'mesh', widthMm: 1_500 }]
  const facts = { contact: '', email: '', phone: '', rolls, seamMm: 10, hemMm: 20, bleedMm: 3, isMirrored: false }
  const files = { pixels: 'tiff_cmyk' as const, pixelDpi: 100, intent: 'relative' as const }
  const body = { ...facts, ...files, name: 'Two cloths', language: 'en' as const, cutName: 'CutContour' }
  const { value: supplier } = await shop.call('POST /api/office/suppliers', { token, body })
  await inShop(sql`update orders set supplier = 'Two cloths', supplier_id = ${supplier.id} where id = ${id}`)
  await giveProfile(supplier.id, await profileNamed('On mesh'), 'mesh')
  const given: [job: string, by: string][] = []
  before = (job, input) => {
    const { output } = input
    if (output !== undefined && job !== 'check') given.push([job, output?.name ?? 'none'])
    return input
  }
  await ask(id)
  await jobs.drain()
  // Garments, the marker of mesh (told as papers), pictures, and what is said of colours.
  const jobsOf = (name: string): unknown => given.flatMap(([job, by]) => (by === name ? [job] : []))
  expect(jobsOf('On mesh')).toEqual(['make', 'papers', 'pixels', 'colours'])
  expect(jobsOf('none')).toEqual(['make', 'pixels'])
  const pack = await latest(id)
  expect(pack.colours).toMatchObject([{ colour: '#00ff88', fabrics: ['mesh'] }])
  expect([pack.markers.map(({ fabric }) => fabric), pack.unlaid]).toEqual([['mesh'], ['interlock']])
  const text = (await open((await fetchOf(pack.id)).value.address)).rawPayload.toString('latin1')
  const manifest = JSON.parse(/\{\n  "order"[\s\S]*?\n\}\n/.exec(text)![0]) as object
  expect(manifest).toMatchObject({
    press: {
      profiles: [
        { fabric: 'mesh', profile: { name: 'On mesh' } },
        { fabric: 'interlock', profile: null },
      ],
    },
    files: [{ fabric: 'mesh' }, { fabric: 'interlock' }],
  })

  // The order has none of it.
  await giveProfile(supplier.id, await profileNamed('On cotton'), 'cotton')
  expect((await latest(id)).isOutdated).toBe(false)
  await giveProfile(supplier.id, await profileNamed('On all'))
  expect((await latest(id)).isOutdated).toBe(true)
  given.length = 0
  await ask(id)
  await jobs.drain()
  expect([jobsOf('On mesh'), jobsOf('On all')]).toEqual([['colours'], ['make', 'pixels', 'colours']])
  expect((await latest(id)).colours.map(({ fabrics }) => fabrics)).toEqual([['mesh'], ['interlock']])
})

test('print files are pressed tighter: the search is told, no roll gets longer, what was found will do, and other files follow', async () => {
  const { id } = await createApproved(PLAYERS.slice(1))
  const facts = { contact: '', email: '', phone: '', seamMm: 10, hemMm: 20, bleedMm: 3, isMirrored: false }
  const body = { ...facts, name: 'Tonle Cut', language: 'en' as const, cutName: 'CutContour' }
  const rolls = [{ fabric: 'interlock', widthMm: 1_300 }]
  const token = await shop.signInStaff('admin@angkor.example')
  const { value: supplier } = await shop.call('POST /api/office/suppliers', { token, body: { ...body, rolls } })
  await inShop(sql`update orders set supplier = 'Tonle Cut', supplier_id = ${supplier.id} where id = ${id}`)
  const press = async (packId: string, effort: 4 | 16) =>
    shop.call('POST /api/office/packs/{id}/tighter', { token: staff, params: { id: packId }, body: { effort } })
  const takeWhatIs = async (packId: string) =>
    shop.call('POST /api/office/packs/{id}/enough', { token: staff, params: { id: packId } })
  await ask(id)
  await jobs.drain()
  const usual = await latest(id)
  expect(usual).toMatchObject({ state: 'done', effort: 1, laying: null, markers: [{ beforeMm: null }] })
  const [{ lengthMm }] = usual.markers as [(typeof usual.markers)[0]]

  expect((await press(usual.id, 4)).value).toMatchObject({ state: 'queued', effort: 4, markers: [] })
  // One after the other, whatever the first of them is.
  expect([(await ask(id)).error?.id, (await press(usual.id, 16)).error?.id]).toEqual([
    'pack-under-way',
    'pack-under-way',
  ])
  asked.length = 0
  await jobs.drain()
  const tighter = await latest(id)
  expect(tighter).toMatchObject({ state: 'done', effort: 4, laying: null, markers: [{ beforeMm: lengthMm }] })
  expect(tighter.markers[0]!.lengthMm).toBeLessThanOrEqual(lengthMm)
  expect(asked).not.toContain('make')
  // Later runs lie as this one.
  await ask(id)
  await jobs.drain()
  expect((await latest(id)).markers).toMatchObject([{ lengthMm: tighter.markers[0]!.lengthMm, beforeMm: null }])

  // It is over as soon as what there is will do: else it would take minutes.
  await press(usual.id, 16)
  expect((await takeWhatIs((await latest(id)).id)).error?.id).toBe('pack-ended')
  const long = jobs.drain()
  const told: unknown[] = []
  await vi.waitUntil(async () => told.push((await latest(id)).laying) > 0 && told.at(-1) !== null, { timeout: 60_000 })
  expect(told.at(-1)).toMatchObject({ share: expect.any(Number), lengthMm: expect.any(Number) })
  expect((await takeWhatIs((await latest(id)).id)).value).toMatchObject({ isEnough: true, effort: 16 })
  await long
  const stopped = await latest(id)
  expect(stopped).toMatchObject({ state: 'done', effort: 16, isEnough: true })
  expect(stopped.markers[0]!.lengthMm).toBeLessThanOrEqual(tighter.markers[0]!.lengthMm)
  expect((await takeWhatIs(stopped.id)).error?.id).toBe('pack-ended')
})

test('a run that breaks off goes on where it was: nothing is made twice', async () => {
  const { id } = await createApproved()
  before = (job, input) => {
    if (job === 'make' && countOf('make') === 2) throw new Error('killed')
    return input
  }
  await ask(id)
  await jobs.drain()
  expect((await latest(id)).state).toBe('making')
  before = (_, input) => input
  await jobs.drain({ isEarly: true })
  expect((await latest(id)).state).toBe('done')
  expect(askedOfGarments()).toEqual(['make', 'make', 'make', 'check', 'check'])
})

test('one that is canceled ends, is not taken up again, and cannot be canceled twice', async () => {
  const { id } = await createApproved()
  let answered: unknown
  before = async (job, input) => {
    if (job === 'make') answered = (await cancel((await latest(id)).id)).value
    return input
  }
  const { value } = await ask(id)
  await jobs.drain()
  const canceled = { id: value.id, state: 'canceled', bytes: null }
  expect(answered).toMatchObject(canceled)
  expect(await latest(id)).toMatchObject(canceled)
  expect(askedOfGarments()).toEqual(['make'])
  expect((await cancel(value.id)).error?.id).toBe('pack-ended')
  expect((await fetchOf(value.id)).error?.id).toBe('pack-gone')
})

test('a remake’s files are of its pieces alone, marked as such, with the papers of the floor and nothing else', async () => {
  const { id, number } = await createApproved()
  const { bundles } = (await shop.call('GET /api/office/orders/{id}/pieces', { token: staff, params: { id } })).value
  const pieces = [bundles[1]!.pieces[0]!.piece, bundles[1]!.pieces[2]!.piece]
  const labels: unknown[] = []
  before = (_, input) => {
    if (input.label) labels.push(input.label)
    return input
  }
  const why = { reason: 'wrong', culprit: 'shop', costCents: 0, note: '' } as const
  const items = [{ line: 2, garment: 1, pieces }]
  await shop.call('POST /api/office/orders/{id}/remakes', { token: staff, params: { id }, body: { ...why, items } })
  await jobs.drain()
  const pack = await latest(id)
  expect(pack).toMatchObject({ state: 'done', remake: 1, garments: 1, pieces: 2, piecesMade: 2, piecesChecked: 2 })
  expect([pack.markers, pack.unlaid]).toEqual([[], ['interlock']])
  expect([askedOfGarments(), countOf('papers')]).toEqual([['make', 'check'], 1])
  // What a phone opens: the shop's own address, never one that a request named.
  expect(labels[0]).toMatchObject({ remake: 1, opensAt: 'http://localhost/t/' })
  const { rawPayload, headers } = await open((await fetchOf(pack.id)).value.address)
  expect(headers['content-disposition']).toContain(`${number}-R1-print.zip`)
  const text = rawPayload.toString('latin1')
  const manifest = JSON.parse(/\{\n  "order"[\s\S]*?\n\}\n/.exec(text)![0]) as Record<string, unknown>
  expect(manifest).toMatchObject({ order: number, remake: 1, files: [{ line: 2, name: 'Vanna', number: 7 }] })
  expect((manifest['files'] as { pieces: { piece: string }[] }[])[0]!.pieces.map(({ piece }) => piece)).toEqual(pieces)
  expect((manifest['papers'] as { file: string }[]).every(({ file }) => file.startsWith('floor/'))).toBe(true)
})

test('one that is canceled while it is drawn ends then, not when the drawing is done, and keeps what was whole alone', async () => {
  const { id } = await createApproved()
  const prefix = pressPrefix(await shop.tenantId('angkor'))
  const kept = async (): Promise<string[]> => {
    const keys: string[] = []
    for await (const { key } of shop.files.list(prefix)) keys.push(key)
    return keys
  }
  const before = await kept()
  instead = (job, at) => (job !== 'make' || at === 2 ? endless : undefined)
  const { value } = await ask(id)
  const run = jobs.drain()
  await vi.waitUntil(() => countOf('make') === 2 && shop.app.workers.state().running === 2, { timeout: 60_000 })
  await cancel(value.id)
  await run
  expect(shop.app.workers.state()).toEqual({ running: 0, waiting: 0 })
  expect(await latest(id)).toMatchObject({ state: 'canceled' })
  const kinds = (await kept()).filter(key => !before.includes(key)).map(key => key.split('.').at(-1))
  expect(kinds.toSorted()).toEqual(['json', 'pdf'])
})

test('an order that is changed meanwhile, and a store that is full, stop it with their reason', async () => {
  const { id } = await createApproved()
  const stoppedBy = async () => {
    await ask(id)
    await jobs.drain()
    isFull = false
    const { state, problem } = await latest(id)
    return [state, problem?.id]
  }
  isFull = true
  expect(await stoppedBy()).toEqual(['stopped', 'storage-full'])
  before = async (job, input) => {
    if (job === 'check') await byOwner(sql`update order_lines set size = 'L' where order_id = ${id} and number = 7`)
    return input
  }
  expect(await stoppedBy()).toEqual(['stopped', 'order-changed'])
})

test('a garment whose file says another name than was ordered stops it, and is named with its piece', async () => {
  const { id } = await createApproved()
  before = (job, input) =>
    job === 'make' && input.who.number === '7' ? { ...input, player: { name: 'VANNE', number: 7 } } : input
  await ask(id)
  await jobs.drain()
  expect(await latest(id)).toMatchObject({
    state: 'stopped',
    sha256: null,
    problem: { id: 'text-picture', values: { line: '2', name: 'Vanna', piece: 'back', text: 'Vanna' } },
  })
})

test('a garment that is too heavy to be drawn stops it, and is named', async () => {
  const { id } = await createApproved()
  instead = (job, at) => (job === 'make' && at === 2 ? tooLong : undefined)
  await ask(id)
  await jobs.drain()
  const values = { line: '2', name: 'Vanna', number: '7', size: 'S' }
  expect(await latest(id)).toMatchObject({ state: 'stopped', problem: { id: 'too-heavy', values } })
})

/** An order with a pack that is done, for whoever asks only who may have it. */
let finished: Promise<string> | undefined
async function finish(): Promise<string> {
  const { id } = await createApproved()
  await ask(id)
  await jobs.drain()
  return id
}
const getFinished = async () => (finished ??= finish())

test('whoever was given the address hears how it goes on; nobody else does', async () => {
  const id = await getFinished()
  const { eventsAddress: url } = (await list(id)).value
  const answer = await shop.app.inject({ url, headers: { host: 'localhost' }, payloadAsStream: true })
  expect(answer.headers['content-type']).toContain('text/event-stream')
  const [said] = (await answer.stream().take(1).toArray()) as Buffer[]
  expect(JSON.parse(String(said).replace(/^data: /, ''))).toMatchObject({ items: [{ state: 'done' }] })
  expect((await open(url.replace(/until=\d/, 'until=9'))).statusCode).toBe(410)
  const { now } = shop.clock
  shop.clock.now = new Date(now.getTime() + 16 * 60_000)
  expect((await open(url)).statusCode).toBe(410)
  shop.clock.now = now
})

test('an address is worth nothing while whoever it was given to is blocked', async () => {
  const id = await getFinished()
  const { items, eventsAddress } = (await list(id)).value
  const { address } = (await fetchOf(items[0]!.id)).value
  const block = async (isBlocked: boolean) =>
    inShop(sql`update accounts set is_blocked = ${isBlocked} where email = 'store@angkor.example'`)
  await block(true)
  expect([(await open(eventsAddress)).statusCode, (await open(address)).statusCode]).toEqual([410, 410])
  await block(false)
  expect((await open(address)).statusCode).toBe(200)
})
