import { decodeXml } from './decodeXml.ts'

/**
 * An `svg` after its prologue. Matches only from the start, and each part can end in only one way, so that a hostile
 * file cannot cause backtracking.
 */
const BEGINNING =
  /^(?:\s|<!--(?:(?!-->)[^])*-->|<\?(?:(?!\?>)[^])*\?>|<!DOCTYPE[^>[]*(?:\[[^\]]*\]\s*)?>)*<(?:\w+:)?svg[\s/>]/i

/** Whether the bytes are text whose first element is an `svg`. */
export function looksLikeSvg(bytes: Uint8Array): boolean {
  const start = bytes.subarray(0, 65_536)
  return BEGINNING.test(decodeXml(start) ?? new TextDecoder().decode(start))
}
