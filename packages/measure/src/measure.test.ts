import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import {
  boxAround,
  contrast,
  formatRiel,
  formatUsd,
  rielOf,
  latinDigits,
  normaliseDegrees,
  parseHex,
  formatCount,
  parseWholeNumber,
  percentOf,
  polygonContains,
  readableOn,
  rotatePoint,
  roundHalfUp,
  shadesOf,
  toHex,
} from './index.ts'

describe('colours', () => {
  test('read three, four, six and eight hex digits, with or without the sign', () => {
    expect(parseHex('#fff')).toEqual({ r: 255, g: 255, b: 255, a: 1 })
    expect(parseHex('10B981')).toEqual({ r: 16, g: 185, b: 129, a: 1 })
    expect(parseHex('#0008')?.a).toBeCloseTo(0.533, 3)
    expect(parseHex('#12345678')?.b).toBe(0x56)
  })
  test('refuse everything else', () => {
    for (const text of ['', '#12', '#12345', 'red', '#gggggg', '#1234567']) expect(parseHex(text)).toBeNull()
  })
  test('survive a round trip', () => {
    const channel = fc.integer({ min: 0, max: 255 })
    fc.assert(
      fc.property(channel, channel, channel, (r, g, b) => {
        expect(parseHex(toHex({ r, g, b, a: 1 }))).toEqual({ r, g, b, a: 1 })
      }),
    )
  })
  test('make the eleven shades of a tenant colour', () => {
    const shades = shadesOf(parseHex('#10b981')!)
    expect([shades[50], shades[500], shades[900], shades[950]]).toEqual(['#f3fcf9', '#10b981', '#064a34', '#042e20'])
  })
  test('choose text that can be read', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), n => {
        const ground = parseHex(n.toString(16).padStart(6, '0'))!
        expect(contrast(parseHex(readableOn(ground))!, ground)).toBeGreaterThanOrEqual(4.5)
      }),
      // A middle grey, on which near-black and white both fall short.
      { examples: [[0x777777], [0x10b981]] },
    )
  })
})

describe('money', () => {
  test('is shown in dollars the American way', () => {
    expect(formatUsd(123450)).toBe('$1,234.50')
    expect(formatUsd(-5)).toBe('-$0.05')
    expect(formatRiel(982_000)).toBe('982,000 ៛')
  })
  test('rounds half up, once', () => {
    expect([roundHalfUp(0.5), roundHalfUp(1.4999), roundHalfUp(-0.5)]).toEqual([1, 1, 0])
    expect(percentOf(1010, 5)).toBe(51)
  })
})

describe('numbers', () => {
  test('are read in Khmer and Latin digits', () => {
    expect(latinDigits('លេខ ១០')).toBe('លេខ 10')
    expect(parseWholeNumber(' ៩៩ ')).toBe(99)
    expect(parseWholeNumber('07')).toBe(7)
  })
  test('with signs, fractions or letters are refused', () => {
    for (const text of ['', '-1', '1.5', '1e3', '7a', '١']) expect(parseWholeNumber(text)).toBeNull()
  })

  test('are grouped by thousands where they are counted', () => {
    expect([0, 999, 1245, 1_000_000].map(formatCount)).toEqual(['0', '999', '1,245', '1,000,000'])
  })
})

describe('geometry', () => {
  test('turns clockwise, since y points down', () => {
    const turned = rotatePoint({ x: 1, y: 0 }, 90)
    expect(turned.x).toBeCloseTo(0)
    expect(turned.y).toBeCloseTo(1)
  })
  test('brings any angle into one turn', () => {
    expect([450, -90, 360, 719].map(normaliseDegrees)).toEqual([90, 270, 0, 359])
  })
  test('knows the inside of a polygon', () => {
    const triangle = [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 0, y: 10 },
    ]
    expect(boxAround(triangle)).toEqual([0, 0, 10, 10])
    expect(polygonContains(triangle, { x: 2, y: 2 })).toBe(true)
    expect(polygonContains(triangle, { x: 8, y: 8 })).toBe(false)
  })
})

describe('rielOf', () => {
  test.each([
    [24_550, 4000, 982_000],
    [24_550, 4100, 1_006_600],
    [12_345, 4073, 502_800],
    [1, 4100, 100],
    [0, 4100, 0],
  ])('turns %i cents at %i riel a dollar into %i riel', (cents, rate, riel) => {
    expect(rielOf(cents, rate)).toBe(riel)
  })
})
