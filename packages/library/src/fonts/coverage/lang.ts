import type { FontLang } from '../../types.ts'
import { missingLetters, type CodeRanges } from './coverage.ts'

const BY_SUBSET: readonly (readonly [lang: FontLang, subsets: readonly string[]])[] = [
  ['kh', ['khmer']],
  ['cn', ['chinese-simplified', 'chinese-traditional', 'chinese-hongkong']],
  ['jp', ['japanese']],
  ['kr', ['korean']],
  ['th', ['thai']],
]

/**
 * Returns the language a font is listed under, by its subsets. Khmer comes first, since the shop's customers write it.
 */
export const langOf = (subsets: readonly string[]): FontLang =>
  BY_SUBSET.find(([, names]) => names.some(name => subsets.includes(name)))?.[0] ?? 'en'

/** A letter of each script; Han is last, since Japanese and Korean fonts have it too. */
const BY_LETTER: readonly (readonly [lang: FontLang, letter: string])[] = [
  ['kh', 'ក'],
  ['kr', '한'],
  ['jp', 'あ'],
  ['th', 'ก'],
  ['cn', '的'],
]

/** Returns the language of a font file without subsets, by its letters. */
export const langOfLetters = (coverage: CodeRanges): FontLang =>
  BY_LETTER.find(([, letter]) => missingLetters(coverage, letter).length === 0)?.[0] ?? 'en'

const EXCLUDED = new Set(['open-sauce-sans', 'bravura-text'])

/** Checks whether a font of the public catalogue may be offered: lettering, neither icons nor musical notes. */
export const isOffered = ({ id, type }: { readonly id: string; readonly type: string }): boolean =>
  type !== 'icons' && !EXCLUDED.has(id)
