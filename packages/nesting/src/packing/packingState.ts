import type { NoFitTable } from '../noFit/noFitTable.ts'

/**
 * Candidate placement of the current piece. A whole search reuses a few of these and writes them millions of times; a
 * number passed on its own would be allocated each time.
 */
export interface CandidatePlacement {
  quarter: number
  x: number
  y: number
  loss: number
}

/** Current positions of all pieces. By piece, or by pair. */
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
