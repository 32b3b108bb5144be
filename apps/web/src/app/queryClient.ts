import { QueryClient } from '@tanstack/react-query'
import { areCallsCanceled, CallFailedError } from '../session/index.ts'

const MINUTE_MS = 60_000

/**
 * Answers stay cached for a minute. Only calls without an answer or with a server failure are retried; canceled calls
 * are not.
 */
export const createQueries = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: MINUTE_MS,
        refetchOnWindowFocus: false,
        retry: (count, cause) => {
          const status = cause instanceof CallFailedError ? cause.failure.status : 0
          return count < 2 && !areCallsCanceled() && (status === 0 || status >= 500)
        },
      },
    },
  })
