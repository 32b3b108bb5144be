import { PieceTooWideError, verifyLayout } from '@kitwright/nesting'
import type { Point } from '@kitwright/measure'
import { expect, test } from 'vitest'
import type { MarkerPart, SheetOutline, NestingProgress } from './job.ts'
import { BadLayoutError, type GarmentToNest } from './layPart.ts'
import { divide, layParts } from './layParts.ts'

const ROLL = { widthMm: 1_400, gapMm: 6, edgeMm: 3 }

const rectangle = (width: number, height: number): Point[] => [
  { x: 0, y: 0 },
  { x: width, y: 0 },
  { x: width, y: height },
  { x: 0, y: height },
]
const sheet = (piece: string, width: number, height: number): SheetOutline => {
  const outline = rectangle(width, height)
  const label = { form: 'hem' as const, centre: { x: 0, y: 0 }, rotationDeg: 0, widthMm: 84, heightMm: 15 }
  return { piece, box: [0, 0, width, height], cut: outline, outline, label }
}
/** Returns a front and a back side by side across the roll: 0.75 m of it. */
const shirt = (garment: number, cut = 0): GarmentToNest => ({
  garment,
  cut,
  sheets: [sheet('front', 690, 740), sheet('back', 690, 740)],
})
const HOW = { verify: verifyLayout, effort: 1, seed: 1 }
const all = Array.from({ length: 15 }, (_, i) => shirt(i))

test('what exceeds five metres is divided between garments evenly, without loss', async () => {
  const parts = await layParts(all, ROLL, HOW)
  expect(parts.map(({ pieces }) => pieces.length)).toEqual([10, 10, 10])
  expect(parts.every(({ lengthMm }) => lengthMm <= 5_000)).toBe(true)
  const lying = parts.flatMap(({ pieces }) => pieces.map(({ garment, sheet: of }) => `${garment}.${of}`))
  expect(new Set(lying).size).toBe(30)
  for (const { pieces } of parts)
    for (const { garment } of pieces) expect(pieces.filter(each => each.garment === garment)).toHaveLength(2)
  // Upside down at most, since fabric has a grain.
  expect(parts.flatMap(({ pieces }) => pieces).every(({ turn }) => turn === 90 || turn === 270)).toBe(true)
})

test('pieces along the grain stay along it; others turn where allowed and shorter', async () => {
  const long = (isMain: boolean): GarmentToNest => ({
    garment: 0,
    cut: 0,
    sheets: [sheet('sleeveL', 300, 1_300), sheet('sleeveR', 300, 1_300)].map(each => ({ ...each, isMain })),
  })
  const lengthOf = async (isMain: boolean, lie: 'one_way' | 'along' | 'across'): Promise<number> =>
    (await layParts([long(isMain)], { ...ROLL, lie }, HOW))[0]!.lengthMm
  expect(await lengthOf(false, 'across')).toBeLessThan(700)
  for (const length of [await lengthOf(true, 'across'), await lengthOf(false, 'along')])
    expect(length).toBeGreaterThan(1_300)
  const [part] = await layParts(all.slice(0, 3), { ...ROLL, lie: 'one_way' }, HOW)
  expect(new Set(part!.pieces.map(({ turn }) => turn))).toEqual(new Set([90]))
})

test('the same garments lie the same, to the bit', async () => {
  const some = all.slice(0, 3)
  expect(await layParts(some, ROLL, HOW)).toEqual(await layParts(some, ROLL, HOW))
})

test('a longer search improves part by part, and a stopped one changes nothing', async () => {
  const jagged = (garment: number): GarmentToNest => {
    const corners = [0, 0, 520, 60, 610, 400, 380, 690, 330, 300, 90, 520]
    const outline = Array.from({ length: 6 }, (_, i) => ({ x: corners[2 * i]!, y: corners[2 * i + 1]! }))
    return { garment, cut: 0, sheets: ['front', 'back'].map(piece => ({ ...sheet(piece, 610, 690), outline })) }
  }
  const some = Array.from({ length: 3 }, (_, i) => jagged(i))
  const told: NestingProgress[] = []
  const onStep = async (laying: NestingProgress): Promise<void> => void told.push(laying)
  const known = await layParts(some, ROLL, { ...HOW, onStep })
  const lengthOf = (parts: readonly MarkerPart[]): number => parts.reduce((sum, { lengthMm }) => sum + lengthMm, 0)
  expect(told.every(({ share }, i) => share >= (told[i - 1]?.share ?? 0) && share <= 1)).toBe(true)
  expect([told[0]!.share < 0.5, told.at(-1)!.lengthMm >= lengthOf(known) - 1e-6]).toEqual([true, true])
  const tighter = await layParts(some, ROLL, { ...HOW, effort: 4, seed: 2, known })
  expect(lengthOf(tighter)).toBeLessThanOrEqual(lengthOf(known))
  expect(tighter.flatMap(({ pieces }) => pieces)).toHaveLength(6)
  const asked: number[] = []
  const isOver = (share: number): boolean => asked.push(share) > 0
  expect(await layParts(some, ROLL, { ...HOW, effort: 4, seed: 2, known, isOver })).toEqual(known)
  expect(new Set(asked)).toEqual(new Set([1]))
})

test('a piece wider than the roll, or a refused layout, is no marker', async () => {
  const wide = { ...shirt(0, 7), sheets: [sheet('flag', 1_500, 300)] }
  await expect(layParts([wide], ROLL, HOW)).rejects.toThrow(PieceTooWideError)
  const refused = layParts(all.slice(0, 1), ROLL, { ...HOW, verify: () => ['overlap'] })
  await expect(refused).rejects.toThrow(BadLayoutError)
})

test.each([
  [7, 3, [2, 3, 2]],
  [2, 3, [1, 1]],
  [0, 1, []],
])('%i are divided into %i', (count, parts, sizes) => {
  expect(divide(Array.from({ length: count }), parts).map(({ length }) => length)).toEqual(sizes)
})
