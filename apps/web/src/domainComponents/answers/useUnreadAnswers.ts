import type { QueryFilters } from '@tanstack/react-query'
import { useCall, useSession } from '../../session/index.ts'

const ANSWERS = 'GET /api/designs/{id}/answers'
/** The count comes with every page of answers, so the smallest page is enough. */
const SMALLEST = { page: 1, pageSize: 1 }
const EVERY_MS = 60_000

/** Number of unread answers to a design of the account. 0 for a design that the server does not have. */
export function useUnreadAnswers(designId: string | null): number {
  const { isSignedIn } = useSession()
  const call = { params: { id: designId ?? '' }, query: SMALLEST }
  const isEnabled = isSignedIn && designId !== null
  const { data } = useCall(ANSWERS, call, { isEnabled, everyMs: EVERY_MS })
  return isEnabled ? (data?.unread ?? 0) : 0
}

const isSmallest = (call: unknown): boolean =>
  (call as { query?: typeof SMALLEST }).query?.pageSize === SMALLEST.pageSize

/** Queries that show how many answers are unread. An open list of answers is not one: it still shows them as new. */
export const unreadCounts: QueryFilters = {
  predicate: ({ queryKey: [key, call] }) => key === 'GET /api/designs' || (key === ANSWERS && isSmallest(call)),
}
