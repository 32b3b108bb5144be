import type { Png } from '../../files/index.ts'
import { defineJob } from '../../workers/index.ts'

export interface ResizeInput {
  readonly bytes: Uint8Array
  readonly box: { readonly width: number; readonly height: number }
}
export interface FlattenInput {
  readonly bytes: Uint8Array
  readonly ground: string
  /** The largest size of the result, in pixels. */
  readonly box: { readonly width: number; readonly height: number }
}
export interface FlatPicture {
  readonly jpeg: Uint8Array
  readonly widthPx: number
  readonly heightPx: number
}

/** Runs beside the server, which would otherwise keep the picture decoders in memory from the first mail on. */
const LIMITS = { limitMs: 5_000, limitMb: 800 }

/** Resizes a picture to the size of a box. */
export const size = defineJob<ResizeInput, Png>(new URL('./sizeWorker.ts', import.meta.url), LIMITS)

/** Cuts a picture to its garment and puts it on a background, as JPEG: a fifth of the bytes. */
export const lay = defineJob<FlattenInput, FlatPicture>(new URL('./groundWorker.ts', import.meta.url), LIMITS)
