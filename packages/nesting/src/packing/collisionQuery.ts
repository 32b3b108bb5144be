import { clearBit, setBit, wordCount } from './bitset.ts'
import { HazardGrid } from './hazardGrid.ts'
import type { PackingState, CandidatePlacement } from './packingState.ts'

const QUARTERS = 4

/**
 * Query for the overlaps of the current piece at a placement. Moved pieces are noticed when the next piece becomes
 * current.
 */
export class CollisionQuery {
  /** Number of evaluated placements: a measure of work that is the same on every machine. */
  asked = 0
  readonly #pieces: PackingState
  /** Grids by kind and quarter turn, created on first use. */
  readonly #obstacles: (HazardGrid | null)[]
  readonly #made: HazardGrid[] = []
  readonly #rank: Int32Array
  /** Positions of the pieces at the last `begin`. */
  readonly #x: Float64Array
  readonly #y: Float64Array
  readonly #quarter: Int32Array
  /** Weight of each piece against the current one, by rank. */
  readonly #heavy: Float64Array
  /** All placed pieces except the current one, by rank. */
  readonly #others: Int32Array
  /** Grids of the current piece by quarter turn; null until first used. */
  readonly #ready: (HazardGrid | null)[] = [null, null, null, null]
  #kind = 0

  constructor(pieces: PackingState) {
    const { count, kind, bySize } = pieces
    this.#pieces = pieces
    this.#obstacles = Array.from({ length: QUARTERS * (Math.max(0, ...kind) + 1) }, () => null)
    this.#rank = new Int32Array(count)
    for (const [rank, j] of bySize.entries()) this.#rank[j] = rank
    this.#x = new Float64Array(count)
    this.#y = new Float64Array(count)
    this.#quarter = new Int32Array(count)
    this.#heavy = new Float64Array(count)
    this.#others = new Int32Array(wordCount(count))
  }

  /** Starts queries for a piece. `placed` marks the pieces already on the roll; by default all. */
  begin(piece: number, placed: Uint8Array | null = null): void {
    const { count, weight, scale, kind } = this.#pieces
    const [rank, others, heavy] = [this.#rank, this.#others, this.#heavy]
    this.#see()
    this.#kind = kind[piece]!
    this.#ready.fill(null)
    for (let j = 0, at = piece * count; j < count; j++, at++) heavy[rank[j]!] = weight[at]! * scale[at]!
    others.fill(-1)
    if (placed) for (let j = 0; j < count; j++) if (placed[j] === 0) clearBit(others, 0, rank[j]!)
    clearBit(others, 0, rank[piece]!)
  }

  /** Tells all grids which pieces have moved. */
  #see(): void {
    const { count, x, y, quarter } = this.#pieces
    const [seenX, seenY, seenQuarter] = [this.#x, this.#y, this.#quarter]
    for (let j = 0; j < count; j++) {
      if (x[j] === seenX[j] && y[j] === seenY[j] && quarter[j] === seenQuarter[j]) continue
      seenX[j] = x[j]!
      seenY[j] = y[j]!
      seenQuarter[j] = quarter[j]!
      for (const { moved } of this.#made) setBit(moved, 0, this.#rank[j]!)
    }
  }

  #prepare(quarter: number): HazardGrid {
    const at = QUARTERS * this.#kind + quarter
    let obstacles = this.#obstacles[at]!
    if (!obstacles) {
      obstacles = this.#obstacles[at] = new HazardGrid(this.#pieces, this.#kind, quarter)
      this.#made.push(obstacles)
    }
    obstacles.update()
    return (this.#ready[quarter] = obstacles)
  }

  /**
   * Evaluates a placement (Algorithm 7) and writes its weighted loss to `place.loss`. Returns whether it is below `than.loss`; if not,
   * evaluation stops early and the loss written is a partial sum.
   */
  isBetter(place: CandidatePlacement, than: Pick<CandidatePlacement, 'loss'>): boolean {
    this.asked++
    const obstacles = this.#ready[place.quarter] ?? this.#prepare(place.quarter)
    return obstacles.isBetter(place, than, this.#others, this.#heavy)
  }

  /** Calls `tell` with each piece overlapped at a placement and the penalised depth, mm. */
  overlaps(quarter: number, x: number, y: number, tell: (other: number, depth: number) => void): void {
    const obstacles = this.#ready[quarter] ?? this.#prepare(quarter)
    obstacles.overlaps(x, y, this.#others, (rank, depth) => tell(this.#pieces.bySize[rank]!, depth))
  }
}
