import { fileURLToPath } from 'node:url'
import { loadImage, type Image } from '@napi-rs/canvas'
import { findPattern, PATTERNS } from '../patterns.ts'

export { fontFile, registerFonts, registerOwnFont } from './fonts.ts'
export { measureFont } from './font/measureFont.ts'
export { readFont, type FontFileInfo } from './font/readFont.ts'
export { fontMimeOf } from './font/tables.ts'

/** Absolute path of a pattern's tile. Throws RangeError for an unknown id. */
export function patternFile(id: string): string {
  const pattern = findPattern(id)
  if (!pattern) throw new RangeError(`no pattern ${id}`)
  return fileURLToPath(new URL(`../../assets/patterns/${pattern.file}`, import.meta.url))
}

let loaded: Promise<ReadonlyMap<string, Image>> | undefined

/** All tiles decoded, by pattern id; decoded once per process. */
export function loadPatterns(): Promise<ReadonlyMap<string, Image>> {
  loaded ??= Promise.all(
    PATTERNS.map(async ({ id }): Promise<[string, Image]> => [id, await loadImage(patternFile(id))]),
  ).then(entries => new Map(entries))
  return loaded
}
