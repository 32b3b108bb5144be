import { isChatter } from './chat.ts'
import { readLine, type LineReading } from '../line/readLine.ts'

/** `Dara 10 L, Vuthy 7 M`: each cell is a player by itself. */
export function playersInCells(cells: readonly string[]): LineReading[] | null {
  const read = cells.map(cell => readLine(cell))
  // `L: Dara 10, Vuthy 7` says one size for all.
  const shared = /^(?:(?:size|ទំហំ|សាយ) ?)?[^ :៖–-]{1,4} ?[:៖–-] /iu.test(cells[0] ?? '') ? (read[0]?.sizes ?? []) : []
  const readings = read.map(each => (each.sizes.length === 0 ? { ...each, sizes: shared } : each))
  const areAll = readings.every(
    ({ name, numbers, sizes }) => name !== '' && !isChatter(name) && numbers.length + sizes.length > 0,
  )
  return readings.length > 1 && areAll ? readings : null
}

/** Between several players of one line. */
export const SEVERAL = / (?:[/|&]|and|និង) |[;,] /
