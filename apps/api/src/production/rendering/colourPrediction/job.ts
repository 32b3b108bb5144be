import type { ComingColour, OutputProfile, Rendering } from '@kitwright/press/node'
import { defineJob } from '../../../workers/index.ts'
import { STILL_MS } from '../limits.ts'

export interface ColoursToLookUp {
  readonly colours: readonly string[]
  readonly output: OutputProfile
  readonly rendering: Rendering
}

/** Predicts how a printer reproduces a few colours, in milliseconds. */
export const predictColours = defineJob<ColoursToLookUp, readonly ComingColour[]>(
  new URL('./coloursWorker.ts', import.meta.url),
  { limitMs: 20_000, stillMs: STILL_MS, limitMb: 1_000 },
)
