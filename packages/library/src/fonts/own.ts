import type { FontLang, FontMetrics, LibraryFont } from '../types.ts'

/** A font that a tenant uploaded: one file, one face. */
export interface OwnFont {
  /** Names the file's content too: another file is another font. */
  readonly id: string
  readonly family: string
  readonly lang: FontLang
  /** Address of the file. */
  readonly url: string
  readonly metrics: FontMetrics
  /** Its letters, packed. */
  readonly coverage?: string
}

const OWN_FONT_WEIGHT = 400

/** An own font as the library's others are. Its CSS family holds the file's hash, as its id does. */
export const libraryFontOf = ({ id, family, lang, url, metrics, coverage }: OwnFont): LibraryFont => ({
  id,
  family,
  lang,
  category: 'display',
  source: 'Mockup Sports',
  ...(coverage !== undefined && { coverage }),
  faces: [
    { id, weight: OWN_FONT_WEIGHT, isItalic: false, files: [{ cssFamily: `KW ${id}`, file: url }], more: [], metrics },
  ],
})
