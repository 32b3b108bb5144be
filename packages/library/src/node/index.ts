import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { GlobalFonts, loadImage, type Image } from '@napi-rs/canvas'
import { FONTS, type LibraryFont } from '../index.ts'
import { findPattern, PATTERNS } from '../patterns.ts'

const require = createRequire(import.meta.url)

/** Absolute path of a font's file. Throws when its package is not installed. */
export const fontFile = (font: LibraryFont): string => require.resolve(font.file)

/** Makes the packaged fonts known to @napi-rs/canvas under their cssFamily; again is a no-op. Throws on an unreadable file. */
export function registerFonts(): void {
  for (const font of FONTS) {
    if (GlobalFonts.has(font.cssFamily)) continue
    if (!GlobalFonts.registerFromPath(fontFile(font), font.cssFamily)) {
      throw new Error(`font ${font.id} could not be read from ${fontFile(font)}`)
    }
  }
}

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
