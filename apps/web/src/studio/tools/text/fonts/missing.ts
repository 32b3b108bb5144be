import { fontChain, type LibraryFont, missingLetters, plainUse, unpackRanges } from '@kitwright/library'

type Coverage = ReadonlyMap<string, string>

/** Letters of the text that the font has not; none for a font whose coverage is not known. */
export function missingIn(coverage: Coverage, font: string, text: string): string[] {
  const packed = coverage.get(font)
  return packed === undefined ? [] : missingLetters(unpackRanges(packed), text)
}

/** Letters that neither the font nor those it falls back to can write: they would be printed as boxes. */
export const lostIn = (coverage: Coverage, font: string, text: string): string[] =>
  fontChain(plainUse(font)).reduce<string[]>(
    (letters, { id }) => (letters.length > 0 ? missingIn(coverage, id, letters.join('')) : letters),
    missingIn(coverage, font, text),
  )

/** Those that have every letter of the text come first, else in their own order. */
export function ableFirst(
  text: string,
  { fonts, coverage }: { readonly fonts: readonly LibraryFont[]; readonly coverage: Coverage },
): readonly LibraryFont[] {
  const isAble = ({ id }: LibraryFont): boolean => missingIn(coverage, id, text).length === 0
  const able = new Set(fonts.filter(isAble))
  return [...able, ...fonts.filter(font => !able.has(font))]
}

const MOST_SUGGESTED = 3

/**
 * Fonts for a text, most like the present one first: of its kind, then the shop's own. Where none has every letter itself, those
 * that lose none.
 */
export function fontsFor(
  text: string,
  present: LibraryFont,
  { fonts, coverage }: { readonly fonts: readonly LibraryFont[]; readonly coverage: Coverage },
): LibraryFont[] {
  const like = (font: LibraryFont): number =>
    Number(font.category === present.category) + 2 * Number(font.source === 'Mockup Sports')
  const others = fonts.filter(({ id }) => id !== present.id && coverage.has(id)).sort((a, b) => like(b) - like(a))
  const whole = others.filter(({ id }) => missingIn(coverage, id, text).length === 0)
  const isLost = lostIn(coverage, present.id, text).length > 0
  const able = isLost && whole.length === 0 ? others.filter(({ id }) => lostIn(coverage, id, text).length === 0) : whole
  return able.slice(0, MOST_SUGGESTED)
}
