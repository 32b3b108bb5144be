import { UPLOAD_LIMITS } from '@kitwright/contract/limits'
import type { SafePicture } from './safePicture.ts'
import { fileTypeFromBuffer } from 'file-type'
import { ProblemError } from '../../endpoint/index.ts'
import { reencodePicture, isRaster } from './reencodePicture.ts'
import { cleanSvg } from './cleanSvg.ts'
import { looksLikeSvg } from './looksLikeSvg.ts'

/**
 * Makes an upload safe by what it is, whatever it is called: PNG, JPEG and WebP are decoded and encoded again, SVG is rebuilt.
 * Throws `file-too-large`, `file-type-unsupported`, `image-too-large` or `image-unreadable`.
 */
export async function makeSafe(bytes: Uint8Array): Promise<SafePicture> {
  if (bytes.length > UPLOAD_LIMITS.bytes) throw new ProblemError('file-too-large')
  const found = await fileTypeFromBuffer(bytes)
  if (found && isRaster(found.mime)) return reencodePicture(bytes, found.mime)
  // An SVG is XML, or text in which nothing else was recognised.
  if ((!found || found.mime === 'application/xml') && looksLikeSvg(bytes)) return cleanSvg(bytes)
  throw new ProblemError('file-type-unsupported')
}
