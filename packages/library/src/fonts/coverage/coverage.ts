/** Inclusive ranges of code points, ascending and not touching. */
export type CodeRanges = readonly (readonly [first: number, last: number])[]

/** Sorts ranges, and joins those that touch. */
export function joinRanges(ranges: CodeRanges): CodeRanges {
  const joined: [number, number][] = []
  for (const [first, last] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const before = joined.at(-1)
    if (before && first <= before[1] + 1) before[1] = Math.max(before[1], last)
    else joined.push([first, last])
  }
  return joined
}

/** Packs ranges into a short text: the distance from the last range's end and the length of each, in base 36. */
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

/** Spaces, line breaks, joiners and variation selectors, which are not printed. A tab would print as a box. */
const UNPRINTED = /\p{Zs}|\n|\u200b|\u200c|\u200d|\u2060|\ufe0f/u

/** Checks whether the ranges contain a single letter. */
export function hasLetter(ranges: CodeRanges, letter: string): boolean {
  const code = letter.codePointAt(0)!
  return ranges.some(([first, last]) => first <= code && code <= last)
}

/** Returns the letters of a text for which a font has no glyphs, each once, in order. */
export function missingLetters(ranges: CodeRanges, text: string): string[] {
  const isMissing = (letter: string): boolean => !UNPRINTED.test(letter) && !hasLetter(ranges, letter)
  return [...new Set(Array.from(text.normalize('NFC')))].filter(isMissing)
}
