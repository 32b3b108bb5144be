import type { Work } from '../workers/index.ts'
import { makeSafe, type SafePicture } from './makeSafe.ts'

/** In a process of its own: what was sent may be made to keep whoever reads it busy. */
export const work: Work<Uint8Array, SafePicture> = makeSafe
