import { describe, expect, it } from 'vitest'
import { type ArmShape, armCones, SHOULDER } from './arms.ts'

/** Returns the length of a straight arm in metres. */
function reach(shape: ArmShape): number {
  const { to } = armCones({ degrees: 40, elbow: 0 }, shape).at(-1)!
  return Math.hypot(...to.map((v, m) => v - SHOULDER[m]!))
}

describe('a slim arm', () => {
  it('ends at the wrist, and beyond it with a hand', () => {
    expect(reach({ isSlim: true })).toBeCloseTo(0.56)
    expect(reach({ isSlim: true, hasHand: true })).toBeCloseTo(0.73)
  })
})
