import { UPLOAD_LIMITS } from '@kitwright/contract/limits'
import type { MakeSafe } from '@kitwright/vector'
import { fileTypeFromBuffer } from 'file-type'
import { ProblemError } from '../../endpoint/index.ts'
import { reencodePicture, isRaster } from './reencodePicture.ts'
import { looksLikeSvg } from './looksLikeSvg.ts'
import type { SafePicture } from './safePicture.ts'

/** A drawing within a drawing within a drawing is nobody's logo. */
const MAX_DEPTH = 1

/** Makes the pictures within one SVG safe as uploads are, with one allowance for all of them. */
export function makeRasterSafe(cleanInner: (bytes: Uint8Array) => Promise<SafePicture>, depth: number): MakeSafe {
  let pixels = 0
  return async bytes => {
    const found = await fileTypeFromBuffer(bytes)
    if ((!found || found.mime === 'application/xml') && looksLikeSvg(bytes)) {
      if (depth >= MAX_DEPTH) throw new ProblemError('svg-too-complex')
      return cleanInner(bytes)
    }
    // The first frame that browsers show of a GIF is stored as a PNG.
    const mime = found?.mime === 'image/gif' ? 'image/png' : (found?.mime ?? '')
    if (!isRaster(mime)) throw new ProblemError('image-unreadable')
    const safe = await reencodePicture(bytes, mime)
    pixels += safe.widthPx * safe.heightPx
    if (pixels > UPLOAD_LIMITS.pixels) throw new ProblemError('image-too-large')
    return safe
  }
}
