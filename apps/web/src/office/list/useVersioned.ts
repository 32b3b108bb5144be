import type { RouteKey } from '@kitwright/contract'
import type { Answer, Call, Response_ } from '@kitwright/contract/client'
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from '../../texts/index.ts'
import { CallFailedError, useApi, useSend } from '../../session/index.ts'
import { toast } from '../../ui/index.ts'

/** A value with the version at which it was read. */
export interface WithEtag<T> {
  readonly value: T
  readonly etag: string
}
type VersionedRoute = Extract<RouteKey, `GET /api/office/${string}/{id}`>

const keyOf = (key: VersionedRoute, id: string): readonly unknown[] => [key, id, 'versioned']

/** Loads one order or design with its version, for changes that must not overwrite somebody else's. */
export function useVersioned<K extends VersionedRoute>(
  key: K,
  id: string,
): UseQueryResult<WithEtag<Response_<K>>, CallFailedError> {
  const api = useApi()
  return useQuery<WithEtag<Response_<K>>, CallFailedError>({
    queryKey: keyOf(key, id),
    queryFn: async ({ signal }) => {
      const answer: Answer<Response_<K>> = await api(key, { params: { id }, signal } as unknown as Call<K>)
      if (!answer.ok) throw new CallFailedError(answer)
      return { value: answer.value, etag: answer.etag ?? '' }
    },
  })
}

/** Errors that mean that the displayed data is outdated. */
const OUTDATED = new Set(['stale-version', 'precondition-required', 'order-status-conflict'])

export type Change<T> = (
  send: (ifMatch: { readonly 'if-match': string }) => Promise<Answer<T>>,
  said: string,
) => Promise<boolean>

/** Changes what `useVersioned` shows, with its version. Reloads it after a conflict. Returns true on success. */
export function useChange<K extends VersionedRoute>(key: K, id: string): Change<Response_<K>> {
  const { t } = useTranslation(['office'])
  const queries = useQueryClient()
  const submit = useSend(null)
  const queryKey = keyOf(key, id)
  return async (send, said) => {
    const etag = queries.getQueryData<WithEtag<Response_<K>>>(queryKey)?.etag ?? ''
    return submit(async () => send({ 'if-match': etag }), {
      said,
      done: answer => {
        queries.setQueryData<WithEtag<Response_<K>>>(queryKey, { value: answer.value, etag: answer.etag ?? '' })
        // A design's verdict affects the allowed moves of its orders, and the reverse.
        void queries.invalidateQueries({
          predicate: query =>
            String(query.queryKey[0]).includes(' /api/office/') &&
            !(query.queryKey[0] === key && query.queryKey[1] === id),
        })
      },
      refused: async ({ error }) => {
        if (!OUTDATED.has(error.id)) return false
        toast('info', t('office:stale'))
        await queries.refetchQueries({ queryKey })
        return true
      },
    })
  }
}
