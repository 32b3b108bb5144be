import type { Work } from '../workers/index.ts'
import { makeSafe } from './makeSafe.ts'
import type { HashedPicture } from './safePicture.ts'
import { bytesOf, replaceSent, type Sent } from './sent.ts'
import { hashBytes } from './hashBytes.ts'

/** In a process of its own: what was sent may be made to keep whoever reads it busy. */
export const work: Work<Sent, HashedPicture<Sent>> = async sent => {
  const safe = await makeSafe(await bytesOf(sent))
  return { ...safe, sha256: await hashBytes(safe.bytes), bytes: await replaceSent(sent, safe.bytes) }
}
