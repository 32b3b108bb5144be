import { type LibraryFont, missingLetters, unpackRanges } from '@kitwright/library'

type Coverage = ReadonlyMap<string, string>

/** Letters of the text that the font has not; none for a font whose coverage is not known. */
export function missingIn(coverage: Coverage, font: string, text: string): string[] {
  const packed = coverage.get(font)
  return packed === undefined ? [] : missingLetters(unpackRanges(packed), text)
}

const MOST_SUGGESTED = 3

/** Fonts that have every letter of the text, most like the present one first: of its kind, then the shop's own. */
export function fontsFor(
  text: string,
  present: LibraryFont,
  { fonts, coverage }: { readonly fonts: readonly LibraryFont[]; readonly coverage: Coverage },
): LibraryFont[] {
  const like = (font: LibraryFont): number =>
    Number(font.category === present.category) + 2 * Number(font.source === 'Mockup Sports')
  return fonts
    .filter(font => font.id !== present.id && coverage.has(font.id) && missingIn(coverage, font.id, text).length === 0)
    .sort((a, b) => like(b) - like(a))
    .slice(0, MOST_SUGGESTED)
}
