import type { FontLang } from '../types.ts'

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

const EXCLUDED = new Set(['open-sauce-sans', 'bravura-text'])

/** Whether a font of the public catalogue may be offered: lettering, neither icons nor musical notes. */
export const isOffered = ({ id, type }: { readonly id: string; readonly type: string }): boolean =>
  type !== 'icons' && !EXCLUDED.has(id)
