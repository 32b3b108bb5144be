import { UPLOAD_LIMITS } from '@kitwright/contract'
import { ProblemError } from '../../endpoint/index.ts'
import { type Caller, defineJob, WorkerError, type WorkerPool } from '../../workers/index.ts'
import { looksLikeSvg } from './looksLikeSvg.ts'
import { bytesOf, type PictureInput, sizeOf } from './pictureInput.ts'
import type { HashedPicture } from './safePicture.ts'

export type Workers = Pick<WorkerPool, 'run'>

/**
 * A photo of 40 megapixels takes two seconds and 400 MB; one as a WebP that has to be turned and loses nothing, nine seconds; the largest
 * drawing that is light enough to be drawn, one second. Others do not wait for it.
 */
const safe = defineJob<PictureInput, HashedPicture<PictureInput>>(new URL('./safeWorker.ts', import.meta.url), {
  limitMs: 16_000,
  limitMb: 900,
})

/** Makes a picture safe beside the server, in its place, fairly between shops and accounts. Throws what `makeSafe` throws, and `svg-too-complex`. */
export async function makeSafeInProcess<S extends PictureInput>(
  workers: Workers,
  sent: S,
  caller: Caller,
): Promise<HashedPicture<S>> {
  if (sizeOf(sent) > UPLOAD_LIMITS.bytes) throw new ProblemError('file-too-large')
  try {
    return (await workers.run(safe, sent, caller)) as HashedPicture<S>
  } catch (error) {
    if (!(error instanceof WorkerError)) throw error
    if (error.reason === 'ended') throw new ProblemError('not-ready', [], 2)
    if (error.reason === 'broken') throw error
    throw new ProblemError(looksLikeSvg(await bytesOf(sent)) ? 'svg-too-complex' : 'image-too-large')
  }
}
