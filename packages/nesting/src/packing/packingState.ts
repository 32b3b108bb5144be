import type { NoFitTable } from '../noFit/noFitTable.ts'

/** Where the piece in hand may go. There are a few of these for a whole search, written over millions of times: a number that is handed over by
 * itself would be made each time. */
export interface CandidatePlacement {
  quarter: number
  x: number
  y: number
  loss: number
}

/** All pieces as they lie. By piece, or by two pieces. */
export interface PackingState {
  readonly count: number
  readonly widthMm: number
  readonly totalArea: number
  readonly x: Float64Array
  readonly y: Float64Array
  readonly quarter: Int32Array
  readonly weight: Float64Array
  readonly scale: Float64Array
  readonly kind: Int32Array
  /** All pieces, the largest first. */
  readonly bySize: readonly number[]
  /** By kind and quarter turn: x0, y0, x1, y1 about its origin. */
  readonly boxes: Float64Array
  readonly gapMm: number
  readonly roundingMm: number
  readonly leastMm: number
  readonly tableCos: number
  readonly tableSin: number
  tableFor(kind: number, quarter: number, other: number): NoFitTable
}
