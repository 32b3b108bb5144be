import type { PackPause } from '@kitwright/contract'

interface QueuedRun {
  /** Position in the shop's queue, from 1. */
  readonly place: number
  readonly pausedBy: PackPause | null
  /** Whether a process has worked on it. */
  readonly wasBegun: boolean
}

/**
 * Returns the reason that an unclaimed run waits: it was interrupted, others are before it, or the press is not free.
 */
export function waitReason({ place, pausedBy, wasBegun }: QueuedRun): PackPause | 'line' | 'press' {
  if (pausedBy) return pausedBy
  // The previous worker disappeared without a message.
  if (wasBegun) return 'restarted'
  return place > 1 ? 'line' : 'press'
}
