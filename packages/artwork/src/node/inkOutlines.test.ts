import { Path2D as SkiaPath } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { contextOf } from '../canvas.ts'
import { OUTLINE_UNITS } from '../types.ts'
import { inkOutlines, nodeSurface, type PlainShape } from './index.ts'

const SIZE = { widthPx: 200, heightPx: 100 }
const plain = (d: string, colour: string, change: Partial<PlainShape> = {}): PlainShape => ({
  d,
  colour,
  rule: 'nonzero',
  matrix: [1, 0, 0, 1, 0, 0],
  line: undefined,
  clips: [],
  ...change,
})
const RED = plain('M0 0L200 0L200 100L0 100Z', '#d92020')
const WHITE = plain(
  'M0 0C0 27.6 -22.4 50 -50 50C-77.6 50 -100 27.6 -100 0C-100 -27.6 -77.6 -50 -50 -50C-22.4 -50 0 -27.6 0 0Z',
  '#ffffff',
  {
    matrix: [0.8, 0, 0, 0.8, 140, 50],
  },
)
const LINE = plain('M0 50L200 50', '#1d4a8a', { line: { width: 20, cap: 'butt', join: 'miter', miterLimit: 4 } })
const INKS = ['#d92020', '#fefefe', '#1d4a8a']

/** Which ink's outline each place lies in. */
function inkedAt(outlines: readonly string[], places: readonly (readonly [x: number, y: number])[]): string[] {
  const context = contextOf(nodeSurface.createCanvas(1, 1))
  const paths = outlines.map(d => new SkiaPath(d))
  return places.map(([x, y]) =>
    paths
      .flatMap((path, i) => {
        const [u, v] = [(x * OUTLINE_UNITS) / SIZE.widthPx, (y * OUTLINE_UNITS) / SIZE.heightPx]
        return context.isPointInPath(path as unknown as Path2D, u, v) ? [i] : []
      })
      .join(''),
  )
}
const PLACES = [
  [5, 5],
  [100, 25],
  [100, 50],
  [5, 50],
] as const

test('each ink of a drawing has what is seen of its shapes, to the curve', () => {
  const find = inkOutlines([RED, WHITE, LINE], SIZE)
  const outlines = find(INKS, false)
  expect(inkedAt(outlines, PLACES)).toEqual(['0', '1', '2', '2'])
  expect(outlines[1]).toMatch(/[CQ]/)
  // 40 px around the middle: no pixel of it is lost.
  expect(
    inkedAt(outlines, [
      [100, 10.2],
      [100, 9.8],
    ]),
  ).toEqual(['1', '0'])
})

test('stacked, an ink takes in those that are printed over it', () => {
  const outlines = inkOutlines([RED, WHITE, LINE], SIZE)(INKS, true)
  expect(inkedAt(outlines, PLACES)).toEqual(['0', '01', '012', '012'])
})

test('a clip shows a shape within it alone', () => {
  const clips = [{ d: 'M0 0L100 0L100 100L0 100Z', rule: 'nonzero' as const }]
  const outlines = inkOutlines([RED, { ...LINE, clips }], SIZE)(['#d92020', '#1d4a8a'], false)
  expect(
    inkedAt(outlines, [
      [50, 50],
      [150, 50],
    ]),
  ).toEqual(['1', '0'])
})
