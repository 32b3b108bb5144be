import { expect, test } from 'vitest'
import { packShapes, straightRing, unpackShapes, type TileShapes } from './tileShapes.ts'

test('shapes come back from their bytes, to a hundredth of a millimetre', () => {
  const shapes: TileShapes = [
    {
      tone: 0.4,
      rings: [
        straightRing([0, 0, 2400, -0.05, 2400, 1999.99]),
        Float64Array.of(3.333, 7, 1, 1, 0.5, -12, 8, 8, NaN, NaN, NaN, NaN, 3.333, 7),
      ],
    },
    { tone: 1, rings: [] },
  ]
  const [pale, full] = unpackShapes(packShapes(shapes))
  expect(pale!.tone).toBeCloseTo(0.4)
  expect(pale!.rings.map(ring => [...ring])).toEqual([
    [...straightRing([0, 0, 2400, -0.05, 2400, 1999.99])],
    [3.33, 7, 1, 1, 0.5, -12, 8, 8, NaN, NaN, NaN, NaN, 3.33, 7],
  ])
  expect(full).toEqual({ tone: 1, rings: [] })
})

test('what was cut short is refused', () => {
  const bytes = packShapes([{ tone: 1, rings: [straightRing([0, 0, 10, 0, 10, 10])] }])
  expect(() => unpackShapes(bytes.subarray(0, -1))).toThrow(RangeError)
})
