import { COVER, PLACED_COVER } from './cover.gen.ts'

const LETTER_OF_TWO = 'g'.charCodeAt(0)

/** Expands runs: a digit followed by `g` appears twice, by `h` three times, and so on. */
const inFull = (runs: string): string =>
  runs.replace(/([0-9a-f])([g-z])/g, (_, digit: string, letter: string) =>
    digit.repeat(letter.charCodeAt(0) - LETTER_OF_TWO + 2),
  )

const DIGITS = new Map([
  ...PLACED_COVER.map(([id, runs]): [string, string] => [id, inFull(runs)]),
  ...COVER.flatMap(([digit, ids]) => ids.split(' ').map((id): [string, string] => [id, digit])),
])

const wrap = (at: number, cells: number): number => Math.floor((at - Math.floor(at)) * cells)

/**
 * Share of the cloth that a pattern covers at a point of its tile (0-1 each way; beyond it the tile repeats). A placed
 * pattern is sampled at the point, any other has one value everywhere. An unpackaged pattern covers nothing.
 */
export function patternCover(id: string, u: number, v: number): number {
  const digits = DIGITS.get(id)
  if (!digits) return 0
  const cells = Math.sqrt(digits.length)
  return parseInt(digits[wrap(v, cells) * cells + wrap(u, cells)]!, 16) / 15
}
