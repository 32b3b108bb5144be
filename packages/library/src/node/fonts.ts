import { createRequire } from 'node:module'
import { CATALOGUE } from '../fonts/catalogue.gen.ts'
import { addFonts, fontChain, defaultUse, provideFaces } from '../fonts/registry.ts'
import { fontOfRow } from '../fonts/rows.ts'
import { libraryFontOf, type OwnFont } from '../fonts/own.ts'
import type { FontFile, LibraryFace } from '../types.ts'
import { skia } from './skia.ts'

const require = createRequire(import.meta.url)

/** Absolute path of a font's file. Throws when its package is not installed. */
export const fontFile = ({ file }: FontFile): string => require.resolve(file)

/** Families that are known to be there: asking the canvas makes it list all of them, for every text that is drawn. */
const registered = new Set<string>()

function register({ id, files }: LibraryFace): void {
  for (const each of files) {
    if (registered.has(each.cssFamily)) continue
    const { GlobalFonts } = skia()
    if (!GlobalFonts.has(each.cssFamily) && !GlobalFonts.registerFromPath(fontFile(each), each.cssFamily)) {
      throw new Error(`font ${id} could not be read from ${fontFile(each)}`)
    }
    registered.add(each.cssFamily)
  }
}

// Node knows every packaged font from the start, and reads a face's files when a text first needs them.
addFonts(CATALOGUE.map(fontOfRow))
provideFaces(register)

/** Makes those packaged fonts known to @napi-rs/canvas that every text falls back to; again is a no-op. Throws on an unreadable file. */
export function registerFonts(): void {
  fontChain(defaultUse('teko')).forEach(register)
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
