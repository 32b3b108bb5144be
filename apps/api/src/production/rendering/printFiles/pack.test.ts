import { nodeSurface } from '@kitwright/artwork/node'
import { measureLayer } from '@kitwright/artwork'
import {
  createDesign,
  createImageLayer,
  createPatternUse,
  createTextLayer,
  type DesignDocument,
} from '@kitwright/design'
import { defaultChart, getGarment, zoneOf } from '@kitwright/garment'
import { loadGrades } from '@kitwright/garment/grades'
import { libraryFontOf, packRanges, wholeCoverageOf } from '@kitwright/library'
import { fontFile, measureFont, readFont } from '@kitwright/library/node'
import { makeSheets, USUAL_SETTINGS } from '@kitwright/press'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { LineToSew } from '../../../orders/index.ts'
import type { GarmentToMake, PieceResult } from '../garmentFiles/job.ts'
import { work as make } from '../garmentFiles/makeWorker.ts'
import { checkRoster } from '../garmentFiles/checkRoster.ts'
import { sourcesOf } from '../garmentFiles/drawingSources.ts'
import { garmentsOf } from '../../garments/orderGarments.ts'
import { PackError } from '../../garments/packError.ts'
import { document, line, name, orderOf } from '../../testing/order.ts'

const garment = getGarment('tshirt')
const plain = createDesign('tshirt')

test('every garment of a line is sewn, with its sleeves and name', () => {
  const [one, ...more] = garmentsOf(orderOf(line({ sleeve: 'long', print_name: '' }), line({ qty: 3 })))
  expect(one).toMatchObject({ player: { name: 'Sok Dara', number: 7 }, document: { options: { sleeve: 'long' } } })
  expect(more.map(each => [each.line, each.garment, each.player?.name])).toEqual([
    [2, 1, 'DARA'],
    [2, 2, 'DARA'],
    [2, 3, 'DARA'],
  ])
})

test('a player without name and number wears none; plain sizes are sewn as designed', () => {
  const nobody = { player_name: '', print_name: '', number: null }
  const players = (...lines: LineToSew[]) => garmentsOf(orderOf(...lines)).map(({ player }) => player)
  expect(players(line(), line(nobody))).toEqual([
    { name: 'DARA', number: 7 },
    { name: '', number: null },
  ])
  expect(players(line(), line({ ...nobody, document_hash: 'another' }))[1]).toBeNull()
  expect(players(line(nobody))).toEqual([null])
  for (const somebody of [{ player_name: 'Dara' }, { print_name: 'DARA' }, { number: 0 }])
    expect(players(line({ ...nobody, ...somebody }))[0], JSON.stringify(somebody)).not.toBeNull()
})

test('a size that there is none of says whose it is', () => {
  for (const size of ['0', '', '12XL'])
    expect(() => garmentsOf(orderOf(line({ size })))).toThrow(
      new PackError('size-unknown', { line: '1', name: 'DARA', number: '7', size }),
    )
})

test('a garment is named by what its line has, by design and line', () => {
  const whoOf = (change: Partial<LineToSew>) => garmentsOf(orderOf(line(change)))[0]!.who
  expect(whoOf({ print_name: '' })).toEqual({ line: '1', name: 'Sok Dara', number: '7', size: 'M' })
  expect(whoOf({ number: 0, player_name: '', print_name: '' })).toMatchObject({ name: '', number: '0' })
  expect(whoOf({ number: null, size: 'XL' })).toMatchObject({ name: 'DARA', number: '', size: 'XL' })
  expect(garmentsOf(orderOf(line({ id: 'own', revision: 4 })))).toMatchObject([
    { lineId: 'own', revision: 4, documentHash: 'hash', size: 'M' },
  ])
})

test('a garment keeps its sleeves without a choice, and goalkeepers wear their kit', () => {
  const documentOf = (change: Partial<LineToSew>) => garmentsOf(orderOf(line(change)))[0]!.document
  const hoodie = createDesign('hoodie')
  expect(documentOf({ document: hoodie, sleeve: 'short' }).options).toEqual(hoodie.options)
  const vest = createDesign('sleeveless')
  expect(documentOf({ document: vest, sleeve: 'long' }).options).toEqual(vest.options)
  const kits = [{ role: 'goalkeeper', colours: { main: '#000000' }, parts: {} }]
  const both = { ...document, clubColours: [{ tone: 'main', name: null, colour: '#1e3a8a' }], kits }
  const mainOf = (version: LineToSew['version']) => documentOf({ document: both, version }).clubColours[0]!.colour
  expect([mainOf('player'), mainOf('goalkeeper')]).toEqual(['#1e3a8a', '#000000'])
})

test('a line is sewn in its kit, goalkeepers too; in a removed kit never', () => {
  const kits = [
    { role: 'away', colours: { main: '#f8fafc' }, parts: {} },
    { role: 'goalkeeper', colours: { main: '#000000' }, parts: {} },
  ]
  const all = { ...document, clubColours: [{ tone: 'main', name: null, colour: '#1e3a8a' }], kits }
  const away = { document: all, kit: 'away' } as const
  const mains = garmentsOf(orderOf(line({ document: all }), line(away), line({ ...away, version: 'goalkeeper' }))).map(
    garment => garment.document.clubColours[0]!.colour,
  )
  expect(mains).toEqual(['#1e3a8a', '#f8fafc', '#f8fafc'])
  expect(() => garmentsOf(orderOf(line({ kit: 'away' })))).toThrow(
    new PackError('kit-missing', { line: '1', name: 'DARA', number: '7', size: 'M' }),
  )
})

test('sheets that say another name than was ordered are refused', async () => {
  const [ordered] = garmentsOf(orderOf(line()))
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
  expect(() => checkRoster(sheetsFor({ name: 'DARA', number: 7 }), ordered!)).not.toThrow()
  expect(() => checkRoster(sheetsFor({ name: 'DARO', number: 7 }), ordered!)).toThrow(/text-differs.*DARO/)
  expect(() => checkRoster(sheetsFor({ name: 'DARA', number: 1 }), ordered!)).toThrow(/text-differs/)
  expect(() => checkRoster(sheetsFor({ name: 'DARO', number: 7 }), { ...ordered!, player: null })).not.toThrow()
  const layer = (role: 'frontNumber' | 'frontText', text: string) => ({
    kind: 'layer',
    layer: createTextLayer('n', role, text, zoneOf(garment, plain.options, 'frontText')!),
  })
  const saying = (role: 'frontNumber' | 'frontText', text: string) =>
    sheetsFor({ name: 'DARA', number: 7 }).map(sheet => ({
      ...sheet,
      artwork: { ...sheet.artwork, instructions: [layer(role, text) as never] },
    }))
  expect(() => checkRoster(saying('frontNumber', '8'), ordered!)).toThrow(/text-differs.*DARA.*"8"/)
  expect(() => checkRoster(saying('frontNumber', '7'), ordered!)).not.toThrow()
  // A team's name is no player's number.
  expect(() => checkRoster(saying('frontText', 'CLUB'), ordered!)).not.toThrow()
  const bare = { ...ordered!, player: { name: 'DARA', number: null } }
  expect(() => checkRoster(saying('frontNumber', '7'), bare)).toThrow(/text-differs/)
})

const toMake = (change: Partial<GarmentToMake> = {}): GarmentToMake => ({
  document,
  chart: defaultChart('TSHIRT'),
  size: 'M',
  player: { name: 'DARA', number: 7 },
  settings: USUAL_SETTINGS,
  label: { order: 'AK-000001', line: 1, garment: 1 },
  who: { line: '1', name: 'DARA', number: '7', size: 'M' },
  madeAt: new Date('2026-11-24T08:00:00Z'),
  images: [],
  fonts: [],
  ...change,
})

describe('what a garment is drawn from', () => {
  const id = '11111111-1111-4111-8111-111111111111'
  const asset = { source: 'file' as const, id, widthPx: 1, heightPx: 1 }
  const logo = createImageLayer('logo', 'logo', asset, zoneOf(garment, plain.options, 'logo')!)
  const shown: DesignDocument = { ...plain, layers: [logo] }
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const from = async (bytes: Uint8Array | null) =>
    sourcesOf(toMake({ document: shown, images: [{ id, bytes, isAltered: false }] }))
  test('must be there and must be a picture', async () => {
    expect((await from(png)).sources.images.size).toBe(1)
    await expect(from(null)).rejects.toThrow(
      `picture-gone {"line":"1","name":"DARA","number":"7","size":"M","picture":"${id}","piece":"front"}`,
    )
    await expect(from(Buffer.from('words'))).rejects.toThrow(/picture-unreadable/)
    const lettered = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text y="9">FC</text></svg>'
    await expect(from(Buffer.from(lettered))).rejects.toThrow(/picture-letters/)
    const within = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image width="9" height="9" href="data:image/svg+xml;base64,${Buffer.from(lettered).toString('base64')}"/></svg>`
    await expect(from(Buffer.from(within))).rejects.toThrow(/picture-letters/)
  })
  test('is what was uploaded, on whichever piece it is seen', async () => {
    const altered = { id, bytes: null, isAltered: true }
    const told = `picture-altered {"line":"1","name":"DARA","number":"7","size":"M","picture":"${id}","piece":`
    await expect(sourcesOf(toMake({ document: shown, images: [altered] }))).rejects.toThrow(`${told}"front"}`)
    const laid = { inks: 1, widthMm: 200, heightMm: 200, gapXMm: 0, gapYMm: 0, rows: 'once' } as const
    const pattern = { ...createPatternUse('own', '#facc15'), motif: { kind: 'picture', asset, ...laid } as const }
    const parts = { ...plain.parts, sleeves: { ...plain.parts['sleeves']!, pattern } }
    const worn = toMake({ document: { ...plain, parts }, images: [altered] })
    await expect(sourcesOf(worn)).rejects.toThrow(`${told}"sleeveL"}`)
  })
  test('are the fonts that are seen', async () => {
    const gone = { ...name, font: 'own-0123456789abcdef', isHidden: true }
    await expect(sourcesOf(toMake({ document: { ...plain, layers: [gone] } }))).resolves.toBeDefined()
  })
})

const told: number[] = []
const waiting = { tell: (done: number) => void told.push(done), enough: new AbortController().signal }

test('a player without number gets a garment that shows and names none', async () => {
  const number = createTextLayer('number', 'backNumber', '0', zoneOf(garment, plain.options, 'backNumber')!)
  const shown = { ...document, layers: [name, number] }
  const { pieces } = (await make(toMake({ document: shown, player: { name: 'DARA', number: null } }), waiting)) as {
    pieces: readonly PieceResult[]
  }
  expect(pieces.map(({ piece }) => piece)).toContain('back')
  // It reports its progress piece by piece.
  expect(told).toEqual(pieces.map((_, i) => i + 1))
})

test('a letter without font, or a missing font, fails with its owner’s name', async () => {
  const who = { line: '1', name: 'DARA', number: '7', size: 'M' }
  expect(await make(toMake({ player: { name: 'DA᚛RA', number: 7 } }), waiting)).toEqual({
    problem: { id: 'letters-missing', values: { ...who, letters: '᚛', text: 'DA᚛RA' } },
  })
  // A foot typed twice, a tab, and characters that would reverse the message itself: it shows each.
  for (const [typed, letters] of [
    ['ស្្ុខ', '◌្ ◌ុ'],
    ['DA\tRA', 'U+0009'],
    ['\u202eDARA', 'U+202E'],
  ])
    expect(await make(toMake({ player: { name: typed!, number: 7 } }), waiting), typed).toMatchObject({
      problem: { id: 'letters-missing', values: { letters, text: typed } },
    })
  const font = 'own-0123456789abcdef'
  const gone = { ...document, layers: [{ ...name, font }] }
  expect(await make(toMake({ document: gone }), waiting)).toEqual({
    problem: { id: 'font-gone', values: { ...who, font } },
  })
})

test('a font prints with all its files, and counts as missing without one', async () => {
  const read = (subset: string) => {
    const file = fontFile({ cssFamily: '', file: `@fontsource/oswald/files/oswald-${subset}-400-normal.woff2` })
    const bytes = readFileSync(file)
    return { bytes, coverage: packRanges(readFont(bytes).coverage) }
  }
  const [latin, accented] = [read('latin'), read('latin-ext')]
  const common = { family: 'Sabay Slab', lang: 'en', source: 'Fontsource' } as const
  const part = { id: 'own-00000000000000b2', subset: 'latin-ext', url: '/b', coverage: accented.coverage }
  const metrics = measureFont(latin.bytes, readFont(latin.bytes).coverage)
  const first = { ...common, id: 'own-00000000000000b1', url: '/a', metrics, coverage: latin.coverage, more: [part] }
  const coverage = wholeCoverageOf(libraryFontOf(first))!
  const fonts = [
    { font: first, bytes: latin.bytes, coverage, isAltered: false },
    { font: { ...common, ...part, metrics }, bytes: accented.bytes, coverage: accented.coverage, isAltered: false },
  ]
  const shown = { ...document, layers: [{ ...name, font: first.id, weight: 400 }] }
  const wanted = { document: shown, player: { name: 'ŁUKASZ', number: 7 } }
  expect(await make(toMake({ ...wanted, fonts }), waiting)).not.toHaveProperty('problem')
  expect(await make(toMake({ ...wanted, fonts: fonts.slice(0, 1) }), waiting)).toMatchObject({
    problem: { id: 'font-gone', values: { font: first.id } },
  })
})

test('a name that would be cut off fails with its owner and place', async () => {
  const named = async (text: string, document: DesignDocument) =>
    make(toMake({ document, player: { name: text, number: 7 } }), waiting)
  const long = 'W'.repeat(40)
  expect(await named(long, document)).toEqual({
    problem: {
      id: 'name-too-wide',
      values: { line: '1', name: 'DARA', number: '7', size: 'M', piece: 'back', text: long },
    },
  })
  // It may be set smaller and in two lines, or squeezed if the design allows that.
  expect(await named('W'.repeat(14), document)).not.toHaveProperty('problem')
  expect(await named(long, { ...document, layers: [{ ...name, fit: 'squeeze' }] })).not.toHaveProperty('problem')
})
