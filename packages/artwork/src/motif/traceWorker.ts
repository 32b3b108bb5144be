import type { Pixels } from '../pixels/pixels.ts'
import { traceInks, type TracedInk } from '../trace/index.ts'

/** A request to trace a picture's inks. */
export interface TraceRequest {
  readonly pixels: Pixels
  readonly inks: number
  readonly detail: number
}

/** The traced inks; null if the picture could not be read. */
export type TraceReply = readonly TracedInk[] | null

addEventListener('message', ({ data: { pixels, ...settings } }: MessageEvent<TraceRequest>) => {
  try {
    postMessage(traceInks(pixels, settings) satisfies TraceReply)
  } catch (cause) {
    console.error('a picture could not be traced', cause)
    postMessage(null satisfies TraceReply)
  }
})
