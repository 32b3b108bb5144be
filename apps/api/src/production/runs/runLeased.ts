import type { Problem } from '../garments/packError.ts'
import { isEnding, type Pause, pauseFor } from './pauseFor.ts'
import { RunCanceledError } from './runCanceledError.ts'
import { withHeartbeat } from './withHeartbeat.ts'

/** A pack or a proof that this process has claimed. */
export interface LeasedRun {
  /** Aborts when the process ends, or when the run has taken too long. */
  readonly signal: AbortSignal
  /** Renews the lease; false once nobody wants the run any more. */
  renew(): Promise<boolean>
  /** Why it stops for good; undefined for what may be better the next time. */
  problemOf(error: unknown): Problem | undefined
  stop(problem: Problem): Promise<void>
  /** Lets go of it, so that it is begun again later. */
  pause(pause: Pause): Promise<void>
}

/**
 * Does the work of a run and renews its lease every second meanwhile. The work is aborted once nobody wants it any more, which is no error.
 * A problem that will not pass stops the run; any other error pauses it and is rethrown, so that the queue tries again.
 */
export async function runLeased(run: LeasedRun, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const unwanted = new AbortController()
  const renew = async (): Promise<void> => {
    if (!(await run.renew())) unwanted.abort(new RunCanceledError())
  }
  try {
    await withHeartbeat(renew, async () => work(AbortSignal.any([run.signal, unwanted.signal])))
  } catch (error) {
    if (error instanceof RunCanceledError || unwanted.signal.aborted) return
    const problem = run.problemOf(error)
    if (problem) return run.stop(problem)
    await run.pause(pauseFor(error, isEnding(run.signal)))
    throw error
  }
}
