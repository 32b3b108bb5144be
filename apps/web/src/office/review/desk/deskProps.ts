import type { Verdict } from './useVerdicts.ts'
import type { QueuedDesign } from './reviewTypes.ts'

/** The properties that the page passes to the desk. */
export interface DeskProps {
  readonly queued: QueuedDesign | undefined
  /** The design's place in the queue; null if it is not in it. */
  readonly place: { readonly at: number; readonly of: number } | null
  readonly onStep: (by: 1 | -1) => void
  readonly onDecided: (verdict: Verdict) => void
}
