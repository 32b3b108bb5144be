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
 * Builds a preview font from a catalogue entry. Its coverage is the catalogue's, and its metrics are those of the default font,
 * because it has not been measured. Returns undefined if the entry has no files.
 */
export function fontOfCatalogue(entry: PublicFont): LibraryFont | undefined {
  const { id, family, subsets, unicodeRange } = entry
  const [first, ...others] = catalogueFiles(entry)
  if (!first) return undefined
  const coverageOf = (subset: string): string | undefined => packUnicodeRange(unicodeRange[subset] ?? '')
  const more = others.flatMap(({ subset, url }) => {
    const coverage = coverageOf(subset)
    // A file without known coverage would load for every letter, so it is left out.
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
