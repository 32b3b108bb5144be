import { setTimeout as wait } from 'node:timers/promises'
import { StartError } from './config/index.ts'
import { isDatabaseLost, isDatabaseStarting } from './database/index.ts'

/**
 * Interval between a start that has lost its database and the next one. The embedded database notices a loss within
 * this time.
 */
const AGAIN_MS = 1_000

/** Steps that each close one resource of a start. A failed start runs them in reverse order. */
export type CleanupSteps = (() => Promise<unknown>)[]

/** One attempt to start: the resources it opens, and whether the database has answered. */
export interface Attempt {
  readonly opened: CleanupSteps
  /** Called as soon as the database lets the program in. */
  readonly noteAnswer: () => void
}

export interface RetryOptions {
  readonly tell: (line: string) => void
  /** Aborts the attempts. */
  readonly signal?: AbortSignal | undefined
  /** Number of times a database that this program itself keeps alive was lost. */
  readonly timesLost?: () => number
  /**
   * Time in ms during which a database that has never answered is tried again. Default: not at all, since a supervisor
   * starts the program again.
   */
  readonly patienceMs?: number | undefined
}

/**
 * Retries the start until an attempt keeps its database. A database that has answered once comes back, so the port
 * stays open and callers learn that the shop is starting. One that has never answered is misconfigured or not started
 * yet: the error goes to the caller, who reports it, and systemd or the container's restart policy starts the program
 * again.
 */
export async function retryStart<T>(
  start: (attempt: Attempt) => Promise<T>,
  { tell, signal, timesLost = () => 0, patienceMs = 0 }: RetryOptions,
): Promise<T> {
  let hasAnswered = false
  const giveUpAt = Date.now() + patienceMs
  for (let attempt = 1; ; attempt += 1) {
    const before = timesLost()
    const opened: CleanupSteps = []
    try {
      return await start({ opened, noteAnswer: () => (hasAnswered = true) })
    } catch (error) {
      for (const close of opened.toReversed()) await close().catch(() => undefined)
      await wait(AGAIN_MS, undefined, { signal }).catch(() => undefined)
      if (signal?.aborted === true) throw new StartError('The start was ended before the shops were open.')
      hasAnswered ||= isDatabaseStarting(error)
      const isAsked = hasAnswered || Date.now() < giveUpAt
      const isLost = timesLost() !== before || (isAsked && isDatabaseLost(error))
      if (!isLost) throw error
      if (attempt > 1) continue
      tell(
        hasAnswered
          ? 'The database was lost in the middle of the start, which begins again.'
          : `The database does not answer. It is asked again for ${patienceMs / 1000} s.`,
      )
    }
  }
}
