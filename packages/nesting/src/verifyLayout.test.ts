import { describe, expect, it } from 'vitest'
import { createRandom } from './search/random.ts'
import { outlineOfTower, polygonOf, rectangle, type Tower, towerOf } from './testing.ts'
import type { Layout, Piece, Placement, Roll } from './geometry/types.ts'
import { verifyLayout } from './verifyLayout.ts'

const ROLL: Roll = { widthMm: 100, gapMm: 4 }
const PIECES: Piece[] = [
  { id: 'hook', count: 1, outline: polygonOf([0, 0], [60, 0], [60, 20], [20, 20], [20, 60], [0, 60]), turns: [0, 180] },
  { id: 'block', count: 2, outline: rectangle(30, 30), turns: [0, 90] },
]
const GOOD: Placement[] = [
  { id: 'hook', turn: 0, xMm: 0, yMm: 0 },
  // In the hook's hollow, turned about its corner.
  { id: 'block', turn: 90, xMm: 54, yMm: 24 },
  { id: 'block', turn: 0, xMm: 64, yMm: 60 },
]
const layoutOf = (placements: readonly Placement[]): Layout => ({ lengthMm: 100, placements })
const faults = (placements: readonly Placement[], roll = ROLL) => verifyLayout(PIECES, roll, layoutOf(placements))
const spoiled = (at: number, change: Partial<Placement>): Placement[] =>
  GOOD.map((each, i) => (i === at ? { ...each, ...change } : each))

describe('a layout is looked over by who did not make it', () => {
  it('has no fault where every piece lies apart, also in the hollow of another', () => {
    expect(faults(GOOD)).toEqual([])
  })
  it('lacks a piece, has one too many, or one that nobody ordered', () => {
    expect(faults(GOOD.slice(0, 2))).toEqual([{ kind: 'count', id: 'block', missing: 1 }])
    expect(faults([...GOOD, { id: 'block', turn: 0, xMm: 0, yMm: 66 }])).toEqual([
      { kind: 'count', id: 'block', missing: -1 },
    ])
    expect(faults(spoiled(2, { id: 'pocket' }))).toContainEqual({ kind: 'unknown', id: 'pocket' })
  })
  it('has a piece turned as it may not be', () => {
    expect(faults(spoiled(2, { turn: 180, xMm: 94, yMm: 90 }))).toEqual([{ kind: 'turned', id: 'block' }])
  })
  it('has a piece over an edge of the roll', () => {
    expect(faults(spoiled(2, { xMm: 70.001 }))).toEqual([{ kind: 'outside', id: 'block' }])
    expect(faults(spoiled(0, { xMm: -0.001 }))).toContainEqual({ kind: 'outside', id: 'hook' })
    expect(faults(spoiled(2, { yMm: 70.001 }))).toEqual([{ kind: 'outside', id: 'block' }])
    expect(faults(spoiled(0, { yMm: -0.001 }))).toContainEqual({ kind: 'outside', id: 'hook' })
  })
  it('has two pieces that overlap, and by how much', () => {
    const [fault, ...more] = faults(spoiled(1, { xMm: 49, yMm: 20 }))
    expect(more).toEqual([])
    expect(fault).toMatchObject({ kind: 'overlap', ids: ['hook', 'block'] })
    expect(fault).toHaveProperty('areaMm2', expect.closeTo(30, 9))
    expect(faults(spoiled(1, { id: 'block', turn: 0, xMm: 64, yMm: 60 }))).toContainEqual(
      expect.objectContaining({ kind: 'overlap', ids: ['block', 'block'] }),
    )
  })
  it('refuses two overlapping pieces, one with a repeated corner', () => {
    const bow = {
      ...PIECES[1]!,
      id: 'bow',
      count: 1,
      outline: polygonOf([0, 0], [10, 10], [20, 0], [20, 20], [10, 10], [0, 20]),
    }
    const found = (xMm: number) =>
      verifyLayout(
        [bow, { ...PIECES[1]!, count: 1 }],
        { widthMm: 100, gapMm: 0 },
        {
          lengthMm: 100,
          placements: [
            { id: 'bow', turn: 0, xMm: 0, yMm: 0 },
            { id: 'block', turn: 0, xMm, yMm: 0 },
          ],
        },
      )
    expect(found(10)).toEqual([{ kind: 'overlap', ids: ['bow', 'block'], areaMm2: expect.closeTo(100, 9) }])
    expect(found(20)).toEqual([])
  })
  it('has two pieces nearer than the gap, side by side or corner to corner', () => {
    expect(faults(spoiled(1, { xMm: 53 }))).toEqual([{ kind: 'gap', ids: ['hook', 'block'], gapMm: 3 }])
    const [fault] = faults(spoiled(2, { xMm: 56, yMm: 56 }))
    expect(fault).toMatchObject({ kind: 'gap', ids: ['block', 'block'] })
    expect(fault).toHaveProperty('gapMm', expect.closeTo(Math.hypot(2, 2), 9))
    expect(faults(spoiled(1, { xMm: 53 }), { ...ROLL, gapMm: 3 })).toEqual([])
  })
})

/** Lower corners of its squares at its placement. */
const squaresOf = ({ columns }: Tower, { turn, xMm, yMm }: Placement): [number, number][] => {
  const [cos, sin] = { 0: [1, 0], 90: [0, 1], 180: [-1, 0], 270: [0, -1] }[turn] as [number, number]
  return columns.flatMap(([from, to], x) =>
    Array.from({ length: to - from }, (_, k): [number, number] => {
      const [mx, my] = [x + 0.5, from + k + 0.5]
      return [cos * mx - sin * my + xMm - 0.5, sin * mx + cos * my + yMm - 0.5]
    }),
  )
}
const apart = ([x, y]: [number, number], [u, v]: [number, number]): number =>
  Math.hypot(Math.max(0, Math.abs(x - u) - 1), Math.max(0, Math.abs(y - v) - 1))

it('pieces of squares share counted area and nearest distance', () => {
  const random = createRandom(11)
  const seen = { overlap: 0, gap: 0, none: 0 }
  for (let t = 0; t < 800; t++) {
    const towers = [towerOf(random), towerOf(random)]
    const placements = towers.map((_, i): Placement => {
      const turn = ([0, 90, 180, 270] as const)[Math.floor(random() * 4)]!
      return { id: `${i}`, turn, xMm: 20 + Math.floor(random() * 10), yMm: 20 + Math.floor(random() * 10) }
    })
    const pieces = towers.map((each, i): Piece => {
      const outline = outlineOfTower(each)
      return { id: `${i}`, count: 1, outline: t % 2 ? outline : outline.toReversed(), turns: [0, 90, 180, 270] }
    })
    const gapMm = t % 3
    const [a, b] = towers.map((each, i) => squaresOf(each, placements[i]!)) as [[number, number][], [number, number][]]
    const shared = a.filter(([x, y]) => b.some(([u, v]) => u === x && v === y)).length
    const nearest = Math.min(...a.flatMap(square => b.map(other => apart(square, other))))
    const found = verifyLayout(pieces, { widthMm: 100, gapMm }, { lengthMm: 100, placements })
    const ids = ['0', '1']
    if (shared > 0) expect(found).toEqual([{ kind: 'overlap', ids, areaMm2: expect.closeTo(shared, 9) }])
    else if (nearest < gapMm) expect(found).toEqual([{ kind: 'gap', ids, gapMm: expect.closeTo(nearest, 9) }])
    else expect(found).toEqual([])
    seen[shared > 0 ? 'overlap' : nearest < gapMm ? 'gap' : 'none'] += 1
  }
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(60)
})
