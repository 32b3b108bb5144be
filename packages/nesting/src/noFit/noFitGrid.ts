import { CellLister } from './cellLister.ts'
import { distanceField } from './distanceField.ts'
import { horizontalExtent, type Grid, type HalfPlanes } from '../geometry/halfPlanes.ts'

/** Cells at least this far inside, in cell sides, use only the field. */
const DEEP = 1.5
export const INSIDE = -1

/**
 * With more parts, no single one tells much about the depth in their union, so only the distance from outside is used.
 */
const MANY = 64
const SOME = 1e-9

/** Returns the deepest part's depth at each corner of the grid; with many parts, only whether there is one. */
function depthsAtCorners(planes: HalfPlanes, { columns, rows }: Grid): Float32Array {
  const { numbers, start, low, high } = planes
  const areMany = start.length > MANY
  const across = columns + 1
  const depths = new Float32Array(across * (rows + 1))
  const along = new Float64Array(2)
  for (let k = 0; k + 1 < start.length; k++)
    for (let y = Math.max(0, Math.ceil(low[k]!)), top = Math.min(rows, high[k]!); y <= top; y++) {
      horizontalExtent(planes, k, y, y, along)
      for (let x = Math.max(0, Math.ceil(along[0]!)), last = Math.min(columns, along[1]!); x <= last; x++) {
        let least = areMany ? SOME : Infinity
        for (let e = start[k]!, end = areMany ? e : start[k + 1]!; e < end; e += 3)
          least = Math.min(least, numbers[e + 2]! - numbers[e]! * x - numbers[e + 1]! * y)
        if (least > depths[y * across + x]!) depths[y * across + x] = least
      }
    }
  return depths
}

export interface NoFitCells {
  /** Depth at the grid's corners, mm. */
  readonly depth: Float32Array
  /**
   * 0 outside, -1 inside, otherwise the offset of the cell's parts in `listed`. Values read together are stored
   * together.
   */
  readonly cells: Int32Array
  readonly listed: Float64Array
}

export function buildNoFitCells(planes: HalfPlanes, grid: Grid): NoFitCells {
  const { columns, rows, side } = grid
  const depth = distanceField(depthsAtCorners(planes, grid), grid)
  const across = columns + 1
  const cells = new Int32Array(columns * rows)
  const lister = new CellLister(planes)
  const count = planes.start.length - 1
  const numbersOf = (): Int32Array => new Int32Array(count)
  const [inRow, from, to, parts, along] = [numbersOf(), numbersOf(), numbersOf(), numbersOf(), new Float64Array(2)]
  for (let y = 0; y < rows; y++) {
    let some = 0
    for (let k = 0; k < count; k++) {
      if (planes.low[k]! > y + 1 || planes.high[k]! < y) continue
      horizontalExtent(planes, k, y, y + 1, along)
      if (along[1]! < Math.max(0, along[0]!)) continue
      inRow[some] = k
      from[some] = Math.floor(Math.max(0, along[0]!))
      to[some++] = Math.floor(Math.min(columns, along[1]!))
    }
    for (let x = 0; x < columns; x++) {
      const q = y * across + x
      const shallowest = Math.min(depth[q]!, depth[q + 1]!, depth[q + across]!, depth[q + across + 1]!)
      if (shallowest > DEEP * side) {
        cells[y * columns + x] = INSIDE
        continue
      }
      let met = 0
      for (let p = 0; p < some; p++) if (from[p]! <= x && x <= to[p]!) parts[met++] = inRow[p]!
      if (met > 0) cells[y * columns + x] = lister.list(x, y, parts, met)
    }
  }
  return { depth, cells, listed: Float64Array.from(lister.listed) }
}
