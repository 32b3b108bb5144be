import { readFile } from 'node:fs/promises'
import type { SurfaceCanvas } from '../index.ts'

/** Tolerance per cell for another machine's anti-aliasing, of 255. */
const NEAR = 2

type Sums = [r: number, g: number, b: number, a: number]

const hex = (value: number): string => Math.round(value).toString(16).padStart(2, '0')

/** Formats a cell as `#rrggbb`, counting transparent pixels as black; adds alpha where the cell is not opaque. */
const cell = (sums: Sums, count: number): string =>
  sums
    .map(sum => hex(sum / count))
    .join('')
    .replace(/ff$/, '')

interface Picture {
  readonly width: number
  readonly height: number
  /** RGBA. */
  readonly data: Uint8ClampedArray
}

const pictureOf = (canvas: SurfaceCanvas): Picture =>
  canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)

/** Returns a picture as the mean colours of its cells, `columns` across and `rows` down, with one row per line. */
export function cellsOf(shown: SurfaceCanvas | Picture, columns: number, rows: number): string {
  const { width, height, data } = 'getContext' in shown ? pictureOf(shown) : shown
  const sums = Array.from({ length: columns * rows }, (): { sums: Sums; count: number } => ({
    sums: [0, 0, 0, 0],
    count: 0,
  }))
  for (let i = 0; i < data.length; i += 4) {
    const [x, y] = [(i / 4) % width, Math.floor(i / 4 / width)]
    const at = sums[Math.floor((y * rows) / height) * columns + Math.floor((x * columns) / width)]!
    const alpha = data[i + 3]!
    for (let k = 0; k < 3; k += 1) at.sums[k]! += (data[i + k]! * alpha) / 255
    at.sums[3] += alpha
    at.count += 1
  }
  const cells = sums.map(at => cell(at.sums, at.count))
  return Array.from({ length: rows }, (_, row) => cells.slice(row * columns, (row + 1) * columns).join(' ')).join('\n')
}

const bytesOf = (word: string): number[] => [...Buffer.from(word.padEnd(8, 'f'), 'hex')]
const CELL = /^(?:[0-9a-f]{2}){3,4}$/

function isNear(a: string, b: string): boolean {
  if (!CELL.test(a) || !CELL.test(b)) return a === b
  const other = bytesOf(b)
  return bytesOf(a).every((value, i) => Math.abs(value - other[i]!) <= NEAR)
}

/**
 * Returns the content of a file if these cells match it within the tolerance between machines; otherwise returns the
 * cells.
 */
export async function asKept(cells: string, path: string): Promise<string> {
  const kept = await readFile(path, 'utf8').catch(() => '')
  const [now, before] = [cells.split(/\s+/), kept.split(/\s+/)]
  return now.length === before.length && now.every((word, i) => isNear(word, before[i]!)) ? kept : cells
}
