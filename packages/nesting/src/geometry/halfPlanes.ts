import { boundsOf, type Polygon } from './polygon.ts'

/** Grid over the no-fit area; its own coordinates are in cells. */
export interface Grid {
  readonly x0: number
  readonly y0: number
  /** mm. */
  readonly side: number
  readonly columns: number
  readonly rows: number
}

/** The sides of convex parts as half-planes, three numbers each, which give the depth of a grid point, mm. */
export interface HalfPlanes {
  readonly numbers: Float64Array
  /** The numbers of part k run from `start[k]` up to, but not including, `start[k + 1]`. */
  readonly start: Int32Array
  /** Lowest and highest extent by part, in cells. */
  readonly low: Float64Array
  readonly high: Float64Array
}

/** Returns a grid over the parts. `cells` is the number along its longer side. */
export function gridOver(parts: readonly Polygon[], cells: number): Grid {
  const { x0, y0, x1, y1 } = boundsOf(parts)
  const side = Math.max(x1 - x0, y1 - y0) / cells
  // The slight excess makes a point on the edge fall in the last cell, however it was rounded.
  const count = (length: number): number => Math.floor(length / side + 1e-6) + 1
  return { x0, y0, side, columns: count(x1 - x0), rows: count(y1 - y0) }
}

export function halfPlanesOf(parts: readonly Polygon[], { x0, y0, side }: Grid): HalfPlanes {
  const numbers = new Float64Array(1.5 * parts.reduce((sum, part) => sum + part.length, 0))
  const start = new Int32Array(parts.length + 1)
  const low = new Float64Array(parts.length).fill(Infinity)
  const high = new Float64Array(parts.length).fill(-Infinity)
  let at = 0
  for (let k = 0; k < parts.length; k++) {
    const p = parts[k]!
    for (let i = 0, j = p.length - 2; i < p.length; j = i, i += 2) {
      low[k] = Math.min(low[k]!, (p[i + 1]! - y0) / side)
      high[k] = Math.max(high[k]!, (p[i + 1]! - y0) / side)
      const dx = p[i]! - p[j]!
      const dy = p[i + 1]! - p[j + 1]!
      const length = Math.sqrt(dx * dx + dy * dy)
      if (length < 1e-12) continue
      numbers[at] = (side * dy) / length
      numbers[at + 1] = (-side * dx) / length
      numbers[at + 2] = (dy * (p[j]! - x0) - dx * (p[j + 1]! - y0)) / length
      at += 3
    }
    start[k + 1] = at
  }
  return { numbers, start, low, high }
}

/** Writes the left and right limits of part k between two heights to `out`. They include all of it, and hardly more. */
export function horizontalExtent(
  { numbers, start }: HalfPlanes,
  k: number,
  low: number,
  high: number,
  out: Float64Array,
): void {
  let left = -Infinity
  let right = Infinity
  for (let e = start[k]!, end = start[k + 1]!; e < end; e += 3) {
    const nx = numbers[e]!
    const ny = numbers[e + 1]!
    const most = numbers[e + 2]! - ny * (ny > 0 ? low : high)
    if (nx > 0) right = Math.min(right, most / nx)
    else if (nx < 0) left = Math.max(left, most / nx)
    else if (most <= 0) right = -Infinity
  }
  out[0] = left
  out[1] = right
}
