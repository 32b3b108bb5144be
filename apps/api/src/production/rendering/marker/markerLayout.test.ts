import { verifyLayout } from '@kitwright/nesting'
import type { Point } from '@kitwright/measure'
import { codeOf } from '@kitwright/press'
import { expect, test } from 'vitest'
import { line, orderOf, plansOf } from '../../testing/order.ts'
import type { SheetOutline } from './job.ts'
import { layoutOf } from './markerLayout.ts'
import type { GarmentToNest } from './layPart.ts'
import { layParts } from './layParts.ts'

const sheet = (piece: string, outline: readonly Point[]): SheetOutline => ({
  piece,
  box: [0, 0, 1, 1],
  cut: outline,
  outline,
  label: { form: 'hem', centre: { x: 0, y: 0 }, rotationDeg: 0, widthMm: 84, heightMm: 15 },
})
const rectangle = (width: number, height: number, at: Point): Point[] =>
  [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ].map(([x, y]) => ({ x: at.x + x!, y: at.y + y! }))

test('a layout gives each piece’s owner and place, to a tenth of a millimetre', async () => {
  const [first, second] = await plansOf(
    orderOf(line(), line({ print_name: '', player_name: '', number: null, size: 'S' })),
  )
  const square = sheet('front', [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 100.06, y: 40 },
  ])
  const roll = { widthMm: 1_400, gapMm: 6, edgeMm: 3 }
  const layout = layoutOf(roll, { lengthMm: 812.34, density: 0.8, pieces: [] }, [
    { plan: first!, placed: [{ ...square, turn: 90, xMm: 200, yMm: 30 }] },
    { plan: second!, placed: [{ ...square, piece: 'back', turn: 270, xMm: 200, yMm: 130 }] },
  ])
  expect(layout).toMatchObject({ widthMm: 1_400, lengthMm: 812.3 })
  const code = (at: number, piece: string): string => codeOf({ order: 'AK-000001', line: at, garment: 1, piece })
  expect(layout.pieces).toEqual([
    {
      line: 1,
      garment: 1,
      name: 'DARA',
      number: 7,
      size: 'M',
      piece: 'front',
      code: code(1, 'front'),
      // Its right points across the roll, its top along it.
      outline: [
        [1_370, 200],
        [1_270, 200],
        [1_269.9, 160],
      ],
    },
    {
      line: 2,
      garment: 1,
      name: '',
      number: null,
      size: 'S',
      piece: 'back',
      code: code(2, 'back'),
      outline: [
        [1_270, 200],
        [1_370, 200],
        [1_370.1, 240],
      ],
    },
  ])
})

test('what fits five metres is one part, and a longer garment is its own', async () => {
  const roll = { widthMm: 1_400, gapMm: 6, edgeMm: 3 }
  const shirt = (garment: number, at: Point): GarmentToNest => ({
    garment,
    cut: 0,
    sheets: ['front', 'back'].map(piece => sheet(piece, rectangle(690, 740, at))),
  })
  const far = Array.from({ length: 5 }, (_, i) => shirt(i, { x: -5_000, y: 3_000 }))
  const how = { verify: verifyLayout, effort: 1, seed: 1 }
  const [one, ...others] = await layParts(far, roll, how)
  expect([one!.pieces.length, others.length]).toEqual([10, 0])
  // Five rows of two: the pieces' area divided by the roll's.
  expect(one!.lengthMm).toBeGreaterThan(5 * 690)
  expect(one!.density).toBeCloseTo((10 * 690 * 740) / (1_400 * one!.lengthMm), 5)
  for (const { xMm, yMm, turn } of one!.pieces) {
    const [x, y] = turn === 90 ? [xMm - 3_740, yMm - 5_000] : [xMm + 3_000, yMm + 4_310]
    expect(x, 'from the beginning of the roll').toBeGreaterThanOrEqual(3 - 1e-6)
    expect(y, 'from its side').toBeGreaterThanOrEqual(3 - 1e-6)
  }
  const flag: GarmentToNest = { garment: 0, cut: 0, sheets: [sheet('flag', rectangle(1_000, 6_000, { x: 0, y: 0 }))] }
  const long = await layParts([flag], roll, how)
  expect(long.map(({ lengthMm }) => Math.round(lengthMm))).toEqual([6_006])
})
