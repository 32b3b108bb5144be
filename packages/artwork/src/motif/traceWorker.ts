import type { Pixels } from '../pixels/pixels.ts'
import { traceInks, type TracedInk } from '../trace/index.ts'

/** A picture whose inks are wanted. */
export interface TraceRequest {
  readonly pixels: Pixels
  readonly inks: number
  readonly detail: number
}

/** Null where it could not be read. */
export type TraceReply = readonly TracedInk[] | null

addEventListener('message', ({ data: { pixels, ...settings } }: MessageEvent<TraceRequest>) => {
  try {
    postMessage(traceInks(pixels, settings) satisfies TraceReply)
  } catch (cause) {
    console.error('a picture could not be traced', cause)
    postMessage(null satisfies TraceReply)
  }
})
