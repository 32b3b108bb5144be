import type { PixelSettings } from '@kitwright/press'
import type { OutputProfile, Rendering } from '@kitwright/press/node'
import { defineJob } from '../../../workers/index.ts'
import { STILL_MS } from '../limits.ts'

export interface PixelsToMake extends PixelSettings {
  /** A garment's print file that was read back. */
  readonly pdf: Uint8Array
  readonly rendering: Rendering
  readonly output: OutputProfile | null
}

/** Memory holds three or four copies of a page’s pixels while it is written. */
export const makePixels = defineJob<PixelsToMake, readonly Uint8Array[]>(
  new URL('./pixelsWorker.ts', import.meta.url),
  {
    limitMs: 180_000,
    stillMs: STILL_MS,
    limitMb: 1_600,
  },
)
