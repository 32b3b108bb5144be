import { expect, it } from 'vitest'
import { lashStrands } from './lashStrands.ts'
import type { Vec } from './vectors.ts'

const RADIUS = 1.4
/** An eye's lids on a ball: from the outer corner over the lower lid to the inner corner and back. */
const margin = Array.from({ length: 16 }, (_, k): Vec => {
  const angle = (k / 16) * 2 * Math.PI
  const [x, y] = [Math.cos(angle), -0.5 * Math.sin(angle)]
  return [x, y, Math.sqrt(RADIUS ** 2 - x * x - y * y)]
})

it('the dark line follows the upper lid just outside of it', () => {
  const [line, ...lashes] = lashStrands({ margin, centre: [0, 0, 0], side: 1 }, { length: 0.3, line: 0.2 })
  expect(line!.width).toBe(0.2)
  expect(lashes.length).toBeGreaterThan(50)
  for (const [x, y, z] of line!.points.slice(0, -1)) {
    expect(y).toBeGreaterThan(-0.2)
    expect(Math.hypot(x, y, z) - RADIUS).toBeGreaterThan(-0.03)
    expect(Math.hypot(x, y, z) - RADIUS).toBeLessThan(0.03)
  }
  const [corner, end] = [margin[0]!, line!.points.at(-1)!]
  expect(end[0]).toBeGreaterThan(corner[0])
})
