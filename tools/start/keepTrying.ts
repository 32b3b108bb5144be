import { setTimeout as pause } from 'node:timers/promises'

export interface RetryOptions {
  /** Receives the message of a failure that differs from the previous one. */
  readonly tell: (line: string) => void
  /** The name of the failure in messages, as "The demo order was not made". */
  readonly failure: string
  /** Ends the attempts. */
  readonly signal: AbortSignal
  /** ms. */
  readonly every?: number
}

const EVERY_MS = 10_000

/**
 * Repeats the work until it succeeds, because its dependencies may be temporarily unavailable. Returns undefined when
 * the signal ended it before.
 */
export async function keepTrying<T>(
  work: () => Promise<T>,
  { tell, failure, signal, every = EVERY_MS }: RetryOptions,
): Promise<T | undefined> {
  let told = ''
  while (!signal.aborted) {
    try {
      return await work()
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      if (reason !== told && !signal.aborted) tell(`${failure}: ${reason}. It is tried again every ${every / 1000} s.`)
      told = reason
      await pause(every, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }
  return undefined
}
