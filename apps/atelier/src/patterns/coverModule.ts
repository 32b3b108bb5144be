import type { Canvas } from '@napi-rs/canvas'
import { PATTERNS, type LibraryPattern } from '@kitwright/library'

/** Cells each way of a placed pattern, whose places differ. */
const CELLS = 16
/** Above the largest piece of cloth that is not a band, mm. */
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

/** The library's table of how much of the cloth each pattern covers. */
export function coverModule(tileOf: (pattern: LibraryPattern) => Canvas): string {
  const rows = PATTERNS.map(pattern => {
    const key = pattern.id.includes('-') ? `'${pattern.id}'` : pattern.id
    return [key, digitsOf(tileOf(pattern), isPlaced(pattern) ? CELLS : 1)] as const
  })
  // Laid out as the formatter leaves them: a short key is no reason for a new line.
  const lines = rows.map(([key, digits]) => {
    const isApart = digits.length > 1 && key.length > 4
    return isApart ? `  ${key}:\n    '${digits}',` : `  ${key}: '${digits}',`
  })
  return [
    '// Written by `npm run atelier -- patterns`.',
    '',
    '/** How much of its cells each tile covers, a hexadecimal digit each: of 16 × 16 cells row by row where a tile is placed, else of all. */',
    'export const COVER: Readonly<Record<string, string>> = {',
    ...lines,
    '}',
    '',
  ].join('\n')
}
