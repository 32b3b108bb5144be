import fc from 'fast-check'
import { polygonContains } from '@kitwright/measure'
import { describe, expect, it } from 'vitest'
import { simplifyOutward } from './simplify.ts'
import { polygonOf, rectangle } from '../testing.ts'

/** A star-shaped outline: a radius for each of equal angles. */
const outlineOf = (radii: readonly number[]) =>
  radii.map((radius, i) => {
    const angle = (2 * Math.PI * i) / radii.length
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) }
  })

describe('an outline of fewer corners', () => {
  it('holds the given one whole', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 80, max: 100, noNaN: true }), { minLength: 8, maxLength: 40 }), radii => {
        const outline = outlineOf(radii)
        const simple = simplifyOutward(outline, 5)
        expect(simple.length).toBeLessThanOrEqual(outline.length)
        // Slightly inside, because corners that stay lie on the outline.
        for (const { x, y } of outline) expect(polygonContains(simple, { x: x * 0.9999, y: y * 0.9999 })).toBe(true)
      }),
    )
  })
  it('of a fine curve has a few corners and hardly more cloth', () => {
    const circle = outlineOf(Array.from({ length: 360 }, () => 100))
    const simple = simplifyOutward(circle.toReversed(), 1)
    expect(simple.length).toBeLessThan(60)
    const reach = Math.max(...simple.map(({ x, y }) => Math.hypot(x, y)))
    expect(reach).toBeLessThan(102)
    for (const { x, y } of circle) expect(polygonContains(simple, { x: x * (1 - 1e-9), y: y * (1 - 1e-9) })).toBe(true)
  })
  // A square of 100 with two corners cut off, or with notches.
  const CUT = polygonOf([0, 0], [94, 0], [100, 8], [100, 100], [10, 100], [0, 90])
  const SPIKED = polygonOf([0, 0], [50, 0], [50, -3], [50, 0], [100, 0], [100, 100], [0, 100])
  const NOTCHED = polygonOf([0, 0], [40, 0], [50, 3], [60, 0], [100, 0], [100, 100], [52, 98], [0, 100])
  it.each([
    [
      'where least is added first, until five are left',
      CUT,
      5,
      polygonOf([0, 0], [100, 0], [100, 100], [10, 100], [0, 90]),
    ],
    ['but not where a side would move out by more', CUT, 4.799, CUT],
    ['and no further than it may', CUT, 4.801, polygonOf([0, 0], [100, 0], [100, 100], [10, 100], [0, 90])],
    [
      'where it turns in, and on straight sides',
      NOTCHED,
      3.1,
      polygonOf([0, 0], [100, 0], [100, 100], [52, 98], [0, 100]),
    ],
    ['and loses no longer spike', SPIKED, 2.9, SPIKED],
    ['and loses a shorter one', SPIKED, 3.1, polygonOf([0, 0], [50, 0], [100, 0], [100, 100], [0, 100])],
    ['and leaves a notch that is deeper', NOTCHED, 2.5, NOTCHED.filter(({ x }) => x !== 52)],
  ])('is made %s', (_, outline, mostMm, wanted) => {
    const begin = simplifyOutward(outline, mostMm)
    expect(begin).toEqual(wanted.map(({ x, y }) => ({ x: expect.closeTo(x, 9), y: expect.closeTo(y, 9) })))
    // Independent of the start corner and the direction.
    const sorted = (points: typeof begin): string[] =>
      points.map(({ x, y }) => `${x.toFixed(6)} ${y.toFixed(6)}`).toSorted()
    for (let k = 1; k < outline.length; k++) {
      const told = [...outline.slice(k), ...outline.slice(0, k)]
      expect(sorted(simplifyOutward(told, mostMm))).toEqual(sorted(begin))
      expect(sorted(simplifyOutward(told.toReversed(), mostMm))).toEqual(sorted(begin))
    }
  })
  it('leaves what has no corner to spare', () => {
    expect(simplifyOutward(rectangle(10, 10), 5)).toEqual(rectangle(10, 10))
  })
})
