import { createRequire } from 'node:module'
import { CATALOGUE } from '../fonts/catalogue/catalogue.gen.ts'
import { filesFor, provideFiles, provideLetters } from '../fonts/files/chain.ts'
import { findFiles } from '../fonts/files/findFiles.ts'
import { addFonts, defaultUse } from '../fonts/catalogue/registry.ts'
import { fontOfRow } from '../fonts/catalogue/rows.ts'
import { libraryFontOf, type OwnFont } from '../fonts/coverage/customFont.ts'
import type { FontFile } from '../types.ts'
import { skia } from './skia.ts'

const require = createRequire(import.meta.url)

/** Returns the absolute path of a font's file. Throws if its package is not installed. */
export const fontFile = ({ file }: FontFile): string => require.resolve(file)

/** The families known to be registered. The canvas would list all families for every text drawn. */
const registered = new Set<string>()

function register(file: FontFile): void {
  const { cssFamily } = file
  // A tenant's file is registered from its bytes; without them its letters come from the next font.
  if (registered.has(cssFamily) || !file.file.startsWith('@')) return
  const { GlobalFonts } = skia()
  if (!GlobalFonts.has(cssFamily) && !GlobalFonts.registerFromPath(fontFile(file), cssFamily))
    throw new Error(`a font could not be read from ${fontFile(file)}`)
  registered.add(cssFamily)
}

// Node knows every packaged font and its letters from the start, and reads a file when a text first needs it.
addFonts(CATALOGUE.map(fontOfRow))
provideLetters(findFiles)
provideFiles(register)

/** Makes those packaged fonts known to @napi-rs/canvas that every text falls back to; again is a no-op. Throws on an unreadable file. */
export function registerFonts(): void {
  filesFor(defaultUse('teko'), '').forEach(register)
}

/** Makes a tenant's font known to @napi-rs/canvas; again is a no-op. False for a file that cannot be drawn. */
export function registerOwnFont(own: OwnFont, bytes: Uint8Array): boolean {
  const font = libraryFontOf(own)
  const { cssFamily } = font.faces[0].files[0]!
  const { GlobalFonts } = skia()
  if (!GlobalFonts.has(cssFamily) && !GlobalFonts.register(Buffer.from(bytes), cssFamily)) return false
  addFonts([font])
  return true
}
