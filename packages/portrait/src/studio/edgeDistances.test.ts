import { expect, test } from 'vitest'
import { DISTANCE_RANGE_MM, EDGE_KINDS, edgeDistances, edgeKindOf } from './edgeDistances.ts'

const square = {
  box: [0, 0, 100, 100],
  isRib: false,
  edges: [
    {
      name: 'hem',
      points: [
        { x: 0, y: 100 },
        { x: 100, y: 100 },
      ],
    },
    {
      name: 'side',
      points: [
        { x: 100, y: 0 },
        { x: 100, y: 100 },
      ],
    },
    {
      name: 'neckLeft',
      points: [
        { x: 0, y: 0 },
        { x: 50, y: 0 },
      ],
    },
  ],
} as const

const { data } = edgeDistances(square, { widthPx: 100, heightPx: 100 })
/** Distances in mm at the texel of a place; null where no edge is near. */
const at = (x: number, y: number): (number | null)[] =>
  EDGE_KINDS.map((_, k) => {
    const byte = data[4 * (Math.floor(y) * 100 + Math.floor(x)) + k]!
    return byte === 255 ? null : Math.round((byte / 255) * DISTANCE_RANGE_MM * 2) / 2
  })

test('each kind of edge has its own distance: hems continue beside seams', () => {
  expect(at(50.5, 82.5)).toEqual([17.5, null, null, null])
  expect(at(95.5, 82.5)).toEqual([17.5, 4.5, null, null])
  expect(at(20.5, 4.5)).toEqual([null, null, 4.5, null])
  expect(at(50.5, 50.5)).toEqual([null, null, null, null])
})

test('a rib’s free edge is a fold, not a hem with stitches', () => {
  const rib = edgeDistances({ ...square, isRib: true }, { widthPx: 100, heightPx: 100 })
  expect(rib.data[4 * (95 * 100 + 50)]).toBe(255)
  expect(rib.data[4 * (95 * 100 + 50) + 3]).toBeLessThan(40)
})

test('the edges of a collar’s leaf are folds', () => {
  const kindOf = (name: string): string => edgeKindOf({ name, points: [] }, { isRib: false })
  expect(['outer', 'endPlus', 'endMinus', 'fold', 'openMinus', 'top'].map(kindOf)).toEqual(Array(6).fill('fold'))
  expect(['sideL', 'shoulderR', 'openSide', 'upper'].map(kindOf)).toEqual(Array(4).fill('seam'))
})
