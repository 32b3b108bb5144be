import { MAX_WEIGHT, weighSvg } from '@kitwright/vector'
import type { Work } from '../workers/index.ts'

/** Whether an SVG would draw for longer than one that is taken today. */
export const work: Work<Uint8Array, boolean> = bytes => !(weighSvg(bytes) <= MAX_WEIGHT)
