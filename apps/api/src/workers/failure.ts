/**
 * `too-heavy`: it took more time or memory than it may, or brought its process down twice, the second time alone; it would again.
 * `killed`: its process came down, which the machine's lack of memory may have done as well as the work; the pool tries again.
 * `broken`: its module threw. `ended`: the pool is closing, or the worker was stopped from outside, or the machine is too busy.
 */
export type FailureReason = 'too-heavy' | 'killed' | 'broken' | 'ended'

/** Why a task gave nothing. A refusal its module threw (`Problem`) comes as it is. */
export class WorkerError extends Error {
  readonly reason: FailureReason

  constructor(reason: FailureReason, message: string) {
    super(message)
    this.name = 'WorkerError'
    this.reason = reason
  }
}
