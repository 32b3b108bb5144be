import { describe, expect, it } from 'vitest'
import { openCreases } from './openCreases.ts'
import { facingMm, foldedPair } from './testing/foldedPair.ts'

describe('creases', () => {
  it('are opened where they are folded flat', () => {
    const cloth = foldedPair(170)
    expect(facingMm(cloth)).toBeLessThan(2)
    openCreases(cloth)()
    expect(facingMm(cloth)).toBeCloseTo(12)
  })

  it('stay as they are where cloth is bent gently', () => {
    const cloth = foldedPair(80)
    const before = [...cloth.positions]
    openCreases(cloth)()
    expect([...cloth.positions]).toEqual(before)
  })
})
