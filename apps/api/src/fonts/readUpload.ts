import type { OwnFont } from '@kitwright/library'
import { ProblemError } from '../endpoint/index.ts'
import { type Caller, defineJob, WorkerError, type WorkerPool } from '../workers/index.ts'

export const MAX_FONT_BYTES = 4 * 1024 * 1024

/** Properties read from a font file. */
export interface ReadFont {
  readonly mime: string
  readonly family: string
  readonly lang: OwnFont['lang']
  readonly metrics: OwnFont['metrics']
  readonly coverage: string
}
/** A further file of a font holds some letters only: it need have no digits and no name, and it is not measured. */
export interface FontToRead {
  readonly bytes: Uint8Array
  readonly isPart: boolean
}
const readFont = defineJob<FontToRead, ReadFont>(new URL('./readWorker.ts', import.meta.url), {
  limitMs: 20_000,
  limitMb: 1_000,
})

/**
 * Reads and measures a font's file in the workers: drawing the letters takes a second or two, and what a broken font does must not
 * hold up others. Throws the fitting problem.
 */
export async function readUpload(
  workers: Pick<WorkerPool, 'run'>,
  bytes: Uint8Array,
  caller: Caller,
  isPart = false,
): Promise<ReadFont> {
  if (bytes.length > MAX_FONT_BYTES) throw new ProblemError('font-too-large')
  return workers.run(readFont, { bytes, isPart }, caller).catch((error: unknown) => {
    throw error instanceof WorkerError ? new ProblemError('font-unreadable') : error
  })
}
