import { distance, type Point } from '@kitwright/measure'
import { expect, test } from 'vitest'
import { createLocator } from './meshLocator.ts'

/** A square of 40 mm, twice as large and 1000 mm to the right on the flattened garment. */
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

/** Returns squares of 10 mm, each cut in two and bent on the flattened garment: no two triangles have the same map. */
function bentSheet(columns: number, rows: number) {
  const points: number[] = []
  const triangles: number[] = []
  for (let row = 0; row <= rows; row++)
    for (let column = 0; column <= columns; column++) {
      const [x, y] = [column * 10 - 35, row * 10 - 25]
      points.push(x, y, x + y * y * 0.003, y + x * x * 0.003)
      if (row === rows || column === columns) continue
      const k = row * (columns + 1) + column
      triangles.push(k, k + 1, k + columns + 2, k, k + columns + 2, k + columns + 1)
    }
  return { points: Float32Array.from(points), triangles: Uint16Array.from(triangles) }
}

test('however many triangles there are, each point is carried over by its own', () => {
  const sheet = bentSheet(9, 8)
  const [toTable, back] = [createLocator(sheet, 0), createLocator(sheet, 2)]
  for (let i = 0; i < sheet.triangles.length; i += 3) {
    const middle = (from: number) =>
      [0, 1, 2].reduce((sum, k) => sum + sheet.points[4 * sheet.triangles[i + k]! + from]! / 3, 0)
    const [here, there] = [0, 2].map(own => ({ x: middle(own), y: middle(own + 1) }))
    expect(distance(toTable(here!)!, there!)).toBeLessThan(0.01)
    expect(distance(back(there!)!, here!)).toBeLessThan(0.01)
  }
})

test('beside a dense mesh the nearest triangle continues, on either side', () => {
  const sheet = bentSheet(9, 8)
  const toTable = createLocator(sheet, 0)
  const cornersOf = (triangle: number, from: number): Point[] =>
    [0, 1, 2].map(k => {
      const at = 4 * sheet.triangles[triangle + k]! + from
      return { x: sheet.points[at]!, y: sheet.points[at + 1]! }
    })
  const [x0, y0, x1, y1] = [-35, -25, 55, 55]
  const isOutside = ({ x, y }: Point): boolean => x < x0 || x > x1 || y < y0 || y > y1
  let asked = 0
  for (let i = 0; i < sheet.triangles.length; i += 3)
    for (const side of [0, 1, 2]) {
      // From the third corner through the middle of the opposite side, and 2 mm further.
      const turned = (from: number): [Point, Point, Point] => {
        const corners = cornersOf(i, from)
        return [corners[side]!, corners[(side + 1) % 3]!, corners[(side + 2) % 3]!]
      }
      const beyond = ([a, b, c]: [Point, Point, Point], share: number): Point => ({
        x: c.x + ((a.x + b.x) / 2 - c.x) * share,
        y: c.y + ((a.y + b.y) / 2 - c.y) * share,
      })
      const at = beyond(turned(0), 1.2)
      if (!isOutside(at)) continue
      asked += 1
      expect(distance(toTable(at)!, beyond(turned(2), 1.2))).toBeLessThan(0.01)
    }
  expect(asked).toBe(2 * (9 + 8))
})

test('a mesh without triangles leads nowhere', () => {
  expect(createLocator({ points: Float32Array.of(), triangles: Uint16Array.of() }, 0)({ x: 1, y: 1 })).toBeNull()
})
