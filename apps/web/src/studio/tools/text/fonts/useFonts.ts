import { addFonts, libraryFontOf, type LibraryFont, loadCatalogue, loadCoverage } from '@kitwright/library'
import { useQuery } from '@tanstack/react-query'
import { useCall } from '../../../../session/index.ts'

interface Fonts {
  /** The shop's own first, as they were uploaded, then the packaged ones by name. */
  readonly fonts: readonly LibraryFont[]
  /** Packed coverage by id. */
  readonly coverage: ReadonlyMap<string, string>
}

export interface FontsAnswer {
  /** Undefined until they are there. */
  readonly found: Fonts | undefined
  readonly hasFailed: boolean
  /** The shop's own are missing: its server did not answer. */
  readonly isOwnMissing: boolean
  readonly retry: () => void
}

/** Everything a text can be set in, known to the library. */
export function useFonts(): FontsAnswer {
  const packaged = useQuery({
    queryKey: ['packaged fonts'],
    staleTime: Infinity,
    retry: false,
    // They are the app's own files: an offline browser may have them.
    networkMode: 'always',
    queryFn: async () => ({ fonts: await loadCatalogue(), coverage: await loadCoverage() }),
  })
  const shop = useCall('GET /api/resources/fonts', {})
  const retry = (): void => void Promise.all([packaged.refetch(), shop.refetch()])
  const answer = { hasFailed: packaged.isError, isOwnMissing: shop.isError || shop.isPaused, retry }
  // Offline the shop's own fonts cannot come: the packaged ones are shown without them.
  const isWaiting = shop.isPending && shop.fetchStatus === 'fetching'
  if (!packaged.data || isWaiting) return { ...answer, found: undefined }
  const uploaded = (shop.data ?? []).flatMap(({ own, ...font }) => (own ? [{ ...font, ...own }] : []))
  const fonts = uploaded.map(libraryFontOf)
  addFonts(fonts)
  return {
    ...answer,
    found: {
      fonts: [...fonts, ...packaged.data.fonts],
      coverage: new Map([...packaged.data.coverage, ...uploaded.map(({ id, coverage }) => [id, coverage] as const)]),
    },
  }
}
