import { contrast, parseHex, readableOn } from '@kitwright/measure'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brandOf, parseBrand } from './createLook.ts'

const colour = fc.integer({ min: 0, max: 0xffffff }).map(n => `#${n.toString(16).padStart(6, '0')}`)
const GROUND = parseHex('#f1f5f9')!
const WHITE = parseHex('#ffffff')!
const DARK_CARD = parseHex('#18181b')!

describe('a tenant colour', () => {
  it('gives readable words on light and dark ground, whatever it is', () => {
    fc.assert(
      fc.property(colour, value => {
        const { text } = brandOf(value)
        expect(contrast(parseHex(text.light)!, WHITE)).toBeGreaterThanOrEqual(5)
        expect(contrast(parseHex(text.light)!, GROUND)).toBeGreaterThanOrEqual(4.5)
        expect(contrast(parseHex(text.dark)!, DARK_CARD)).toBeGreaterThanOrEqual(5)
      }),
    )
  })

  it('gives fills that carry readable words, whatever it is', () => {
    fc.assert(
      fc.property(colour, value => {
        const { shades, fill } = brandOf(value)
        for (const shade of [fill.light, fill.dark]) {
          const ground = parseHex(shades[shade])!
          expect(contrast(ground, parseHex(readableOn(ground))!)).toBeGreaterThanOrEqual(4.5)
        }
      }),
    )
  })

  it('falls back to emerald when it cannot be read', () => {
    expect(parseBrand('tomato')).toEqual({ r: 16, g: 185, b: 129, a: 1 })
  })
})
