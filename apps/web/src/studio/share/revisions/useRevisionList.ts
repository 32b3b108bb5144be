import type { Revision } from '@kitwright/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { CallFailedError, useApi, useSession } from '../../../session/index.ts'
import { useStudio } from '../../context/index.ts'

const PAGE_SIZE = 20

interface RevisionList {
  /** False while the server does not have the design, or nobody is signed in to see it. */
  readonly isSaved: boolean
  /** Newest first. */
  readonly items: readonly Revision[]
  readonly error: CallFailedError | null
  readonly isPending: boolean
  readonly hasMore: boolean
  more(): void
  retry(): void
}

/** Lists the saved revisions of the open design, refetched after each save. */
export function useRevisionList(): RevisionList {
  const api = useApi()
  const { isSignedIn } = useSession()
  const id = useStudio(state => state.server.designId ?? state.draftId)
  const etag = useStudio(state => state.server.serverEtag)
  const isSaved = isSignedIn && etag !== undefined
  const query = useInfiniteQuery({
    queryKey: ['GET /api/designs/{id}/revisions', id, etag],
    enabled: isSaved,
    initialPageParam: 1,
    queryFn: async ({ pageParam, signal }) => {
      const call = { params: { id }, query: { page: pageParam, pageSize: PAGE_SIZE }, signal }
      const answer = await api('GET /api/designs/{id}/revisions', call)
      if (!answer.ok) throw new CallFailedError(answer)
      return answer.value
    },
    getNextPageParam: ({ page, pageSize, total }) => (page * pageSize < total ? page + 1 : undefined),
  })
  return {
    isSaved,
    items: query.data?.pages.flatMap(page => page.items) ?? [],
    error: query.error instanceof CallFailedError ? query.error : null,
    isPending: query.isFetching,
    hasMore: query.hasNextPage,
    more: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  }
}
