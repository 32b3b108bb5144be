import type { Template } from '@kitwright/contract'
import type { Call } from '@kitwright/contract/client'
import { infiniteQueryOptions, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { CallFailedError, useSuspendOnServer, useApi, usePreferences } from '../../session/index.ts'
import type { FilterValues } from './useFilters.ts'

const PAGE_SIZE = 24

export interface Facets {
  readonly tags: readonly Template['tags'][number][]
  readonly colours: readonly Template['colours'][number][]
}

interface Templates {
  readonly items: readonly Template[]
  /** Undefined while unknown. */
  readonly total: number | undefined
  readonly facets: Facets
  readonly error: CallFailedError | null
  readonly isPending: boolean
  readonly hasMore: boolean
  more(): void
  retry(): void
}

const NO_FACETS: Facets = { tags: [], colours: [] }

/** Loads the matching designs page by page. */
export function useTemplates({ type, search, tag, colour, sort }: FilterValues): Templates {
  const api = useApi()
  // Names are sorted in the reader's language.
  const language = usePreferences(state => state.language)
  // The server refuses unknown values, and the refusal is shown.
  const wanted = { type, search: search || undefined, tag, colour, sort } as NonNullable<
    Call<'GET /api/templates'>['query']
  >
  const queries = useQueryClient()
  const asked = infiniteQueryOptions({
    queryKey: ['GET /api/templates', wanted, language],
    initialPageParam: 1,
    queryFn: async ({ pageParam, signal }) => {
      const answer = await api('GET /api/templates', {
        query: { ...wanted, page: pageParam, pageSize: PAGE_SIZE },
        signal,
      })
      if (!answer.ok) throw new CallFailedError(answer)
      return answer.value
    },
    getNextPageParam: ({ page, pageSize, total }) => (page * pageSize < total ? page + 1 : undefined),
  })
  useSuspendOnServer(asked.queryKey, async () => queries.fetchInfiniteQuery(asked))
  const { data, error, isFetching, isPending, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(asked)
  const last = data?.pages.at(-1)
  return {
    items: data?.pages.flatMap(page => page.items) ?? [],
    total: last?.total,
    facets: last ?? NO_FACETS,
    error: error instanceof CallFailedError ? error : null,
    isPending: isPending || isFetching,
    hasMore: hasNextPage,
    more: () => void fetchNextPage(),
    retry: () => void refetch(),
  }
}
