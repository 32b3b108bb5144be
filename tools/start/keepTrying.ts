import { setTimeout as pause } from 'node:timers/promises'

export interface RetryOptions {
  /** Hears of a failure that differs from the one before it. */
  readonly tell: (line: string) => void
  /** Names the work in what is told, as "The demo order was not made". */
  readonly failure: string
  /** Ends the trying. */
  readonly signal: AbortSignal
  /** ms. */
  readonly every?: number
}

const EVERY_MS = 10_000

/** Does the work until it succeeds: what it needs may be away, and comes back. Undefined when the signal ended it before. */
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
