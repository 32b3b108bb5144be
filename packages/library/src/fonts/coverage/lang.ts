import type { FontLang } from '../../types.ts'
import { missingLetters, type CodeRanges } from './coverage.ts'

const BY_SUBSET: readonly (readonly [lang: FontLang, subsets: readonly string[]])[] = [
  ['kh', ['khmer']],
  ['cn', ['chinese-simplified', 'chinese-traditional', 'chinese-hongkong']],
  ['jp', ['japanese']],
  ['kr', ['korean']],
  ['th', ['thai']],
]

/** The language a font is listed under, by its subsets. Khmer first: it is what this shop's customers write. */
export const langOf = (subsets: readonly string[]): FontLang =>
  BY_SUBSET.find(([, names]) => names.some(name => subsets.includes(name)))?.[0] ?? 'en'

/** A letter of each script; Han last, since Japanese and Korean fonts have it too. */
const BY_LETTER: readonly (readonly [lang: FontLang, letter: string])[] = [
  ['kh', 'ក'],
  ['kr', '한'],
  ['jp', 'あ'],
  ['th', 'ก'],
  ['cn', '的'],
]

/** The language of a font file that says no subsets, by the letters it has. */
export const langOfLetters = (coverage: CodeRanges): FontLang =>
  BY_LETTER.find(([, letter]) => missingLetters(coverage, letter).length === 0)?.[0] ?? 'en'

const EXCLUDED = new Set(['open-sauce-sans', 'bravura-text'])

/** Whether a font of the public catalogue may be offered: lettering, neither icons nor musical notes. */
export const isOffered = ({ id, type }: { readonly id: string; readonly type: string }): boolean =>
  type !== 'icons' && !EXCLUDED.has(id)
