import { cleanSvg as clean, SvgRefusedError } from '@kitwright/vector'
import { ProblemError } from '../../endpoint/index.ts'
import { decodeXml } from './decodeXml.ts'
import { makeRasterSafe } from './makeRasterSafe.ts'
import type { SafePicture } from './safePicture.ts'

/** Writes an SVG anew so that it looks the same and can do no harm; throws the problem that says why when that cannot be. */
export async function cleanSvg(bytes: Uint8Array, depth = 0): Promise<SafePicture> {
  try {
    const text = decodeXml(bytes, true)
    if (text === undefined) throw new ProblemError('image-unreadable')
    const { text: cleaned, ...size } = await clean(
      text,
      makeRasterSafe(async inner => cleanSvg(inner, depth + 1), depth),
    )
    return { bytes: new TextEncoder().encode(cleaned), mime: 'image/svg+xml', ...size }
  } catch (error) {
    if (error instanceof ProblemError) throw error
    throw new ProblemError(error instanceof SvgRefusedError ? error.id : 'image-unreadable')
  }
}
