import { createDesign } from '@kitwright/design'
import { defaultChart, getGarment, sewnGarments, runOf, sizeLabel, type Size } from '@kitwright/garment'
import { loadGrades } from '@kitwright/garment/grades'
import { boxAround, boxHeight, distance, polygonContains, type Point } from '@kitwright/measure'
import * as dxfParser from 'dxf-parser'
import type { IDxf, IEntity, IInsertEntity, IPointEntity, IPolylineEntity } from 'dxf-parser'
import { expect, test } from 'vitest'
import { USUAL_SETTINGS } from '../settings.ts'
import { asciiName, asciiOf } from './toAscii.ts'
import { patternPieces, type PatternPiece } from './patternPieces.ts'
import { writeDxf, type DxfInput } from './writeDxf.ts'

async function patternOf(id: string, sizes: readonly Size[]): Promise<PatternPiece[]> {
  const garment = getGarment(id)
  const chart = defaultChart(garment.productType)
  const { options } = createDesign(id)
  return patternPieces({ garment, grades: await loadGrades(id), chart, options, sizes, settings: USUAL_SETTINGS })
}

const kit = await patternOf('soccer', runOf('SOCCER_KIT'))

const write = (change: Partial<DxfInput> = {}): string =>
  writeDxf({
    pieces: kit,
    style: 'AK-000042-1',
    code: 'AK-000042-1',
    baseSize: 'M',
    madeAt: new Date('2026-11-25T08:30:00Z'),
    ...change,
  })

type Parser = new () => { parseSync: (text: string) => IDxf | null }
const { default: DxfParser } = dxfParser as unknown as { default: Parser }
/** Parses with an independent reader. */
function read(dxf: string): IDxf {
  const parsed = new DxfParser().parseSync(dxf)
  if (!parsed) throw new Error('no DXF')
  return parsed
}

const on = <T extends IEntity>(entities: readonly IEntity[], type: string, layer: number): T[] =>
  entities.filter((each): each is T => each.type === type && each.layer === String(layer))

const cornersOf = (entities: readonly IEntity[], layer: number): Point[][] =>
  on<IPolylineEntity>(entities, 'POLYLINE', layer).map(({ vertices }) => vertices.map(({ x, y }) => ({ x, y: -y })))

const wordsOf = (entities: readonly IEntity[]): string[] =>
  entities.flatMap(each => (each.type === 'TEXT' ? [(each as IEntity & { text: string }).text] : []))

const farthest = (points: readonly Point[], from: readonly Point[]): number =>
  Math.max(...points.map(point => Math.min(...from.map(other => distance(point, other)))))

test('ten nested sizes have a block per piece, lines exact to 0.01 mm', () => {
  const { blocks, entities } = read(write())
  expect(Object.keys(blocks)).toHaveLength(10 * 10)
  expect(on<IInsertEntity>(entities, 'INSERT', 1).map(({ name }) => name)).toEqual(Object.keys(blocks))
  for (const piece of kit) {
    const { entities: drawn } = blocks[`AK-000042-1_${piece.piece.toUpperCase()}_${sizeLabel(piece.size)}`]!
    const [[boundary], [sewn], folds] = [1, 14, 8].map(layer => cornersOf(drawn, layer)) as [
      Point[][],
      Point[][],
      Point[][],
    ]
    expect(farthest(piece.lines.cut, boundary!)).toBeLessThan(0.01)
    expect(farthest(piece.lines.sew, sewn!)).toBeLessThan(0.01)
    expect(farthest(sewn!, piece.lines.sew)).toBeLessThan(0.01)
    expect(boundary!.at(-1)).toEqual(boundary![0])
    expect(folds).toHaveLength(piece.lines.folds.length)
  }
})

test('notches are counted boundary corners, grain lies inside, turns differ from curves', () => {
  const { blocks } = read(write({ pieces: kit.filter(({ size }) => size === 'M') }))
  for (const piece of kit.filter(({ size }) => size === 'M')) {
    const { entities } = blocks[`AK-000042-1_${piece.piece.toUpperCase()}_M`]!
    const [boundary] = cornersOf(entities, 1)
    const notches = on<IPointEntity>(entities, 'POINT', 4)
    expect(notches).toHaveLength(piece.notches.length)
    for (const [i, { position }] of notches.entries()) {
      expect(distance({ x: position.x, y: -position.y }, piece.notches[i]![0])).toBeLessThan(1)
      expect(farthest([{ x: position.x, y: -position.y }], boundary!)).toBeLessThan(0.01)
      expect(position.z).toBeCloseTo(-USUAL_SETTINGS.seamMm / 2)
    }
    const [grain] = on<IPolylineEntity>(entities, 'LINE', 7)
    expect(
      grain!.vertices.every(({ x, y }) => polygonContains(piece.lines.sew, { x, y: -y })),
      piece.piece,
    ).toBe(true)
    const [from, to] = grain!.vertices
    const box = boxAround(piece.lines.sew)
    expect(distance(from!, to!) / boxHeight(box), piece.piece).toBeGreaterThan(0.5)
    // D6673 requires points for everything cut, drawn and sewn.
    const pointsOn = (layer: number): Point[] =>
      on<IPointEntity>(entities, 'POINT', layer).map(({ position: { x, y } }) => ({ x, y: -y }))
    const [turns, curves] = [pointsOn(2), pointsOn(3)]
    const drawn = [...boundary!.slice(1), ...[8, 14].flatMap(layer => cornersOf(entities, layer)).flat()]
    const inFile = [...turns, ...curves]
    expect(Math.max(farthest(inFile, drawn), farthest(drawn, inFile)), piece.piece).toBeLessThan(0.001)
    expect(turns.length).toBeGreaterThanOrEqual(6 + 2 * piece.lines.folds.length)
    expect(turns.length + curves.length).toBe(drawn.length - 1)
  }
})

test('the texts of a DXF file say style, piece, size, quantity and material', () => {
  const { blocks, entities } = read(write({ ordered: { M: 12, XXL: 3 } }))
  const head = wordsOf(entities)
  expect(head).toEqual(
    expect.arrayContaining(['STYLE NAME: AK-000042-1', 'SAMPLE SIZE: M', 'UNITS: METRIC', 'CREATION DATE: 25-11-2026']),
  )
  expect(head.find(each => each.startsWith('ORDERED:'))).toContain('M 12, L 0, XL 0, 2XL 3')
  expect(wordsOf(blocks['AK-000042-1_SLEEVEL_2XL']!.entities)).toEqual([
    'PIECE NAME: SLEEVE-L',
    'SIZE: 2XL',
    'QUANTITY: 1',
    'MATERIAL: MAIN',
    'ANNOTATION: AK-000042-1 ORDERED 3',
  ])
})

test.each([
  ['ឈុតបាល់ទាត់ ២០២៦', 'AK-000042-1'],
  ['Équipe ★ 3', 'AK-000042-1'],
  ['Équipe d’été', 'EQUIPE-D-ET'],
  ['a very long name of a style that no program takes', 'A-VERY-LONG'],
  ['   ', 'AK-000042-1'],
])('a style named “%s” is ASCII, with distinct block names', (style, begins) => {
  const dxf = write({ style })
  expect(dxf).toMatch(/^[\x20-\x7e\r\n]*$/)
  const names = Object.keys(read(dxf).blocks)
  expect(names).toHaveLength(100)
  expect(names.every(name => /^[\w-]{1,31}$/.test(name) && name.startsWith(begins.slice(0, 11)))).toBe(true)
})

test('a name is not written by halves', () => {
  expect(asciiOf('Café Đà Nẵng', 'X')).toBe('Cafe Da Nang')
  expect(asciiOf('FC សុខ', 'FC-1')).toBe('FC-1')
  expect(asciiName('', '', 8)).toBe('X')
})

test.each(sewnGarments())('%s has a pattern in its smallest and largest size', async id => {
  const pieces = await patternOf(id, ['XS', 'XXXXXXL'])
  const { blocks } = read(write({ pieces }))
  expect(Object.keys(blocks)).toHaveLength(pieces.length)
})

test('without pieces there is no DXF file', () => {
  expect(() => write({ pieces: [] })).toThrow('a cutting file needs pieces')
})
