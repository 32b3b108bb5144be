import graduate from '@fontsource/graduate/files/graduate-latin-400-normal.woff2?url'
import kantumruyPro from '@fontsource/kantumruy-pro/files/kantumruy-pro-khmer-600-normal.woff2?url'
import teko from '@fontsource/teko/files/teko-latin-600-normal.woff2?url'
import { findFont, findPattern, fontChain, patternFileName, type LibraryFont } from './index.ts'
import { PATTERNS_VERSION } from './patterns/tiles.ts'

const FONT_URLS: Readonly<Record<string, string>> = { teko, graduate, 'kantumruy-pro': kantumruyPro }

/** Address of a font's file. Throws RangeError for an unknown id. */
export function fontUrl(id: string): string {
  const url = FONT_URLS[id]
  if (url === undefined) throw new RangeError(`no font ${id}`)
  return url
}

/**
 * Address of a pattern's tile on whatever host serves the page; kept for ever under its version. Throws RangeError for an unknown
 * id.
 */
export function patternUrl(id: string): string {
  const pattern = findPattern(id)
  if (!pattern) throw new RangeError(`no pattern ${id}`)
  return `/patterns/${patternFileName(pattern)}?v=${PATTERNS_VERSION}`
}

const loading = new Map<string, Promise<void>>()

async function loadFont(font: LibraryFont): Promise<void> {
  const face = new FontFace(font.cssFamily, `url(${JSON.stringify(fontUrl(font.id))})`, { weight: String(font.weight) })
  document.fonts.add(face)
  await face.load()
  const wanted = `${font.weight} 16px "${font.cssFamily}"`
  if (!document.fonts.check(wanted)) throw new Error(`${wanted} is not there after loading`)
}

function loadOnce(id: string): Promise<void> {
  const font = findFont(id)
  if (!font) {
    console.error(`no font ${id}`)
    return Promise.resolve()
  }
  const running =
    loading.get(id) ??
    loadFont(font).catch((error: unknown) => {
      loading.delete(id)
      console.error(`font ${id} did not load`, error)
    })
  loading.set(id, running)
  return running
}

/**
 * Loads the fonts and whatever their missing letters fall back to, so that nothing is drawn or measured in another face.
 * Failures are logged, never thrown; calling again tries them again.
 */
export async function loadFonts(ids: Iterable<string>): Promise<void> {
  const all = new Set([...ids].flatMap(id => fontChainIds(id)))
  await Promise.all([...all].map(loadOnce))
}

const fontChainIds = (id: string): string[] => (findFont(id) ? fontChain(id).map(font => font.id) : [id])
