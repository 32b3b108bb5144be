import { describe, expect, it } from 'vitest'
import { creaseMemory } from './creaseMemory.ts'
import { facingMm, foldedPair, refold } from './testing/foldedPair.ts'

const FRAMES = 40
/** 1 / h² of a twelfth of a frame. */
const INV_H2 = (60 * 12) ** 2

describe('the memory of creases', () => {
  it('leaves cloth flat that was never folded', () => {
    const cloth = foldedPair(0)
    const creases = creaseMemory(cloth, 0)
    creases.remember(1)
    const before = [...cloth.positions]
    creases.hold(INV_H2)
    expect([...cloth.positions]).toEqual(before)
  })

  it('draws opened cloth back into the fold that it had', () => {
    const cloth = foldedPair(60)
    const fold = facingMm(cloth)
    const creases = creaseMemory(cloth, 0)
    for (let frame = 0; frame < FRAMES; frame++) creases.remember(0.5)
    refold(cloth, 0)
    expect(facingMm(cloth)).toBeCloseTo(20)
    for (let pass = 0; pass < 10; pass++) creases.hold(INV_H2)
    expect(facingMm(cloth)).toBeCloseTo(fold, 1)
  })

  it('remembers a part of a fold that lasted a moment', () => {
    const cloth = foldedPair(60)
    const fold = facingMm(cloth)
    const creases = creaseMemory(cloth, 0)
    creases.remember(0.1)
    refold(cloth, 0)
    for (let pass = 0; pass < 10; pass++) creases.hold(INV_H2)
    expect(facingMm(cloth)).toBeGreaterThan(fold + 1)
    expect(facingMm(cloth)).toBeLessThan(19.9)
  })

  it('opens what is folded flat, and remembers it as a soft fold', () => {
    const cloth = foldedPair(170)
    const creases = creaseMemory(cloth, 0)
    creases.remember(1)
    creases.hold(INV_H2)
    expect(facingMm(cloth)).toBeCloseTo(11.6)
    refold(cloth, 0)
    for (let pass = 0; pass < 10; pass++) creases.hold(INV_H2)
    expect(facingMm(cloth)).toBeCloseTo(16, 1)
  })
})
