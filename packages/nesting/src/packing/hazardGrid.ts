import { lowestBitIndex, setBit, wordCount } from './bitset.ts'
import type { NoFitTable } from '../noFit/noFitTable.ts'
import type { PackingState, CandidatePlacement } from './packingState.ts'

/**
 * The roll is divided along and across, so a placement is tested only against pieces that reach into both its column
 * and its band.
 */
const [COLUMNS, BANDS] = [24, 12]

/**
 * Row of a placed piece: the box outside which it is clear (x0, x1, y0 and y1), then the transform into its table:
 * position, cosine and sine, in cells per mm, and where in the table's grid its own position is.
 */
const [X, Y, COSINE, SINE, ALONG, ACROSS, ROW] = [4, 5, 6, 7, 8, 9, 10]

/**
 * Placed pieces as one shape in one orientation collides with them, indexed by column and band of the roll. Reused for the next piece:
 * only moved pieces are registered again. Ordered largest first, so that evaluations reach their bound early.
 */
export class HazardGrid {
  readonly #pieces: PackingState
  readonly #kind: number
  readonly #quarter: number
  readonly #words: number
  readonly #rows: Float64Array
  readonly #tables: (NoFitTable | null)[]
  /** Pieces that reach into each column and each band. */
  readonly #inColumn: Int32Array
  readonly #inBand: Int32Array
  readonly #columnsPerMm: number
  readonly #bandsPerMm: number
  readonly #roundingMm: number
  readonly #leastMm: number
  /** Pieces that have moved since they were registered here. */
  readonly moved: Int32Array

  constructor(pieces: PackingState, kind: number, quarter: number) {
    const { count, totalArea, widthMm, roundingMm, leastMm } = pieces
    this.#pieces = pieces
    this.#kind = kind
    this.#quarter = quarter
    this.#words = wordCount(count)
    this.#rows = new Float64Array(count * ROW)
    for (let at = 0; at < this.#rows.length; at += ROW) this.#rows.set([Infinity, -Infinity, Infinity, -Infinity], at)
    this.#tables = Array.from({ length: count }, () => null)
    this.#inColumn = new Int32Array(COLUMNS * this.#words)
    this.#inBand = new Int32Array(BANDS * this.#words)
    this.#columnsPerMm = (COLUMNS * widthMm) / totalArea
    this.#bandsPerMm = BANDS / widthMm
    this.#roundingMm = roundingMm
    this.#leastMm = leastMm
    this.moved = new Int32Array(this.#words)
    for (let rank = 0; rank < count; rank++) setBit(this.moved, 0, rank)
  }

  /** Registers moved pieces again. */
  update(): void {
    const { moved } = this
    for (let w = 0; w < moved.length; w++) {
      for (let bits = moved[w]!; bits !== 0; bits &= bits - 1) this.#lay(32 * w + lowestBitIndex(bits))
      moved[w] = 0
    }
  }

  #columnAt(x: number): number {
    const column = x * this.#columnsPerMm
    return column > 0 ? (column < COLUMNS ? column | 0 : COLUMNS - 1) : 0
  }

  #bandAt(y: number): number {
    const band = y * this.#bandsPerMm
    return band > 0 ? (band < BANDS ? band | 0 : BANDS - 1) : 0
  }

  /** Adds a piece to the columns and bands that it reaches into, or removes it. */
  #mark(rank: number, isIn: boolean): void {
    const rows = this.#rows
    const row = rank * ROW
    const stays = ~(1 << (rank & 31))
    const comes = isIn ? ~stays : 0
    const inColumn = this.#inColumn
    const inBand = this.#inBand
    const words = this.#words
    const word = rank >> 5
    for (let c = this.#columnAt(rows[row]!), last = this.#columnAt(rows[row + 1]!); c <= last; c++)
      inColumn[c * words + word] = (inColumn[c * words + word]! & stays) | comes
    for (let b = this.#bandAt(rows[row + 2]!), last = this.#bandAt(rows[row + 3]!); b <= last; b++)
      inBand[b * words + word] = (inBand[b * words + word]! & stays) | comes
  }

  #lay(rank: number): void {
    const { x, y, quarter, kind, bySize, boxes, gapMm } = this.#pieces
    const rows = this.#rows
    const row = rank * ROW
    const j = bySize[rank]!
    const own = 4 * (4 * this.#kind + this.#quarter)
    const box = 4 * (4 * kind[j]! + quarter[j]!)
    this.#mark(rank, false)
    rows[row] = x[j]! + boxes[box]! - boxes[own + 2]! - gapMm
    rows[row + 1] = x[j]! + boxes[box + 2]! - boxes[own]! + gapMm
    rows[row + 2] = y[j]! + boxes[box + 1]! - boxes[own + 3]! - gapMm
    rows[row + 3] = y[j]! + boxes[box + 3]! - boxes[own + 1]! + gapMm
    rows[row + X] = x[j]!
    rows[row + Y] = y[j]!
    this.#mark(rank, true)
    this.#tables[rank] = null
  }

  #takeTable(rank: number): NoFitTable {
    const pieces = this.#pieces
    const table = pieces.tableFor(this.#kind, this.#quarter, pieces.bySize[rank]!)
    const [rows, row] = [this.#rows, rank * ROW]
    rows[row + COSINE] = pieces.tableCos * table.cellsPerMm
    rows[row + SINE] = pieces.tableSin * table.cellsPerMm
    rows[row + ALONG] = -table.x0 * table.cellsPerMm
    rows[row + ACROSS] = -table.y0 * table.cellsPerMm
    this.#tables[rank] = table
    return table
  }

  #depth(rank: number, x: number, y: number): number {
    const rows = this.#rows
    const row = rank * ROW
    if (x <= rows[row]! || x >= rows[row + 1]! || y <= rows[row + 2]! || y >= rows[row + 3]!) return 0
    const table = this.#tables[rank] ?? this.#takeTable(rank)
    const dx = x - rows[row + X]!
    const dy = y - rows[row + Y]!
    const cos = rows[row + COSINE]!
    const sin = rows[row + SINE]!
    const depth = table.at(cos * dx + sin * dy + rows[row + ALONG]!, cos * dy - sin * dx + rows[row + ACROSS]!)
    return depth > this.#roundingMm ? depth + this.#leastMm : 0
  }

  /** Like `Surroundings.isBetter`, for the given `others` alone; `heavy`: the weight of each, by rank. */
  isBetter(
    place: CandidatePlacement,
    than: Pick<CandidatePlacement, 'loss'>,
    others: Int32Array,
    heavy: Float64Array,
  ): boolean {
    const { x, y } = place
    const [inColumn, inBand, words] = [this.#inColumn, this.#inBand, this.#words]
    const column = this.#columnAt(x) * words
    const band = this.#bandAt(y) * words
    const bound = than.loss
    let sum = 0
    for (let w = 0; w < words && sum < bound; w++) {
      let bits = inColumn[column + w]! & inBand[band + w]! & others[w]!
      for (; bits !== 0; bits &= bits - 1) {
        const rank = 32 * w + lowestBitIndex(bits)
        const depth = this.#depth(rank, x, y)
        if (depth === 0) continue
        sum += depth * heavy[rank]!
        if (sum >= bound) break
      }
    }
    place.loss = sum
    return sum < bound
  }

  /** Calls `tell` with the rank of each piece overlapped at a placement and the penalised depth, mm. */
  overlaps(x: number, y: number, others: Int32Array, tell: (rank: number, depth: number) => void): void {
    const words = this.#words
    const column = this.#columnAt(x) * words
    const band = this.#bandAt(y) * words
    for (let w = 0; w < words; w++) {
      let bits = this.#inColumn[column + w]! & this.#inBand[band + w]! & others[w]!
      for (; bits !== 0; bits &= bits - 1) {
        const rank = 32 * w + lowestBitIndex(bits)
        const depth = this.#depth(rank, x, y)
        if (depth > 0) tell(rank, depth)
      }
    }
  }
}
