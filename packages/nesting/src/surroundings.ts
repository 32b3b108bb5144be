import type { NoFitTable } from './noFitTable.ts'

const QUARTERS = 4
/** Of the roll's length: a place is asked about those alone whose boxes reach into its column. */
const COLUMNS = 16

/** The pieces, as they lie. By piece, or by two pieces. */
interface Pieces {
  readonly count: number
  readonly lengthMm: number
  readonly x: Float64Array
  readonly y: Float64Array
  readonly weight: Float64Array
  readonly scale: Float64Array
  readonly rounding: number
  readonly tableCos: number
  readonly tableSin: number
  tableFor(piece: number, quarter: number, other: number): NoFitTable
}

/**
 * What the piece in hand would overlap at a place. For each of its turns the others are laid ready once: the box outside which it is clear
 * of them, their table and the turn into it.
 */
export class Surroundings {
  /** How many places have been asked about: the measure of work that is the same on every machine. */
  asked = 0
  readonly #pieces: Pieces
  readonly #x0: Float64Array
  readonly #x1: Float64Array
  readonly #y0: Float64Array
  readonly #y1: Float64Array
  readonly #cos: Float64Array
  readonly #sin: Float64Array
  readonly #weight: Float64Array
  readonly #tables: NoFitTable[]
  readonly #other: Int32Array
  /** By turn: where its others end. */
  readonly #end = new Int32Array(QUARTERS)
  readonly #isReady = new Uint8Array(QUARTERS)
  /** By turn and column: where its others begin in `#inColumn`, and after the last column where they end. */
  readonly #columnStart = new Int32Array(QUARTERS * (COLUMNS + 1))
  readonly #inColumn: Int32Array
  readonly #next = new Int32Array(COLUMNS)
  readonly #near: Int32Array
  #nearCount = 0
  #piece = -1
  #placed: Uint8Array | null = null

  constructor(pieces: Pieces) {
    this.#pieces = pieces
    const size = QUARTERS * pieces.count
    const numbers = (): Float64Array => new Float64Array(size)
    this.#x0 = numbers()
    this.#x1 = numbers()
    this.#y0 = numbers()
    this.#y1 = numbers()
    this.#cos = numbers()
    this.#sin = numbers()
    this.#weight = numbers()
    this.#tables = Array.from({ length: size })
    this.#other = new Int32Array(size)
    this.#near = new Int32Array(pieces.count)
    this.#inColumn = new Int32Array(size * COLUMNS)
  }

  /** Takes a piece in hand. `placed`: those that lie there already; all, if none are named. */
  begin(piece: number, placed: Uint8Array | null = null): void {
    this.#piece = piece
    this.#placed = placed
    this.#isReady.fill(0)
  }

  #prepare(quarter: number): void {
    const pieces = this.#pieces
    const { x, y, weight, scale, count } = pieces
    const i = this.#piece
    // This is done for every move: nothing is made that must be thrown away.
    let o = quarter * count
    for (let j = 0; j < count; j++) {
      if (j === i || (this.#placed && !this.#placed[j])) continue
      const table = pieces.tableFor(i, quarter, j)
      const cos = pieces.tableCos
      const sin = pieces.tableSin
      const middleX = (table.x0 + table.x1) / 2
      const middleY = (table.y0 + table.y1) / 2
      const halfX = (table.x1 - table.x0) / 2
      const halfY = (table.y1 - table.y0) / 2
      const cx = x[j]! + cos * middleX - sin * middleY
      const cy = y[j]! + sin * middleX + cos * middleY
      // By a quarter turn its sides change places.
      const hx = sin === 0 ? halfX : halfY
      const hy = sin === 0 ? halfY : halfX
      this.#x0[o] = cx - hx
      this.#x1[o] = cx + hx
      this.#y0[o] = cy - hy
      this.#y1[o] = cy + hy
      this.#cos[o] = cos
      this.#sin[o] = sin
      this.#tables[o] = table
      this.#other[o] = j
      this.#weight[o] = weight[i * count + j]! * scale[i * count + j]!
      o++
    }
    this.#end[quarter] = o
    this.#sortIntoColumns(quarter)
    this.#isReady[quarter] = 1
  }

  #columnAt(x: number): number {
    const column = Math.floor((x / this.#pieces.lengthMm) * COLUMNS)
    return column < 0 ? 0 : column >= COLUMNS ? COLUMNS - 1 : column
  }

  #sortIntoColumns(quarter: number): void {
    const [begin, end] = [quarter * this.#pieces.count, this.#end[quarter]!]
    const next = this.#next.fill(0)
    for (let o = begin; o < end; o++)
      for (let c = this.#columnAt(this.#x0[o]!), last = this.#columnAt(this.#x1[o]!); c <= last; c++) next[c]!++
    let at = begin * COLUMNS
    const first = quarter * (COLUMNS + 1)
    for (let c = 0; c < COLUMNS; c++) {
      this.#columnStart[first + c] = at
      at += next[c]!
      next[c] = this.#columnStart[first + c]!
    }
    this.#columnStart[first + COLUMNS] = at
    for (let o = begin; o < end; o++)
      for (let c = this.#columnAt(this.#x0[o]!), last = this.#columnAt(this.#x1[o]!); c <= last; c++)
        this.#inColumn[next[c]!++] = o
  }

  #depth(o: number, x: number, y: number): number {
    if (x <= this.#x0[o]! || x >= this.#x1[o]! || y <= this.#y0[o]! || y >= this.#y1[o]!) return 0
    const j = this.#other[o]!
    const pieces = this.#pieces
    const dx = x - pieces.x[j]!
    const dy = y - pieces.y[j]!
    const cos = this.#cos[o]!
    const sin = this.#sin[o]!
    const depth = this.#tables[o]!.at(cos * dx + sin * dy, cos * dy - sin * dx)
    return depth > pieces.rounding ? depth : 0
  }

  /** Weighted overlap at a place; once it is not below `bound`, some figure that is not. */
  evaluate(quarter: number, x: number, y: number, bound: number): number {
    if (!this.#isReady[quarter]) this.#prepare(quarter)
    this.asked++
    let sum = 0
    const column = quarter * (COLUMNS + 1) + this.#columnAt(x)
    for (let k = this.#columnStart[column]!, end = this.#columnStart[column + 1]!; k < end; k++) {
      const o = this.#inColumn[k]!
      const depth = this.#depth(o, x, y)
      if (depth === 0) continue
      sum += depth * this.#weight[o]!
      if (sum >= bound) return sum
    }
    return sum
  }

  /** Keeps those that matter while the piece stays in a window about a place. */
  gather(quarter: number, x: number, y: number, halfX: number, halfY: number): void {
    if (!this.#isReady[quarter]) this.#prepare(quarter)
    this.#nearCount = 0
    for (let o = quarter * this.#pieces.count, end = this.#end[quarter]!; o < end; o++) {
      const isAcross = y + halfY > this.#y0[o]! && y - halfY < this.#y1[o]!
      if (isAcross && x + halfX > this.#x0[o]! && x - halfX < this.#x1[o]!) this.#near[this.#nearCount++] = o
    }
  }

  /** As `evaluate`, of those that were gathered. */
  evaluateNear(x: number, y: number, bound: number): number {
    this.asked++
    let sum = 0
    for (let k = 0; k < this.#nearCount; k++) {
      const o = this.#near[k]!
      const depth = this.#depth(o, x, y)
      if (depth === 0) continue
      sum += depth * this.#weight[o]!
      if (sum >= bound) return sum
    }
    return sum
  }

  /** Tells each piece that is overlapped at a place, and how deep, mm. */
  overlaps(quarter: number, x: number, y: number, tell: (other: number, depth: number) => void): void {
    if (!this.#isReady[quarter]) this.#prepare(quarter)
    for (let o = quarter * this.#pieces.count, end = this.#end[quarter]!; o < end; o++) {
      const depth = this.#depth(o, x, y)
      if (depth > 0) tell(this.#other[o]!, depth)
    }
  }
}
