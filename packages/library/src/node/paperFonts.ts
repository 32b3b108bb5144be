import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import type { CodeRanges } from '../fonts/coverage/coverage.ts'
import { readFont } from './font/readFont.ts'
import { skia } from './skia.ts'

const require = createRequire(import.meta.url)

type Weight = 400 | 700

/** A file of a packaged font by its package and subset; paper uses more files than cloth. */
interface PaperFile {
  readonly font: string
  readonly subset: string
  /** The font has only one weight. */
  readonly isOneWeight?: boolean
}

const filesOf = (font: string, ...subsets: string[]): PaperFile[] => subsets.map(subset => ({ font, subset }))
const only = (font: string, ...subsets: string[]): PaperFile[] =>
  filesOf(font, ...subsets).map(file => ({ ...file, isOneWeight: true }))

/** Khmer and plain Latin letters of one style. */
const KHMER = filesOf('kantumruy-pro', 'khmer', 'latin', 'latin-ext')
/**
 * Latin letters with any accents, also of one style, and Thai. In the packaged files of Kanit, Barlow and Saira a
 * second accent overlaps the first.
 */
const LATIN = filesOf('chakra-petch', 'latin', 'latin-ext', 'vietnamese', 'thai')
/** The other packaged fonts: the largest last, and those that are heavy at small sizes after those that are not. */
const OTHERS = [
  ...filesOf('kanit', 'latin'),
  ...filesOf('oswald', 'cyrillic', 'cyrillic-ext'),
  ...only('dela-gothic-one', 'greek'),
  ...only('do-hyeon', 'korean'),
  ...only('zcool-qingke-huangyou', 'chinese-simplified'),
  ...only('ma-shan-zheng', 'chinese-simplified'),
  ...only('dela-gothic-one', 'japanese'),
]

const pathOf = ({ font, subset, isOneWeight }: PaperFile, weight: Weight): string =>
  require.resolve(`@fontsource/${font}/files/${font}-${subset}-${isOneWeight ? 400 : weight}-normal.woff2`)

const nameOf = ({ font, subset }: PaperFile): string => `${font} ${subset}`

const read = new Map<string, CodeRanges>()

/** Returns the letters of a file; both weights have the same. */
function coverageOf(file: PaperFile): CodeRanges {
  const found = read.get(nameOf(file)) ?? readFont(readFileSync(pathOf(file, 400))).coverage
  read.set(nameOf(file), found)
  return found
}

const registered = new Set<string>()

function register(file: PaperFile, weight: Weight): string {
  const family = `KW paper ${nameOf(file)} ${file.isOneWeight ? 400 : weight}`
  if (registered.has(family)) return family
  const { GlobalFonts } = skia()
  const path = pathOf(file, weight)
  if (!GlobalFonts.has(family) && !GlobalFonts.registerFromPath(path, family))
    throw new Error(`a font of papers could not be read from ${path}`)
  registered.add(family)
  return family
}

/** Characters that are not printed: joiners, line breaks and variation selectors. */
const UNPRINTED = /[\p{Zs}\n\u2060]|[\u200b-\u200d]|\p{Variation_Selector}/u

function has(file: PaperFile, letter: string): boolean {
  const code = letter.codePointAt(0)!
  return coverageOf(file).some(([first, last]) => first <= code && code <= last)
}

const hasAny = (files: readonly PaperFile[], letter: string): boolean => files.some(file => has(file, letter))

/** Caches the answer for each letter of every paper, as there are few letters. */
const known = new Map<string, boolean>()
const MAX_KNOWN = 10_000

/** Checks whether some packaged font can write a letter or a mark on paper. */
export function isOnPaper(letter: string): boolean {
  const before = known.get(letter)
  if (before !== undefined) return before
  const isThere = UNPRINTED.test(letter) || hasAny([...KHMER, ...LATIN, ...OTHERS], letter)
  if (known.size >= MAX_KNOWN) known.clear()
  known.set(letter, isThere)
  return isThere
}

const LATIN_LETTER = /\p{Script=Latin}/u

/** A word is written in one style: if the first font lacks one of its Latin letters, the other font writes them all. */
function orderFor(words: string): readonly PaperFile[] {
  const isPlain = Array.from(words).every(letter => !LATIN_LETTER.test(letter) || hasAny(KHMER, letter))
  return isPlain ? [...KHMER, ...LATIN] : [...LATIN, ...KHMER]
}

/**
 * CSS `font-family` value for a text on paper. It names only packaged fonts, never the machine's, so the result is the
 * same everywhere.
 */
export function paperFamilies(words: string, isBold: boolean): string {
  const weight = isBold ? 700 : 400
  const usual = orderFor(words)
  const rest = Array.from(words).filter(letter => !UNPRINTED.test(letter) && !hasAny(usual, letter))
  const others = OTHERS.filter(file => rest.some(letter => has(file, letter)))
  return [...usual, ...others].map(file => `"${register(file, weight)}"`).join(',')
}
