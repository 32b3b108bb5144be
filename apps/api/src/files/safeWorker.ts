import type { Work } from '../workers/index.ts'
import { makeSafe } from './makeSafe.ts'
import type { SafePicture } from './safePicture.ts'

/** In a process of its own: what was sent may be made to keep whoever reads it busy. */
export const work: Work<Uint8Array, SafePicture> = makeSafe
