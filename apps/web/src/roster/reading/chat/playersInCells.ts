import { isChatter } from './chat.ts'
import { readLine, type LineReading } from '../line/readLine.ts'

/** Reads `Dara 10 L, Vuthy 7 M`, where each cell is one player. */
export function playersInCells(cells: readonly string[]): LineReading[] | null {
  const read = cells.map(cell => readLine(cell))
  // `L: Dara 10, Vuthy 7` gives one size for all.
  const shared = /^(?:(?:size|ទំហំ|សាយ) ?)?[^ :៖–-]{1,4} ?[:៖–-] /iu.test(cells[0] ?? '') ? (read[0]?.sizes ?? []) : []
  const readings = read.map(each => (each.sizes.length === 0 ? { ...each, sizes: shared } : each))
  const areAll = readings.every(
    ({ name, numbers, sizes }) => name !== '' && !isChatter(name) && numbers.length + sizes.length > 0,
  )
  return readings.length > 1 && areAll ? readings : null
}

/** Separators between several players on one line. */
export const SEVERAL = / (?:[/|&]|and|និង) |[;,] /
