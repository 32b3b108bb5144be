import type { FontLang, FontMetrics, FontSource, LibraryFont, SubsetFile } from '../../types.ts'
import { joinRanges, packRanges, unpackRanges } from './coverage.ts'

/** A further file of a font, with the letters of one subset. */
export interface OwnFontPart {
  readonly id: string
  /** The subset's name, for example `latin-ext`. */
  readonly subset: string
  readonly url: string
  /** The packed coverage of the file. */
  readonly coverage: string
}

/**
 * A font that is not packaged, with one face: a tenant's upload, which is one file, or a font of a public catalogue,
 * which may be several.
 */
export interface OwnFont {
  /** Identifies the file's content too: another file is another font. */
  readonly id: string
  readonly family: string
  readonly lang: FontLang
  /** The source; by default the tenant's own. */
  readonly source?: FontSource
  /** The address of the file. */
  readonly url: string
  readonly metrics: FontMetrics
  /** The packed coverage of that file. */
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

/** Converts an own font to a library font. Its CSS family contains the file's hash, like its id. */
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

/** Returns the packed coverage of all files of a font that is not packaged; undefined if unknown. */
export function wholeCoverageOf({ coverage, faces }: Pick<LibraryFont, 'coverage' | 'faces'>): string | undefined {
  const others = faces[0].more.flatMap(file => file.coverage ?? [])
  if (coverage === undefined || others.length === 0) return coverage
  return packRanges(joinRanges([coverage, ...others].flatMap(unpackRanges)))
}
