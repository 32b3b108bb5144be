import type { Client } from '@kitwright/contract/client'
import type { Graphic, Graphics, GraphicType } from '@kitwright/contract'
import { infiniteQueryOptions, useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query'
import { CallFailedError, useApi } from '../../../../session/index.ts'

const PER_PAGE = 24

/** A search in the library. */
export interface LibrarySearch {
  readonly imageTypes: GraphicType
  readonly transparent: boolean
  readonly searchText: string
}
/** Returns the picture types to search for, the default first. Photographs are included only if the shop has them. */
export const kindsOf = (hasPhotos: boolean): readonly GraphicType[] =>
  hasPhotos ? ['vector', 'illustration', 'photo', 'all'] : ['vector', 'illustration', 'all']

export const START_SEARCH: LibrarySearch = { imageTypes: 'vector', transparent: true, searchText: '' }

export interface LibraryHits {
  /** The metadata of the latest page; its `totalHits` counts all results. */
  readonly metadata: Graphics
  readonly hits: readonly Graphic[]
}

/**
 * Returns the query of a search, page by page. A new search starts at its first page and cancels the previous request.
 */
export function libraryQuery(api: Client, { imageTypes, transparent, searchText }: LibrarySearch) {
  const wanted = { q: searchText.trim(), imageTypes, transparent: String(transparent) as 'true' | 'false' }
  return infiniteQueryOptions({
    queryKey: ['GET /api/graphics', wanted],
    initialPageParam: 1,
    retry: false,
    staleTime: 5 * 60_000,
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...wanted, page: pageParam, per_page: PER_PAGE }
      const answer = await api('GET /api/graphics', { query, signal })
      if (!answer.ok) throw new CallFailedError(answer)
      return answer.value
    },
    getNextPageParam: (last: Graphics, pages: readonly Graphics[]) => {
      const seen = pages.reduce((sum, { hits }) => sum + hits.length, 0)
      return last.hits.length > 0 && seen < last.totalHits ? pages.length + 1 : undefined
    },
    select: ({ pages }): LibraryHits => ({ metadata: pages.at(-1)!, hits: pages.flatMap(({ hits }) => hits) }),
  })
}

/** Returns the pages found so far. They are cached for the next identical search. */
export const useLibrary = (search: LibrarySearch): UseInfiniteQueryResult<LibraryHits, CallFailedError> =>
  useInfiniteQuery(libraryQuery(useApi(), search)) as UseInfiniteQueryResult<LibraryHits, CallFailedError>
