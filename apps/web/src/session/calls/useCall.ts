import type { RouteKey } from '@kitwright/contract'
import type { Answer, Call, Client } from '@kitwright/contract/client'
import {
  type FetchQueryOptions,
  keepPreviousData,
  type QueryKey,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query'
import { use } from 'react'
import { useApi } from '../identity/context.tsx'

type Failure = Extract<Answer<never>, { ok: false }>

/** A failed call as an exception, for react-query. */
export class CallFailedError extends Error {
  readonly failure: Failure
  constructor(failure: Failure) {
    super(failure.error.message || failure.error.id)
    this.name = 'CallFailedError'
    this.failure = failure
  }
}

export type ValueOf<K extends RouteKey> = Extract<Awaited<ReturnType<typeof asking<K>>>, { ok: true }>['value']
const asking = <K extends RouteKey>(api: Client, key: K, call: Call<K>) => api(key, call)

interface CallOptions {
  readonly isEnabled?: boolean
  /** Whether the last answer stays visible while the next one loads. */
  readonly isSticky?: boolean
  /** Refetch interval in milliseconds, while the page is visible. */
  readonly everyMs?: number
}

/** Returns the answer of a reading call, cached by react-query under `[key, call]`. Failures are `CallFailedError`. */
export function useCall<K extends RouteKey>(
  key: K,
  call: Call<K>,
  { isEnabled = true, isSticky = false, everyMs }: CallOptions = {},
): UseQueryResult<ValueOf<K>, CallFailedError> {
  const api = useApi()
  const queries = useQueryClient()
  const asked: FetchQueryOptions<ValueOf<K>, CallFailedError> = {
    queryKey: [key, call],
    queryFn: async ({ signal }) => {
      const answer = await asking(api, key, { ...call, signal })
      if (!answer.ok) throw new CallFailedError(answer)
      return answer.value
    },
  }
  useSuspendOnServer([key, call], async () => queries.fetchQuery(asked), isEnabled)
  return useQuery<ValueOf<K>, CallFailedError>({
    ...asked,
    enabled: isEnabled,
    refetchInterval: everyMs ?? false,
    placeholderData: isSticky ? keepPreviousData : undefined,
  })
}

/**
 * Suspends server rendering until the call is answered. Browsers show the page while it loads. A call without this hook
 * is missing in the server's HTML.
 */
export function useSuspendOnServer(queryKey: QueryKey, ask: () => Promise<unknown>, isEnabled = true): void {
  const queries = useQueryClient()
  if (!import.meta.env.SSR || !isEnabled) return
  const { status } = queries.getQueryState(queryKey) ?? { status: 'pending' }
  // Resolves when the call ends, even if it fails: the page handles failures itself. On re-render React matches a
  // component's promises by order alone, so an answered call also passes a promise.
  use(status === 'pending' ? ask().catch(() => null) : ANSWERED)
}

const ANSWERED: Promise<unknown> = Object.assign(Promise.resolve(null), { status: 'fulfilled', value: null })
