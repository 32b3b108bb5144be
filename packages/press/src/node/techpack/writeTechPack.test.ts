import { Buffer } from 'node:buffer'
import { measureLayer, patternsOf } from '@kitwright/artwork'
import { nodeSources, nodeSurface } from '@kitwright/artwork/node'
import { createImageLayer, createPatternUse } from '@kitwright/design'
import { defaultChart, getGarment, zoneOf } from '@kitwright/garment'
import { parseHex } from '@kitwright/measure'
import { describe, expect, test } from 'vitest'
import { loadPaperTexts, USUAL_SETTINGS, type SquadLine, type TechPackInput } from '../../index.ts'
import { placementsOn } from '../../techpack/placements.ts'
import { kit, sheetsIn, sourcesOf } from '../../testing/kit.ts'
import { readBack, type PdfPagePixels } from '../../testing/readBack.ts'
import { coloursOnPaper } from './colours.ts'
import { letteringOf } from './placement.ts'
import { writeTechPack } from '../index.ts'
import { linesIn, widthOf } from '../paper/measureLines.ts'
import type { Pen } from '../paper/paperPen.ts'
import { paginate, paintTable } from '../paper/table.ts'
import { writePaper } from '../paper/writePaper.ts'

const kh = await loadPaperTexts('kh')

const tape = [{ edges: [{ piece: 'front', edge: 'sideR' }], widthMm: 8, colour: '#d9a63a' }]
const document = { ...kit(), colourCodes: { '#0f766e': 'PANTONE 3292 C' }, piping: tape }
const measure: TechPackInput['measure'] = layer => measureLayer(layer, nodeSurface)
const sheets = sheetsIn('M', { player: null })

const line = (change: Partial<SquadLine> = {}): SquadLine => ({
  line: 1,
  number: 10,
  printed: 'សុខ ដារ៉ា',
  name: 'Sok Dara',
  size: 'M',
  sleeve: 'short',
  version: 'player',
  qty: 1,
  ...change,
})

const input = async (change: Partial<TechPackInput> = {}): Promise<TechPackInput> => ({
  shop: 'Angkor',
  order: 'KIT-000042',
  style: 'KIT-000042-1',
  name: 'ក្រុមភ្នំពេញ',
  kit: null,
  revision: 3,
  approvedAt: new Date('2026-11-25T08:00:00Z'),
  document,
  garment: getGarment('soccer'),
  chart: defaultChart('SOCCER_KIT'),
  chartVersion: 1,
  baseSize: 'M',
  cardCodes: {},
  fabrics: ['Interlock'],
  lines: [line()],
  sheets,
  sources: await sourcesOf(document),
  views: {},
  settings: USUAL_SETTINGS,
  measure,
  ...change,
})

function coloursIn({ data }: PdfPagePixels): Set<string> {
  const found = new Set<string>()
  for (let i = 0; i < data.length; i += 4) found.add(`${data[i]} ${data[i + 1]} ${data[i + 2]}`)
  return found
}

describe('a tech pack', () => {
  test('has a landscape A4 page per subject, with every colour', async () => {
    const [say, facts] = [await loadPaperTexts('kh'), await input()]
    const pdf = await writeTechPack(facts, say)
    const pages = await readBack(pdf, 30)
    // Overview, colours, front, back, measures, squad, sewing; the design has nothing on its shorts.
    expect(pages).toHaveLength(7)
    for (const { widthMm, heightMm } of pages) expect([widthMm, heightMm].map(Math.round)).toEqual([297, 210])
    const colours = coloursIn(pages[1]!)
    for (const hex of ['#0f766e', '#dc2626', '#7c2d12', '#1e3a8a', '#d9a63a']) {
      const { r, g, b } = parseHex(hex)!
      expect(colours, hex).toContain(`${r} ${g} ${b}`)
    }
  })

  test('shows a whole-garment pattern as one opaque picture on each piece', async () => {
    const pattern = { ...createPatternUse('sash', '#facc15'), opacity: 0.8 }
    const base = { ...document.parts['base']!, pattern, span: 'garment' as const }
    const worn = { ...document, parts: { ...document.parts, base, sleeves: base } }
    const sheets = sheetsIn('M', { document: worn, player: null })
    const sources = await nodeSources(patternsOf(worn), new Map(), 'screen')
    const pdf = await writeTechPack(await input({ document: worn, sheets, sources }), kh)
    const told = Buffer.from(pdf).toString('latin1')
    const wrapped = placementsOn(sheets, worn, measure).filter(({ sheet: { artwork } }) =>
      artwork.instructions.some(each => each.kind === 'ground' && each.wrap && each.patterns.length > 0),
    )
    expect(wrapped.length).toBeGreaterThan(1)
    expect(told.split('/Subtype /Image').length - 1).toBe(wrapped.length)
    expect(told).not.toContain('/SMask ')
  })

  test('names a colour’s card code, and marks a customer’s as label', async () => {
    const say = await loadPaperTexts('en')
    const codesIn = async (change: Partial<TechPackInput>): Promise<string[]> => {
      const facts = await input({ ...change })
      return coloursOnPaper({ input: facts, say }).map(({ codes }) => codes.join(', '))
    }
    const own = { ...document, colourCodes: { '#0f766e': 'PANTONE 3295 C' } }
    const cardCodes = { '#0f766e': 'TX-163 Emerald', '#000001': 'TX-999' }
    const [plain, both] = [await codesIn({}), await codesIn({ document: own, cardCodes })]
    expect(plain.join()).not.toContain('TX-')
    expect(both).toContain('TX-163 Emerald, label: PANTONE 3295 C')
    const same = { ...document, colourCodes: { '#0f766e': 'TX-163' } }
    expect(await codesIn({ document: same, cardCodes })).toContain('TX-163 Emerald')
    expect(await codesIn({ document: same })).toContain('label: TX-163')
    expect(both.join()).not.toContain('TX-999')
  })

  test('tells a surrounding picture’s size and dpi, and no ink', async () => {
    const asset = { source: 'file', id: 'p', widthPx: 1000, heightPx: 500 } as const
    const laid = { widthMm: 200, heightMm: 100, gapXMm: 0, gapYMm: 0, rows: 'once' } as const
    const motif = { kind: 'picture', asset, inks: 0, isRound: true, ...laid } as const
    const pattern = { ...createPatternUse('own-picture', '#123456'), motif, scale: 2 }
    const base = { ...document.parts['base']!, pattern, span: 'garment' as const }
    const facts = await input({ document: { ...document, parts: { ...document.parts, base } } })
    const row = coloursOnPaper({ input: facts, say: await loadPaperTexts('en') }).find(
      ({ pattern: told }) => told !== '',
    )
    expect(row?.pattern).toBe(
      'Picture, scale 200 %, rotated 0°, in its own colours, 400 × 200 mm, 63 dpi, over the whole garment',
    )
    expect(row?.inks).toEqual([])
  })

  test('tells a placed picture’s pixels and resolution', async () => {
    const asset = { source: 'file', id: 'crest', widthPx: 120, heightPx: 120 } as const
    const layer = createImageLayer('crest', 'logo', asset, zoneOf(getGarment('soccer'), document.options, 'logo')!)
    const say = await loadPaperTexts('en')
    const placed = { layer: { ...layer, widthMm: 90, heightMm: 90 } }
    const told = letteringOf(placed, { say, input: {} })
    expect(told).toMatch(/, 120 × 120 px, 33 dpi$/)
  })

  test.each([
    ['en', 'vector'],
    ['kh', 'វ៉ិចទ័រ'],
  ] as const)('calls a drawing printed as shapes a vector, without dpi, in %s', async (language, vector) => {
    const say = await loadPaperTexts(language)
    const asset = { source: 'file', id: 'crest', widthPx: 120, heightPx: 120 } as const
    const layer = createImageLayer('crest', 'logo', asset, zoneOf(getGarment('soccer'), document.options, 'logo')!)
    const printedAs = () => ({ isShapes: true, widthPx: 900, heightPx: 900 })
    expect(letteringOf({ layer }, { say, input: { printedAs } })).toBe(`${say('press:picture')}, ${vector}`)
    // A transparent drawing is printed as pixels, so the page states their number.
    const through = { layer: { ...layer, widthMm: 90, heightMm: 90, opacity: 0.5 } }
    expect(letteringOf(through, { say, input: { printedAs } })).toMatch(/, 900 × 900 px, 254 dpi$/)

    const laid = { widthMm: 200, heightMm: 200, gapXMm: 0, gapYMm: 0, rows: 'once' } as const
    const motif = { kind: 'picture', asset, inks: 0, isRound: true, ...laid } as const
    const pattern = { ...createPatternUse('own-picture', '#123456'), motif }
    const base = { ...document.parts['base']!, pattern, span: 'piece' as const }
    const worn = { ...document, parts: { ...document.parts, base } }
    const told = async (change: Partial<TechPackInput>) => {
      const facts = await input({
        document: worn,
        sheets: sheetsIn('M', { document: worn, player: null }),
        ...change,
      })
      return coloursOnPaper({ input: facts, say }).find(row => row.pattern !== '')!.pattern
    }
    expect(await told({ printedAs })).toContain(`200 × 200 mm, ${vector}`)
    expect(await told({ printedAs })).not.toContain('dpi')
    expect(await told({})).toContain('15 dpi')
  })

  test.each(['en', 'kh'] as const)('tells of letters of halftone that they are, in %s', async language => {
    const say = await loadPaperTexts(language)
    const layer = document.layers.find(({ kind }) => kind === 'text')!
    const plain = letteringOf({ layer }, { say, input: {} })
    expect(letteringOf({ layer: { ...layer, isHalftone: true } as typeof layer }, { say, input: {} })).toBe(
      `${plain}, ${say('press:halftone')}`,
    )
  })

  test('tells a mask’s place in both languages, nothing without one', async () => {
    const points = [
      { x: -90, y: 300 },
      { x: 90, y: 300 },
      { x: 0, y: 420 },
    ]
    const outlines = ['front', 'front', 'back', 'hood'].map(piece => ({ piece, points }))
    const told = async (shows: 'inside' | 'outside', isSeen: boolean, language: 'en' | 'kh'): Promise<string> => {
      const pattern = { ...createPatternUse('dots', '#facc15'), opacity: isSeen ? 1 : 0 }
      const base = { ...document.parts['base']!, pattern, mask: { shows, outlines } }
      const facts = await input({ document: { ...document, parts: { ...document.parts, base } } })
      const rows = coloursOnPaper({ input: facts, say: await loadPaperTexts(language) })
      return rows.map(row => row.pattern).join('')
    }
    expect(await told('inside', true, 'en')).toMatch(/, only inside the mask drawn on Front, Back$/)
    expect(await told('outside', true, 'en')).toMatch(/, only outside the mask drawn on Front, Back$/)
    expect(await told('outside', true, 'kh')).toMatch(/, តែខាងក្រៅរបាំងដែលគូរលើ ខាងមុខ, ខាងក្រោយ$/)
    expect(await told('inside', false, 'en')).toBe('')
  })

  test('of which nothing is ordered is none', async () => {
    await expect(writeTechPack(await input({ lines: [] }), await loadPaperTexts('en'))).rejects.toThrow(
      'nothing is ordered of KIT-000042-1',
    )
  })
})

test('places are told from the neck point down and from the middle', () => {
  const layer = document.layers.find(({ role }) => role === 'backNumber')!
  const moved = { ...layer, id: 'moved', xMm: layer.xMm - 40, yMm: 300, rotationDeg: 90 }
  const changed = { ...document, layers: [...document.layers, moved] }
  const back = placementsOn(sheetsIn('M', { player: null, document: changed }), changed, measure).find(
    ({ sheet }) => sheet.piece === 'back',
  )!
  expect(back.isFromNeck).toBe(true)
  const { widthMm, heightMm } = measure(layer)
  const [, number, turned] = back.placements
  expect(number).toMatchObject({ at: 2, widthMm, heightMm, asideMm: layer.xMm })
  expect(number!.belowMm).toBeCloseTo(layer.yMm - heightMm / 2, 2)
  expect(turned!.asideMm).toBeCloseTo(layer.xMm - 40)
  // Rotated by 90°, it reaches up by half its width.
  expect(turned!.belowMm).toBeCloseTo(300 - widthMm / 2)
})

test('a table continues on further pages, with any letters and names', async () => {
  const names = ['DA᚛RA', '🐯', 'អ្នក'.repeat(40), '', 'x'.repeat(200)]
  const rows = Array.from({ length: 30 }, (_, i) => names[i % 5]!)
  const columns = [{ head: 'Name', widthMm: 60, cell: (name: string) => name }]
  const look = { sizeMm: 3, padMm: 1 }
  const parts = paginate(rows, columns, look, { roomMm: 120, say: kh })
  expect(parts.length).toBeGreaterThan(2)
  expect(parts.flat()).toEqual(rows)
  const ends: number[] = []
  const pages = parts.map(part => (pen: Pen) => void ends.push(paintTable(pen, { x: 10, y: 10 }, columns, part, look)))
  const paper = { title: 'Names', madeAt: new Date(0), say: kh, widthMm: 80, heightMm: 140, pages }
  const pdf = Buffer.from(await writePaper(paper))
  expect(ends.every(end => end <= 130)).toBe(true)
  expect(await readBack(pdf, 20)).toHaveLength(parts.length)
  expect(pdf.equals(await writePaper(paper))).toBe(true)
})

test('lines break at words, in Khmer too, long words at letters', () => {
  const letters = { sizeMm: 3 }
  const khmer = 'ដាក់ផ្ទាំងទាំងអស់តាមទិសតែមួយ ព្រួញក្បែរផ្ទាំងជាទិសសរសៃក្រណាត់។'
  for (const text of [khmer, 'x'.repeat(90), 'Sewn with #0f766e and “more”']) {
    const lines = linesIn(text, 30, letters, kh)
    expect(lines.length).toBeGreaterThan(1)
    for (const each of lines) expect(widthOf(each, letters)).toBeLessThanOrEqual(30)
    expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
    // No line begins with a combining mark, which belongs to the letter before it.
    expect(lines.filter(each => /^\p{Mark}/u.test(each))).toEqual([])
  }
})
