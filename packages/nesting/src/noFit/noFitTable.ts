import { gridOver, halfPlanesOf } from '../geometry/halfPlanes.ts'
import { buildNoFitCells, INSIDE } from './noFitGrid.ts'
import { type Polygon, minkowskiSum } from '../geometry/polygon.ts'

/** No-fit polygon of A and B as convex parts: Minkowski sums of A's parts, grown by the gap, with B's reflected parts. */
export function noFitParts(a: readonly Polygon[], b: readonly Polygon[], gap: Polygon | null): Polygon[] {
  // Point reflection preserves the orientation.
  const reflected = b.map(part => part.map(value => -value))
  return a.flatMap(partA => {
    const around = gap ? minkowskiSum(partA, gap) : partA
    return reflected.map(partB => minkowskiSum(around, partB))
  })
}

/**
 * Penetration depth of piece B in piece A (mm) by B's position relative to A: 0 outside the no-fit polygon, a distance field well inside,
 * exact half-planes near the border, so no overlap is missed.
 */
export class NoFitTable {
  /** Origin of the grid, mm. */
  readonly x0: number
  readonly y0: number
  readonly cellsPerMm: number
  readonly #columns: number
  readonly #depth: Float32Array
  readonly #cells: Int32Array
  readonly #listed: Float64Array

  /** `cells` is the number along the grid's longer side. */
  constructor(parts: readonly Polygon[], cells: number) {
    const grid = gridOver(parts, cells)
    this.x0 = grid.x0
    this.y0 = grid.y0
    this.cellsPerMm = 1 / grid.side
    this.#columns = grid.columns
    const planes = halfPlanesOf(parts, grid)
    const { depth, cells: made, listed } = buildNoFitCells(planes, grid)
    this.#depth = depth
    this.#cells = made
    this.#listed = listed
  }

  /**
   * Returns the depth of the overlap, mm, at a point of the grid, in cells; 0 when the pieces are apart. The point must
   * lie within the grid.
   */
  at(x: number, y: number): number {
    const columns = this.#columns
    const column = x | 0
    const row = y | 0
    const cell = this.#cells[row * columns + column]!
    if (cell === 0) return 0
    if (cell !== INSIDE) return this.#atBorder(cell, x, y)
    const depth = this.#depth
    const q = row * (columns + 1) + column
    const u = x - column
    const v = y - row
    const below = depth[q]! * (1 - u) + depth[q + 1]! * u
    const above = depth[q + columns + 1]! * (1 - u) + depth[q + columns + 2]! * u
    return below * (1 - v) + above * v
  }

  #atBorder(cell: number, x: number, y: number): number {
    const listed = this.#listed
    let deepest = 0
    let at = cell + 1
    for (let part = listed[cell]! | 0; part > 0; part--) {
      const end = (at + 1 + 3 * listed[at]!) | 0
      let least = Infinity
      for (at++; at < end; at += 3) {
        const depth = listed[at + 2]! - listed[at]! * x - listed[at + 1]! * y
        if (depth < least) {
          least = depth
          if (least <= deepest) {
            at = end
            break
          }
        }
      }
      if (least > deepest) deepest = least
    }
    return deepest
  }
}
