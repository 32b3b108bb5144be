import { createDesign } from '@kitwright/design'
import { defaultChart, getGarment, sewnGarments, runOf } from '@kitwright/garment'
import { loadGrades } from '@kitwright/garment/grades'
import { distance, type Point } from '@kitwright/measure'
import { expect, test } from 'vitest'
import { USUAL_SETTINGS } from '../settings.ts'
import { readPlt } from '../testing/readPlt.ts'
import { patternPieces } from './patternPieces.ts'
import { PENS, plotPiece } from './plotPage.ts'
import { strokeText } from './strokeLetters.ts'
import { writePlt } from './writePlt.ts'

const garment = getGarment('soccer')
const pieces = patternPieces({
  garment,
  grades: await loadGrades('soccer'),
  chart: defaultChart('SOCCER_KIT'),
  options: createDesign('soccer').options,
  sizes: ['M', 'XXXXXXL'],
  settings: USUAL_SETTINGS,
})
const pages = pieces.map(piece => plotPiece(piece, 'AK-000042-1'))
const LANGUAGES = ['hpgl', 'hpgl2'] as const
/** The widest allowances that a supplier may set give the longest pages. */
const WIDE = { ...USUAL_SETTINGS, seamMm: 60, hemMm: 60 }

/** Distance from a cut line's corner to the nearest corner read back, mm. */
function offOf(drawn: ReturnType<typeof readPlt>, page: number, cut: readonly Point[]): number {
  const { box } = pages[page]!
  const { points } = drawn.find(each => each.page === page && each.pen === 3)!
  const back = points.map(({ x, y }): Point => ({ x: x + box[0], y: box[3] - y }))
  return Math.max(...cut.map(corner => Math.min(...back.map(at => distance(at, corner)))))
}

test.each(LANGUAGES)('%s has a page for each piece, and reads back within 0.02 mm', language => {
  const drawn = readPlt(writePlt(pages, { language }))
  expect(new Set(drawn.map(({ page }) => page)).size).toBe(pieces.length)
  pieces.forEach(({ lines }, page) => expect(offOf(drawn, page, lines.cut)).toBeLessThan(0.02))
  pieces.forEach((_, page) => {
    const cut = drawn.filter(each => each.page === page && each.pen === 3)
    expect(cut).toHaveLength(1)
    expect(cut[0]!.points[0]).toEqual(cut[0]!.points.at(-1))
    expect(cut[0]!.points.every(({ x, y }) => x >= 0 && y >= 0)).toBe(true)
  })
})

test.each(sewnGarments())('pieces of %s read back within 0.02 mm in all sizes, both languages', async id => {
  const own = getGarment(id)
  const chart = defaultChart(own.productType)
  const { options } = createDesign(id)
  const all = patternPieces({
    garment: own,
    grades: await loadGrades(id),
    chart,
    options,
    sizes: runOf('SOCCER_KIT'),
    settings: WIDE,
  })
  const plotted = all.map(piece => plotPiece(piece, 'AK-000042-1'))
  for (const language of LANGUAGES) {
    const drawn = Map.groupBy(readPlt(writePlt(plotted, { language })), ({ page }) => page)
    for (const [page, { strokes, box }] of plotted.entries()) {
      const back = drawn.get(page)!
      const wanted = PENS.flatMap(pen => strokes.filter(stroke => stroke.pen === pen))
      expect(back).toHaveLength(wanted.length)
      for (const [i, { points }] of wanted.entries()) {
        const off = points.map((at, k) => {
          const { x, y } = back[i]!.points[k]!
          return distance({ x: x + box[0], y: box[3] - y }, at)
        })
        expect(Math.max(...off), `${language} ${all[page]!.piece} ${all[page]!.size}`).toBeLessThan(0.02)
      }
    }
  }
})

test('each page is drawn, notched, then cut, by available pens', () => {
  const drawn = readPlt(writePlt(pages, { pens: { draw: 1, notch: 2, cut: 4 } }))
  pieces.forEach(({ notches }, page) => {
    const own = drawn.filter(each => each.page === page)
    expect(own.map(({ pen }) => pen)).toEqual(own.map(({ pen }) => pen).toSorted())
    expect(own.at(-1)!.pen).toBe(4)
    expect(own.filter(({ pen }) => pen === 2)).toHaveLength(notches.length)
  })
})

test('a notch is slit from the cut line to its depth', () => {
  const slits = pages.map(({ strokes }) => strokes.filter(({ pen }) => pen === 'notch'))
  expect(slits.flat().length).toBeGreaterThan(pieces.length)
  pieces.forEach(({ notches }, page) =>
    notches.forEach(([outside, inside], i) => {
      const [from, to] = slits[page]![i]!.points
      expect(distance(from!, outside)).toBeLessThan(1)
      expect(distance(to!, inside)).toBeLessThan(1)
      expect(distance(from!, to!)).toBeCloseTo(distance(outside, inside), 3)
    }),
  )
})

test('no letter leaves its place; a missing one is a box', () => {
  const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-./_:'.split('')
  for (const sign of [...signs, '★']) {
    const places = strokeText(sign, { x: 0, y: 0 }, 6).flat()
    expect(places.length, sign).toBeGreaterThan(1)
    expect(
      places.every(({ x, y }) => x >= 0 && x <= 4 && y <= 0 && y >= -6),
      sign,
    ).toBe(true)
  }
  expect(strokeText('★', { x: 0, y: 0 }, 6)).toHaveLength(1)
  expect(new Set(signs.map(sign => JSON.stringify(strokeText(sign, { x: 0, y: 0 }, 6)))).size).toBe(signs.length)
})

test('a long line is split for old plotters without loss', () => {
  const points = Array.from({ length: 151 }, (_, i): Point => ({ x: i, y: (i % 2) * 5 }))
  const plot = writePlt([{ box: [0, 0, 150, 5], strokes: [{ pen: 'cut', points }] }])
  expect(readPlt(plot)).toMatchObject([{ pen: 3, points: points.map(({ x, y }) => ({ x, y: 5 - y })) }])
  const places = [...plot.matchAll(/PD([^;]*);/g)].map(([, list]) => list!.split(',').length / 2)
  expect(places).toEqual([60, 60, 30])
})

test.each([
  [800, 40, 0],
  [1_300, 40, -32_767],
  [1_638, 40, -32_767],
  [3_000, 21, -32_767],
])('an HP-GL page of %i mm has %i units per mm from %i', (longMm, units, start) => {
  const points = [0, longMm].map((y): Point => ({ x: 10, y }))
  const plot = writePlt([{ box: [0, 0, 100, longMm], strokes: [{ pen: 'cut', points }] }])
  const y = [expect.closeTo(longMm, 2), expect.closeTo(0, 2)]
  expect(readPlt(plot)).toMatchObject([
    {
      points: [
        { x: 10, y: y[0] },
        { x: 10, y: y[1] },
      ],
    },
  ])
  if (start === 0) expect(plot).not.toContain('SC')
  else expect(plot).toContain(`SC0,4000,${start},${start + 100 * units};`)
  expect(plot).toContain(`PU400,${start + longMm * units};`)
})

test('each HP-GL page has its scale, so long ones harm none', () => {
  const page = (longMm: number) => ({ box: [0, 0, 100, longMm] as const, strokes: [] })
  const scales = writePlt([page(5_000), page(500)]).match(/SC[^;]*/g)
  expect(scales).toEqual(['SC0,4000,-32767,-31467', 'SC'])
})

test('HP-GL/2 enters its mode, sizes each page, counts decimal mm and leaves the mode', () => {
  const points = [0, 1_700.123].map((y): Point => ({ x: 10.5, y }))
  const page = { box: [0, 0, 100, 1_700.123] as const, strokes: [{ pen: 'cut' as const, points }] }
  const [ESC, one] = ['\u001B', 'PS4000,68005;\nIP0,0;\nSC0,40,0,40,2;\nSP3;\nPU10.5,1700.123;\nPD10.5,0;\nPU;\n']
  expect(writePlt([page, page], { language: 'hpgl2' })).toBe(
    `${ESC}E${ESC}%-1BBP;\nIN;\nPA;\n${one}PG;\n${one}SP0;\nPG;\n${ESC}%0A${ESC}E\n`,
  )
})

test('a page that no plotter can count is refused', () => {
  expect(() => writePlt([{ box: [0, 0, 100, 14_000], strokes: [] }])).toThrow(RangeError)
  expect(() => writePlt([{ box: [0, 0, 100, 300_000], strokes: [] }], { language: 'hpgl2' })).toThrow(RangeError)
})

test('without pages there is no plot', () => {
  expect(() => writePlt([])).toThrow('a plot needs pages')
})
