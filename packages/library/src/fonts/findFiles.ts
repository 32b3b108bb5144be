import type { FontFile, FontUse, LibraryFace } from '../types.ts'
import { filesFor, rareLettersOf } from './chain.ts'
import { COVERAGE, MORE, PLAIN } from './coverage.gen.ts'
import { type CodeRanges, hasLetter, joinRanges, packRanges, unpackRanges } from './coverage.ts'
import { fontChain } from './fontChain.ts'
import { findFont } from './registry.ts'

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
    const hasLetter = (letter: string): boolean => has(key, MORE[key], letter)
    // Another font's file with plain letters would write all of the text.
    return { files: [file], hasLetter, isAhead: isOwn || !PLAIN.includes(key) }
  }),
]

/**
 * The files of a text with rare letters: always the first ones, further ones for their letters. Further ones come first: shapers write Ć as
 * C and a loose accent, beside its place, where the first file has both and no Ć.
 */
export function findFiles(use: FontUse, text: string): readonly FontFile[] {
  const usual = new Set(filesFor(use, ''))
  const steps = fontChain(use).flatMap((face, i) => stepsOf(face, i === 0))
  const wanted = new Set(steps.filter(({ files }) => files.some(file => usual.has(file))))
  for (const letter of rareLettersOf(text)) {
    const step = steps.find(each => each.hasLetter(letter))
    if (step) wanted.add(step)
  }
  const used = steps.filter(step => wanted.has(step))
  return [...used.filter(({ isAhead }) => isAhead), ...used.filter(({ isAhead }) => !isAhead)].flatMap(
    ({ files }) => files,
  )
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
