import { describe, expect, it } from 'vitest'
import { distanceField } from './distanceField.ts'
import { createRandom } from '../search/random.ts'

const SIDE = 5

/** Distance of a corner from the nearest one outside, by brute force. */
function slowly(inside: Float32Array, columns: number, rows: number): number[] {
  const isOutside = (x: number, y: number): boolean =>
    x < 0 || y < 0 || x > columns || y > rows || inside[y * (columns + 1) + x]! <= 0
  return Array.from(inside, (depth, corner) => {
    const [x, y] = [corner % (columns + 1), Math.floor(corner / (columns + 1))]
    let nearest = Infinity
    for (let v = -1; v <= rows + 1; v++)
      for (let u = -1; u <= columns + 1; u++) if (isOutside(u, v)) nearest = Math.min(nearest, Math.hypot(u - x, v - y))
    return depth <= 0 ? 0 : Math.max(depth, (nearest - 0.5) * SIDE)
  })
}

describe('how far the inside of several parts together is from their outside', () => {
  it.each([
    ['wide', 17, 6],
    ['high', 5, 14],
    ['a single cell', 1, 1],
  ])('is what asking every corner says, on a grid that is %s', (_, columns, rows) => {
    const random = createRandom(7)
    for (const share of [0.5, 0.8, 0.97, 1]) {
      const inside = Float32Array.from({ length: (columns + 1) * (rows + 1) }, () =>
        random() < share ? 0.1 + random() : -random(),
      )
      const found = Array.from(distanceField(inside, { side: SIDE, columns, rows }))
      const wanted = slowly(inside, columns, rows)
      found.forEach((mm, i) => expect(mm).toBeCloseTo(wanted[i]!, 4))
    }
  })

  it('is no less than in the part that it is deepest in', () => {
    const inside = Float32Array.of(0, 0, 0, 0, 40, 0, 0, 0, 0)
    expect(distanceField(inside, { side: SIDE, columns: 2, rows: 2 })[4]).toBe(40)
  })
})
