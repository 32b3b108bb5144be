import { isOffered, langOf, libraryFontOf, type LibraryFont } from '@kitwright/library'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { CallFailed, useApi } from '../../../../session/index.ts'
import type { FontsAnswer } from './useFonts.ts'

export interface CatalogueAnswer {
  /** Fonts of the public catalogue that the shop has not yet: to be taken before a text is set in one. */
  readonly fonts: readonly LibraryFont[]
  /** The catalogue does not answer. */
  readonly isMissing: boolean
  readonly retry: () => void
}

const FRESH_MS = 5 * 60_000
/** The server says so where it could list the packaged fonts alone. */
const PARTIAL = 203
/** Of a font that nothing has been drawn in: its files are known when its row is seen. */
const UNKNOWN = { url: '', metrics: { capHeight: 0.7, ascent: 0.9, descent: 0.2, digitBearings: [] } }

/** What the public catalogue offers besides the packaged fonts; nothing where the shop's server has no catalogue. */
export function useCatalogueFonts(found: FontsAnswer['found']): CatalogueAnswer {
  const api = useApi()
  const { data, isError, refetch } = useQuery({
    queryKey: ['catalogue fonts'],
    staleTime: FRESH_MS,
    retry: false,
    queryFn: async ({ signal }) => {
      const answer = await api('GET /v1/fonts', { signal })
      if (!answer.ok) throw new CallFailed(answer)
      return { listed: Array.isArray(answer.value) ? answer.value : [], isPartial: answer.status === PARTIAL }
    },
  })
  const fonts = useMemo(() => {
    const known = new Set(found?.fonts.map(({ id }) => id))
    const others = (data?.listed ?? []).filter(
      font => !known.has(font.id) && !found?.taken.has(font.id) && isOffered(font),
    )
    return others.map(({ id, family, subsets, category }) => ({
      ...libraryFontOf({ id, family, lang: langOf(subsets), source: 'Fontsource', ...UNKNOWN }),
      category,
    }))
  }, [data, found?.fonts, found?.taken])
  return { fonts, isMissing: isError || data?.isPartial === true, retry: () => void refetch() }
}
