import type { Packing } from '../packing/packing.ts'
import type { ItemShape } from '../packing/itemShapes.ts'

/** In parts of the largest one's area: those that lie in rows. */
const LARGE = 0.4
/** They fill their boxes by so much, and there are so many in a row: else rows of them waste more than they order. */
const [FULL, MANY] = [0.85, 6]

/** By row, its pieces in their order. */
export type Rows = readonly (readonly number[])[]

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)
const lengthOf = ({ boxes }: ItemShape, quarter: number): number => boxes[quarter]!.x1 - boxes[quarter]!.x0
const acrossOf = ({ boxes }: ItemShape, quarter: number): number => boxes[quarter]!.y1 - boxes[quarter]!.y0

/** Returns the mean extent of pieces across the roll in their flattest orientation, weighted by area. */
function meanAcross(pieces: readonly ItemShape[]): number {
  const each = pieces.map(kind => kind.area * Math.min(...kind.quarters.map(quarter => acrossOf(kind, quarter))))
  return sumOf(each) / Math.max(1e-9, sumOf(pieces.map(({ area }) => area)))
}

/**
 * A squad's fronts and backs lie best in rows along the roll, the widest of one beside the narrowest of the next, with all that is small
 * between: a search finds that order hardly ever by itself. Null where they do not suit.
 */
export function rowsOf(packing: Packing): Rows | null {
  const { bySize, widthMm } = packing
  const kindAt = (i: number): ItemShape => packing.kindAt(i)
  const isLarge = (i: number): boolean => kindAt(i).area > LARGE * kindAt(bySize[0]!).area
  const large = bySize.filter(isLarge)
  // Only with the grain: else nobody knows how they would lie.
  if (!large.every(i => kindAt(i).quarters.every(quarter => (quarter - kindAt(i).quarters[0]!) % 2 === 0))) return null
  const across = meanAcross(large.map(kindAt))
  const count = Math.floor(widthMm / across)
  const between = meanAcross(bySize.filter(i => !isLarge(i)).map(kindAt))
  const boxes = sumOf(
    large.map(i => lengthOf(kindAt(i), kindAt(i).quarters[0]!) * acrossOf(kindAt(i), kindAt(i).quarters[0]!)),
  )
  const isFull = sumOf(large.map(i => kindAt(i).area)) > FULL * boxes
  if (!isFull || large.length < MANY * count || between > widthMm - count * across) return null
  const rows = Array.from({ length: count }, (_, r) => large.filter((_i, at) => at % count === r))
  return rows.map((row, r) => (r % 2 === 0 ? row : row.toReversed()))
}

/** Lays them on the roll as long as it is: spread along it, the first row at one of its edges, the last one at the other. */
export function layInRows(packing: Packing, rows: Rows, random: () => number): void {
  for (const [r, row] of rows.entries()) {
    const lengths = row.map(i => lengthOf(packing.kindAt(i), packing.kindAt(i).quarters[0]!))
    const spread = packing.lengthMm / sumOf(lengths)
    let begun = 0
    for (const [at, i] of row.entries()) {
      const { quarters, boxes } = packing.kindAt(i)
      const quarter = quarters[Math.floor(random() * quarters.length)]!
      const { y0, y1 } = boxes[quarter]!
      packing.quarter[i] = quarter
      packing.x[i] = begun + (lengths[at]! * spread) / 2
      packing.y[i] = -y0 + (packing.widthMm - (y1 - y0)) * (rows.length > 1 ? r / (rows.length - 1) : 0)
      begun += lengths[at]! * spread
    }
  }
}
