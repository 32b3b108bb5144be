import { clamp } from '@kitwright/measure'
import { COS, type Kind, SIN, type Tables } from './kinds.ts'
import type { NoFitTable } from './noFitTable.ts'
import { Surroundings } from './surroundings.ts'

/** All pieces on the roll as they lie now; they may overlap. */
export interface State {
  readonly x: Float64Array
  readonly y: Float64Array
  readonly quarter: Int32Array
  readonly lengthMm: number
  /** Sum of all overlaps. */
  readonly loss: number
}

/** Overlaps below this part of a piece's usual size are rounding. */
const ROUNDING = 1e-9
/** All others count as by this part of it deeper: two pieces that hardly overlap cannot be cut either. */
const LEAST = 0.015

/** Pieces that lie on a roll, how deep each two overlap, and how heavy each overlap weighs. */
export class Packing {
  readonly count: number
  readonly widthMm: number
  readonly kinds: readonly Kind[]
  /** By piece, as are all that follow. */
  readonly kind: Int32Array
  readonly x: Float64Array
  readonly y: Float64Array
  readonly quarter: Int32Array
  /** By two pieces: depth, mm, times its scale. */
  readonly overlap: Float64Array
  readonly weight: Float64Array
  /** The square root of the smaller one's area, in parts of the usual one: a deep overlap of large pieces is the worse. */
  readonly scale: Float64Array
  readonly totalArea: number
  /** All pieces, the largest first. */
  readonly bySize: readonly number[]
  /** By kind and quarter turn: x0, y0, x1, y1 about its origin. */
  readonly boxes: Float64Array
  readonly gapMm: number
  readonly roundingMm: number
  readonly leastMm: number
  lengthMm = 0
  tableCos = 1
  tableSin = 0
  readonly surroundings: Surroundings
  readonly #tables: Tables

  constructor(kinds: readonly Kind[], tables: Tables, widthMm: number) {
    this.kinds = kinds
    this.widthMm = widthMm
    this.#tables = tables
    this.gapMm = tables.gapMm
    this.boxes = Float64Array.from(
      kinds.flatMap(({ boxes }) => boxes.flatMap(({ x0, y0, x1, y1 }) => [x0, y0, x1, y1])),
    )
    this.kind = Int32Array.from(kinds.flatMap(({ piece }, k) => Array.from({ length: piece.count }, () => k)))
    const n = (this.count = this.kind.length)
    const areas = Array.from(this.kind, k => kinds[k]!.area)
    this.totalArea = areas.reduce((sum, area) => sum + area, 0)
    this.bySize = areas.map((_, i) => i).toSorted((a, b) => areas[b]! - areas[a]! || a - b)
    const usual = Math.sqrt(this.totalArea / n)
    this.roundingMm = ROUNDING * usual
    this.leastMm = LEAST * usual
    this.x = new Float64Array(n)
    this.y = new Float64Array(n)
    this.quarter = new Int32Array(n)
    this.overlap = new Float64Array(n * n)
    this.weight = new Float64Array(n * n).fill(1)
    this.scale = new Float64Array(n * n)
    for (let i = 0; i < n; i++)
      for (let j = 0; j < n; j++) this.scale[i * n + j] = Math.sqrt(Math.min(areas[i]!, areas[j]!)) / usual ** 2
    this.surroundings = new Surroundings(this)
  }

  kindAt(i: number): Kind {
    return this.kinds[this.kind[i]!]!
  }

  /** Of piece i about piece j, whichever of their kinds it is of; the turn from the roll into it is left in `tableCos` and `tableSin`. */
  tableFor(i: number, quarter: number, j: number): NoFitTable {
    const mine = this.kind[i]!
    const other = this.kind[j]!
    const otherQuarter = this.quarter[j]!
    if (other <= mine) {
      this.tableCos = COS[otherQuarter]!
      this.tableSin = SIN[otherQuarter]!
      return this.#tables.of(other, mine, (quarter - otherQuarter) & 3)
    }
    this.tableCos = -COS[quarter]!
    this.tableSin = -SIN[quarter]!
    return this.#tables.of(mine, other, (otherQuarter - quarter) & 3)
  }

  /** Where a kind's origin may be, turned so, on the roll as long as it is: least and most along it, least and most across it. */
  range({ boxes }: Kind, quarter: number, out: Float64Array): void {
    const { x0, y0, x1, y1 } = boxes[quarter]!
    out[0] = -x0
    out[1] = Math.max(-x0, this.lengthMm - x1)
    out[2] = -y0
    out[3] = Math.max(-y0, this.widthMm - y1)
  }

  /** Finds the overlaps of one piece with all others anew. */
  refresh(i: number): void {
    const { overlap, count } = this
    for (let j = 0; j < count; j++) overlap[i * count + j] = overlap[j * count + i] = 0
    this.surroundings.begin(i)
    this.surroundings.overlaps(this.quarter[i]!, this.x[i]!, this.y[i]!, (j, depth) => {
      overlap[i * count + j] = overlap[j * count + i] = depth * this.scale[i * count + j]!
    })
  }

  refreshAll(): void {
    for (let i = 0; i < this.count; i++) this.refresh(i)
  }

  loss(): number {
    const { overlap, count } = this
    let sum = 0
    for (let i = 0; i < count; i++) for (let j = i + 1; j < count; j++) sum += overlap[i * count + j]!
    return sum
  }

  isOverlapping(i: number): boolean {
    const { overlap, count } = this
    for (let at = i * count, end = at + count; at < end; at++) if (overlap[at]! > 0) return true
    return false
  }

  /** What one piece overlaps, as heavy as it weighs. */
  weighedLoss(i: number): number {
    let sum = 0
    for (let j = 0; j < this.count; j++) sum += this.weighedBetween(i, j)
    return sum
  }

  weighedBetween(i: number, j: number): number {
    return this.overlap[i * this.count + j]! * this.weight[i * this.count + j]!
  }

  /** Overlaps that last weigh more and more, the worst most; what is apart is forgotten. */
  weigh(): void {
    const { overlap, weight } = this
    let worst = 0
    for (const depth of overlap) if (depth > worst) worst = depth
    for (let q = 0; q < overlap.length; q++) {
      const depth = overlap[q]!
      if (depth > 0) weight[q]! *= 1.2 + (0.8 * depth) / worst
      else if (weight[q]! > 1) weight[q] = Math.max(1, weight[q]! * 0.95)
    }
  }

  save(loss: number): State {
    return { x: this.x.slice(), y: this.y.slice(), quarter: this.quarter.slice(), lengthMm: this.lengthMm, loss }
  }

  load({ x, y, quarter, lengthMm }: State): void {
    this.x.set(x)
    this.y.set(y)
    this.quarter.set(quarter)
    this.lengthMm = lengthMm
  }

  /** Pieces beyond `cutMm` move back by what the roll gets shorter; all stay on it. */
  shorten(lengthMm: number, cutMm: number): void {
    const by = this.lengthMm - lengthMm
    this.lengthMm = lengthMm
    const range = new Float64Array(4)
    for (let i = 0; i < this.count; i++) {
      if (this.x[i]! > cutMm) this.x[i]! -= by
      this.range(this.kindAt(i), this.quarter[i]!, range)
      this.x[i] = clamp(this.x[i]!, range[0]!, range[1]!)
      this.y[i] = clamp(this.y[i]!, range[2]!, range[3]!)
    }
  }

  /** Begins the roll at the first piece and ends it at the last. */
  trim(): void {
    const boxAt = (i: number) => this.kindAt(i).boxes[this.quarter[i]!]!
    let [first, last] = [Infinity, -Infinity]
    for (let i = 0; i < this.count; i++) {
      first = Math.min(first, this.x[i]! + boxAt(i).x0)
      last = Math.max(last, this.x[i]! + boxAt(i).x1)
    }
    for (let i = 0; i < this.count; i++) this.x[i]! -= first
    this.lengthMm = last - first
  }
}
