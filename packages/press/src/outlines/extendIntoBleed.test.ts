import type { Drawing } from '@kitwright/artwork'
import type { Point } from '@kitwright/measure'
import { expect, test } from 'vitest'
import { extendIntoBleed } from './extendIntoBleed.ts'

const points = (...all: (readonly [number, number])[]): Point[] => all.map(([x, y]) => ({ x, y }))
const SQUARE = points([0, 0], [100, 0], [100, 100], [0, 100])
/** Extends a square whose ground has these regions by 20 mm. */
const out = (region: Point[], outline = SQUARE) => {
  const ground = { kind: 'ground', part: 'sides', region: [region] }
  const instructions = [{ kind: 'ground', part: 'base' }, ground, { kind: 'layer' }]
  const drawing = { fabricColour: '#ffffff', outline, instructions, box: [0, 0, 100, 100] } as unknown as Drawing
  return extendIntoBleed(drawing, 20)
}
const told = (drawing: Drawing) =>
  drawing.instructions.flatMap(each =>
    each.kind === 'ground' && each.region
      ? each.region.flatMap(ring => ring.map(({ x, y }) => [Math.round(x * 10) / 10 + 0, Math.round(y * 10) / 10 + 0]))
      : [],
  )

test('beyond a piece only its regions are drawn', () => {
  const drawing = out(points([-6, 50], [106, 50], [106, 106], [-6, 106]))
  expect(drawing.instructions).toMatchObject([{ kind: 'ground', part: 'sides' }])
  expect(drawing).not.toHaveProperty('fabricColour')
  expect(drawing.outline).toBe(SQUARE)
})

test.each([
  ['as they lie', SQUARE],
  ['told the other way round', SQUARE.toReversed()],
])('a region’s edge crosses a seam straight, corners symmetric: pieces %s', (_, outline) => {
  // From (0, 40) to (100, 60), then around the foot of the piece.
  const region = points([0, 40], [100, 60], [106, 106], [-6, 106])
  const length = Math.hypot(100, 20)
  const on = [(20 * 100) / length, (20 * 20) / length].map(n => Math.round(n * 10) / 10) as [number, number]
  expect(told(out(region, outline))).toEqual([
    [-on[0], 40 - on[1]],
    [100 + on[0], 60 + on[1]],
    [120, 120],
    [-20, 120],
  ])
})

test('an inner corner stays, and one on a free seam goes straight', () => {
  const region = points([50, 50], [100, 40], [100, 70], [100, 90])
  const [inside, , onSeam] = told(out(region))
  expect(inside).toEqual([50, 50])
  expect(onSeam).toEqual([120, 70])
})
