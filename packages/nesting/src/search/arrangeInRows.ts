import type { Packing } from '../packing/packing.ts'
import type { ItemShape } from '../packing/itemShapes.ts'

/** Minimum area of pieces laid in rows, as a share of the largest piece's area. */
const LARGE = 0.4
/**
 * Minimum fill of the bounding box, and minimum number of pieces in a row. Below these, rows waste more than they
 * order.
 */
const [FULL, MANY] = [0.85, 6]

/** Pieces of each row, in order. */
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
 * Arranges a squad's fronts and backs in rows along the roll, the widest part of one beside the narrowest of the next,
 * small pieces between. A search rarely finds that order. Null if the pieces do not suit.
 */
export function rowsOf(packing: Packing): Rows | null {
  const { bySize, widthMm } = packing
  const kindAt = (i: number): ItemShape => packing.kindAt(i)
  const isLarge = (i: number): boolean => kindAt(i).area > LARGE * kindAt(bySize[0]!).area
  const large = bySize.filter(isLarge)
  // Applies only if all turns keep the grain: otherwise the orientation is unknown.
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

/** Spreads the rows along the roll's whole length, the first row at one edge, the last at the other. */
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
