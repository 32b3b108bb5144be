import type { RouteKey } from '@kitwright/contract'
import type { Answer, Call, Client } from '@kitwright/contract/client'
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useApi } from './context.tsx'

type Failure = Extract<Answer<never>, { ok: false }>

/** A failed call as an exception, for react-query. */
export class CallFailed extends Error {
  readonly failure: Failure
  constructor(failure: Failure) {
    super(failure.error.message || failure.error.id)
    this.name = 'CallFailed'
    this.failure = failure
  }
}

export type ValueOf<K extends RouteKey> = Extract<Awaited<ReturnType<typeof asking<K>>>, { ok: true }>['value']
const asking = <K extends RouteKey>(api: Client, key: K, call: Call<K>) => api(key, call)

interface CallOptions {
  readonly isEnabled?: boolean
  /** Shows the last answer while the next one is on its way. */
  readonly isSticky?: boolean
}

/** The answer of a reading call, kept by react-query under `[key, call]`; failures are `CallFailed`. */
export function useCall<K extends RouteKey>(
  key: K,
  call: Call<K>,
  { isEnabled = true, isSticky = false }: CallOptions = {},
): UseQueryResult<ValueOf<K>, CallFailed> {
  const api = useApi()
  return useQuery<ValueOf<K>, CallFailed>({
    queryKey: [key, call],
    enabled: isEnabled,
    placeholderData: isSticky ? keepPreviousData : undefined,
    queryFn: async ({ signal }) => {
      const answer = await asking(api, key, { ...call, signal })
      if (!answer.ok) throw new CallFailed(answer)
      return answer.value
    },
  })
}
