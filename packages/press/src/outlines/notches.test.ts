import type { Model, Piece, Seam } from '@kitwright/garment'
import type { Point } from '@kitwright/measure'
import { expect, test } from 'vitest'
import { notchesOf } from './notches.ts'

const points = (...all: (readonly [number, number])[]): Point[] => all.map(([x, y]) => ({ x, y }))
type Edges = Record<string, Point[]>
/** Returns the notches of a piece with these edges. The `sewn` ones join the piece named `to`. */
function notchesIn(edges: Edges, sewn: readonly string[], { id = 'front', to = 'sleeveL' } = {}) {
  const outline = Object.values(edges).flatMap(edge => edge.slice(0, -1))
  const listed = Object.entries(edges).map(([name, each]) => ({ name, points: each }))
  const piece = { id, outline, edges: listed, box: [0, 0, 1, 1] } as Piece
  const other = { ...piece, id: to }
  const seams = sewn.map((name): Seam => ({ a: [id, name], b: [to, name] }))
  const model = { id: 'm', pieces: [piece, other], seams } as unknown as Model
  return notchesOf(model, piece, 10).map(slit =>
    slit.map(({ x, y }) => [Math.round(x * 10) / 10, Math.round(y * 10) / 10]),
  )
}
const SQUARE: Edges = {
  top: points([0, 0], [200, 0]),
  right: points([200, 0], [200, 200]),
  foot: points([200, 200], [0, 200]),
  left: points([0, 200], [0, 0]),
}

test('a sewn edge has a middle slit half way in, others none', () => {
  expect(notchesIn(SQUARE, ['right'])).toEqual([
    [
      [210, 100],
      [205, 100],
    ],
  ])
  expect(notchesIn(SQUARE, [])).toEqual([])
  const turned = Object.fromEntries(
    Object.entries(SQUARE)
      .toReversed()
      .map(([name, edge]) => [name, edge.toReversed()]),
  )
  expect(notchesIn(turned, ['right'])).toEqual(notchesIn(SQUARE, ['right']))
})

test.each([
  ['the back itself', { id: 'back' }],
  ['a piece that is sewn to it', { to: 'backYoke' }],
])('the back is told by two slits about the middle: %s', (_, names) => {
  expect(notchesIn(SQUARE, ['right'], names).map(([outside]) => outside)).toEqual([
    [210, 95],
    [210, 105],
  ])
})

test('an edge’s middle is measured along it; short edges have none', () => {
  const bent: Edges = { ...SQUARE, right: points([200, 0], [200, 50], [200, 60], [260, 60], [260, 200]) }
  // The edge is 260 mm long: its middle is 70 mm after the first corner's 60.
  expect(notchesIn(bent, ['right'])[0]![1]).toEqual([265, 70])
  const short: Edges = { ...SQUARE, top: points([0, 0], [50, 0]), right: points([50, 0], [200, 200]) }
  expect(notchesIn(short, ['top'])).toEqual([])
})

test('where sewn edges continue there is a slit, none at corners', () => {
  const flat: Edges = {
    a: points([0, 0], [100, 0]),
    b: points([100, 0], [200, 20]),
    right: points([200, 20], [200, 200]),
    foot: points([200, 200], [0, 200]),
    left: points([0, 200], [0, 0]),
  }
  const outsides = notchesIn(flat, ['a', 'b', 'right']).map(([outside]) => outside!)
  expect(outsides).toHaveLength(4)
  // Halfway between the outward directions of both sewn edges.
  expect(outsides[1]).toEqual([101, -10])
})
