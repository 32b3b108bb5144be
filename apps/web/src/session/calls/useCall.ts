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
  /** Shows the last answer while the next one is on its way. */
  readonly isSticky?: boolean
  /** Asks again after so long, while the page is looked at. */
  readonly everyMs?: number
}

/** The answer of a reading call, kept by react-query under `[key, call]`; failures are `CallFailedError`. */
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
 * A page that the server renders waits here, and goes on with the answer; in browsers it is shown while it loads. A call that a page makes
 * without it is missing in what the server renders.
 */
export function useSuspendOnServer(queryKey: QueryKey, ask: () => Promise<unknown>, isEnabled = true): void {
  const queries = useQueryClient()
  if (!import.meta.env.SSR || !isEnabled) return
  const { status } = queries.getQueryState(queryKey) ?? { status: 'pending' }
  // Ends with the call, also when it fails: what is shown then is the page's own matter. React tells the promises of a component apart by
  // their order alone when it renders it again, so one that has its answer takes its place among them, too.
  use(status === 'pending' ? ask().catch(() => null) : ANSWERED)
}

const ANSWERED: Promise<unknown> = Object.assign(Promise.resolve(null), { status: 'fulfilled', value: null })
