/** Code points from the first to the last, both included, rising and apart. */
export type CodeRanges = readonly (readonly [first: number, last: number])[]

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

/** What `packRanges` wrote. */
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

/** The letters of a text that a font has no glyphs for, each once, in their order. */
export function missingLetters(ranges: CodeRanges, text: string): string[] {
  const isMissing = (letter: string): boolean => {
    const code = letter.codePointAt(0)!
    return !UNPRINTED.test(letter) && !ranges.some(([first, last]) => first <= code && code <= last)
  }
  return [...new Set(Array.from(text.normalize('NFC')))].filter(isMissing)
}

let loading: Promise<ReadonlyMap<string, string>> | undefined

/** The packed coverage of every packaged font by its id, loaded once when it is asked for. */
export function loadCoverage(): Promise<ReadonlyMap<string, string>> {
  loading ??= import('./coverage.gen.ts').then(
    ({ COVERAGE }) => new Map(Object.entries(COVERAGE)),
    (error: unknown) => {
      loading = undefined
      throw error
    },
  )
  return loading
}
