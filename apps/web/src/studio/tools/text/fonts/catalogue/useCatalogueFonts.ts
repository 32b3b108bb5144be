import { coverageOfSubsets, isOffered, langOf, libraryFontOf, type LibraryFont } from '@kitwright/library'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { CallFailedError, useApi } from '../../../../../session/index.ts'
import type { FontsAnswer } from './useFonts.ts'

export interface CatalogueAnswer {
  /** Catalogue fonts that the shop does not have yet. The shop must add one before a text uses it. */
  readonly fonts: readonly LibraryFont[]
  /** Packed coverage by id, as far as the subsets tell it. */
  readonly coverage: ReadonlyMap<string, string>
  /** Whether the catalogue does not respond. */
  readonly isMissing: boolean
  readonly retry: () => void
}

const FRESH_MS = 5 * 60_000
/** HTTP status of a list that holds only the packaged fonts. */
const PARTIAL = 203
/** Placeholder for a font that is not drawn yet. Its files are loaded when its row is visible. */
const UNKNOWN = { url: '', metrics: { capHeight: 0.7, ascent: 0.9, descent: 0.2, digitBearings: [] } }

/** Lists the public catalogue's fonts besides the packaged ones. Empty if the server has no catalogue. */
export function useCatalogueFonts(found: FontsAnswer['found']): CatalogueAnswer {
  const api = useApi()
  const { data, isError, refetch } = useQuery({
    queryKey: ['catalogue fonts'],
    staleTime: FRESH_MS,
    retry: false,
    queryFn: async ({ signal }) => {
      const answer = await api('GET /v1/fonts', { signal })
      if (!answer.ok) throw new CallFailedError(answer)
      if (!Array.isArray(answer.value)) throw new TypeError('the catalogue answered no list')
      return { listed: answer.value, isPartial: answer.status === PARTIAL }
    },
  })
  const listed = useMemo(() => {
    const known = new Set(found?.fonts.map(({ id }) => id))
    const others = (data?.listed ?? []).filter(
      font => !known.has(font.id) && !found?.taken.has(font.id) && isOffered(font),
    )
    const fonts = others.map(({ id, family, subsets, category }) => ({
      ...libraryFontOf({ id, family, lang: langOf(subsets), source: 'Fontsource', ...UNKNOWN }),
      category,
    }))
    return { fonts, coverage: new Map(others.map(({ id, subsets }) => [id, coverageOfSubsets(subsets)])) }
  }, [data, found?.fonts, found?.taken])
  return { ...listed, isMissing: isError || data?.isPartial === true, retry: () => void refetch() }
}
