import type { FontLang, FontMetrics, FontSource, LibraryFont, SubsetFile } from '../../types.ts'
import { joinRanges, packRanges, unpackRanges } from './coverage.ts'

/** A further file of a font, with the letters of one subset. */
export interface OwnFontPart {
  readonly id: string
  /** The subset's name, for example `latin-ext`. */
  readonly subset: string
  readonly url: string
  /** Its letters, packed. */
  readonly coverage: string
}

/** A font that is not packaged: one that a tenant uploaded, which is one file, or one of a public catalogue, which may be several. One face. */
export interface OwnFont {
  /** Names the file's content too: another file is another font. */
  readonly id: string
  readonly family: string
  readonly lang: FontLang
  /** Default: the tenant's own. */
  readonly source?: FontSource
  /** Address of the file. */
  readonly url: string
  readonly metrics: FontMetrics
  /** Letters of that file, packed. */
  readonly coverage?: string
  readonly more?: readonly OwnFontPart[]
}

const OWN_FONT_WEIGHT = 400

const fileOf = ({ id, subset, url, coverage }: OwnFontPart): SubsetFile => ({
  cssFamily: `KW ${id}`,
  file: url,
  subset,
  coverage,
})

/** An own font as the library's others are. Its CSS family holds the file's hash, as its id does. */
export const libraryFontOf = ({
  id,
  family,
  lang,
  source,
  url,
  metrics,
  coverage,
  more = [],
}: OwnFont): LibraryFont => ({
  id,
  family,
  lang,
  category: 'display',
  source: source ?? 'Mockup Sports',
  ...(coverage !== undefined && { coverage }),
  faces: [
    {
      id,
      weight: OWN_FONT_WEIGHT,
      isItalic: false,
      files: [{ cssFamily: `KW ${id}`, file: url }],
      more: more.map(fileOf),
      metrics,
    },
  ],
})

/** The letters of all files of a font that is not packaged, packed; undefined where they are not known. */
export function wholeCoverageOf({ coverage, faces }: Pick<LibraryFont, 'coverage' | 'faces'>): string | undefined {
  const others = faces[0].more.flatMap(file => file.coverage ?? [])
  if (coverage === undefined || others.length === 0) return coverage
  return packRanges(joinRanges([coverage, ...others].flatMap(unpackRanges)))
}
