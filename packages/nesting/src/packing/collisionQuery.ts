import { clearBit, setBit, wordCount } from './bitset.ts'
import { HazardGrid } from './hazardGrid.ts'
import type { PackingState, CandidatePlacement } from './packingState.ts'

const QUARTERS = 4

/**
 * Query for the overlaps of the current piece at a placement. Moved pieces are noticed when the next piece becomes
 * current.
 */
export class CollisionQuery {
  /** How many places have been asked about: the measure of work that is the same on every machine. */
  asked = 0
  readonly #pieces: PackingState
  /** By kind and quarter turn: made when first asked about. */
  readonly #obstacles: (HazardGrid | null)[]
  readonly #made: HazardGrid[] = []
  readonly #rank: Int32Array
  /** How the pieces lay when one was last taken in hand. */
  readonly #x: Float64Array
  readonly #y: Float64Array
  readonly #quarter: Int32Array
  /** By rank: how heavy each weighs against the piece in hand. */
  readonly #heavy: Float64Array
  /** By rank: all that lie there, but the piece in hand. */
  readonly #others: Int32Array
  /** By quarter turn, of the piece in hand: null where nobody has asked yet. */
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

  /** Takes a piece in hand. `placed`: those that lie there already; all, if none are named. */
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

  /** Tells all obstacles who has moved. */
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

  /** Tells each piece that is overlapped at a place, and how deep it counts, mm. */
  overlaps(quarter: number, x: number, y: number, tell: (other: number, depth: number) => void): void {
    const obstacles = this.#ready[quarter] ?? this.#prepare(quarter)
    obstacles.overlaps(x, y, this.#others, (rank, depth) => tell(this.#pieces.bySize[rank]!, depth))
  }
}
