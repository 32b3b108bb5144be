import { ProblemError } from '../../endpoint/index.ts'
import { StoreError } from '../../files/index.ts'
import type { PackPause } from '@kitwright/contract'

export interface Pause {
  readonly by: PackPause
  /** Whether the cause lies outside the pack, which may then wait as long as it lasts. */
  readonly isOutside: boolean
}

/** Returns whether the process ends; a run that exceeds its time has another kind of abort. */
export const isEnding = (signal: AbortSignal): boolean =>
  signal.aborted && !(signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError')

/** Returns the known cause of an interrupted run. */
export function pauseFor(error: unknown, isEnding: boolean): Pause {
  if (isEnding) return { by: 'restarted', isOutside: true }
  if (error instanceof StoreError && error.kind !== 'altered') return { by: 'files-away', isOutside: true }
  // The render queue had no place, or a renderer stood still; the second may be the pack's own fault.
  if (error instanceof ProblemError && error.id === 'not-ready')
    return { by: 'busy', isOutside: error.cause === undefined }
  if (error instanceof DOMException && error.name === 'TimeoutError') return { by: 'busy', isOutside: false }
  return { by: 'failed', isOutside: false }
}
