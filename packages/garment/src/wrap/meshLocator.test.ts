import { expect, test } from 'vitest'
import { createLocator } from './meshLocator.ts'

/** A square of 40 mm that lies 1000 mm to the right on the table, twice as large. */
const square = {
  points: Float32Array.of(0, 0, 1000, 0, 40, 0, 1080, 0, 40, 40, 1080, 80, 0, 40, 1000, 80),
  triangles: Uint16Array.of(0, 1, 2, 0, 2, 3),
}

test('a point is carried over by the triangle that it lies in', () => {
  const toTable = createLocator(square, 0)
  expect(toTable({ x: 30, y: 10 })).toEqual({ x: 1060, y: 20 })
  expect(toTable({ x: 10, y: 30 })).toEqual({ x: 1020, y: 60 })
  expect(createLocator(square, 2)({ x: 1060, y: 20 })).toEqual({ x: 30, y: 10 })
})

test.each([
  ['a little', { x: 45, y: 10 }, { x: 1090, y: 20 }],
  ['farther than bleed reaches', { x: 4000, y: 20 }, { x: 9000, y: 40 }],
])('%s beside the mesh its nearest triangle goes on', (_, at, there) => {
  expect(createLocator(square, 0)(at)).toEqual(there)
})

test('a mesh without triangles leads nowhere', () => {
  expect(createLocator({ points: Float32Array.of(), triangles: Uint16Array.of() }, 0)({ x: 1, y: 1 })).toBeNull()
})
