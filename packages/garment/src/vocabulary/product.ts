import type { CutId } from './cuts.ts'

/** Area of a flat drawing that one colour fills; a `line` is only stroked. */
export type OutlineTone = 'body' | 'sleeves' | 'trim' | 'shorts'
export interface OutlinePath {
  readonly tone: OutlineTone | 'line'
  readonly d: string
}

/**
 * Choices of a garment, such as the length of its sleeves, the usual value first. A choice with a single value is
 * stated but not offered.
 */
export type Choices = Readonly<Record<string, readonly string[]>>

/**
 * Data of a garment before it is loaded: `src/{id}/product.ts`. Every page of the shop carries these of all garments,
 * so data that only an open garment needs is in `start.ts` beside it, and its size chart in `chart.ts`.
 */
export interface Product {
  /** The last segment of `/design/{id}`, the name of its folders, and the garment's id in documents. */
  readonly id: string
  /** The specification's product type; `type_{type}` is its name among the words. */
  readonly type: string
  readonly choices: Choices
  /** For whom it is cut, which decides its sizes. */
  readonly cut: CutId
  /** A flat drawing in a box of 200 × 220; later paths are on top. */
  readonly outline: readonly OutlinePath[]
}
