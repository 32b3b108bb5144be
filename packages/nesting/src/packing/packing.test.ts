import { describe, expect, it } from 'vitest'
import { itemShapeOf, NoFitTables, TURNS } from './itemShapes.ts'
import { Packing } from './packing.ts'
import { PlaceSearch } from '../search/searchPlacement.ts'
import { SimilarSwap } from '../search/swapSimilar.ts'
import { createRandom } from '../search/random.ts'
import { separateLayout } from '../search/separation.ts'
import { polygonOf, rectangle } from '../testing.ts'
import { runToCompletion } from '../search/runToCompletion.ts'
import type { Piece, Placement } from '../geometry/types.ts'
import { verifyLayout } from '../verifyLayout.ts'

const ROLL = { widthMm: 300, gapMm: 0 }
const LENGTH = 500
/** Each outline is centred, because a packing has its origin there. */
const PIECES: readonly Piece[] = [
  { id: 'hook', count: 3, outline: polygonOf([-60, -40], [60, -40], [60, -10], [-30, -10], [-30, 40], [-60, 40]) },
  { id: 'kite', count: 3, outline: polygonOf([-50, 0], [10, -35], [50, 5], [-5, 35]) },
  { id: 'strip', count: 2, outline: rectangle(160, 24).map(({ x, y }) => ({ x: x - 80, y: y - 12 })) },
].map(piece => ({ ...piece, turns: TURNS }))

function scattered(seed: number, lengthMm = LENGTH): { packing: Packing; random: () => number } {
  const random = createRandom(seed)
  const kinds = PIECES.map(piece => itemShapeOf(piece, ROLL))
  const packing = new Packing(kinds, new NoFitTables(kinds, ROLL.gapMm), ROLL.widthMm)
  for (let i = 0; i < packing.count; i++) {
    packing.x[i] = random() * lengthMm
    packing.y[i] = random() * ROLL.widthMm
    packing.quarter[i] = Math.floor(random() * 4)
  }
  packing.shorten(lengthMm, Infinity)
  packing.refreshAll()
  return { packing, random }
}
const placementOf = (packing: Packing, i: number): Placement => ({
  id: packing.kindAt(i).piece.id,
  turn: TURNS[packing.quarter[i]!]!,
  xMm: packing.x[i]!,
  yMm: packing.y[i]!,
})
/** Returns the loss of the current piece at a placement. */
function lossAt({ surroundings }: Packing, quarter: number, x: number, y: number): number {
  const place = { quarter, x, y, loss: 0 }
  surroundings.isBetter(place, { loss: Infinity })
  return place.loss
}
const faultsOf = (packing: Packing, ...those: number[]) =>
  verifyLayout(PIECES, ROLL, {
    lengthMm: packing.lengthMm,
    placements: those.map(i => placementOf(packing, i)),
  }).filter(({ kind }) => kind !== 'count')

const SEEDS = [1, 2, 3, 4, 5, 6]

describe('pieces that lie on a roll', () => {
  it.each(SEEDS)('overlap where who shares no code with them says so (%i)', seed => {
    const { packing } = scattered(seed)
    const n = packing.count
    let sum = 0
    for (let i = 0; i < n; i++)
      for (let j = i + 1; j < n; j++) {
        const overlap = packing.overlaps.depth[i * n + j]!
        expect(packing.overlaps.depth[j * n + i]).toBe(overlap)
        expect(faultsOf(packing, i, j).length > 0).toBe(overlap > 0)
        sum += overlap
      }
    expect(packing.overlaps.sum()).toBeCloseTo(sum, 12)
    for (let i = 0; i < n; i++)
      expect(packing.overlaps.isOverlapping(i)).toBe(
        Array.from({ length: n }, (_, j) => packing.overlaps.depth[i * n + j]!).some(Boolean),
      )
  })

  it('overlap counts in shares of the smaller of two', () => {
    const { packing } = scattered(1)
    const n = packing.count
    const [hook, strip] = [0, n - 1]
    const usual = packing.totalArea / n
    expect(packing.totalArea).toBe(3 * 5_100 + 3 * 3_537.5 + 2 * 3_840)
    expect(packing.scale[hook * n + strip]).toBeCloseTo(Math.sqrt(3_840) / usual, 12)
    expect(packing.scale[strip * n + hook]).toBe(packing.scale[hook * n + strip])
    expect(packing.scale[hook * n + hook + 1]).toBeCloseTo(Math.sqrt(5_100) / usual, 12)
  })

  it.each(SEEDS)('give the same sum asked singly or together (%i)', seed => {
    const { packing, random } = scattered(seed)
    const { surroundings, count: n } = packing
    packing.weight.forEach((_, at) => (packing.weight[at] = 1 + random()))
    for (let t = 0; t < 60; t++) {
      const i = t % n
      const [quarter, x, y] = [t & 3, random() * LENGTH, random() * ROLL.widthMm]
      surroundings.begin(i)
      let whole = 0
      surroundings.overlaps(quarter, x, y, (j, depth) => {
        whole += depth * packing.scale[i * n + j]! * packing.weight[i * n + j]!
      })
      const place = { quarter, x, y, loss: -1 }
      expect(surroundings.isBetter(place, { loss: Infinity })).toBe(true)
      expect(place.loss).toBeCloseTo(whole, 12)
      const before = surroundings.asked
      expect(surroundings.isBetter(place, { loss: whole / 2 })).toBe(false)
      expect(place.loss).toBeGreaterThanOrEqual(whole / 2)
      expect(surroundings.asked).toBe(before + 1)
    }
  })

  it.each(SEEDS)('stay on a shortened roll, unmoved before the cut (%i)', seed => {
    const { packing } = scattered(seed)
    const before = packing.save(0)
    packing.shorten(LENGTH - 40, 200)
    for (let i = 0; i < packing.count; i++) {
      expect(faultsOf(packing, i)).toEqual([])
      const wanted = before.x[i]! > 200 ? before.x[i]! - 40 : before.x[i]!
      const { x0, x1 } = packing.kindAt(i).boxes[packing.quarter[i]!]!
      expect(packing.x[i]).toBe(Math.min(Math.max(wanted, -x0), LENGTH - 40 - x1))
    }
    packing.load(before)
    expect(packing.save(0)).toEqual(before)
    packing.x.forEach((_, i) => (packing.x[i]! += 70))
    packing.trim()
    const boxes = Array.from(packing.x, (x, i) => {
      const { x0, x1 } = packing.kindAt(i).boxes[packing.quarter[i]!]!
      return [x + x0, x + x1] as const
    })
    expect(Math.min(...boxes.map(([first]) => first))).toBeCloseTo(0, 9)
    expect(Math.max(...boxes.map(([, last]) => last))).toBeCloseTo(packing.lengthMm, 9)
  })
})

describe('a piece that looks for a place', () => {
  it.each(SEEDS)('finds a place no worse than its own, correctly rated (%i)', seed => {
    const { packing, random } = scattered(seed, 320)
    const search = new PlaceSearch(packing, random)
    for (let i = 0; i < packing.count; i++) {
      packing.surroundings.begin(i)
      const own = lossAt(packing, packing.quarter[i]!, packing.x[i]!, packing.y[i]!)
      const { quarter, x, y, loss } = search.find(i, { far: 30, near: 20 }, true)
      expect(loss).toBeLessThanOrEqual(own)
      expect(loss).toBeCloseTo(lossAt(packing, quarter, x, y), 12)
      packing.x[i] = x
      packing.y[i] = y
      packing.quarter[i] = quarter
      expect(faultsOf(packing, i)).toEqual([])
    }
  })

  it('goes into the only gap there is, to a hundredth of a millimetre wide', () => {
    const outline = rectangle(100, 100).map(({ x, y }) => ({ x: x - 50, y: y - 50 }))
    const kinds = [itemShapeOf({ id: 'block', count: 3, outline, turns: [0] }, { widthMm: 100 })]
    const packing = new Packing(kinds, new NoFitTables(kinds, 0), 100)
    packing.x.set([50, 50 + 200.01, 50 + 130])
    packing.y.fill(50)
    packing.lengthMm = 300.01
    packing.refreshAll()
    packing.surroundings.begin(2)
    const found = new PlaceSearch(packing, createRandom(3)).find(2, { far: 30, near: 20 }, true)
    expect(found.x).toBeCloseTo(150, 0)
    expect(found.loss).toBeLessThan(0.05 * packing.overlaps.sum())
  })
})

describe('pieces that are moved apart', () => {
  it.each(SEEDS)('overlap nowhere with room, else as little as found (%i)', seed => {
    for (const lengthMm of [420, 120]) {
      const { packing, random } = scattered(seed, lengthMm)
      const before = packing.overlaps.sum()
      const places = new PlaceSearch(packing, random)
      const search = { packing, random, places, exchange: new SimilarSwap(packing, random), isOver: () => false }
      const loss = runToCompletion(separateLayout(search, { rounds: 8, strikes: 2, exchanges: true }))
      expect(loss === 0).toBe(faultsOf(packing, ...packing.kind.keys()).length === 0)
      expect(loss).toBeCloseTo(packing.overlaps.sum(), 12)
      expect(loss).toBeLessThan(before)
      expect(loss === 0).toBe(lengthMm === 420)
    }
  })

  it('are left as they were found best when the time is over', () => {
    const { packing, random } = scattered(4, 120)
    let asked = 0
    const [places, exchange] = [new PlaceSearch(packing, random), new SimilarSwap(packing, random)]
    const search = { packing, random, places, exchange, isOver: () => ++asked > 2 }
    const before = packing.overlaps.sum()
    expect(runToCompletion(separateLayout(search, { rounds: 100, strikes: 3, exchanges: true }))).toBeLessThan(before)
    expect(asked).toBeLessThan(6)
  })
})
