import { PieceTooWide, verifyLayout } from '@kitwright/nesting'
import type { Point } from '@kitwright/measure'
import { expect, test } from 'vitest'
import type { LaidSheet } from './job.ts'
import { BadLayout, divide, layParts, type ToLay } from './parts.ts'

const ROLL = { widthMm: 1_400, gapMm: 6, edgeMm: 3 }

const rectangle = (width: number, height: number): Point[] => [
  { x: 0, y: 0 },
  { x: width, y: 0 },
  { x: width, y: height },
  { x: 0, y: height },
]
const sheet = (piece: string, width: number, height: number): LaidSheet => {
  const outline = rectangle(width, height)
  const label = { centre: { x: 0, y: 0 }, rotationDeg: 0, widthMm: 84, heightMm: 15 }
  return { piece, box: [0, 0, width, height], cut: outline, outline, label }
}
/** A front and a back across the roll side by side: 0.75 m of it. */
const shirt = (garment: number, cut = 0): ToLay => ({
  garment,
  cut,
  sheets: [sheet('front', 690, 740), sheet('back', 690, 740)],
})
const all = Array.from({ length: 15 }, (_, i) => shirt(i))

test('what does not fit on five metres is divided between garments, about as many each, and nothing is lost', () => {
  const parts = layParts(all, ROLL, verifyLayout)
  expect(parts.map(({ pieces }) => pieces.length)).toEqual([10, 10, 10])
  expect(parts.every(({ lengthMm }) => lengthMm <= 5_000)).toBe(true)
  const lying = parts.flatMap(({ pieces }) => pieces.map(({ garment, sheet: of }) => `${garment}.${of}`))
  expect(new Set(lying).size).toBe(30)
  for (const { pieces } of parts)
    for (const { garment } of pieces) expect(pieces.filter(each => each.garment === garment)).toHaveLength(2)
  // Upside down at the most: cloth has a grain.
  expect(parts.flatMap(({ pieces }) => pieces).every(({ turn }) => turn === 90 || turn === 270)).toBe(true)
})

test('what hangs along the grain lies along it whatever the roll allows; the rest lies across where that is allowed and shorter', () => {
  const long = (isMain: boolean): ToLay => ({
    garment: 0,
    cut: 0,
    sheets: [sheet('sleeveL', 300, 1_300), sheet('sleeveR', 300, 1_300)].map(each => ({ ...each, isMain })),
  })
  const lengthOf = (isMain: boolean, lie: 'one_way' | 'along' | 'across'): number =>
    layParts([long(isMain)], { ...ROLL, lie }, verifyLayout)[0]!.lengthMm
  expect(lengthOf(false, 'across')).toBeLessThan(700)
  for (const length of [lengthOf(true, 'across'), lengthOf(false, 'along')]) expect(length).toBeGreaterThan(1_300)
  const [part] = layParts(all.slice(0, 3), { ...ROLL, lie: 'one_way' }, verifyLayout)
  expect(new Set(part!.pieces.map(({ turn }) => turn))).toEqual(new Set([90]))
})

test('the same garments lie the same, to the bit', () => {
  const some = all.slice(0, 3)
  expect(layParts(some, ROLL, verifyLayout)).toEqual(layParts(some, ROLL, verifyLayout))
})

test('a piece that is wider than the roll, and a layout that the verifier refuses, are no marker', () => {
  const wide = { ...shirt(0, 7), sheets: [sheet('flag', 1_500, 300)] }
  expect(() => layParts([wide], ROLL, verifyLayout)).toThrow(PieceTooWide)
  expect(() => layParts(all.slice(0, 1), ROLL, () => ['overlap'])).toThrow(BadLayout)
})

test.each([
  [7, 3, [2, 3, 2]],
  [2, 3, [1, 1]],
  [0, 1, []],
])('%i are divided into %i', (count, parts, sizes) => {
  expect(divide(Array.from({ length: count }), parts).map(({ length }) => length)).toEqual(sizes)
})
