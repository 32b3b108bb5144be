import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { inflateSync } from 'node:zlib'
import { createDesign } from '@kitwright/design'
import { freeProfiles } from '@kitwright/press/node'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createTestShop, type TestShop } from '../../../http/testing.ts'
import { pressKey, profileKey, hashBytes } from '../../../files/index.ts'
import { sql } from '../../../database/index.ts'
import type { Jobs } from '../../../jobs/index.ts'
import { createBuyer, lineOf } from '../../../orders/testing/buyer.ts'
import type { WorkerPool } from '../../../workers/index.ts'
import type { GarmentToMake } from '../../rendering/garmentFiles/job.ts'
import type { PackFile } from '../../storage/archive.ts'
import { createHanding } from '../../testing/handoverFixture.ts'

let shop: TestShop
let handing: Awaited<ReturnType<typeof createHanding>>
let jobs: Jobs
let supplierId: string
/** Changes how a garment is drawn; the reference that it is compared with is unchanged. */
let drawn: (garment: GarmentToMake) => GarmentToMake = garment => garment
const asked: string[] = []
const workers: Pick<WorkerPool, 'run'> = {
  async run(job, input, caller) {
    const name = /(make|check|pixels)Worker/.exec(job.module)?.[1]
    if (name) asked.push(name)
    const given = typeof input === 'function' ? await (input as () => unknown)() : input
    return shop.app.workers.run(job, (name === 'make' ? drawn(given as GarmentToMake) : given) as never, caller)
  },
}
beforeAll(async () => {
  shop = await createTestShop()
  handing = await createHanding(shop)
  await handing.inShop(sql`update price_rules set minimum_qty = 1`)
  jobs = await shop.openJobs({ workers, sender: { send: async () => undefined, close: () => undefined } })
  supplierId = await handing.addSupplier('Inks')
})
afterAll(async () => shop.close())

const get = async () =>
  (await shop.call('GET /api/office/suppliers', { token: handing.staff })).value.items.find(
    ({ id }) => id === supplierId,
  )!
async function change(facts: object) {
  const {
    id,
    version,
    orders: _,
    profile: __,
    profiles: ___,
    printers: ____,
    linkEndsAt: _____,
    ...known
  } = await get()
  return shop.call('PUT /api/office/suppliers/{id}', {
    token: await shop.signInStaff('admin@angkor.example'),
    params: { id },
    body: { ...known, ...facts },
    headers: { 'if-match': `"${version}"` },
  })
}

const { output } = await freeProfiles()
const OUTPUT_HASH = await hashBytes(output)

async function giveProfile(): Promise<void> {
  await shop.files.put(profileKey(handing.tenantId, OUTPUT_HASH), output)
  await handing.inShop(
    sql`update suppliers set profile_hash = ${OUTPUT_HASH}, profile_name = 'Mutoh' where id = ${supplierId}`,
  )
}

async function createApproved(colour: string) {
  const buyer = await createBuyer(shop)
  const plain = createDesign('tshirt')
  const base = { fill: { kind: 'solid' as const, colour }, pattern: null, span: 'piece' as const }
  const designId = await buyer.saveDesign('Away', { ...plain, parts: { ...plain.parts, base }, layers: [] })
  const player = { playerName: 'Vanna', number: 7, size: 'XS' as const, qty: 1 }
  const order = await buyer.order({ lines: [{ ...lineOf(designId, player), productType: 'TSHIRT' }] })
  await handing.approve(order.id, supplierId)
  return order
}

/** Makes a pack of the whole order, or a remake of one piece of its garment. */
async function packOf(id: string, piece?: string) {
  asked.length = 0
  const wanted = { token: handing.staff, params: { id } }
  const items = piece === undefined ? [] : [{ line: 1, garment: 1, pieces: [piece] }]
  const why = { reason: 'print-fault', culprit: 'supplier', costCents: 0, note: '' } as const
  if (piece === undefined) await shop.call('POST /api/office/orders/{id}/packs', wanted)
  else await shop.call('POST /api/office/orders/{id}/remakes', { ...wanted, body: { ...why, items } })
  await jobs.drain()
  const [pack] = (await shop.call('GET /api/office/orders/{id}/packs', wanted)).value.items
  const { rows } = await handing.inShop(sql`select files from packs where id = ${pack!.id}`)
  return { pack: pack!, kept: (rows as { files: PackFile[] | null }[])[0]!.files ?? [] }
}
const read = async ({ hash, kind }: PackFile): Promise<Buffer> =>
  Buffer.from((await shop.files.find(pressKey(handing.tenantId, hash, kind)))!)

/** Returns the whole content of a file, unpacked without PDF software. */
function textOf(pdf: Buffer): string {
  const all = pdf.toString('latin1')
  const streams = [...all.matchAll(/\bstream\r?\n/g)].map(({ index, 0: { length } }) => {
    const packed = pdf.subarray(index + length, all.indexOf('endstream', index))
    try {
      return inflateSync(packed).toString('latin1')
    } catch {
      return ''
    }
  })
  return [all.replaceAll(/\bstream\r?\n[\s\S]*?endstream/g, ''), ...streams].join('\n')
}
const RGB = /\/(?:Device|Default|Cal)RGB|\/N 3\s|(?<=[\d.] )(?:rg|RG)(?=\s)/

/** Returns Poppler's list of pictures and their colours; undefined without Poppler. */
async function picturesIn(pdf: Buffer): Promise<string | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'kitwright-inks-'))
  onTestFinished(async () => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'file.pdf'), pdf)
  const listed = promisify(execFile)('pdfimages', ['-list', join(folder, 'file.pdf')])
  return listed.then(
    ({ stdout }) => stdout,
    () => undefined,
  )
}

test('inks need a profile, which is not forgotten while files are made with it', async () => {
  const refused = { id: 'profile-missing', fields: [{ path: 'pdfColours' }] }
  expect((await change({ pdfColours: 'inks' })).error).toMatchObject(refused)
  const admin = await shop.signInStaff('admin@angkor.example')
  const {
    id: _,
    version: __,
    orders: ___,
    isEnded: ____,
    profile: _____,
    profiles: ______,
    printers: _______,
    linkEndsAt: ________,
    ...facts
  } = await get()
  const body = { ...facts, name: 'New', pdfColours: 'inks' as const }
  expect((await shop.call('POST /api/office/suppliers', { token: admin, body })).error).toMatchObject(refused)
  await giveProfile()
  expect((await change({ pdfColours: 'inks' })).value).toMatchObject({ pdfColours: 'inks', profile: 'Mutoh' })
  const forget = async (query: object) =>
    shop.call('DELETE /api/office/suppliers/{id}/profile', { token: admin, params: { id: supplierId }, query })
  expect((await forget({})).error?.id).toBe('profile-in-use')
  expect((await forget({ fabric: 'mesh' })).status).toBe(200)
})

test('a fabric’s profile suffices for its inks; another fabric stops the pack', async () => {
  const mutoh = { fabric: 'mesh', hash: OUTPUT_HASH, name: 'Mutoh' }
  await giveProfile()
  const giveFor = async (fabric: string) =>
    handing.inShop(
      sql`update suppliers set profile_hash = null, profiles = ${JSON.stringify([{ ...mutoh, fabric }])}::jsonb where id = ${supplierId}`,
    )
  await giveFor('mesh')
  expect((await change({ pdfColours: 'inks' })).value).toMatchObject({ pdfColours: 'inks', profile: null })
  const { id } = await createApproved('#0f766e')
  expect((await packOf(id, 'sleeveR')).pack).toMatchObject({
    state: 'stopped',
    problem: { id: 'profile-missing', values: { name: 'Vanna', fabric: 'interlock' } },
  })
  await giveFor('interlock')
  const { pack, kept } = await packOf((await createApproved('#0f766e')).id, 'sleeveR')
  expect(pack).toMatchObject({ state: 'done' })
  expect(RGB.exec(textOf(await read(kept.find(({ name }) => name.startsWith('01-'))!)))?.[0]).toBeUndefined()
  const token = await shop.signInStaff('admin@angkor.example')
  const query = { fabric: 'interlock' }
  const forgotten = await shop.call('DELETE /api/office/suppliers/{id}/profile', {
    token,
    params: { id: supplierId },
    query,
  })
  expect(forgotten.error?.id).toBe('profile-in-use')
  await handing.inShop(sql`update suppliers set profiles = '[]' where id = ${supplierId}`)
})

const rolls = [{ fabric: 'interlock', widthMm: 1_420 }]
/** Creates an order whose supplier takes inks. */
async function createInked(facts: object) {
  await giveProfile()
  await change({ pdfColours: 'inks', rolls: [], pixels: 'none', ...facts })
  return createApproved('#0f766e')
}

test('what is drawn in other inks than was asked for stops the pack', async () => {
  const { id } = await createInked({})
  onTestFinished(() => {
    drawn = garment => garment
  })
  drawn = garment => ({ ...garment, settings: { ...garment.settings, inks: { isBlackScaled: false } } })
  const { pack } = await packOf(id, 'sleeveL')
  expect(pack).toMatchObject({ state: 'stopped', problem: { id: 'colour' } })
})

test('a pack in inks has no RGB; manifest and supplier’s page say so', async () => {
  const { id } = await createInked({ rolls })
  const { pack, kept } = await packOf(id)
  expect(pack).toMatchObject({ state: 'done', isOutdated: false })
  const printed = kept.filter(({ name }) => /^(?:01-|marker\/).*\.pdf$/.test(name))
  expect(printed.map(({ name }) => name.replace(/\/.*/, ''))).toEqual(['01-001-XS-7.pdf', 'marker'])
  for (const file of printed) {
    const pdf = await read(file)
    const text = textOf(pdf)
    expect(RGB.exec(text)?.[0], file.name).toBeUndefined()
    // The fabric's colour in inks, as an operator of four numbers.
    const wanted = [/\/DeviceCMYK/, /\/Separation \/CutContour/, /(?:0\.\d+ ){3}[\d.]+ k\b/]
    expect(wanted.map(each => each.test(text))).toEqual([true, true, true])
    expect(await picturesIn(pdf)).not.toMatch(/ rgb | icc +3 /)
  }
  const manifest = JSON.parse((await read(kept.find(({ name }) => name === 'manifest.json')!)).toString()) as object
  expect(manifest).toMatchObject({ press: { pdf: { colours: 'CMYK', blackPointCompensation: true } } })

  const link = await handing.makeLink(supplierId)
  await handing.handOver(id, pack.id)
  const seen = await shop.call('GET /api/handovers/{token}', { params: { token: link.token } })
  expect(seen.value.items).toMatchObject([{ pdfColours: 'inks' }])
})

test('a remake is in inks too, and its pictures come from files as designed', async () => {
  const { id } = await createInked({ pixels: 'png', pixelDpi: 100 })
  const again = await packOf(id, 'sleeveR')
  expect(again.pack).toMatchObject({ state: 'done', remake: 1 })
  expect(asked).toEqual(['make', 'check', 'make', 'check', 'pixels'])
  const files = again.kept.filter(({ name }) => name.startsWith('01-'))
  expect(files.map(({ kind }) => kind)).toEqual(['pdf', 'png'])
  expect(RGB.exec(textOf(await read(files[0]!)))?.[0]).toBeUndefined()
})
