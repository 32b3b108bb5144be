import { describe, expect, it } from 'vitest'
import { CollisionTracker } from './collisionTracker.ts'
import { createRandom } from '../search/random.ts'

/** More pieces than fit in one word of bits. */
const COUNT = 70

describe('who overlaps whom', () => {
  it('reports each piece and all as a pair table would', () => {
    const random = createRandom(7)
    const any = (): number => Math.floor(random() * COUNT)
    const overlaps = new CollisionTracker(COUNT)
    const table = Array.from({ length: COUNT }, () => new Float64Array(COUNT))
    const sumOf = (numbers: Float64Array): number => numbers.reduce((sum, number) => sum + number, 0)
    for (let t = 0; t < 400; t++) {
      const [i, j] = [any(), any()]
      if (t % 3 === 0) {
        overlaps.clear(i)
        for (const row of table) row[i] = 0
        table[i]!.fill(0)
      } else if (i !== j) {
        const depth = random()
        overlaps.set(i, j, depth)
        table[i]![j] = table[j]![i] = depth
      }
      expect(overlaps.isOverlapping(j)).toBe(table[j]!.some(Boolean))
      expect(overlaps.weighed(j)).toBeCloseTo(sumOf(table[j]!), 12)
      expect(overlaps.sum()).toBeCloseTo(table.reduce((sum, row) => sum + sumOf(row), 0) / 2, 9)
    }
    expect(overlaps.depth).toEqual(Float64Array.from(table.flatMap(row => [...row])))
  })

  it('grows with longer and deeper overlap, and falls when apart', () => {
    const overlaps = new CollisionTracker(COUNT)
    const [deep, shallow] = [COUNT - 1, 40]
    const weights = (): number[] => [overlaps.weight[deep]!, overlaps.weight[shallow * COUNT]!, overlaps.weight[1]!]
    overlaps.set(0, deep, 4)
    overlaps.set(0, shallow, 2)
    overlaps.weigh()
    expect(weights()).toEqual([2, expect.closeTo(1.6, 9), 1])
    overlaps.clear(deep)
    overlaps.weigh()
    expect(weights()).toEqual([expect.closeTo(1.9, 9), expect.closeTo(3.2, 9), 1])
    expect(overlaps.weight[deep * COUNT]).toBe(overlaps.weight[deep])
    overlaps.clear(0)
    for (let t = 0; t < 25; t++) overlaps.weigh()
    expect(weights()).toEqual([1, 1, 1])
    overlaps.set(0, shallow, 1)
    overlaps.weigh()
    expect(overlaps.weighedBetween(0, shallow)).toBeCloseTo(2, 9)
    overlaps.forget()
    overlaps.clear(0)
    overlaps.weigh()
    expect(weights()).toEqual([1, 1, 1])
  })
})
