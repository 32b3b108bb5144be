import { describe, expect, it } from 'vitest'
import { convexParts } from './convexParts.ts'
import { createRandom } from '../search/random.ts'
import { outlineOfTower, towerOf } from '../testing.ts'

type Ring = readonly (readonly [number, number])[]
const ringOf = (polygon: ArrayLike<number>): Ring =>
  Array.from({ length: polygon.length / 2 }, (_, i) => [polygon[2 * i]!, polygon[2 * i + 1]!] as const)
const partsOf = (ring: Ring): Ring[] => convexParts(Float64Array.from(ring.flat())).map(ringOf)

const areaOf = (ring: Ring): number =>
  ring.reduce((sum, [x, y], i) => {
    const [u, v] = ring[(i + 1) % ring.length]!
    return sum + (x * v - u * y) / 2
  }, 0)
const turnsIn = (ring: Ring): boolean =>
  ring.some((b, i) => {
    const [a, c] = [ring.at(i - 1)!, ring[(i + 1) % ring.length]!]
    return (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]) < -1e-9
  })
/** Points on a side are excluded because both answers are right there. */
const holds = (ring: Ring, [x, y]: readonly [number, number]): boolean =>
  ring.reduce((isIn, [ax, ay], i) => {
    const [bx, by] = ring[(i + 1) % ring.length]!
    return ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay) ? !isIn : isIn
  }, false)

/** A star with this many points, all different. */
function star(points: number, seed: number): Ring {
  const random = createRandom(seed)
  return Array.from({ length: 2 * points }, (_, i) => {
    const far = (i % 2 === 0 ? 60 : 15) + 40 * random()
    const angle = (Math.PI * (i + 0.6 * random())) / points
    return [Math.cos(angle) * far, Math.sin(angle) * far] as const
  })
}

describe('a piece in convex parts', () => {
  it.each([3, 4, 5, 7, 9, 12])('is a star of %i points whole, and no part lies over another', points => {
    for (const seed of [1, 2, 3]) {
      const ring = star(points, seed)
      const parts = partsOf(ring)
      expect(parts.some(turnsIn)).toBe(false)
      expect(parts.reduce((sum, part) => sum + areaOf(part), 0)).toBeCloseTo(areaOf(ring), 6)
      const random = createRandom(seed)
      for (let i = 0; i < 300; i++) {
        const at = [200 * random() - 100, 200 * random() - 100] as const
        expect(parts.filter(part => holds(part, at)).length).toBe(holds(ring, at) ? 1 : 0)
      }
      // Hertel and Mehlhorn: at most four times the minimum, and one part per reflex corner would suffice.
      expect(parts.length).toBeLessThanOrEqual(2 * points + 1)
    }
  })

  it('is whole where many corners stand in line', () => {
    const random = createRandom(12)
    for (let t = 0; t < 300; t++) {
      const { columns } = towerOf(random)
      const outline = outlineOfTower({ columns })
      const parts = partsOf(outline.map(({ x, y }) => [x, y] as const))
      expect(parts.some(turnsIn)).toBe(false)
      columns.forEach(([from, to], x) => {
        for (let y = -1; y < 14; y++)
          expect(parts.filter(part => holds(part, [x + 0.49, y + 0.51])).length).toBe(y >= from && y < to ? 1 : 0)
      })
    }
  })

  it('is itself if convex, uncut at touching or repeated corners', () => {
    const square: Ring = [
      [0, 0],
      [30, 0],
      [30, 30],
      [0, 30],
    ]
    expect(partsOf(square)).toHaveLength(1)
    const again: Ring = [[0, 0], [15, 0], [30, 0], [30, 0], ...square.slice(2)]
    const parts = partsOf(again)
    expect(parts.some(turnsIn)).toBe(false)
    expect(parts.reduce((sum, part) => sum + areaOf(part), 0)).toBeCloseTo(900, 6)
  })

  it('is cut where its outline comes back to a corner that it has passed', () => {
    // Two triangles that share the corner in the middle.
    const bow: Ring = [
      [0, 0],
      [20, 10],
      [40, 0],
      [40, 20],
      [20, 10],
      [0, 20],
    ]
    const parts = partsOf(bow)
    expect(parts.some(turnsIn)).toBe(false)
    expect(parts.reduce((sum, part) => sum + areaOf(part), 0)).toBeCloseTo(areaOf(bow), 6)
  })
})
