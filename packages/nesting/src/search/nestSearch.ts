import { type Budget, clockOfMachine, createBudgetMeter } from './searchBudget.ts'
import { SimilarSwap } from './swapSimilar.ts'
import { itemShapeOf, NoFitTables } from '../packing/itemShapes.ts'
import { layoutOf } from '../packing/convertLayout.ts'
import { Packing, type PackingSnapshot } from '../packing/packing.ts'
import { PlaceSearch } from './searchPlacement.ts'
import { createRandom } from './random.ts'
import { type SeparationLimits, separateLayout, type SeparationContext } from './separation.ts'
import type { Layout, Piece, Roll } from '../geometry/types.ts'

export interface NestOptions {
  readonly budget: Budget
  readonly seed?: number
  /** Called with each better layout, the first one at once. */
  readonly onLayout?: (layout: Layout) => void
  /** Returns true to stop; the best layout so far is the result. */
  readonly isStopped?: () => boolean
  /** Returns seconds; by default those of the system clock. */
  readonly clock?: () => number
  /**
   * A layout of the same pieces on the same roll without overlaps. The search starts from it, and its result is no
   * longer.
   */
  readonly from?: Layout
}

/** Progress of the search, reported between rounds and during preparation. */
export interface SearchProgress {
  /** Share of the budget, 0-1. */
  readonly spent: number
  /** Length of the best layout so far. */
  readonly lengthMm: number
}

/** Search state: the pieces on a roll, the layout to continue from, the best layout and the progress. */
export class Search {
  readonly packing: Packing
  readonly random: () => number
  readonly places: PlaceSearch
  readonly exchange: SimilarSwap
  /** Lower bound of the roll's length: the cloth area alone, and the longest piece in its shortest orientation. */
  readonly leastMm: number
  readonly spent: () => number
  readonly #tables: NoFitTables
  readonly #nesting: NestOptions
  readonly #separating: SeparationContext
  #best!: PackingSnapshot
  #current!: PackingSnapshot

  constructor(pieces: readonly Piece[], roll: Roll, nesting: NestOptions) {
    const kinds = pieces.filter(({ count }) => count > 0).map(piece => itemShapeOf(piece, roll))
    this.#tables = new NoFitTables(kinds, roll.gapMm)
    this.packing = new Packing(kinds, this.#tables, roll.widthMm)
    this.#nesting = nesting
    this.random = createRandom(nesting.seed ?? 1)
    this.spent = createBudgetMeter(nesting.budget, this.packing.surroundings, nesting.clock ?? clockOfMachine)
    this.places = new PlaceSearch(this.packing, this.random)
    this.exchange = new SimilarSwap(this.packing, this.random)
    const { packing, random, places, exchange } = this
    this.#separating = { packing, random, places, exchange, isOver: () => this.isOver() }
    const longest = kinds.map(({ quarters, boxes }) => Math.min(...quarters.map(q => boxes[q]!.x1 - boxes[q]!.x0)))
    this.leastMm = Math.max(this.packing.totalArea / roll.widthMm, ...longest)
  }

  get best(): PackingSnapshot {
    return this.#best
  }

  /** Current layout without overlaps. It is the best one unless the search has restarted. */
  get current(): PackingSnapshot {
    return this.#current
  }

  isOver(): boolean {
    const isBest = this.#best.lengthMm <= this.leastMm * (1 + 1e-9)
    return isBest || this.spent() >= 1 || this.#nesting.isStopped?.() === true
  }

  /** Accepts the current pieces, which must not overlap, as the layout to continue from if it is shorter. */
  accept(): void {
    this.packing.trim()
    if (this.#current && this.packing.lengthMm >= this.#current.lengthMm) return
    this.#current = this.packing.save(0)
    if (this.#best && this.#current.lengthMm >= this.#best.lengthMm) return
    this.#best = this.#current
    this.#nesting.onLayout?.(layoutOf(this.packing, this.#best))
  }

  goOnFrom(state: PackingSnapshot): void {
    this.#current = state
  }

  /**
   * Builds the tables step by step. With many kinds of pieces it takes seconds, so the caller gets the first layout,
   * and control between steps.
   */
  *makeReady(): Generator<SearchProgress> {
    const tables = this.#tables.makeAll()
    do yield this.#step()
    while (!this.isOver() && !tables.next().done)
  }

  /** Runs the separation and returns the remaining loss. */
  *separate(patience: SeparationLimits): Generator<SearchProgress, number> {
    const rounds = separateLayout(this.#separating, patience)
    for (let round = rounds.next(); ; round = rounds.next()) {
      yield this.#step()
      if (round.done) return round.value
    }
  }

  /** Loads the current layout and shortens its roll by this share. */
  shorten(part: number): void {
    this.packing.load(this.#current)
    const { lengthMm } = this.#current
    this.packing.shorten(Math.max(this.leastMm, lengthMm * (1 - part)), this.random() * lengthMm)
  }

  #step(): SearchProgress {
    return { spent: Math.min(1, this.spent()), lengthMm: this.#best.lengthMm }
  }
}
