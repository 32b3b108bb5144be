import type { DesignDocument } from '@kitwright/design'
import { describe, expect, test } from 'vitest'
import { type Sheet, USUAL_SETTINGS } from '../../../index.ts'
import { kit, sheetsIn, sourcesOf } from '../../../testing/kit.ts'
import { freeProfiles, writePdf } from '../../index.ts'
import { findDifference } from './findDifference.ts'
import { signPages } from '../reference/signPages.ts'

const sources = await sourcesOf(kit())
const profiles = await freeProfiles()
const ofBack = (sheets: readonly Sheet[]): Sheet[] => sheets.filter(({ piece }) => piece === 'back')
const back = (player: { name: string; number: number | null }, document: DesignDocument = kit()): Sheet[] =>
  ofBack(sheetsIn('L', { player, document }))

async function read(printed: readonly Sheet[], ordered: readonly Sheet[]) {
  const pdf = await writePdf({ sheets: printed, sources, profiles, title: 'KIT 1.1', madeAt: new Date(0) })
  return findDifference(pdf, { sheets: ordered, sources })
}

const SOK = { name: 'សុខ ដារ៉ា', number: 10 }

describe('a file that is read back', () => {
  test('is as it was ordered, every piece of a garment', async () => {
    const sheets = sheetsIn('XS')
    expect(await read(sheets, sheets)).toBeNull()
  })
  test('is printed mirrored on request and read as cloth; others detected', async () => {
    const settings = { ...USUAL_SETTINGS, isMirrored: true, cutName: 'Thru-cut' }
    const player = { name: 'DARA', number: 7 }
    const mirrored = ofBack(sheetsIn('L', { player, settings }))
    expect(await read(mirrored, mirrored)).toBeNull()
    expect(await read(back(player), mirrored)).toMatchObject({ kind: 'code', piece: 'back' })
    expect(await read(mirrored, back(player))).toMatchObject({ kind: 'code' })
  })
  test('with another name is detected, down to one Khmer sign', async () => {
    const other = { ...SOK, name: 'សុខ ដារ៉' }
    expect(await read(back(other), back(SOK))).toMatchObject({ kind: 'text-picture', piece: 'back', text: SOK.name })
    expect(await read(back({ name: 'DARO', number: 7 }), back({ name: 'DARA', number: 7 }))).toMatchObject({
      kind: 'text-picture',
      text: 'DARA',
    })
  })
  test('with a number of another height is found out by its millimetres', async () => {
    for (const [byMm, least, most] of [
      [6, 3, 6],
      [2, 1, 1.95],
    ] as const) {
      const smaller = kit().layers.map(layer =>
        layer.id === 'backNumber' && layer.kind === 'text' ? { ...layer, sizeMm: layer.sizeMm - byMm } : layer,
      )
      const found = await read(back(SOK, { ...kit(), layers: smaller }), back(SOK))
      expect(found).toMatchObject({ kind: 'number-height', text: '10' })
      const off = Number(found!.wanted) - Number(found!.found)
      expect([off > least, off < most], String(off)).toEqual([true, true])
    }
  })
  test('has its numbers measured by themselves, also where they lie on stripes', async () => {
    const plain = kit()
    const place = { scale: 0.6, rotationDeg: 10, offsetXMm: 3.3, offsetYMm: 5.1 }
    const pattern = { id: 'pinstripes', colour: '#ffffff', opacity: 1, ...place }
    const grey = { kind: 'solid' as const, colour: '#7c8aa0' }
    const layers = plain.layers.map(layer => (layer.id === 'backNumber' ? { ...layer, fill: grey } : layer))
    const base = { ...plain.parts['base']!, pattern }
    const striped: DesignDocument = { ...plain, layers, parts: { ...plain.parts, base } }
    const own = await sourcesOf(striped)
    const printed = async (document: DesignDocument) =>
      writePdf({ sheets: back(SOK, document), sources: own, profiles, title: 'KIT 1.1', madeAt: new Date(0) })
    const ordered = { sheets: back(SOK, striped), sources: own }
    expect(await findDifference(await printed(striped), ordered)).toBeNull()
    const smaller = striped.layers.map(layer =>
      layer.id === 'backNumber' && layer.kind === 'text' ? { ...layer, sizeMm: layer.sizeMm - 6 } : layer,
    )
    expect(await findDifference(await printed({ ...striped, layers: smaller }), ordered)).toMatchObject({
      kind: 'number-height',
    })
  })
  test('with a translucent pattern is as ordered; stronger ones are detected', async () => {
    const place = { scale: 4, rotationDeg: 0, offsetXMm: 0, offsetYMm: 0 }
    const striped = (opacity: number): DesignDocument => {
      const pattern = { id: 'pinstripes', colour: '#ffffff', opacity, ...place }
      return { ...kit(), parts: { ...kit().parts, sleeves: { ...kit().parts['sleeves']!, pattern } } }
    }
    const own = await sourcesOf(striped(0.4))
    const sleeve = (document: DesignDocument): Sheet[] =>
      sheetsIn('L', { document }).filter(({ piece }) => piece === 'sleeveL')
    const sheets = sleeve(striped(0.4))
    const printed = async (of: readonly Sheet[]) =>
      writePdf({ sheets: of, sources: own, profiles, title: 'KIT 1.1', madeAt: new Date(0) })
    expect(await findDifference(await printed(sheets), { sheets, sources: own })).toBeNull()
    const hidden = await printed(sleeve(striped(1)))
    expect(await findDifference(hidden, { sheets, sources: own })).toMatchObject({ kind: 'colour', found: '#ffffff' })
  })
  test('with opposite gradient colours is as ordered across their grey', async () => {
    const [from, to] = [
      { colour: '#ff00ff', at: 0 },
      { colour: '#00ff00', at: 100 },
    ]
    const fill = {
      kind: 'gradient' as const,
      shape: 'linear' as const,
      angleDeg: 45,
      stops: [from, to] as [typeof from, typeof to],
    }
    const base = { ...kit().parts['base']!, fill }
    const sheets = back(SOK, { ...kit(), parts: { ...kit().parts, base } })
    expect(await read(sheets, sheets)).toBeNull()
  })
  test('with a page more or less than it has pieces is found out', async () => {
    const two = sheetsIn('L', { player: SOK }).filter(({ piece }) => ['back', 'collar'].includes(piece))
    const counted = (wanted: string, found: string) => ({ kind: 'page-size', piece: '', wanted, found, text: '' })
    expect(await read(two, two.slice(0, 1))).toEqual(counted('1', '2'))
    expect(await read(two.slice(0, 1), two)).toEqual(counted('2', '1'))
  })
  test('in another colour, of another size or with another code is found out', async () => {
    const plain = kit()
    const greener = { ...plain.parts['base']!, fill: { kind: 'solid' as const, colour: '#0f7a6e' } }
    const parts = { ...plain.parts, base: greener }
    expect(await read(back(SOK, { ...plain, parts }), back(SOK))).toMatchObject({ kind: 'colour', wanted: '#0f766e' })
    const [sheet] = back(SOK)
    const [x0, y0, x1, y1] = sheet!.page
    const wider = (await read([{ ...sheet!, page: [x0, y0, x1 + 1, y1] }], [sheet!]))!
    expect(wider).toMatchObject({ kind: 'page-size', piece: 'back' })
    const sizes = [wider.wanted, wider.found].map(told => told.split(' × ').map(Number))
    expect(sizes[1]![0]! - sizes[0]![0]!).toBeCloseTo(1, 1)
    expect(sizes[1]![1]).toBe(sizes[0]![1])
    const label = { ...sheet!.label, qr: 'KIT-000042/2222222' }
    expect(await read([{ ...sheet!, label }], [sheet!])).toMatchObject({ kind: 'code', found: 'KIT-000042/2222222' })
  })
  test('is compared with all its own, with shared parts drawn once', async () => {
    const printed = async (sheets: readonly Sheet[]) =>
      writePdf({ sheets, sources, profiles, title: 'KIT 1.1', madeAt: new Date(0) })
    const find = async (pdf: Uint8Array, sheets: readonly Sheet[], alike: string) =>
      findDifference(pdf, { sheets, sources, alike })
    const [sok, dara, large] = [back(SOK), back({ name: 'DARA', number: 7 }), ofBack(sheetsIn('XL', { player: SOK }))]
    const files = { sok: await printed(sok), dara: await printed(dara), large: await printed(large) }
    expect([await find(files.sok, sok, 'L'), await find(files.dara, dara, 'L')]).toEqual([null, null])
    expect(await find(files.dara, back({ name: 'DARO', number: 7 }), 'L')).toMatchObject({
      kind: 'text-picture',
      text: 'DARO',
    })
    expect(await find(files.large, large, 'XL')).toBeNull()
    const red: DesignDocument = {
      ...kit(),
      parts: { ...kit().parts, base: { ...kit().parts['base']!, fill: { kind: 'solid', colour: '#b91c1c' } } },
    }
    // A caller that declares them alike by mistake still gets a difference.
    expect(await find(files.sok, back(SOK, red), 'XL')).not.toBeNull()
    expect(await find(files.sok, sok, 'L')).toBeNull()
  })
  test('is compared once for equal pages, again for a changed one', async () => {
    const sleeves = (sheets: readonly Sheet[]) => sheets.filter(({ piece }) => ['back', 'sleeveL'].includes(piece))
    const of = (player: { name: string; number: number }, garment: number, document: DesignDocument = kit()) =>
      sleeves(sheetsIn('M', { player, document, label: { order: 'KIT-000042', line: 2, garment } }))
    const printed = async (sheets: readonly Sheet[]) =>
      writePdf({ sheets, sources, profiles, title: 'KIT 2.1', madeAt: new Date(0) })
    const find = async (pdf: Uint8Array, sheets: readonly Sheet[]) =>
      findDifference(pdf, { sheets, sources, alike: 'shared M' })
    const [sok, dara] = [of(SOK, 1), of({ name: 'DARA', number: 7 }, 2)]
    const files = { sok: await printed(sok), dara: await printed(dara) }
    const [own, other] = [await signPages(files.sok), await signPages(files.dara)]
    // Their sleeves differ only in the label, their backs in more.
    expect(own.map((sign, i) => sign === other[i])).toEqual(sok.map(({ piece }) => piece === 'sleeveL'))
    expect([await find(files.sok, sok), await find(files.dara, dara)]).toEqual([null, null])
    const sleeve = (colour: string): DesignDocument => ({
      ...kit(),
      parts: { ...kit().parts, sleeves: { ...kit().parts['sleeves']!, fill: { kind: 'solid', colour } } },
    })
    const green = of({ name: 'DARA', number: 7 }, 2, sleeve('#15803d'))
    // A page with other colours, another sheet, and another player's label on a known page.
    expect(await find(await printed(green), dara)).toMatchObject({ kind: 'colour', piece: 'sleeveL' })
    expect(await find(files.dara, green)).toMatchObject({ kind: 'colour', piece: 'sleeveL' })
    expect(await find(files.sok, of(SOK, 3))).toMatchObject({ kind: 'code' })
    expect(await find(files.dara, dara)).toBeNull()
  })
})
