import { createRequire } from 'node:module'
import { GlobalFonts } from '@napi-rs/canvas'
import { FONTS, type LibraryFont } from '../index.ts'

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

export { loadPatterns, patternFile, PATTERNS_FOLDER } from './patterns.ts'
