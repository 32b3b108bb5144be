import { describe, expect, it } from 'vitest'
import { polygonOf, rectangle } from './testing.ts'
import type { Layout, Piece, Placement, Roll } from './types.ts'
import { verifyLayout } from './verify.ts'

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
  it('has two pieces nearer than the gap, side by side or corner to corner', () => {
    expect(faults(spoiled(1, { xMm: 53 }))).toEqual([{ kind: 'gap', ids: ['hook', 'block'], gapMm: 3 }])
    const [fault] = faults(spoiled(2, { xMm: 56, yMm: 56 }))
    expect(fault).toMatchObject({ kind: 'gap', ids: ['block', 'block'] })
    expect(fault).toHaveProperty('gapMm', expect.closeTo(Math.hypot(2, 2), 9))
    expect(faults(spoiled(1, { xMm: 53 }), { ...ROLL, gapMm: 3 })).toEqual([])
  })
})
