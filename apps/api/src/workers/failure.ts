/**
 * `too-heavy`: it took more time or memory than it may, or brought its process down; it would again.
 * `broken`: its module threw. `ended`: the pool is closing, or the worker was stopped from outside, or the machine is too busy.
 */
export type FailureReason = 'too-heavy' | 'broken' | 'ended'

/** Why a task gave nothing. A refusal its module threw (`Problem`) comes as it is. */
export class WorkFailure extends Error {
  readonly reason: FailureReason

  constructor(reason: FailureReason, message: string) {
    super(message)
    this.name = 'WorkFailure'
    this.reason = reason
  }
}
