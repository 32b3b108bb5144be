import type { Png } from '../../files/index.ts'
import { defineJob } from '../../workers/index.ts'

export interface ResizeInput {
  readonly bytes: Uint8Array
  readonly box: { readonly width: number; readonly height: number }
}
export interface FlattenInput {
  readonly bytes: Uint8Array
  readonly ground: string
}

/** Beside the server, which else would have what reads pictures in its memory from the first mail on. */
const LIMITS = { limitMs: 5_000, limitMb: 800 }

/** A picture in the size of a box. */
export const size = defineJob<ResizeInput, Png>(new URL('./sizeWorker.ts', import.meta.url), LIMITS)

/** A picture on a ground, as JPEG: a fifth of the bytes. */
export const lay = defineJob<FlattenInput, Uint8Array>(new URL('./groundWorker.ts', import.meta.url), LIMITS)
