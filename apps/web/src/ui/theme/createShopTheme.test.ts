import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core'
import { contrast, mixColours, parseHex, readableOn, type Rgba } from '@kitwright/measure'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brandOf, createShopTheme, parseBrand } from './createShopTheme.ts'

const colour = fc.integer({ min: 0, max: 0xffffff }).map(n => `#${n.toString(16).padStart(6, '0')}`)
const GROUND = parseHex('#f1f5f9')!
const WHITE = parseHex('#ffffff')!
const DARK_CARD = parseHex('#18181b')!

/** Returns a CSS variable as the page resolves it: the shop's over Mantine's, following references. */
function variablesIn(scheme: 'light' | 'dark', colour: string) {
  const { theme, variables } = createShopTheme(colour)
  const whole = mergeMantineTheme(DEFAULT_THEME, theme)
  const [base, ours] = [defaultCssVariablesResolver(whole), variables(whole)]
  const all: Record<string, string> = { ...base.variables, ...base[scheme], ...ours.variables, ...ours[scheme] }
  const read = (name: string): Rgba => {
    const other = /^var\((.+)\)$/.exec(all[name]!)?.[1]
    return other === undefined ? parseHex(all[name]!)! : read(other)
  }
  return read
}

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

  it('gives page heads dark enough for white words, in any brand colour', () => {
    const near = parseHex('#070b0e')!
    fc.assert(
      fc.property(colour, value => {
        const valueOf = variablesIn('light', value)
        expect(contrast(valueOf('--kw-deep'), WHITE)).toBeGreaterThanOrEqual(4.5)
        // Page heads paint it like this over near-black.
        expect(contrast(mixColours(valueOf('--kw-deep'), near, 0.85), parseHex('#e2e8f0')!)).toBeGreaterThanOrEqual(4.5)
        expect(contrast(valueOf('--kw-lit'), near)).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })

  it('leaves danger red and readable on light and dark ground, whatever it is', () => {
    fc.assert(
      fc.property(colour, value => {
        for (const scheme of ['light', 'dark'] as const) {
          const valueOf = variablesIn(scheme, value)
          const [outline, fill] = [valueOf('--mantine-color-red-outline'), valueOf('--mantine-color-red-filled')]
          expect(contrast(outline, valueOf('--kw-card'))).toBeGreaterThanOrEqual(4.5)
          expect(contrast(fill, valueOf('--kw-on-danger'))).toBeGreaterThanOrEqual(4.5)
          expect(outline.r).toBeGreaterThan(outline.g * 2)
        }
      }),
    )
  })

  it('falls back to emerald when it cannot be read', () => {
    expect(parseBrand('tomato')).toEqual({ r: 16, g: 185, b: 129, a: 1 })
  })
})
