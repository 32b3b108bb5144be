import { useInfiniteQuery } from '@tanstack/react-query'
import { CallFailedError, useApi } from '../../../session/index.ts'
import type { ConversationPage, Entry } from './inboxTypes.ts'

export const CONVERSATION = 'GET /api/office/conversations/{id}'
/** Interval in milliseconds at which an open conversation is read again: a colleague may answer meanwhile. */
const EVERY_MS = 8_000

interface LoadedConversation {
  readonly conversation: ConversationPage['conversation']
  /** Earliest first. */
  readonly entries: readonly Entry[]
}

/** Loads a conversation with its entries by pages. */
export function useConversation(id: string) {
  const api = useApi()
  return useInfiniteQuery<
    ConversationPage,
    CallFailedError,
    LoadedConversation,
    readonly unknown[],
    string | undefined
  >({
    queryKey: [CONVERSATION, id],
    initialPageParam: undefined,
    refetchInterval: EVERY_MS,
    queryFn: async ({ pageParam, signal }) => {
      const query = { pageSize: 40, ...(pageParam !== undefined && { before: pageParam }) }
      const answer = await api(CONVERSATION, { params: { id }, query, signal })
      if (!answer.ok) throw new CallFailedError(answer)
      return answer.value
    },
    getNextPageParam: ({ before }) => before ?? undefined,
    select: ({ pages }) => ({
      conversation: pages[0]!.conversation,
      entries: pages.flatMap(({ entries }) => entries).toReversed(),
    }),
  })
}
