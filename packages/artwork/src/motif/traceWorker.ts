import type { Pixels } from '../pixels/pixels.ts'
import { traceInks, type TracedInk } from '../trace/index.ts'

/** A picture whose inks are wanted. */
export interface ToTrace {
  readonly pixels: Pixels
  readonly inks: number
  readonly detail: number
}

/** Null where it could not be read. */
export type FromTrace = readonly TracedInk[] | null

addEventListener('message', ({ data: { pixels, ...settings } }: MessageEvent<ToTrace>) => {
  try {
    postMessage(traceInks(pixels, settings) satisfies FromTrace)
  } catch (cause) {
    console.error('a picture could not be traced', cause)
    postMessage(null satisfies FromTrace)
  }
})
