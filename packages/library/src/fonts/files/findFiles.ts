import type { FontFile, FontUse, LibraryFace } from '../../types.ts'
import { filesFor, hasRareLetters, rareLettersOf } from './chain.ts'
import { COVERAGE, MORE, PLAIN } from '../coverage/coverage.gen.ts'
import { type CodeRanges, hasLetter, joinRanges, packRanges, unpackRanges } from '../coverage/coverage.ts'
import { fontChain } from './fontChain.ts'
import { findFont } from '../catalogue/registry.ts'

const unpacked = new Map<string, CodeRanges>()

function has(key: string, packed: string | undefined, letter: string): boolean {
  if (packed === undefined) return false
  const ranges = unpacked.get(key) ?? unpackRanges(packed)
  unpacked.set(key, ranges)
  return hasLetter(ranges, letter)
}

/** Files that are read together, and their letters. */
interface Step {
  readonly files: readonly FontFile[]
  readonly hasLetter: (letter: string) => boolean
  /** Whether the files precede all others that have plain letters. */
  readonly isAhead: boolean
}

/**
 * Checks whether a face's first files have a letter. A tenant's font with unknown coverage counts as having every one.
 */
function hasFirst({ id }: LibraryFace, letter: string): boolean {
  const own = findFont(id)?.coverage
  const packed = own ?? COVERAGE[id]
  return packed === undefined || has(own === undefined ? id : `own ${id}`, packed, letter)
}

const stepsOf = (face: LibraryFace, isOwn: boolean): Step[] => [
  { files: face.files, hasLetter: letter => hasFirst(face, letter), isAhead: false },
  ...face.more.map(file => {
    const key = `${face.id} ${file.subset}`
    const hasLetter = (letter: string): boolean => has(key, file.coverage ?? MORE[key], letter)
    // A file of another font with plain letters would write the whole text.
    return { files: [file], hasLetter, isAhead: isOwn || !PLAIN.includes(key) }
  }),
]

/** Checks whether a font without a letter has it with one accent less, from which shapers compose it: Ă for Ằ. */
function isMadeLoose(own: readonly Step[], letter: string): boolean {
  const rest = Array.from(letter.normalize('NFD')).slice(0, -1).join('').normalize('NFC')
  return hasRareLetters(rest) && own.some(step => step.hasLetter(rest)) && !own.some(step => step.hasLetter(letter))
}

/**
 * Returns the files of a text with rare letters: always the first ones, further ones for their letters. Later ones of a
 * font precede earlier ones: shapers write Ć as C and a misplaced loose accent if a file has both and no Ć, and Ờ as Ơ
 * and a loose accent.
 */
export function findFiles(use: FontUse, text: string): readonly FontFile[] {
  const usual = new Set(filesFor(use, ''))
  const byFace = fontChain(use).map((face, i) => stepsOf(face, i === 0))
  const steps = byFace.flat()
  const wanted = new Set(steps.filter(({ files }) => files.some(file => usual.has(file))))
  const rare = rareLettersOf(text)
  for (const letter of rare) {
    const step = steps.find(each => each.hasLetter(letter))
    if (step) wanted.add(step)
  }
  const used = byFace.flatMap(all => all.filter(step => wanted.has(step)).toReversed())
  const ahead = used.filter(({ isAhead }) => isAhead)
  // In that case the other font writes all letters of its file, in one style.
  const own = new Set(rare.some(letter => isMadeLoose(byFace[0]!, letter)) ? byFace[0] : [])
  const inOrder = [...ahead.filter(step => !own.has(step)), ...ahead.filter(step => own.has(step))]
  return [...inOrder, ...used.filter(({ isAhead }) => !isAhead)].flatMap(({ files }) => files)
}

/** Returns the packed letters of each font, from all its files. */
export function wholeCoverage(): ReadonlyMap<string, string> {
  const added = new Map<string, string[]>()
  for (const [key, packed] of Object.entries(MORE)) {
    const [id = ''] = key.split(' ')
    added.set(id, [...(added.get(id) ?? []), packed])
  }
  return new Map(
    Object.entries(COVERAGE).map(([id, packed]) => {
      const others = added.get(id)
      return [id, others ? packRanges(joinRanges([packed, ...others].flatMap(unpackRanges))) : packed] as const
    }),
  )
}
