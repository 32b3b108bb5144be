import type { Response_ } from '@kitwright/contract/client'
import {
  catalogueFiles,
  defaultUse,
  faceOf,
  langOf,
  libraryFontOf,
  type LibraryFont,
  packUnicodeRange,
} from '@kitwright/library'

type PublicFont = Extract<Response_<'GET /v1/fonts/{id}'>, { readonly variants: unknown }>

/**
 * A font of the public catalogue as it is shown before it is taken: its letters are those that the catalogue promises, and its heights those of
 * the first font, since nobody has measured it. Undefined where it has no files.
 */
export function fontOfCatalogue(entry: PublicFont): LibraryFont | undefined {
  const { id, family, subsets, unicodeRange } = entry
  const [first, ...others] = catalogueFiles(entry)
  if (!first) return undefined
  const coverageOf = (subset: string): string | undefined => packUnicodeRange(unicodeRange[subset] ?? '')
  const more = others.flatMap(({ subset, url }) => {
    const coverage = coverageOf(subset)
    // Which letters a file has must be known, else it would be asked for all.
    return coverage === undefined ? [] : [{ id: `${id} ${subset}`, subset, url, coverage }]
  })
  const { metrics } = faceOf(defaultUse('teko'))
  const coverage = coverageOf(first.subset)
  return libraryFontOf({
    id,
    family,
    lang: langOf(subsets),
    source: 'Fontsource',
    url: first.url,
    metrics,
    coverage,
    more,
  })
}
