import { describe, expect, it } from 'vitest'
import { rhythmOf } from './rhythm.ts'

const SEEDS = [5, 9, 13, 17, 22, 42, 61]

describe('a rhythm', () => {
  it('is the same each time, and another for each number', () => {
    expect(SEEDS.map(rhythmOf)).toEqual(SEEDS.map(rhythmOf))
    expect(new Set(SEEDS.map(seed => JSON.stringify(rhythmOf(seed)))).size).toBe(SEEDS.length)
  })

  it('begins to either side, and lifts one arm more than the other', () => {
    const rhythms = SEEDS.map(rhythmOf)
    expect(new Set(rhythms.map(({ twist }) => Math.sign(twist)))).toEqual(new Set([-1, 1]))
    for (const { leftLift, rightLift } of rhythms) expect(leftLift).not.toBe(rightLift)
  })

  it('lifts no arm by its own in the common one', () => {
    expect(rhythmOf(0)).toMatchObject({ leftLift: 0, rightLift: 0 })
  })
})
