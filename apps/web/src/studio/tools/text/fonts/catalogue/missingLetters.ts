import { type Coverage, type LibraryFont, missingLettersIn } from '@kitwright/library'

/** Sorts fonts that have every letter of the text first, otherwise in their own order. */
export function sortByCoverage(
  text: string,
  { fonts, coverage }: { readonly fonts: readonly LibraryFont[]; readonly coverage: Coverage },
): readonly LibraryFont[] {
  const isAble = ({ id }: LibraryFont): boolean => missingLettersIn(coverage, id, text).length === 0
  const able = new Set(fonts.filter(isAble))
  return [...able, ...fonts.filter(font => !able.has(font))]
}

const MAX_SUGGESTED = 3

/**
 * Returns fonts that have every letter of a text, most similar to the present one first: its kind, then the shop's own.
 * Returns none if no font has them all, because every font borrows what any other has.
 */
export function fontsFor(
  text: string,
  present: LibraryFont,
  { fonts, coverage }: { readonly fonts: readonly LibraryFont[]; readonly coverage: Coverage },
): LibraryFont[] {
  const like = (font: LibraryFont): number =>
    Number(font.category === present.category) + 2 * Number(font.source === 'Mockup Sports')
  const others = fonts.filter(({ id }) => id !== present.id && coverage.has(id)).sort((a, b) => like(b) - like(a))
  const whole = others.filter(({ id }) => missingLettersIn(coverage, id, text).length === 0)
  return whole.slice(0, MAX_SUGGESTED)
}
