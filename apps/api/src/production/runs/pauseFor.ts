import { ProblemError } from '../../endpoint/index.ts'
import { StoreError } from '../../files/index.ts'
import type { PackPause } from '@kitwright/contract'

export interface Pause {
  readonly by: PackPause
  /** It is no fault of the pack: it may wait for as long as that lasts. */
  readonly isOutside: boolean
}

/** Whether the process ends; a run whose time is up has an abort of another kind. */
export const isEnding = (signal: AbortSignal): boolean =>
  signal.aborted && !(signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError')

/** Cause of an interrupted run, as far as it is known. */
export function pauseFor(error: unknown, isEnding: boolean): Pause {
  if (isEnding) return { by: 'restarted', isOutside: true }
  if (error instanceof StoreError && error.kind !== 'altered') return { by: 'files-away', isOutside: true }
  // A place in the queue of those who draw was not to be had, or who drew stood still: that may be the pack's own doing.
  if (error instanceof ProblemError && error.id === 'not-ready')
    return { by: 'busy', isOutside: error.cause === undefined }
  if (error instanceof DOMException && error.name === 'TimeoutError') return { by: 'busy', isOutside: false }
  return { by: 'failed', isOutside: false }
}
