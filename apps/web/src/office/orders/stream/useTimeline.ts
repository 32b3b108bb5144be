import type { TimelineGroup } from '@kitwright/contract'
import type { Response_ } from '@kitwright/contract/client'
import { useInfiniteQuery } from '@tanstack/react-query'
import { CallFailedError, useApi } from '../../../session/index.ts'

const TIMELINE = 'GET /api/office/orders/{id}/timeline'
type Page = Response_<typeof TIMELINE>
export type TimelineEntry = Page['items'][number]

/** Interval in milliseconds at which a visible page reads the timeline again. */
const EVERY_MS = 60_000

/** Loads an order's timeline by pages, latest first. A change of the order reads it again. */
export function useTimeline(orderId: string, of: TimelineGroup) {
  const api = useApi()
  return useInfiniteQuery<Page, CallFailedError, readonly TimelineEntry[], readonly unknown[], string | undefined>({
    queryKey: [TIMELINE, orderId, of],
    initialPageParam: undefined,
    refetchInterval: EVERY_MS,
    queryFn: async ({ pageParam, signal }) => {
      const query = { of, pageSize: 40, ...(pageParam !== undefined && { before: pageParam }) }
      const answer = await api(TIMELINE, { params: { id: orderId }, query, signal })
      if (!answer.ok) throw new CallFailedError(answer)
      return answer.value
    },
    getNextPageParam: ({ before }) => before ?? undefined,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  })
}
