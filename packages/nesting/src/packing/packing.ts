import { clamp } from '@kitwright/measure'
import { COS, type ItemShape, SIN, type NoFitTables } from './itemShapes.ts'
import type { NoFitTable } from '../noFit/noFitTable.ts'
import { CollisionTracker } from './collisionTracker.ts'
import { CollisionQuery } from './collisionQuery.ts'

/** Current positions of all pieces on the roll; they may overlap. */
export interface PackingSnapshot {
  readonly x: Float64Array
  readonly y: Float64Array
  readonly quarter: Int32Array
  readonly lengthMm: number
  /** Sum of all overlaps. */
  readonly loss: number
}

/** Overlaps below this share of the usual piece size are rounding errors. */
const ROUNDING = 1e-9
/** Added to every positive depth, as a share of the usual piece size (root of the mean area): a hairline overlap cannot be cut either. */
const LEAST = 0.015

/** Pieces on a roll and the depth of overlap of each pair. */
export class Packing {
  readonly count: number
  readonly widthMm: number
  readonly kinds: readonly ItemShape[]
  /** By piece, like all that follow. */
  readonly kind: Int32Array
  readonly x: Float64Array
  readonly y: Float64Array
  readonly quarter: Int32Array
  readonly overlaps: CollisionTracker
  /** Weight of each pair's overlap. */
  readonly weight: Float64Array
  /** Shape penalty by pair: square root of the smaller area, divided by the mean piece area (1/mm). Overlaps of large pieces cost more. */
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
  readonly surroundings: CollisionQuery
  readonly #tables: NoFitTables

  constructor(kinds: readonly ItemShape[], tables: NoFitTables, widthMm: number) {
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
    this.overlaps = new CollisionTracker(n)
    this.weight = this.overlaps.weight
    this.scale = new Float64Array(n * n)
    for (let i = 0; i < n; i++)
      for (let j = 0; j < n; j++) this.scale[i * n + j] = Math.sqrt(Math.min(areas[i]!, areas[j]!)) / usual ** 2
    this.surroundings = new CollisionQuery(this)
  }

  kindAt(i: number): ItemShape {
    return this.kinds[this.kind[i]!]!
  }

  /**
   * Returns the table for a piece of a kind around piece j, whichever of the two kinds it belongs to. Leaves the
   * rotation from the roll into it in `tableCos` and `tableSin`.
   */
  tableFor(mine: number, quarter: number, j: number): NoFitTable {
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

  /**
   * Writes the range of a kind's origin, in that rotation, on the roll at its current length: least and most along it,
   * least and most across it.
   */
  range({ boxes }: ItemShape, quarter: number, out: Float64Array): void {
    const { x0, y0, x1, y1 } = boxes[quarter]!
    out[0] = -x0
    out[1] = Math.max(-x0, this.lengthMm - x1)
    out[2] = -y0
    out[3] = Math.max(-y0, this.widthMm - y1)
  }

  /** Recomputes the overlaps of one piece with all others. */
  refresh(i: number): void {
    const { overlaps, surroundings, scale, count } = this
    overlaps.clear(i)
    surroundings.begin(i)
    surroundings.overlaps(this.quarter[i]!, this.x[i]!, this.y[i]!, (j, depth) =>
      overlaps.set(i, j, depth * scale[i * count + j]!),
    )
  }

  refreshAll(): void {
    for (let i = 0; i < this.count; i++) this.refresh(i)
  }

  save(loss: number): PackingSnapshot {
    return { x: this.x.slice(), y: this.y.slice(), quarter: this.quarter.slice(), lengthMm: this.lengthMm, loss }
  }

  load({ x, y, quarter, lengthMm }: PackingSnapshot): void {
    this.x.set(x)
    this.y.set(y)
    this.quarter.set(quarter)
    this.lengthMm = lengthMm
  }

  /** Shortens the roll: pieces beyond `cutMm` move back by the difference; all stay on the roll. */
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

  /** Trims the roll to start at the first piece and end at the last. */
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
