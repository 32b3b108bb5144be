import { describe, expect, it, vi } from 'vitest'
import { densityOf } from './packing/convertLayout.ts'
import { fitsRoll } from './packing/itemShapes.ts'
import { nest, nestInSteps } from './nest.ts'
import { createRandom } from './search/random.ts'
import { outlineOfTower, polygonOf, rectangle, towerOf } from './testing.ts'
import type { Layout, Piece, Roll } from './geometry/types.ts'
import { verifyLayout } from './verifyLayout.ts'

const ROLL: Roll = { widthMm: 1_000, gapMm: 0 }
/** An L, two of which form a block when turned into each other. */
const L = polygonOf([0, 0], [400, 0], [400, 100], [100, 100], [100, 400], [0, 400])
const PIECES: Piece[] = [
  { id: 'L', count: 6, outline: L, turns: [0, 180] },
  { id: 'back', count: 3, outline: polygonOf([0, 0], [600, 40], [560, 480], [40, 480]), turns: [0, 180] },
  { id: 'cuff', count: 6, outline: rectangle(220, 60), turns: [0, 90, 180, 270] },
]
const WORK = { places: 60_000 }

describe('a nested roll', () => {
  it('has every cut piece once on the roll, turned as allowed, without overlap', () => {
    const layout = nest(PIECES, ROLL, { budget: WORK })
    expect(layout.placements).toHaveLength(15)
    expect(verifyLayout(PIECES, ROLL, layout)).toEqual([])
  })
  it('keeps the gap between any two pieces', () => {
    const roll = { ...ROLL, gapMm: 7 }
    expect(verifyLayout(PIECES, roll, nest(PIECES, roll, { budget: WORK }))).toEqual([])
  })
  it('is told at once and whenever shorter, each fit to cut', () => {
    const told: Layout[] = []
    const last = nest(PIECES, ROLL, { budget: WORK, onLayout: layout => told.push(layout) })
    expect(told.length).toBeGreaterThan(2)
    for (const [i, layout] of told.entries()) {
      expect(verifyLayout(PIECES, ROLL, layout)).toEqual([])
      if (i > 0) expect(layout.lengthMm).toBeLessThan(told[i - 1]!.lengthMm)
    }
    expect(last).toEqual(told.at(-1))
  })
  it('is equal to the bit for a seed, distinct for another', () => {
    const [first, again] = [
      nest(PIECES, ROLL, { budget: WORK, seed: 7 }),
      nest(PIECES, ROLL, { budget: WORK, seed: 7 }),
    ]
    expect(again).toEqual(first)
    expect(nest(PIECES, ROLL, { budget: WORK, seed: 8 })).not.toEqual(first)
  })
  it('continues from a layout, and is never longer', () => {
    const roll = { ...ROLL, gapMm: 7 }
    const from = nest(PIECES, roll, { budget: { places: 2_000 }, seed: 3 })
    const told: Layout[] = []
    const on = nest(PIECES, roll, { budget: WORK, seed: 4, from, onLayout: each => told.push(each) })
    expect(told[0]!.lengthMm).toBeCloseTo(from.lengthMm, 6)
    expect(on.lengthMm).toBeLessThan(from.lengthMm)
    expect(verifyLayout(PIECES, roll, on)).toEqual([])
    const stopped = nest(PIECES, roll, { budget: WORK, from, isStopped: () => true })
    for (const [i, { id, turn, xMm, yMm }] of stopped.placements.entries()) {
      expect([id, turn]).toEqual([from.placements[i]!.id, from.placements[i]!.turn])
      expect([xMm, yMm].map(mm => mm.toFixed(6))).toEqual(
        [from.placements[i]!.xMm, from.placements[i]!.yMm].map(mm => mm.toFixed(6)),
      )
    }
  })
  it('runs in rounds with cost and length, to the same end', () => {
    const steps = nestInSteps(PIECES, ROLL, { budget: WORK })
    const seen: { readonly spent: number; readonly lengthMm: number }[] = []
    let step = steps.next()
    for (; !step.done; step = steps.next()) seen.push(step.value)
    expect(step.value).toEqual(nest(PIECES, ROLL, { budget: WORK }))
    expect(seen.length).toBeGreaterThan(10)
    for (const [i, { spent, lengthMm }] of seen.entries()) {
      expect(spent).toBeGreaterThanOrEqual(seen[i - 1]?.spent ?? 0)
      expect(lengthMm).toBeLessThanOrEqual(seen[i - 1]?.lengthMm ?? Infinity)
    }
    expect([seen[0]!.spent < 0.2, seen.at(-1)!.spent > 0.8, seen.at(-1)!.spent <= 1]).toEqual([true, true, true])
  })
  it('shows its first layout first, and listens between tables', () => {
    const told: number[] = []
    const kinds = Array.from({ length: 4 }, (_, i): Piece => ({ ...PIECES[0]!, id: `L${i}`, count: 1 + (i % 2) }))
    const steps = nestInSteps(kinds, ROLL, { budget: WORK, onLayout: ({ lengthMm }) => told.push(lengthMm) })
    const first = steps.next().value as { spent: number; lengthMm: number }
    expect(first).toEqual({ spent: 0, lengthMm: told[0] })
    let before = 0
    for (let step = steps.next(); !step.done && step.value.spent === 0; step = steps.next()) before += 1
    // Four kinds with each other, two of them with themselves, each in two orientations.
    expect(before).toBe(2 * (6 + 2))
    let isStopped = false
    const stopped = nestInSteps(kinds, ROLL, { budget: WORK, isStopped: () => isStopped })
    stopped.next()
    isStopped = true
    expect(stopped.next()).toMatchObject({ done: true, value: { lengthMm: told[0] } })
  })
  it('begins with rows of boxes, longest first, each flat', () => {
    const rowsOf = (roll: Roll) => nest(PIECES, roll, { budget: WORK, isStopped: () => true }).lengthMm
    // Two backs; a back and an L; two Ls twice; an L and two cuffs; four cuffs.
    expect(rowsOf(ROLL)).toBeCloseTo(600 + 600 + 400 + 400 + 400 + 60, 9)
    expect(rowsOf({ ...ROLL, gapMm: 7 })).toBeCloseTo(2_460 + 5 * 7, 9)
  })
  it('is short with most seeds: who makes the search better may ask for more', () => {
    const seeds = Array.from({ length: 12 }, (_, i) => i + 1)
    const lengths = seeds.map(seed => nest(PIECES, ROLL, { budget: WORK, seed }).lengthMm).toSorted((a, b) => a - b)
    expect(lengths[6]).toBeLessThan(1_570)
    expect(lengths.reduce((sum, mm) => sum + mm) / lengths.length).toBeLessThan(1_595)
  })
  it('begins anew where it stands still, and keeps the best', () => {
    const random = createRandom(2)
    const pieces = Array.from({ length: 5 }, (_, i): Piece => {
      const outline = outlineOfTower(towerOf(random)).map(({ x, y }) => ({ x: 31 * x, y: 29 * y }))
      return { id: String(i), count: 1, outline, turns: [0, 180] }
    })
    const lengthOf = (places: number) =>
      nest(pieces, { widthMm: 420, gapMm: 0 }, { budget: { places }, seed: 3 }).lengthMm
    // The initial layout is no longer than this, and small steps do not improve it.
    expect(lengthOf(1_000_000)).toBeCloseTo(186, 1)
    // No shorter than the longest piece.
    expect(lengthOf(8_000_000)).toBe(155)
  })
  it('is as dense as can be where the pieces fill it', () => {
    const pieces: Piece[] = [
      { id: 'half', count: 2, outline: rectangle(300, 500), turns: [0] },
      { id: 'quarter', count: 4, outline: rectangle(300, 250), turns: [0] },
    ]
    const layout = nest(pieces, ROLL, { budget: { places: 300_000 } })
    expect(layout.lengthMm).toBeGreaterThan(600 - 1e-6)
    expect(densityOf(pieces, ROLL, layout)).toBeGreaterThan(0.97)
  })
  it('lays pieces into each other’s hollows, which no rows of boxes do', () => {
    const pieces = PIECES.slice(0, 1)
    const rows: Layout[] = []
    const layout = nest(pieces, ROLL, { budget: { places: 300_000 }, onLayout: each => rows.push(each) })
    expect(layout.lengthMm).toBeLessThan(rows[0]!.lengthMm * 0.9)
  })
  it('uses a quarter turn where it is allowed', () => {
    const long = { id: 'binding', count: 3, outline: rectangle(900, 50) }
    const lengthOf = (turns: Piece['turns']) => nest([{ ...long, turns }], ROLL, { budget: WORK }).lengthMm
    expect(lengthOf([0, 180])).toBeCloseTo(900, 3)
    expect(lengthOf([0, 90])).toBeLessThan(151)
  })
})

describe('a roll that is stopped, or cannot be', () => {
  it('stopped at once is the first layout', () => {
    const told: Layout[] = []
    const nesting = { budget: { seconds: 60 }, isStopped: () => true, onLayout: (each: Layout) => told.push(each) }
    expect([nest(PIECES, ROLL, nesting)]).toEqual(told)
  })
  it('ends when its time is over, by the clock it is given', () => {
    let now = 0
    const layout = nest(PIECES, ROLL, { budget: { seconds: 2 }, clock: () => (now += 0.01) })
    expect(verifyLayout(PIECES, ROLL, layout)).toEqual([])
    expect(now).toBeLessThan(3)
  })
  it('takes the machine’s clock where it is given none', () => {
    let ms = 500
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (ms += 5))
    nest(PIECES, ROLL, { budget: { seconds: 1 } })
    clock.mockRestore()
    expect(ms).toBeGreaterThanOrEqual(1_500)
    expect(ms).toBeLessThan(1_700)
  })
  it('names a piece wider than the roll in every allowed turn', () => {
    const wide: Piece = { id: 'flag', count: 1, outline: rectangle(500, 1_001), turns: [0, 180] }
    expect(() => nest([...PIECES, wide], ROLL, { budget: WORK })).toThrow(expect.objectContaining({ id: 'flag' }))
    expect(nest([{ ...wide, turns: [0, 90] }], ROLL, { budget: WORK }).placements[0]!.turn).toBe(90)
    // The check gives the same answer for each before any is laid.
    expect([wide, { ...wide, turns: [0, 90] as const }, PIECES[0]!].map(piece => fitsRoll(piece, ROLL))).toEqual([
      false,
      true,
      true,
    ])
  })
  it('of nothing is empty', () => {
    expect(nest([{ ...PIECES[0]!, count: 0 }], ROLL, { budget: WORK })).toEqual({ lengthMm: 0, placements: [] })
  })
})
