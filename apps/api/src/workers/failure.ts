/**
 * `too-heavy`: exceeded its time or memory limit, or crashed its process twice, the second time alone, so it would
 * again. `killed`: its process died, because of the work or because the machine lacked memory; the pool retries.
 * `broken`: its module threw. `ended`: the pool is closing, the worker was stopped from outside, or the machine is
 * overloaded.
 */
export type FailureReason = 'too-heavy' | 'killed' | 'broken' | 'ended'

/** The reason why a task failed. A refusal thrown by its module (`Problem`) is passed on unchanged. */
export class WorkerError extends Error {
  readonly reason: FailureReason

  constructor(reason: FailureReason, message: string) {
    super(message)
    this.name = 'WorkerError'
    this.reason = reason
  }
}
