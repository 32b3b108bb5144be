import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { matrixOf, scaleOf } from './matrix.ts'

type Point = readonly [x: number, y: number]
const radians = (degrees: number): number => (degrees * Math.PI) / 180
/** The effect of each function on a point, as the specification describes it. */
const MOVES: Readonly<Record<string, (numbers: readonly number[], point: Point) => Point>> = {
  translate: ([dx = 0, dy = 0], [x, y]) => [x + dx, y + dy],
  scale: ([sx = 1, sy = sx], [x, y]) => [x * sx, y * sy],
  rotate([angle = 0, cx = 0, cy = 0], [x, y]) {
    const [far, at] = [Math.hypot(x - cx, y - cy), Math.atan2(y - cy, x - cx) + radians(angle)]
    return [cx + far * Math.cos(at), cy + far * Math.sin(at)]
  },
  skewX: ([angle = 0], [x, y]) => [x + y * Math.tan(radians(angle)), y],
  skewY: ([angle = 0], [x, y]) => [x, y + x * Math.tan(radians(angle))],
  matrix: ([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0], [x, y]) => [a * x + c * y + e, b * x + d * y + f],
}
const COUNTS: Readonly<Record<string, readonly number[]>> = {
  translate: [1, 2],
  scale: [1, 2],
  rotate: [1, 3],
  skewX: [1],
  skewY: [1],
  matrix: [6],
}
const anyStep = fc
  .constantFrom(...Object.keys(MOVES).flatMap(name => COUNTS[name]!.map(count => [name, count] as const)))
  .chain(([name, count]) =>
    fc.tuple(fc.constant(name), fc.array(fc.integer({ min: -60, max: 60 }), { minLength: count, maxLength: count })),
  )

test('a transform moves every point as its functions, the last first', () => {
  fc.assert(
    fc.property(
      fc.array(anyStep, { maxLength: 4 }),
      fc.integer({ min: -50, max: 50 }),
      fc.integer({ min: -50, max: 50 }),
      (steps, x, y) => {
        const [a, b, c, d, e, f] = matrixOf(steps.map(([name, numbers]) => `${name} (${numbers.join(', ')})`).join(' '))
        const wanted = steps.reduceRight<Point>((point, [name, numbers]) => MOVES[name]!(numbers, point), [x, y])
        const found = [a * x + c * y + e, b * x + d * y + f]
        const tolerance = 1e-9 * (1 + Math.hypot(...wanted)) * 60 ** steps.length
        expect(Math.hypot(found[0]! - wanted[0], found[1]! - wanted[1])).toBeLessThan(tolerance)
      },
    ),
  )
})

describe('how much longer lengths become', () => {
  it.each([
    ['', 1],
    ['scale(3)', 3],
    ['scale(4 9)', 6],
    ['scale(-2 2)', 2],
    ['rotate(30) translate(9 9) scale(.5)', 0.5],
    ['skewX(45)', 1],
    // A flattened shape keeps half of the remaining scale.
    ['scale(8 0)', 4],
    ['matrix(3 0 4 0 0 0)', 2.5],
  ])('by “%s” %d times', (text, times) => expect(scaleOf(matrixOf(text))).toBeCloseTo(times, 9))
})
