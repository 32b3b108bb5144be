import { type CodeRanges, packRanges } from './coverage.ts'

/** Scripts that a Latin font lacks: their code points, and the subsets of a public catalogue that contain them. */
const SCRIPTS: readonly (readonly [ranges: CodeRanges, subset: RegExp])[] = [
  [[[0x370, 0x3ff]], /^(?:greek|math|symbols)/],
  [[[0x400, 0x52f]], /^cyrillic/],
  [[[0x590, 0x5ff]], /^hebrew/],
  [[[0x600, 0x6ff]], /^arabic/],
  [[[0x900, 0x97f]], /^devanagari/],
  [[[0xe00, 0xe7f]], /^thai/],
  [[[0x1780, 0x17ff]], /^khmer/],
  [[[0x3040, 0x30ff]], /^(?:japanese|chinese)/],
  [[[0x4e00, 0x9fff]], /^(?:japanese|chinese|korean)/],
  [[[0xac00, 0xd7a3]], /^korean/],
]
const LAST = 0x10ffff

/**
 * Returns the packed letters that a font of a public catalogue may have, by its subsets alone: all except scripts that
 * none of its subsets covers. Its exact letters are known only after its files are read.
 */
export function coverageOfSubsets(subsets: readonly string[]): string {
  const absent = SCRIPTS.filter(([, subset]) => !subsets.some(name => subset.test(name))).flatMap(([ranges]) => ranges)
  const edges = [-1, ...absent.flat(), LAST + 1]
  const ranges = Array.from(
    { length: edges.length / 2 },
    (_, at) => [edges[2 * at]! + 1, edges[2 * at + 1]! - 1] as const,
  )
  return packRanges(ranges.filter(([first, last]) => first <= last))
}
