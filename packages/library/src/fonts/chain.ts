import type { FontFile, FontUse, LetteredUse, LibraryFace } from '../types.ts'
import { type CodeRanges, hasLetter, unpackRanges } from './coverage.ts'
import { kinOf } from './kin.ts'
import { defaultUse, faceOf, FALLBACK, findFont, KHMER } from './registry.ts'

/** Fonts for scripts that few of the others have: Vietnamese and Thai, Cyrillic, Korean, Chinese, Japanese and Greek. */
const LAST_RESORTS = ['chakra-petch', 'oswald', 'do-hyeon', 'zcool-qingke-huangyou', 'dela-gothic-one']

/**
 * A face and those its missing letters come from, best first: its kin, Khmer letters from the Khmer face, accented Latin from the
 * first font, then whatever font has the script. A font that is not known yet is left out.
 */
export function fontChain(use: FontUse): readonly LibraryFace[] {
  const kin = kinOf(faceUse(use))
  const others = LAST_RESORTS.filter(id => findFont(id)).map(id =>
    faceOf({ font: id, weight: use.weight, isItalic: false }),
  )
  return [
    ...new Set([
      faceOf(use),
      ...(kin && findFont(kin.font) ? [faceOf(kin)] : []),
      KHMER.faces[0],
      FALLBACK.faces[0],
      ...others,
    ]),
  ]
}

/** A use as the font has it: its nearest cut. */
function faceUse(use: FontUse): FontUse {
  const { id, weight, isItalic } = faceOf(use)
  return { font: id, weight, isItalic }
}

/** Letters of every font, as `coverage.gen.ts` has them. */
export interface LetterTables {
  /** Packed, of each font's first files. */
  readonly first: Readonly<Record<string, string>>
  /** Packed, by font and subset: what a further file adds to those before it. */
  readonly more: Readonly<Record<string, string>>
  /** Of those, the ones that have letters A to Z as well. */
  readonly plain: readonly string[]
}

let tables: LetterTables | undefined
const unpacked = new Map<string, CodeRanges>()

/** Makes known which file has which letters. Without it only each face's first files are used. */
export function provideLetters(provided: LetterTables): void {
  tables = provided
}

export const areLettersKnown = (): boolean => tables !== undefined

function has(key: string, packed: string | undefined, letter: string): boolean {
  if (packed === undefined) return false
  const ranges = unpacked.get(key) ?? unpackRanges(packed)
  unpacked.set(key, ranges)
  return hasLetter(ranges, letter)
}

/** Neither in the first files of the fonts that every text falls back to, nor without ink. */
const RARE = /(?!\p{Zs}|\u200b|\u200c|\u200d|\u2060|\ufe0f)[^\p{ASCII}\u1780-\u17ff\u19e0-\u19ff]/u

/** Whether a text has letters that may need further files; it may be printed in capitals. */
export const hasRareLetters = (text: string): boolean => RARE.test(text)

/** Letters of a text, in capitals too, that may need further files. */
export const rareLettersOf = (text: string): string[] =>
  hasRareLetters(text)
    ? [...new Set(Array.from((text + text.toUpperCase()).normalize('NFC')))].filter(letter => RARE.test(letter))
    : []

/** Files that are read together, and the letters they have. */
interface Step {
  readonly files: readonly FontFile[]
  readonly hasLetter: (letter: string) => boolean
  /** Whether the files come before all others that have plain letters. */
  readonly isAhead: boolean
}

/** Whether a face's first files have a letter; of a tenant's font whose letters are not known, every one. */
function hasFirst({ id }: LibraryFace, letter: string): boolean {
  const own = findFont(id)?.coverage
  const packed = own ?? tables?.first[id]
  return packed === undefined ? tables !== undefined : has(own === undefined ? id : `own ${id}`, packed, letter)
}

const stepsOf = (face: LibraryFace, isOwn: boolean): Step[] => [
  { files: face.files, hasLetter: letter => hasFirst(face, letter), isAhead: false },
  ...face.more.map(file => {
    const key = `${face.id} ${file.subset}`
    const hasLetter = (letter: string): boolean => has(key, tables?.more[key], letter)
    // Another font's file with plain letters would write all of the text.
    return { files: [file], hasLetter, isAhead: isOwn || tables?.plain.includes(key) !== true }
  }),
]

/**
 * The files that write a text, in the order in which a letter is looked for: always the first ones, further ones for their letters.
 * Further ones come first: shapers write Ć as C and a loose accent, beside its place, where the first file has both and no Ć.
 */
export function filesFor(use: FontUse, text: string): readonly FontFile[] {
  const always = [...new Set([faceOf(use), KHMER.faces[0], FALLBACK.faces[0]])]
  const rare = rareLettersOf(text)
  if (rare.length === 0) return always.flatMap(({ files }) => files)
  const wanted = new Set<readonly FontFile[]>(always.map(({ files }) => files))
  const steps = fontChain(use).flatMap((face, i) => stepsOf(face, i === 0))
  for (const letter of rare) {
    const step = steps.find(each => each.hasLetter(letter))
    if (step) wanted.add(step.files)
  }
  const used = steps.filter(({ files }) => wanted.has(files))
  return [...used.filter(({ isAhead }) => isAhead), ...used.filter(({ isAhead }) => !isAhead)].flatMap(
    ({ files }) => files,
  )
}

let onNeed: (file: FontFile) => void = () => undefined

/** Where files are read at once when they are needed, as in Node, this does it. */
export function provideFiles(provide: (file: FontFile) => void): void {
  onNeed = provide
}

/** The CSS `font-family` value for a text; of a font's default face when only its id is given. */
export function fontFamilyStack(use: FontUse | string, text: string): string {
  const files = filesFor(typeof use === 'string' ? defaultUse(use) : use, text)
  files.forEach(onNeed)
  return files.map(({ cssFamily }) => `"${cssFamily}"`).join(',')
}

/**
 * The CSS `font` value for a text on a canvas. Without a weight or style: each face has families of its own, and no engine shall make
 * a bold or an italic that the type designer did not.
 */
export const cssFontOf = (use: FontUse, px: number, text: string): string => `${px}px ${fontFamilyStack(use, text)}`

/** The same use with a text, of a font's default face when only its id is given. */
export const letteredUse = (use: LetteredUse | string): LetteredUse & { readonly text: string } =>
  typeof use === 'string' ? { ...defaultUse(use), text: '' } : { ...use, text: use.text ?? '' }
