import type { JobHandler } from '../../workers/index.ts'
import { makeSafe } from './makeSafe.ts'
import type { HashedPicture } from './safePicture.ts'
import { bytesOf, replacePictureBytes, type PictureInput } from './pictureInput.ts'
import { hashBytes } from '../stores/hashBytes.ts'

/** In a process of its own: what was sent may be made to keep whoever reads it busy. */
export const work: JobHandler<PictureInput, HashedPicture<PictureInput>> = async sent => {
  const safe = await makeSafe(await bytesOf(sent))
  return { ...safe, sha256: await hashBytes(safe.bytes), bytes: await replacePictureBytes(sent, safe.bytes) }
}
