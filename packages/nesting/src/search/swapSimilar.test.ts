import { describe, expect, it } from 'vitest'
import { SimilarSwap } from './swapSimilar.ts'
import { itemShapeOf, NoFitTables } from '../packing/itemShapes.ts'
import { Packing } from '../packing/packing.ts'
import { createRandom } from './random.ts'
import { rectangle } from '../testing.ts'
import type { Turn } from '../geometry/types.ts'

const [LARGE, SMALL] = [0, 1]
const ROLL = { widthMm: 300, gapMm: 0 }

interface Case {
  /** Sides of the second of the two, along and across. */
  readonly small: readonly [number, number]
  readonly turns?: readonly Turn[]
}

/**
 * A piece of 100 × 100 in a gap as wide as the other piece, the other piece in a gap of 100, and walls beside and
 * between them.
 */
function twoRooms({ small: [along, across], turns = [0] }: Case): { packing: Packing; exchange: SimilarSwap } {
  const wall = 400 - along
  const kinds = [
    { id: 'large', count: 1, outline: rectangle(100, 100), turns: [0] as const },
    { id: 'small', count: 1, outline: rectangle(along, across), turns },
    { id: 'wall', count: 1, outline: rectangle(wall, 300), turns: [0] as const },
    { id: 'edge', count: 2, outline: rectangle(50, 300), turns: [0] as const },
  ].map(piece => itemShapeOf(piece, ROLL))
  const packing = new Packing(kinds, new NoFitTables(kinds, ROLL.gapMm), ROLL.widthMm)
  packing.lengthMm = 600
  packing.x.set([50 + along / 2, 500, 50 + along + wall / 2, 25, 575])
  packing.y.fill(150)
  packing.refreshAll()
  return { packing, exchange: new SimilarSwap(packing, createRandom(1)) }
}

describe('two pieces, each in the room of the other', () => {
  it('change places, where both overlap less', () => {
    const { packing, exchange } = twoRooms({ small: [90, 95] })
    expect([packing.overlaps.isOverlapping(LARGE), exchange.isOfUse]).toEqual([true, true])
    expect(exchange.isBetter(LARGE, packing.overlaps.weighed(LARGE))).toBe(true)
    expect([packing.x[LARGE], packing.x[SMALL]]).toEqual([500, 95])
    expect(packing.overlaps.sum()).toBe(0)
  })
  it('stay where one of them would overlap more, and as they were', () => {
    const { packing, exchange } = twoRooms({ small: [90, 95] })
    exchange.isBetter(LARGE, packing.overlaps.weighed(LARGE))
    const before = packing.save(0)
    expect(exchange.isBetter(LARGE, 1e-9)).toBe(false)
    expect(exchange.isBetter(SMALL, 1e-9)).toBe(false)
    expect(packing.save(0)).toEqual(before)
  })
  it('stay where the piece by itself finds a place that is as good', () => {
    const { packing, exchange } = twoRooms({ small: [90, 95] })
    expect(exchange.isBetter(LARGE, 0)).toBe(false)
    expect(packing.x[LARGE]).toBe(95)
  })
  it('are tried only where they are much alike, along and across', () => {
    for (const small of [
      [79, 95],
      [95, 79],
    ] as const) {
      const { packing, exchange } = twoRooms({ small })
      expect(exchange.isOfUse).toBe(false)
      expect(exchange.isBetter(LARGE, 1e9)).toBe(false)
      expect(packing.x[LARGE]).toBe(50 + small[0] / 2)
    }
  })
  it('stay where one of them may not be turned as the other lies', () => {
    const { packing, exchange } = twoRooms({ small: [90, 95], turns: [90, 270] })
    packing.quarter[SMALL] = 1
    packing.refreshAll()
    expect(exchange.isBetter(LARGE, 1e9)).toBe(false)
    expect([packing.quarter[LARGE], packing.quarter[SMALL]]).toEqual([0, 1])
  })
})
