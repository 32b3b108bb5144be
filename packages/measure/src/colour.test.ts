import { describe, expect, test } from 'vitest'
import {
  COLOUR_VISIONS,
  colourDistance,
  contrast,
  luminance,
  mixColours,
  oklab,
  parseHex,
  SHADES,
  shadesOf,
  simulateVision,
  toHex,
} from './index.ts'

const of = (hex: string) => parseHex(hex)!
const [WHITE, BLACK] = [of('#fff'), of('#000')]

describe('how light a colour is', () => {
  test.each([
    // Values published with WCAG 2 and by common contrast checkers.
    ['#767676', '#ffffff', 4.54],
    ['#ff0000', '#ffffff', 4.0],
    ['#00ff00', '#ffffff', 1.37],
    ['#0000ff', '#ffffff', 8.59],
    ['#808080', '#000000', 5.32],
    ['#0a0a0a', '#000000', 1.06],
    ['#000000', '#ffffff', 21],
  ])('%s on %s has the contrast that is known, whichever is named first', (one, other, ratio) => {
    expect(contrast(of(one), of(other))).toBeCloseTo(ratio, 2)
    expect(contrast(of(other), of(one))).toBeCloseTo(ratio, 2)
  })

  test.each(['#10b981', '#1d4ed8', '#808080', '#facc15'])(
    'the shades of %s go from light to dark, evenly enough',
    hex => {
      const shades = shadesOf(of(hex))
      const lights = SHADES.map(at => luminance(of(shades[at])))
      expect(lights).toEqual(lights.toSorted((a, b) => b - a))
      expect(new Set(lights).size).toBe(SHADES.length)
      expect([lights[0]! < 1, lights.at(-1)! > 0, shades[500]]).toEqual([true, true, hex])
    },
  )

  test('two colours are mixed by their weight, what shines through as well', () => {
    const half = { ...BLACK, a: 0.5 }
    expect(mixColours(WHITE, half, 0.25)).toEqual({ r: 64, g: 64, b: 64, a: 0.625 })
    expect([mixColours(WHITE, half, 1), mixColours(WHITE, half, 0)]).toEqual([WHITE, half])
    expect(toHex(half)).toBe('#00000080')
  })
})

describe('how far apart two colours look', () => {
  test.each([
    // Values published by Björn Ottosson.
    ['#ffffff', [1, 0, 0]],
    ['#000000', [0, 0, 0]],
    ['#ff0000', [0.628, 0.225, 0.126]],
    ['#00ff00', [0.866, -0.234, 0.179]],
    ['#0000ff', [0.452, -0.032, -0.312]],
  ] as const)('%s stands in OKLab where it is known to', (hex, place) => {
    oklab(of(hex)).forEach((value, i) => expect(value).toBeCloseTo(place[i]!, 3))
  })

  test('is zero for equals, all for black and white, symmetric', () => {
    const [red, green] = [of('#c81e1e'), of('#1e8a1e')]
    expect(colourDistance(red, red)).toBe(0)
    expect(colourDistance(BLACK, WHITE)).toBeCloseTo(1, 6)
    expect(colourDistance(red, green)).toBe(colourDistance(green, red))
  })
})

describe('as eyes see it that lack a colour', () => {
  test.each(COLOUR_VISIONS)('grey stays grey, and no colour leaves what can be shown: %s', vision => {
    for (const grey of ['#000000', '#404040', '#808080', '#ffffff'])
      expect(toHex(simulateVision(vision, of(grey)))).toBe(grey)
    for (const hex of ['#ff0000', '#00ff00', '#0000ff', '#ff00ff', '#00ffff', '#ffff00'])
      for (const channel of ['r', 'g', 'b'] as const) {
        const value = simulateVision(vision, of(hex))[channel]
        expect(value).toBeGreaterThanOrEqual(0)
        expect(value).toBeLessThanOrEqual(255)
      }
  })

  test.each([
    ['protanopia', '#8a5a00', '#507000'],
    ['deuteranopia', '#b04a30', '#6d6a2b'],
    ['tritanopia', '#2aa0a0', '#3a9cc8'],
  ] as const)('of %s, %s and %s look more alike than to others', (vision, one, other) => {
    const seen = colourDistance(simulateVision(vision, of(one)), simulateVision(vision, of(other)))
    expect(seen).toBeLessThan(0.8 * colourDistance(of(one), of(other)))
  })

  test('full colour vision changes no colour, nor its transparency', () => {
    const colour = { r: 12, g: 200, b: 99, a: 0.4 }
    expect(simulateVision('normal', colour)).toEqual(colour)
    expect(simulateVision('tritanopia', colour).a).toBe(0.4)
  })
})
