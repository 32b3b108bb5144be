import fc from 'fast-check'
import { polygonContains } from '@kitwright/measure'
import { describe, expect, it } from 'vitest'
import { simplifyOutward } from './simplify.ts'
import { rectangle } from './testing.ts'

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
        // A hair within, as corners that stay are on it.
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
  })
  it('leaves what has no corner to spare', () => {
    expect(simplifyOutward(rectangle(10, 10), 5)).toEqual(rectangle(10, 10))
  })
})
