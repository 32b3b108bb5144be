import type { Problem } from '../garments/packError.ts'
import { isEnding, type Pause, pauseFor } from './pauseFor.ts'
import { RunCanceledError } from './runCanceledError.ts'
import { withHeartbeat } from './withHeartbeat.ts'

/** A pack or a proof that this process has claimed. */
export interface LeasedRun {
  /** Aborts when the process ends, or when the run has taken too long. */
  readonly signal: AbortSignal
  /** Renews the lease; false once the run is no longer needed. */
  renew(): Promise<boolean>
  /** Returns the reason to stop permanently; undefined for an error that a retry may resolve. */
  problemOf(error: unknown): Problem | undefined
  stop(problem: Problem): Promise<void>
  /** Releases the run, so that it restarts later. */
  pause(pause: Pause): Promise<void>
}

/**
 * Runs the work and renews its lease every second. Aborts the work, without an error, once it is no longer needed. A
 * permanent problem stops the run; any other error pauses it and is rethrown, so that the queue tries again.
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
