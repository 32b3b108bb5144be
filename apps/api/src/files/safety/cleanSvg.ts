import { cleanSvg as clean, SvgRefusedError } from '@kitwright/vector'
import { ProblemError } from '../../endpoint/index.ts'
import { decodeXml } from './decodeXml.ts'
import { makeRasterSafe } from './makeRasterSafe.ts'
import type { SafePicture } from './safePicture.ts'

/**
 * Rewrites an SVG so that it looks the same and is harmless. Throws the problem that gives the reason if that is
 * impossible.
 */
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
