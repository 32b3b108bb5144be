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
