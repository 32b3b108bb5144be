import type { NoFitTable } from './noFitTable.ts'

const QUARTERS = 4
/** Of the roll's length: a place is asked about those alone whose boxes reach into its column. */
const PIECES_A_COLUMN = 5

/** Where the piece in hand may go. There are a few of these for a whole search, written over millions of times: a number that is handed over by
 * itself would be made each time. */
export interface Place {
  quarter: number
  x: number
  y: number
  loss: number
}

/** The pieces, as they lie. By piece, or by two pieces. */
interface Pieces {
  readonly count: number
  readonly lengthMm: number
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
  tableFor(piece: number, quarter: number, other: number): NoFitTable
}

/** What is known of one of the others, by the place in its row: the box outside which it is clear of the piece in hand, x0, x1, y0 and y1; how
 * heavy it weighs; the way into its table: where it lies, cosine and sine, in cells a mm, and where in the table's grid its own place is. */
const [WEIGHT, X, Y, COSINE, SINE, ALONG, ACROSS, ROW] = [4, 5, 6, 7, 8, 9, 10, 11]

/**
 * What the piece in hand would overlap at a place. For each of its turns the others are laid ready once: the box outside which it is clear
 * of them and, when one is first asked about a place in it, their table and the way into it.
 */
export class Surroundings {
  /** How many places have been asked about: the measure of work that is the same on every machine. */
  asked = 0
  readonly #pieces: Pieces
  readonly #rows: Float64Array
  readonly #tables: NoFitTable[]
  readonly #hasTable: Uint8Array
  readonly #other: Int32Array
  /** By turn: where its others end. */
  readonly #end = new Int32Array(QUARTERS)
  readonly #isReady = new Uint8Array(QUARTERS)
  /** By turn and column: where its others begin in `#inColumn`, and after the last column where they end. */
  readonly #columnStart: Int32Array
  readonly #columns: number
  readonly #inColumn: Int32Array
  readonly #next: Int32Array
  readonly #near: Int32Array
  #nearCount = 0
  #piece = -1
  #columnsPerMm = 0
  #placed: Uint8Array | null = null

  constructor(pieces: Pieces) {
    this.#pieces = pieces
    const size = QUARTERS * pieces.count
    this.#rows = new Float64Array(size * ROW)
    this.#tables = Array.from({ length: size })
    this.#hasTable = new Uint8Array(size)
    this.#other = new Int32Array(size)
    this.#near = new Int32Array(pieces.count)
    this.#columns = Math.ceil(pieces.count / PIECES_A_COLUMN)
    this.#columnStart = new Int32Array(QUARTERS * (this.#columns + 1))
    this.#next = new Int32Array(this.#columns)
    this.#inColumn = new Int32Array(size * this.#columns)
  }

  /** Takes a piece in hand. `placed`: those that lie there already; all, if none are named. */
  begin(piece: number, placed: Uint8Array | null = null): void {
    this.#piece = piece
    this.#placed = placed
    this.#isReady.fill(0)
    this.#columnsPerMm = this.#columns / this.#pieces.lengthMm
  }

  // This is done for every move: nothing is made that must be thrown away.
  #prepare(quarter: number): void {
    const pieces = this.#pieces
    const { x, y, weight, scale, count, kind, bySize, boxes, gapMm } = pieces
    const rows = this.#rows
    const i = this.#piece
    const own = 4 * (QUARTERS * kind[i]! + quarter)
    let o = quarter * count
    // The largest first: whoever looks for a better place has soon heard enough.
    for (let k = 0; k < count; k++) {
      const j = bySize[k]!
      if (j === i || (this.#placed && !this.#placed[j])) continue
      const box = 4 * (QUARTERS * kind[j]! + pieces.quarter[j]!)
      const row = o * ROW
      rows[row] = x[j]! + boxes[box]! - boxes[own + 2]! - gapMm
      rows[row + 1] = x[j]! + boxes[box + 2]! - boxes[own]! + gapMm
      rows[row + 2] = y[j]! + boxes[box + 1]! - boxes[own + 3]! - gapMm
      rows[row + 3] = y[j]! + boxes[box + 3]! - boxes[own + 1]! + gapMm
      rows[row + WEIGHT] = weight[i * count + j]! * scale[i * count + j]!
      this.#hasTable[o] = 0
      this.#other[o] = j
      o++
    }
    this.#end[quarter] = o
    this.#sortIntoColumns(quarter)
    this.#isReady[quarter] = 1
  }

  #takeTable(o: number): void {
    const pieces = this.#pieces
    const j = this.#other[o]!
    const quarter = Math.floor(o / pieces.count)
    const table = pieces.tableFor(this.#piece, quarter, j)
    const cos = pieces.tableCos * table.cellsPerMm
    const sin = pieces.tableSin * table.cellsPerMm
    const row = o * ROW
    const rows = this.#rows
    rows[row + COSINE] = cos
    rows[row + SINE] = sin
    rows[row + X] = pieces.x[j]!
    rows[row + Y] = pieces.y[j]!
    rows[row + ALONG] = -table.x0 * table.cellsPerMm
    rows[row + ACROSS] = -table.y0 * table.cellsPerMm
    this.#tables[o] = table
    this.#hasTable[o] = 1
  }

  #columnAt(x: number): number {
    const column = (x * this.#columnsPerMm) | 0
    return column < 0 ? 0 : column >= this.#columns ? this.#columns - 1 : column
  }

  #sortIntoColumns(quarter: number): void {
    const [begin, end] = [quarter * this.#pieces.count, this.#end[quarter]!]
    const columns = this.#columns
    const next = this.#next.fill(0)
    const rows = this.#rows
    for (let o = begin; o < end; o++)
      for (let c = this.#columnAt(rows[o * ROW]!), last = this.#columnAt(rows[o * ROW + 1]!); c <= last; c++) next[c]!++
    let at = begin * columns
    const first = quarter * (columns + 1)
    for (let c = 0; c < columns; c++) {
      this.#columnStart[first + c] = at
      at += next[c]!
      next[c] = this.#columnStart[first + c]!
    }
    this.#columnStart[first + columns] = at
    for (let o = begin; o < end; o++)
      for (let c = this.#columnAt(rows[o * ROW]!), last = this.#columnAt(rows[o * ROW + 1]!); c <= last; c++)
        this.#inColumn[next[c]!++] = o
  }

  #depth(o: number, x: number, y: number): number {
    const rows = this.#rows
    const row = o * ROW
    if (x <= rows[row]! || x >= rows[row + 1]! || y <= rows[row + 2]! || y >= rows[row + 3]!) return 0
    if (this.#hasTable[o] === 0) this.#takeTable(o)
    const dx = x - rows[row + X]!
    const dy = y - rows[row + Y]!
    const cos = rows[row + COSINE]!
    const sin = rows[row + SINE]!
    const depth = this.#tables[o]!.at(
      cos * dx + sin * dy + rows[row + ALONG]!,
      cos * dy - sin * dx + rows[row + ACROSS]!,
    )
    return depth > this.#pieces.roundingMm ? depth + this.#pieces.leastMm : 0
  }

  /** Finds the weighted overlap at a place: what it answers is whether it is below another's. Where it is not, any figure not below that is left. */
  isBetter(place: Place, than: Pick<Place, 'loss'>): boolean {
    const { quarter, x, y } = place
    if (!this.#isReady[quarter]) this.#prepare(quarter)
    this.asked++
    const bound = than.loss
    let sum = 0
    const column = quarter * (this.#columns + 1) + this.#columnAt(x)
    for (let k = this.#columnStart[column]!, end = this.#columnStart[column + 1]!; k < end; k++) {
      const o = this.#inColumn[k]!
      const depth = this.#depth(o, x, y)
      if (depth === 0) continue
      sum += depth * this.#rows[o * ROW + WEIGHT]!
      if (sum >= bound) break
    }
    place.loss = sum
    return sum < bound
  }

  /** Keeps those that matter while the piece stays in a window about a place. */
  gather(quarter: number, x: number, y: number, halfX: number, halfY: number): void {
    if (!this.#isReady[quarter]) this.#prepare(quarter)
    const rows = this.#rows
    let count = 0
    for (let o = quarter * this.#pieces.count, end = this.#end[quarter]!; o < end; o++) {
      const row = o * ROW
      const isAlong = x + halfX > rows[row]! && x - halfX < rows[row + 1]!
      if (isAlong && y + halfY > rows[row + 2]! && y - halfY < rows[row + 3]!) this.#near[count++] = o
    }
    this.#nearCount = count
  }

  /** As `isBetter`, of those that were gathered. */
  isBetterNear(place: Place, than: Pick<Place, 'loss'>): boolean {
    const { x, y } = place
    this.asked++
    const bound = than.loss
    let sum = 0
    for (let k = 0; k < this.#nearCount; k++) {
      const o = this.#near[k]!
      const depth = this.#depth(o, x, y)
      if (depth === 0) continue
      sum += depth * this.#rows[o * ROW + WEIGHT]!
      if (sum >= bound) break
    }
    place.loss = sum
    return sum < bound
  }

  /** Tells each piece that is overlapped at a place, and how deep it counts, mm. */
  overlaps(quarter: number, x: number, y: number, tell: (other: number, depth: number) => void): void {
    if (!this.#isReady[quarter]) this.#prepare(quarter)
    for (let o = quarter * this.#pieces.count, end = this.#end[quarter]!; o < end; o++) {
      const depth = this.#depth(o, x, y)
      if (depth > 0) tell(this.#other[o]!, depth)
    }
  }
}
