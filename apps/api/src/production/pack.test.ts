import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { nodeSurface } from '@kitwright/artwork/node'
import { measureLayer } from '@kitwright/artwork'
import { createDesign, createImageLayer, createTextLayer, type ImageLayer } from '@kitwright/design'
import { defaultChart, getGarment, zoneOf } from '@kitwright/garment'
import { loadGrades } from '@kitwright/garment/grades'
import { makeSheets, USUAL_SETTINGS } from '@kitwright/press'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPromise } from 'yauzl'
import type { LineToSew } from '../orders/index.ts'
import { garmentsOf, PackError } from './garments.ts'
import { keepPack } from './keepPack.ts'
import { makePack, type PackInput } from './makePack.ts'
import { checkGarment } from './roster.ts'
import { sourcesOf } from './sources.ts'

const garment = getGarment('tshirt')
const plain = createDesign('tshirt')
const name = createTextLayer('name', 'playerName', 'NAME', zoneOf(garment, plain.options, 'playerName')!)
const document = { ...plain, layers: [name] }

const line = (change: Partial<LineToSew> = {}): LineToSew => ({
  id: 'line',
  design_name: 'Away',
  revision: 1,
  size: 'M',
  sleeve: 'short',
  version: 'player',
  player_name: 'Sok Dara',
  print_name: 'DARA',
  number: 7,
  qty: 1,
  document,
  document_hash: 'hash',
  ...change,
})
const orderOf = (lines: LineToSew[]) => ({
  id: 'order',
  number: 'AK-000001',
  status: 'APPROVED' as const,
  version: 1,
  approved_at: new Date('2026-11-24T08:00:00Z'),
  lines,
})

const inputOf = (order: PackInput['order']): PackInput => ({
  tenantId: '00000000-0000-4000-8000-000000000000',
  files: { find: async () => undefined },
  loadOwnFonts: async () => [],
  order,
  chartOf: type => ({ version: 0, chart: defaultChart(type) }),
})

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kitwright-pack-'))
})
afterAll(async () => rm(folder, { recursive: true, force: true }))

test('every garment of a line is sewn, with the sleeves and the name of the line', () => {
  const [one, ...more] = garmentsOf(orderOf([line({ sleeve: 'long', print_name: '' }), line({ qty: 3 })]))
  expect(one).toMatchObject({ player: { name: 'Sok Dara', number: 7 }, document: { options: { sleeve: 'long' } } })
  expect(more.map(each => [each.line, each.garment, each.player?.name])).toEqual([
    [2, 1, 'DARA'],
    [2, 2, 'DARA'],
    [2, 3, 'DARA'],
  ])
})

test('who has neither name nor number wears none where others of the design have theirs; by sizes alone it is sewn as designed', () => {
  const nobody = { player_name: '', print_name: '', number: null }
  const players = (...lines: LineToSew[]) => garmentsOf(orderOf(lines)).map(({ player }) => player)
  expect(players(line(), line(nobody))).toEqual([
    { name: 'DARA', number: 7 },
    { name: '', number: null },
  ])
  expect(players(line(), line({ ...nobody, document_hash: 'another' }))[1]).toBeNull()
  expect(players(line(nobody))).toEqual([null])
})

test('a size that there is none of says whose it is', () => {
  expect(() => garmentsOf(orderOf([line({ size: '0' })]))).toThrow(
    new PackError('There is no size 0 (line 1, DARA 7, 0).'),
  )
})

test('whose a garment is is told by what its line has, and each by the design and the line that it is of', () => {
  const whoseOf = (change: Partial<LineToSew>) => garmentsOf(orderOf([line(change)]))[0]!.whose
  expect(whoseOf({ print_name: '' })).toBe('line 1, Sok Dara 7, M')
  expect(whoseOf({ number: null })).toBe('line 1, DARA, M')
  expect(whoseOf({ number: 0, player_name: '', print_name: '' })).toBe('line 1, 0, M')
  expect(whoseOf({ number: null, player_name: '', print_name: '', size: 'XL' })).toBe('line 1, XL')
  expect(garmentsOf(orderOf([line({ id: 'own', revision: 4 })]))).toMatchObject([
    { lineId: 'own', revision: 4, documentHash: 'hash', size: 'M' },
  ])
})

test('a garment keeps its sleeves where it offers none of the line’s, and a goalkeeper wears the goalkeeper’s kit', () => {
  const documentOf = (change: Partial<LineToSew>) => garmentsOf(orderOf([line(change)]))[0]!.document
  const hoodie = createDesign('hoodie')
  expect(documentOf({ document: hoodie, sleeve: 'short' }).options).toEqual(hoodie.options)
  const vest = createDesign('sleeveless')
  expect(documentOf({ document: vest, sleeve: 'long' }).options).toEqual(vest.options)
  const kits = [{ role: 'goalkeeper', colours: { main: '#000000' }, parts: {} }]
  const both = { ...document, clubColours: [{ tone: 'main', name: null, colour: '#1e3a8a' }], kits }
  const mainOf = (version: LineToSew['version']) => documentOf({ document: both, version }).clubColours[0]!.colour
  expect([mainOf('player'), mainOf('goalkeeper')]).toEqual(['#1e3a8a', '#000000'])
})

test('sheets that say another name than was ordered are refused', async () => {
  const [ordered] = garmentsOf(orderOf([line()]))
  const sheetsFor = (player: { name: string; number: number }) =>
    makeSheets({
      document,
      garment,
      grades,
      player,
      chart: defaultChart('TSHIRT'),
      size: 'M',
      label: { order: 'AK-000001', line: 1, garment: 1 },
      settings: USUAL_SETTINGS,
      measure: layer => measureLayer(layer, nodeSurface),
    })
  const grades = await loadGrades('tshirt')
  expect(() => checkGarment(sheetsFor({ name: 'DARA', number: 7 }), ordered!)).not.toThrow()
  expect(() => checkGarment(sheetsFor({ name: 'DARO', number: 7 }), ordered!)).toThrow('“DARO” would be printed')
  expect(() => checkGarment(sheetsFor({ name: 'DARA', number: 1 }), ordered!)).toThrow('A label is not of')
  expect(() => checkGarment(sheetsFor({ name: 'DARO', number: 7 }), { ...ordered!, player: null })).not.toThrow()
  const layer = (role: 'frontNumber' | 'frontText', text: string) => ({
    kind: 'layer',
    layer: createTextLayer('n', role, text, zoneOf(garment, plain.options, 'frontText')!),
  })
  const saying = (role: 'frontNumber' | 'frontText', text: string) =>
    sheetsFor({ name: 'DARA', number: 7 }).map(sheet => ({
      ...sheet,
      artwork: { ...sheet.artwork, instructions: [layer(role, text) as never] },
    }))
  expect(() => checkGarment(saying('frontNumber', '8'), ordered!)).toThrow('“8” would be printed for line 1, DARA 7, M')
  expect(() => checkGarment(saying('frontNumber', '7'), ordered!)).not.toThrow()
  // What a team is called is nobody's number.
  expect(() => checkGarment(saying('frontText', 'CLUB'), ordered!)).not.toThrow()
  const bare = { ...ordered!, player: { name: 'DARA', number: null } }
  expect(() => checkGarment(saying('frontNumber', '7'), bare)).toThrow('“7” would be printed')
})

describe('what a garment is drawn from', () => {
  const asset = { source: 'file' as const, id: '11111111-1111-4111-8111-111111111111', widthPx: 1, heightPx: 1 }
  const logo = createImageLayer('logo', 'logo', asset, zoneOf(garment, plain.options, 'logo')!)
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const sources = async (layers: ImageLayer[], bytes: Uint8Array | undefined) => {
    let read = 0
    const find = async () => {
      read += 1
      return bytes
    }
    await sourcesOf({ ...plain, layers }, { ...inputOf(orderOf([])), files: { find } })
    return read
  }
  test('is read once for a picture that is shown twice, and not where it is hidden', async () => {
    expect(await sources([logo, { ...logo, id: 'again' }], png)).toBe(1)
    expect(await sources([{ ...logo, isHidden: true }], undefined)).toBe(0)
  })
  test('must be there and must be a picture', async () => {
    await expect(sources([logo], undefined)).rejects.toThrow(`A picture has no file any more: ${asset.id}`)
    await expect(sources([logo], Buffer.from('words'))).rejects.toThrow(`A picture cannot be read: ${asset.id}`)
  })
  test('are the fonts that are seen', async () => {
    const gone = { ...name, font: 'own-0123456789abcdef', isHidden: true }
    await expect(sourcesOf({ ...plain, layers: [gone] }, inputOf(orderOf([])))).resolves.toBeDefined()
  })
})

test('a letter that no font writes, and a font that is gone, stop the pack and say whose it is', async () => {
  const packOf = async (lines: LineToSew[]) => {
    const made: string[] = []
    for await (const { name: file } of makePack(inputOf(orderOf(lines)))) made.push(file)
    return made
  }
  await expect(packOf([line({ print_name: 'DA᚛RA' })])).rejects.toThrow(
    'No font writes “᚛” of “DA᚛RA” for line 1, DA᚛RA 7, M.',
  )
  const gone = { ...document, layers: [{ ...name, font: 'own-0123456789abcdef' }] }
  await expect(packOf([line({ document: gone })])).rejects.toThrow(
    /line 1, DARA 7, M.*font has no file.*own-0123456789abcdef/,
  )
})

test('an order’s print files are in one ZIP, each a garment, with a manifest that says what each is', async () => {
  const order = orderOf([line({ qty: 2, number: null })])
  const path = join(folder, 'AK-000002.zip')
  const told: unknown[] = []
  const input = { ...inputOf(order), chartOf: () => ({ version: 3, chart: defaultChart('TSHIRT') }) }
  const onGarment = (done: number, of: number, { file }: { file: string }) => told.push([done, of, file])
  const kept = await keepPack(path, input, { onGarment, confirm: async () => undefined })
  expect(told).toEqual([
    [1, 2, '01-001-M-x.pdf'],
    [2, 2, '01-002-M-x.pdf'],
  ])
  const zip = await openPromise(path, { autoClose: false, lazyEntries: true })
  const files = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry())
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)))
  zip.close()
  const manifest = JSON.parse(String(files.get('manifest.json')))
  expect(manifest).toMatchObject({ order: 'AK-000001', orderVersion: 1, approvedAt: '2026-11-24T08:00:00.000Z' })
  for (const [i, entry] of manifest.files.entries()) {
    const sha256 = createHash('sha256').update(files.get(entry.file)!).digest('hex')
    const known = { sha256, line: 1, garment: i + 1, name: 'DARA', number: null, size: 'M', revision: 1, chart: 3 }
    expect(entry).toMatchObject({ ...known, document: 'hash' })
    expect(entry.pieces.every(({ code }: { code: string }) => code.startsWith('AK-000001/'))).toBe(true)
  }
  expect(kept).toEqual({ garments: 2, pieces: 2 * manifest.files[0].pieces.length })
  expect(await readdir(folder)).toEqual(['AK-000002.zip'])
  await rm(path)
})

test('an order that was changed while it was printed leaves nothing behind', async () => {
  const changed = keepPack(join(folder, 'AK-000001.zip'), inputOf(orderOf([line()])), {
    confirm: async () => {
      throw new PackError('The order was changed meanwhile.')
    },
  })
  await expect(changed).rejects.toThrow('The order was changed meanwhile.')
  expect(await readdir(folder)).toEqual([])
})
