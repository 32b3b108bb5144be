/** Code points from the first to the last, both included, rising and apart. */
export type CodeRanges = readonly (readonly [first: number, last: number])[]

/** Ranges in any order as rising ones, joined where they touch. */
export function joinRanges(ranges: CodeRanges): CodeRanges {
  const joined: [number, number][] = []
  for (const [first, last] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const before = joined.at(-1)
    if (before && first <= before[1] + 1) before[1] = Math.max(before[1], last)
    else joined.push([first, last])
  }
  return joined
}

/** Ranges as a short text: how far each begins after the last one's end, and how far it goes on, in base 36. */
export function packRanges(ranges: CodeRanges): string {
  let before = 0
  return ranges
    .map(([first, last]) => {
      const gap = (first - before).toString(36)
      before = last
      return last === first ? gap : `${gap}.${(last - first).toString(36)}`
    })
    .join(' ')
}

/** Reverses `packRanges`. */
export function unpackRanges(packed: string): CodeRanges {
  let before = 0
  return packed.split(' ').map(each => {
    const [gap = '0', length = '0'] = each.split('.')
    const first = before + Number.parseInt(gap, 36)
    before = first + Number.parseInt(length, 36)
    return [first, before] as const
  })
}

/** Spaces, the break of a line, joiners and variation selectors: nothing of them is printed. A tab would be a box. */
const UNPRINTED = /\p{Zs}|\n|\u200b|\u200c|\u200d|\u2060|\ufe0f/u

/** Whether a letter, given alone, is within the ranges. */
export function hasLetter(ranges: CodeRanges, letter: string): boolean {
  const code = letter.codePointAt(0)!
  return ranges.some(([first, last]) => first <= code && code <= last)
}

/** The letters of a text that a font has no glyphs for, each once, in their order. */
export function missingLetters(ranges: CodeRanges, text: string): string[] {
  const isMissing = (letter: string): boolean => !UNPRINTED.test(letter) && !hasLetter(ranges, letter)
  return [...new Set(Array.from(text.normalize('NFC')))].filter(isMissing)
}
