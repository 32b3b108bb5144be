import type { PackPause } from '@kitwright/contract'

interface QueuedRun {
  /** Of the shop's line, from 1. */
  readonly place: number
  readonly pausedBy: PackPause | null
  /** A process has worked on it. */
  readonly wasBegun: boolean
}

/** Reason that a run waits on which no process works: it was interrupted, others are before it, or the press is not free. */
export function waitReason({ place, pausedBy, wasBegun }: QueuedRun): PackPause | 'line' | 'press' {
  if (pausedBy) return pausedBy
  // Whoever worked on it went without a word.
  if (wasBegun) return 'restarted'
  return place > 1 ? 'line' : 'press'
}
