import {
  addFonts,
  libraryFontOf,
  type LibraryFont,
  loadCatalogue,
  loadCoverage,
  wholeCoverageOf,
} from '@kitwright/library'
import type { Response_ } from '@kitwright/contract/client'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useCall } from '../../../../../session/index.ts'

interface Fonts {
  /** The shop's uploads in order, then fonts added from the public catalogue, then packaged fonts by name. */
  readonly fonts: readonly LibraryFont[]
  /** Catalogue ids of the fonts that were added from the public catalogue. */
  readonly taken: ReadonlySet<string>
  /** Packed coverage by id. */
  readonly coverage: ReadonlyMap<string, string>
}

export interface FontsAnswer {
  /** Undefined until they are loaded. */
  readonly found: Fonts | undefined
  readonly hasFailed: boolean
  /** The shop's own fonts are missing because its server did not respond. */
  readonly isOwnMissing: boolean
  readonly retry: () => void
}

/** Returns all fonts for texts and registers them with the library. */
export function useFonts(): FontsAnswer {
  const packaged = useQuery({
    queryKey: ['packaged fonts'],
    staleTime: Infinity,
    retry: false,
    // The packaged fonts are the app's own files, which an offline browser may have.
    networkMode: 'always',
    queryFn: async () => ({ fonts: await loadCatalogue(), coverage: await loadCoverage() }),
  })
  const shop = useCall('GET /api/resources/fonts', {})
  const retry = (): void => void Promise.all([packaged.refetch(), shop.refetch()])
  const answer = { hasFailed: packaged.isError, isOwnMissing: shop.isError || shop.isPaused, retry }
  // Offline the shop's own fonts cannot load, so the packaged ones are shown without them.
  const isWaiting = shop.isPending && shop.fetchStatus === 'fetching'
  const found = useMemo(
    () => (packaged.data && !isWaiting ? joinFonts(packaged.data, shop.data ?? []) : undefined),
    [packaged.data, shop.data, isWaiting],
  )
  return { ...answer, found }
}

/** Joins all fonts and registers the shop's own with the library. */
function joinFonts(
  packaged: Pick<Fonts, 'fonts' | 'coverage'>,
  shop: readonly Response_<'GET /api/resources/fonts'>[number][],
): Fonts {
  const uploaded = shop.flatMap(({ own, ...font }) => (own ? [{ ...font, ...own }] : []))
  const fonts = uploaded.map(libraryFontOf)
  addFonts(fonts)
  return {
    fonts: [...fonts, ...packaged.fonts],
    taken: new Set(uploaded.flatMap(({ catalogueId }) => catalogueId ?? [])),
    coverage: new Map([...packaged.coverage, ...fonts.map(font => [font.id, wholeCoverageOf(font) ?? ''] as const)]),
  }
}
