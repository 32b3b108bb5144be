import { distanceField } from './distanceField.ts'
import { boundsOf, type Polygon } from './polygon.ts'

/** Cells this far inside, in sides of a cell, are read from the field alone. */
const DEEP = 1.5
export const INSIDE = -1

/** Over the forbidden places; its own coordinates are counted in cells. */
export interface Grid {
  readonly x0: number
  readonly y0: number
  /** mm. */
  readonly side: number
  readonly columns: number
  readonly rows: number
}

/** The sides of convex parts as half-planes, three numbers each: at a point of the grid they tell how deep it is, mm. */
interface HalfPlanes {
  readonly numbers: Float64Array
  /** Those of part k are `start[k]` until `start[k + 1]`, in numbers. */
  readonly start: Int32Array
  /** By part: how low and how high it reaches, in cells. */
  readonly low: Float64Array
  readonly high: Float64Array
}

/** `cells`: along its longer side. */
export function gridOver(parts: readonly Polygon[], cells: number): Grid {
  const { x0, y0, x1, y1 } = boundsOf(parts)
  const side = Math.max(x1 - x0, y1 - y0) / cells
  // A little more than is needed: a point on the edge is found in the last cell, however it was rounded.
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

/** Where part k may be between two heights, as left and right in `out`: all of it, and hardly more. */
function between({ numbers, start }: HalfPlanes, k: number, low: number, high: number, out: Float64Array): void {
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

/** With more parts no one of them tells much of how deep a place lies in all together: that is left to the distance from outside. */
const MANY = 64
const SOME = 1e-9

/** The deepest part's depth at each corner of the grid; of many parts only whether there is one. */
function depthsAtCorners(planes: HalfPlanes, { columns, rows }: Grid): Float32Array {
  const { numbers, start, low, high } = planes
  const areMany = start.length > MANY
  const across = columns + 1
  const depths = new Float32Array(across * (rows + 1))
  const along = new Float64Array(2)
  for (let k = 0; k + 1 < start.length; k++)
    for (let y = Math.max(0, Math.ceil(low[k]!)), top = Math.min(rows, high[k]!); y <= top; y++) {
      between(planes, k, y, y, along)
      for (let x = Math.max(0, Math.ceil(along[0]!)), last = Math.min(columns, along[1]!); x <= last; x++) {
        let least = areMany ? SOME : Infinity
        for (let e = start[k]!, end = areMany ? e : start[k + 1]!; e < end; e += 3)
          least = Math.min(least, numbers[e + 2]! - numbers[e]! * x - numbers[e + 1]! * y)
        if (least > depths[y * across + x]!) depths[y * across + x] = least
      }
    }
  return depths
}

/** Writes down, cell by cell, the parts that tell how deep a point there lies, and of each the sides that do. */
class Lister {
  readonly listed: number[] = [0]
  readonly #numbers: Float64Array
  readonly #start: Int32Array
  /** By side: how deep the cell's middle is behind it, and by how much no other point of the cell is deeper or less deep. */
  readonly #middle: Float64Array
  readonly #reach: Float64Array
  /** By part: how deep a point of the cell is in it at most. */
  readonly #most: Float64Array
  /** The sides that are kept, and by part where they begin and end. */
  readonly #kept: Int32Array
  readonly #from: Int32Array
  readonly #to: Int32Array

  constructor({ numbers, start }: HalfPlanes) {
    this.#numbers = numbers
    this.#start = start
    this.#middle = new Float64Array(numbers.length)
    this.#reach = new Float64Array(numbers.length)
    this.#kept = new Int32Array(numbers.length)
    this.#most = new Float64Array(start.length)
    this.#from = new Int32Array(start.length)
    this.#to = new Int32Array(start.length)
  }

  /** The least that a point of the cell is deep in the deepest part. */
  #measure(x: number, y: number, parts: Int32Array, count: number): number {
    const [numbers, start, middle, reach] = [this.#numbers, this.#start, this.#middle, this.#reach]
    let sure = 0
    for (let p = 0; p < count; p++) {
      const k = parts[p]!
      let least = Infinity
      let most = Infinity
      for (let e = start[k]!, end = start[k + 1]!; e < end; e += 3) {
        const deep = numbers[e + 2]! - numbers[e]! * (x + 0.5) - numbers[e + 1]! * (y + 0.5)
        const by = (Math.abs(numbers[e]!) + Math.abs(numbers[e + 1]!)) / 2
        if (deep - by < least) least = deep - by
        if (deep + by < most) most = deep + by
        middle[e] = deep
        reach[e] = by
      }
      this.#most[k] = most
      if (least > sure) sure = least
    }
    return sure
  }

  /** Nowhere in the cell is a point less deep behind side f than behind side e. */
  #isDeeper(f: number, e: number): boolean {
    const numbers = this.#numbers
    const nx = numbers[f]! - numbers[e]!
    const ny = numbers[f + 1]! - numbers[e + 1]!
    return this.#middle[f]! - this.#middle[e]! >= (Math.abs(nx) + Math.abs(ny)) / 2
  }

  /** Keeps the sides of part k that tell how deep some point of the cell is in it. */
  #keepSides(k: number, begin: number): number {
    const [start, middle, reach, kept] = [this.#start, this.#middle, this.#reach, this.#kept]
    let end = begin
    for (let e = start[k]!, last = start[k + 1]!; e < last; e += 3) {
      if (middle[e]! - reach[e]! > this.#most[k]!) continue
      let isNeeded = true
      for (let at = begin; at < end && isNeeded; at++) isNeeded = !this.#isDeeper(e, kept[at]!)
      if (!isNeeded) continue
      let left = begin
      for (let at = begin; at < end; at++) if (!this.#isDeeper(kept[at]!, e)) kept[left++] = kept[at]!
      kept[left] = e
      end = left + 1
    }
    this.#from[k] = begin
    this.#to[k] = end
    return end
  }

  /** No point of the cell is deeper in part k than in part m. */
  #isCovered(k: number, m: number): boolean {
    const kept = this.#kept
    for (let f = this.#from[m]!; f < this.#to[m]!; f++) {
      let isDeeper = false
      for (let e = this.#from[k]!; e < this.#to[k]! && !isDeeper; e++) isDeeper = this.#isDeeper(kept[f]!, kept[e]!)
      if (!isDeeper) return false
    }
    return true
  }

  /** Leaves those first among the parts that the cell's list is to tell, and answers how many. */
  #choose(x: number, y: number, parts: Int32Array, count: number): number {
    const sure = this.#measure(x, y, parts, count)
    let [chosen, side] = [0, 0]
    for (let p = 0; p < count; p++) {
      const k = parts[p]!
      if (this.#most[k]! <= sure) continue
      side = this.#keepSides(k, side)
      let isNeeded = true
      for (let q = 0; q < chosen && isNeeded; q++) isNeeded = !this.#isCovered(k, parts[q]!)
      if (!isNeeded) continue
      let left = 0
      for (let q = 0; q < chosen; q++) if (!this.#isCovered(parts[q]!, k)) parts[left++] = parts[q]!
      parts[left] = k
      chosen = left + 1
    }
    return chosen
  }

  /** Where the cell's list begins: how many parts, then each one's sides, three numbers each, with their number before them; 0 if it is outside
   * of all. */
  list(x: number, y: number, parts: Int32Array, count: number): number {
    const chosen = this.#choose(x, y, parts, count)
    if (chosen === 0) return 0
    const { listed } = this
    const begin = listed.push(chosen) - 1
    for (let p = 0; p < chosen; p++) {
      const [from, to] = [this.#from[parts[p]!]!, this.#to[parts[p]!]!]
      listed.push(to - from)
      for (let at = from; at < to; at++) {
        const e = this.#kept[at]!
        listed.push(this.#numbers[e]!, this.#numbers[e + 1]!, this.#numbers[e + 2]!)
      }
    }
    return begin
  }
}

export interface Cells {
  /** At the grid's corners, mm. */
  readonly depth: Float32Array
  /** 0 outside, -1 inside, else where in `listed` the cell's parts are told. What is read together lies together. */
  readonly cells: Int32Array
  readonly listed: Float64Array
}

export function cellsOf(planes: HalfPlanes, grid: Grid): Cells {
  const { columns, rows, side } = grid
  const depth = distanceField(depthsAtCorners(planes, grid), grid)
  const across = columns + 1
  const cells = new Int32Array(columns * rows)
  const lister = new Lister(planes)
  const count = planes.start.length - 1
  const numbersOf = (): Int32Array => new Int32Array(count)
  const [inRow, from, to, parts, along] = [numbersOf(), numbersOf(), numbersOf(), numbersOf(), new Float64Array(2)]
  for (let y = 0; y < rows; y++) {
    let some = 0
    for (let k = 0; k < count; k++) {
      if (planes.low[k]! > y + 1 || planes.high[k]! < y) continue
      between(planes, k, y, y + 1, along)
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
