import { createDesign } from '@kitwright/design'
import { defaultChart, getGarment } from '@kitwright/garment'
import { loadGrades } from '@kitwright/garment/grades'
import { distance, type Point } from '@kitwright/measure'
import { expect, test } from 'vitest'
import { USUAL_SETTINGS } from '../settings.ts'
import { readPlt } from '../testing/readPlt.ts'
import { patternPieces } from './patternPieces.ts'
import { plotPiece } from './plotPage.ts'
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

test('a page for each piece in its order, and every cut line comes back to 0.04 mm, told in numbers of 16 bits', () => {
  const drawn = readPlt(writePlt(pages))
  expect(new Set(drawn.map(({ page }) => page)).size).toBe(pieces.length)
  pieces.forEach(({ lines }, page) => {
    const { box } = pages[page]!
    const cut = drawn.filter(each => each.page === page && each.pen === 3)
    expect(cut).toHaveLength(1)
    const back = cut[0]!.points.map(({ x, y }): Point => ({ x: x + box[0], y: box[3] - y }))
    expect(back[0]).toEqual(back.at(-1))
    for (const corner of lines.cut) expect(Math.min(...back.map(at => distance(at, corner)))).toBeLessThan(0.04)
    expect(cut[0]!.points.every(({ x, y }) => x >= 0 && y >= 0)).toBe(true)
  })
})

test('on each page is drawn first, then notched, then cut, by the pens that the cutter has', () => {
  const drawn = readPlt(writePlt(pages, { draw: 1, notch: 2, cut: 4 }))
  pieces.forEach(({ notches }, page) => {
    const own = drawn.filter(each => each.page === page)
    expect(own.map(({ pen }) => pen)).toEqual(own.map(({ pen }) => pen).toSorted())
    expect(own.at(-1)!.pen).toBe(4)
    expect(own.filter(({ pen }) => pen === 2)).toHaveLength(notches.length)
  })
})

test('a notch is slit from the cut line into the piece, as deep as it is', () => {
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

test('no letter leaves its place; for a sign that has none there is a box', () => {
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

test('a line of more places than old plotters read of one command is told in several, and none of them is lost', () => {
  const points = Array.from({ length: 151 }, (_, i): Point => ({ x: i, y: (i % 2) * 5 }))
  const plot = writePlt([{ box: [0, 0, 150, 5], strokes: [{ pen: 'cut', points }] }])
  expect(readPlt(plot)).toMatchObject([{ pen: 3, points: points.map(({ x, y }) => ({ x, y: 5 - y })) }])
  const places = [...plot.matchAll(/PD([^;]*);/g)].map(([, list]) => list!.split(',').length / 2)
  expect(places).toEqual([60, 60, 30])
})

test.each([
  [800, 40],
  [1_300, 20],
  [3_000, 10],
])('a page of %i mm is told with %i units on a millimetre', (longMm, units) => {
  const points = [0, longMm].map((y): Point => ({ x: 10, y }))
  const plot = writePlt([{ box: [0, 0, 100, longMm], strokes: [{ pen: 'cut', points }] }])
  expect(readPlt(plot)).toMatchObject([
    {
      points: [
        { x: 10, y: longMm },
        { x: 10, y: 0 },
      ],
    },
  ])
  expect(plot).toContain(`PU${10 * units},${longMm * units};`)
  expect(plot.includes('SC')).toBe(units < 40)
})

test('a page that no plotter can count is refused', () => {
  expect(() => writePlt([{ box: [0, 0, 100, 7_000], strokes: [] }])).toThrow(RangeError)
})

test('without pages there is no plot', () => {
  expect(() => writePlt([])).toThrow('a plot needs pages')
})
