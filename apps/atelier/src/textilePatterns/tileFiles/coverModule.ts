import type { Canvas } from '@napi-rs/canvas'
import type { LibraryPattern } from '@kitwright/library'
import { wrapWords } from './wrapWords.ts'

/** Cells along each axis of a placed pattern, whose coverage differs by position. */
const CELLS = 16
/** Size above the largest piece of cloth that is not a band, mm. */
const WHOLE_PIECE_MM = 750

const isPlaced = ({ tileMm }: LibraryPattern): boolean => Math.max(tileMm.width, tileMm.height) > WHOLE_PIECE_MM

/** The mean alpha of each cell as a hexadecimal digit, row by row. */
function digitsOf(tile: Canvas, cells: number): string {
  const { width, height } = tile
  const { data } = tile.getContext('2d').getImageData(0, 0, width, height)
  const sums = new Float64Array(cells * cells)
  const counts = new Uint32Array(cells * cells)
  for (let i = 0; i < width * height; i++) {
    const column = Math.floor(((i % width) * cells) / width)
    const row = Math.floor((Math.floor(i / width) * cells) / height)
    sums[row * cells + column]! += data[4 * i + 3]! / 255
    counts[row * cells + column]! += 1
  }
  return Array.from(sums, (sum, i) => Math.round((15 * sum) / counts[i]!).toString(16)).join('')
}

/** The longest run that a letter encodes: `g` is 2, `z` is 21. */
const LONGEST_RUN = 21

/** Run-length encodes digits: a digit and a letter for its count. Half of a hoop is one digit. */
const inRuns = (digits: string): string =>
  digits.replace(/(.)\1*/g, (run, digit: string) => {
    const parts: string[] = []
    for (let left = run.length; left > 0; left -= LONGEST_RUN) {
      const count = Math.min(left, LONGEST_RUN)
      parts.push(count === 1 ? digit : digit + String.fromCharCode('g'.charCodeAt(0) + count - 2))
    }
    return parts.join('')
  })

/** Returns a row as the formatter leaves it. */
function rowOf(id: string, digits: string): string[] {
  const line = `  ['${id}', '${digits}'],`
  return line.length <= 120 ? [line] : ['  [', `    '${id}',`, `    '${digits}',`, '  ],']
}

/** The library's table of the share of cloth that each pattern covers. */
export function coverModule(patterns: readonly LibraryPattern[], tileOf: (pattern: LibraryPattern) => Canvas): string {
  const [placed, others] = [patterns.filter(isPlaced), patterns.filter(pattern => !isPlaced(pattern))]
  const byDigit = Map.groupBy(others, pattern => digitsOf(tileOf(pattern), 1))
  const rows = [...byDigit]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([digit, patterns]) => wrapWords(patterns.map(({ id }) => id)).map(ids => `  ['${digit}', '${ids}'],`))
  return [
    '// Written by `npm run atelier -- patterns`.',
    '',
    '/** How much of the cloth the tiles cover that lie all over it: a hexadecimal digit, and whose it is. */',
    'export const COVER: readonly (readonly [digit: string, ids: string])[] = [',
    ...rows,
    ']',
    '',
    `/** And the placed ones: a digit for each of ${CELLS} × ${CELLS} cells, row by row; one with a letter after it is there as often as the letter says. */`,
    'export const PLACED_COVER: readonly (readonly [id: string, digits: string])[] = [',
    ...placed.flatMap(pattern => rowOf(pattern.id, inRuns(digitsOf(tileOf(pattern), CELLS)))),
    ']',
    '',
  ].join('\n')
}
