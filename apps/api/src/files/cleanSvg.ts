import { cleanSvg as clean, SvgRefusal } from '@kitwright/vector'
import { Problem } from '../endpoint/index.ts'
import { makeRasterSafe } from './makeRasterSafe.ts'
import type { SafePicture } from './makeSafe.ts'

/**
 * An `svg` behind its prologue. From the start only, and each part ends in one way only: a hostile file must not make the search
 * try them all.
 */
const BEGINNING =
  /^(?:\s|<!--(?:(?!-->)[^])*-->|<\?(?:(?!\?>)[^])*\?>|<!DOCTYPE[^>[]*(?:\[[^\]]*\]\s*)?>)*<(?:\w+:)?svg[\s/>]/i

/** Whether bytes are text whose first element is an `svg`. */
export function looksLikeSvg(bytes: Uint8Array): boolean {
  const start = new TextDecoder().decode(bytes.subarray(0, 65_536)).replace(/^\uFEFF/, '')
  return BEGINNING.test(start)
}

/** Writes an SVG anew so that it looks the same and can do no harm; throws the problem that says why when that cannot be. */
export async function cleanSvg(bytes: Uint8Array, depth = 0): Promise<SafePicture> {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    const { text: cleaned, ...size } = await clean(text, makeRasterSafe(depth))
    return { bytes: new TextEncoder().encode(cleaned), mime: 'image/svg+xml', ...size }
  } catch (error) {
    if (error instanceof Problem) throw error
    throw new Problem(error instanceof SvgRefusal ? error.id : 'image-unreadable')
  }
}
