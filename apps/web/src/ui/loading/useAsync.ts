import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { loadUntilDone } from './loadUntilDone.ts'
import { runAsync } from './runAsync.ts'

/** Uses the names of react-query's results. */
export interface Async<T> {
  readonly data: T | undefined
  /** Whether a load is in progress. */
  readonly isPending: boolean
  readonly isError: boolean
  /** Starts the load again. */
  readonly retry: () => void
}

interface AsyncOptions<T> {
  /** Whether to show the last result while the next loads or if it fails. */
  readonly isSticky?: boolean
  /** Releases a result's resources (memory, a worker) once it is no longer shown. */
  readonly dispose?: (result: T) => void
  /** Receives the reason for a failure, which is otherwise logged to the console. */
  readonly onError?: (cause: unknown) => void
}

interface SettledLoad<T> {
  /** The load that this result belongs to, and its attempt. */
  readonly load: unknown
  readonly attempt: number
  readonly data: T | undefined
  readonly isError: boolean
}

const warn = (cause: unknown): void => console.warn('it could not be loaded', cause)

/**
 * Runs work that this browser does without a server: drawing a picture, opening a font or a working copy. For server
 * requests use `useCall` or `useQuery`, which cache and refetch. If its code fails to load, it is loaded again, and the
 * page reports this. Runs again whenever `load` is another function (`useCallback` it); null waits.
 */
export function useAsync<T>(
  load: ((signal: AbortSignal) => Promise<T>) | null,
  { isSticky = false, dispose, onError = warn }: AsyncOptions<T> = {},
): Async<T> {
  const [attempt, setAttempt] = useState(0)
  const [settled, setSettled] = useState<SettledLoad<T> | null>(null)
  const giveBack = useEffectEvent((result: T) => {
    if (!dispose) return
    dispose(result)
    // A disposed result is not shown again, even if the same `load` runs once more.
    setSettled(now => (now?.data === result ? null : now))
  })
  const tell = useEffectEvent(onError)
  useEffect(() => {
    if (!load) return
    return runAsync(async signal => loadUntilDone(async () => load(signal)), {
      onResult: data => setSettled({ load, attempt, data, isError: false }),
      onError: cause => {
        tell(cause)
        setSettled(before => ({ load, attempt, data: isSticky ? before?.data : undefined, isError: true }))
      },
      dispose: giveBack,
    })
  }, [load, isSticky, attempt])
  const retry = useCallback(() => setAttempt(count => count + 1), [])
  const isOfNow = settled?.load === load && settled?.attempt === attempt
  return {
    data: isOfNow || isSticky ? settled?.data : undefined,
    isPending: load !== null && !isOfNow,
    isError: isOfNow && settled.isError,
    retry,
  }
}
