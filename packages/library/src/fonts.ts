import type { FontMetrics, LibraryFont } from './types.ts'

const TEKO: FontMetrics = {
  capHeight: 0.636,
  ascent: 0.86,
  descent: 0.24,
  digitBearings: [
    [0.041, 0.042],
    [0.019, 0.045],
    [0.024, 0.028],
    [0.026, 0.04],
    [0.009, 0.001],
    [0.04, 0.031],
    [0.041, 0.035],
    [0.009, 0.005],
    [0.039, 0.04],
    [0.033, 0.041],
  ],
}

const GRADUATE: FontMetrics = {
  capHeight: 0.751,
  ascent: 0.96,
  descent: 0.19,
  digitBearings: [
    [0.08, 0.08],
    [0.108, 0.099],
    [0.085, 0.105],
    [0.089, 0.101],
    [0.04, 0.098],
    [0.099, 0.091],
    [0.1, 0.09],
    [0.09, 0.094],
    [0.09, 0.09],
    [0.1, 0.1],
  ],
}

const KANTUMRUY: FontMetrics = {
  capHeight: 0.66,
  ascent: 0.9,
  descent: 0.34,
  digitBearings: [
    [0.053, 0.053],
    [0.019, 0.082],
    [0.043, 0.047],
    [0.033, 0.051],
    [0.043, 0.033],
    [0.04, 0.046],
    [0.053, 0.043],
    [0.035, 0.032],
    [0.053, 0.052],
    [0.05, 0.052],
  ],
}

/**
 * Khmer letters in em, whatever font a text names: they always come from the Khmer face. `ascent` and `descent` hold
 * usual words (one subscript or vowel below); `highest` and `lowest` hold every stack of two subscripts and a vowel,
 * found by drawing all pairs of consonants and all vowels with all signs.
 */
export const KHMER_METRICS = { letterHeight: 0.603, ascent: 0.92, descent: 0.47, highest: 1.06, lowest: 0.73 } as const

/** The packaged lettering fonts. */
export const FONTS: readonly LibraryFont[] = [
  {
    id: 'teko',
    family: 'Teko',
    cssFamily: 'KW Teko',
    weight: 600,
    lang: 'en',
    file: '@fontsource/teko/files/teko-latin-600-normal.woff2',
    hasKhmer: false,
    metrics: TEKO,
  },
  {
    id: 'graduate',
    family: 'Graduate',
    cssFamily: 'KW Graduate',
    weight: 400,
    lang: 'en',
    file: '@fontsource/graduate/files/graduate-latin-400-normal.woff2',
    hasKhmer: false,
    metrics: GRADUATE,
  },
  {
    id: 'kantumruy-pro',
    family: 'Kantumruy Pro',
    cssFamily: 'KW Kantumruy Pro',
    weight: 600,
    lang: 'kh',
    file: '@fontsource/kantumruy-pro/files/kantumruy-pro-khmer-600-normal.woff2',
    hasKhmer: true,
    metrics: KANTUMRUY,
  },
]

const BY_ID = new Map(FONTS.map(font => [font.id, font]))
const FALLBACK = FONTS[0]!
const KHMER = FONTS.find(font => font.hasKhmer)!

/** The packaged font, or undefined. */
export const findFont = (id: string): LibraryFont | undefined => BY_ID.get(id)

/** The packaged font, or the first one for an id that this build does not know: a text is never lost. */
export const fontOrFirst = (id: string): LibraryFont => BY_ID.get(id) ?? FALLBACK

/**
 * A font and the faces its missing letters come from, best first. Both worlds must fall back alike, so the
 * list ends in packaged faces: Khmer letters from the Khmer face, accented Latin from the first font.
 */
export function fontChain(fontId: string): readonly LibraryFont[] {
  return [...new Set([fontOrFirst(fontId), KHMER, FALLBACK])]
}

/** The CSS `font-family` value of `fontChain`. */
export const fontFamilyStack = (fontId: string): string =>
  fontChain(fontId)
    .map(font => `"${font.cssFamily}"`)
    .join(',')
