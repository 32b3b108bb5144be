import { decodeXml } from './decodeXml.ts'

/**
 * An `svg` behind its prologue. From the start only, and each part ends in one way only: a hostile file must not make the search
 * try them all.
 */
const BEGINNING =
  /^(?:\s|<!--(?:(?!-->)[^])*-->|<\?(?:(?!\?>)[^])*\?>|<!DOCTYPE[^>[]*(?:\[[^\]]*\]\s*)?>)*<(?:\w+:)?svg[\s/>]/i

/** Whether bytes are text whose first element is an `svg`. */
export function looksLikeSvg(bytes: Uint8Array): boolean {
  const start = bytes.subarray(0, 65_536)
  return BEGINNING.test(decodeXml(start) ?? new TextDecoder().decode(start))
}
