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
  const packed = own ?? COVERAGE[id]
  return packed === undefined || has(own === undefined ? id : `own ${id}`, packed, letter)
}

const stepsOf = (face: LibraryFace, isOwn: boolean): Step[] => [
  { files: face.files, hasLetter: letter => hasFirst(face, letter), isAhead: false },
  ...face.more.map(file => {
    const key = `${face.id} ${file.subset}`
    const hasLetter = (letter: string): boolean => has(key, file.coverage ?? MORE[key], letter)
    // Another font's file with plain letters would write all of the text.
    return { files: [file], hasLetter, isAhead: isOwn || !PLAIN.includes(key) }
  }),
]

/** Whether a font without a letter has it with one accent less, of which shapers make it: Ă of Ằ. */
function isMadeLoose(own: readonly Step[], letter: string): boolean {
  const rest = Array.from(letter.normalize('NFD')).slice(0, -1).join('').normalize('NFC')
  return hasRareLetters(rest) && own.some(step => step.hasLetter(rest)) && !own.some(step => step.hasLetter(letter))
}

/**
 * The files of a text with rare letters: always the first ones, further ones for their letters. Later ones of a font come before earlier
 * ones: shapers write Ć as C and a loose accent, beside its place, where a file has both and no Ć, and Ờ as Ơ and a loose accent.
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
  // Then the other font writes all letters that its file has, in one hand.
  const own = new Set(rare.some(letter => isMadeLoose(byFace[0]!, letter)) ? byFace[0] : [])
  const inOrder = [...ahead.filter(step => !own.has(step)), ...ahead.filter(step => own.has(step))]
  return [...inOrder, ...used.filter(({ isAhead }) => !isAhead)].flatMap(({ files }) => files)
}

/** All letters of each font, of all its files, packed. */
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
