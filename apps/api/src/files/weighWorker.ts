import { MAX_WEIGHT, weighSvg } from '@kitwright/vector'
import type { JobHandler } from '../workers/index.ts'

/** Whether an SVG would draw for longer than one that is taken today. */
export const work: JobHandler<Uint8Array, boolean> = bytes => !(weighSvg(bytes) <= MAX_WEIGHT)
