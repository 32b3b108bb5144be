import graduate from '@fontsource/graduate/files/graduate-latin-400-normal.woff2?url'
import kantumruyPro from '@fontsource/kantumruy-pro/files/kantumruy-pro-khmer-600-normal.woff2?url'
import teko from '@fontsource/teko/files/teko-latin-600-normal.woff2?url'
import { addFonts, faceOf, findFont, findPattern, patternFileName } from './index.ts'
import { loadCatalogue } from './fonts/catalogue/catalogue.ts'
import { areLettersKnown, filesFor, hasRareLetters, letteredUse } from './fonts/files/chain.ts'
import { loadCoverage } from './fonts/files/loadCoverage.ts'
import type { Fineness, FontFile, LetteredUse, LibraryFont } from './types.ts'
import { PATTERNS_VERSION } from './patterns/tiles/tiles.ts'

/**
 * URLs of the files that nearly every design is drawn with; the URLs of all others are loaded with the first of them.
 */
const FIRST_URLS: Readonly<Record<string, string>> = {
  '@fontsource/teko/files/teko-latin-600-normal.woff2': teko,
  '@fontsource/graduate/files/graduate-latin-400-normal.woff2': graduate,
  '@fontsource/kantumruy-pro/files/kantumruy-pro-khmer-600-normal.woff2': kantumruyPro,
}

/** Returns the address of a font's file. Rejects with a RangeError for a file that is not packaged. */
async function fontUrl({ file }: FontFile): Promise<string> {
  if (!file.startsWith('@')) return file
  const url =
    FIRST_URLS[file] ??
    (await import('./fonts/files/urls.gen.ts')).URLS[file] ??
    (await import('./fonts/files/moreUrls.gen.ts')).MORE_URLS[file]
  if (url === undefined) throw new RangeError(`no file ${file}`)
  return url
}

/**
 * Returns the address of a pattern's tile on the host that serves the page; immutable under its version. Throws
 * RangeError for an unknown id.
 */
export function patternUrl(id: string, fineness: Fineness = 'screen'): string {
  const pattern = findPattern(id)
  if (!pattern) throw new RangeError(`no pattern ${id}`)
  return `/patterns/${patternFileName(pattern, fineness)}?v=${PATTERNS_VERSION}`
}

type AskForFont = (id: string) => Promise<LibraryFont | undefined>
let askForFont: AskForFont = async () => undefined

/** Sets the resolver of fonts that are not packaged: the shop knows its tenant's fonts. */
export function setFontResolver(ask: AskForFont): void {
  askForFont = ask
}

/** Registers a font by its id, if it is in the library. */
async function meetFont(id: string): Promise<void> {
  if (findFont(id)) return
  await loadCatalogue()
  if (findFont(id)) return
  const own = await askForFont(id)
  if (own) addFonts([own])
  else console.warn(`no font ${id}`)
}

async function loadFile(file: FontFile): Promise<void> {
  // The weight range covers all weights, so that no browser thickens text requested as bold.
  const face = new FontFace(file.cssFamily, `url(${JSON.stringify(await fontUrl(file))})`, { weight: '1 1000' })
  await face.load()
  document.fonts.add(face)
  const wanted = `16px "${file.cssFamily}"`
  await document.fonts.load(wanted)
  if (!document.fonts.check(wanted)) throw new Error(`${wanted} is not there after loading`)
  loaded.add(file.cssFamily)
}

const loading = new Map<string, Promise<void>>()
const loaded = new Set<string>()

/** Runs work once for a key, again after a failure. Failures are logged, not thrown. */
function once(key: string, what: string, work: () => Promise<void>): Promise<void> {
  const running =
    loading.get(key) ??
    work().catch((error: unknown) => {
      loading.delete(key)
      console.warn(`${what} did not load`, error)
    })
  loading.set(key, running)
  return running
}

/**
 * Checks that a font's own files for this use are loaded, and those of fallback fonts for the text's rare letters.
 * Missing letters are drawn in the next face of the chain.
 */
export function isFontLoaded(use: LetteredUse): boolean {
  const { text } = letteredUse(use)
  if (findFont(use.font) === undefined || (hasRareLetters(text) && !areLettersKnown())) return false
  const own = faceOf(use).files
  const usual = new Set(filesFor(use, ''))
  return filesFor(use, text).every(file => loaded.has(file.cssFamily) || (usual.has(file) && !own.includes(file)))
}

/** Loads the coverage of the font files, and the fallback fonts. */
const meetLetters = (): Promise<void> =>
  once('letters', 'which font has which letters', async () => void (await loadCoverage()))

/**
 * Loads the faces, given by their use or by a font's id for its default face, and the fallbacks of their missing
 * letters, so that nothing is drawn or measured in another face. Files with rare letters are loaded only for texts that
 * have them. Failures are logged, never thrown; calling again retries them.
 */
export async function loadFonts(wanted: Iterable<LetteredUse | string>): Promise<void> {
  const all = [...wanted]
  const ids = new Set(all.map(each => (typeof each === 'string' ? each : each.font)))
  await Promise.all([...ids].map(id => once(`font ${id}`, `font ${id}`, () => meetFont(id))))
  const uses = all.map(letteredUse)
  if (uses.some(({ text }) => hasRareLetters(text))) await meetLetters()
  const files = new Set(uses.flatMap(use => filesFor(use, use.text)))
  await Promise.all([...files].map(file => once(file.cssFamily, file.cssFamily, () => loadFile(file))))
}
