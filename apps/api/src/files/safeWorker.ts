import type { Work } from '../workers/index.ts'
import { makeSafe } from './makeSafe.ts'
import type { SafePicture } from './safePicture.ts'
import { bytesOf, replaceSent, type Sent } from './sent.ts'

/** In a process of its own: what was sent may be made to keep whoever reads it busy. */
export const work: Work<Sent, SafePicture<Sent>> = async sent => {
  const safe = await makeSafe(await bytesOf(sent))
  return { ...safe, bytes: await replaceSent(sent, safe.bytes) }
}
