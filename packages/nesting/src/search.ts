import { type Budget, clockOfMachine, spentOf } from './budget.ts'
import { Exchange } from './exchange.ts'
import { kindOf, Tables } from './kinds.ts'
import { layoutOf } from './layout.ts'
import { Packing, type State } from './packing.ts'
import { PlaceSearch } from './placeSearch.ts'
import { createRandom } from './random.ts'
import { type Patience, separate, type Separating } from './separate.ts'
import type { Layout, Piece, Roll } from './types.ts'

export interface Nesting {
  readonly budget: Budget
  readonly seed?: number
  /** Told of each better layout, the first one at once. */
  readonly onLayout?: (layout: Layout) => void
  /** True: the best is kept as it is. */
  readonly isStopped?: () => boolean
  /** Seconds; by default those of the clock. */
  readonly clock?: () => number
  /** A layout of the same pieces on the same roll that overlaps nothing: the search goes on from it, and ends with none that is longer. */
  readonly from?: Layout
}

/** Between two rounds, and while it is made ready: how far the search has come. */
export interface Step {
  /** Part of the budget, 0-1. */
  readonly spent: number
  /** Of the best layout so far. */
  readonly lengthMm: number
}

/** Pieces on a roll, the layout to go on from, the best one so far, and how far the search for it has come. */
export class Search {
  readonly packing: Packing
  readonly random: () => number
  readonly places: PlaceSearch
  readonly exchange: Exchange
  /** No roll is shorter: the cloth alone, and the piece that is longest however it lies. */
  readonly leastMm: number
  readonly spent: () => number
  readonly #tables: Tables
  readonly #nesting: Nesting
  readonly #separating: Separating
  #best!: State
  #current!: State

  constructor(pieces: readonly Piece[], roll: Roll, nesting: Nesting) {
    const kinds = pieces.filter(({ count }) => count > 0).map(piece => kindOf(piece, roll))
    this.#tables = new Tables(kinds, roll.gapMm)
    this.packing = new Packing(kinds, this.#tables, roll.widthMm)
    this.#nesting = nesting
    this.random = createRandom(nesting.seed ?? 1)
    this.spent = spentOf(nesting.budget, this.packing.surroundings, nesting.clock ?? clockOfMachine)
    this.places = new PlaceSearch(this.packing, this.random)
    this.exchange = new Exchange(this.packing, this.random)
    const { packing, random, places, exchange } = this
    this.#separating = { packing, random, places, exchange, isOver: () => this.isOver() }
    const longest = kinds.map(({ quarters, boxes }) => Math.min(...quarters.map(q => boxes[q]!.x1 - boxes[q]!.x0)))
    this.leastMm = Math.max(this.packing.totalArea / roll.widthMm, ...longest)
  }

  get best(): State {
    return this.#best
  }

  /** Nothing overlaps; it is the best one, but where a search has begun anew. */
  get current(): State {
    return this.#current
  }

  isOver(): boolean {
    const isBest = this.#best.lengthMm <= this.leastMm * (1 + 1e-9)
    return isBest || this.spent() >= 1 || this.#nesting.isStopped?.() === true
  }

  /** The pieces as they lie, none of which overlaps, are gone on from where that is shorter. */
  accept(): void {
    this.packing.trim()
    if (this.#current && this.packing.lengthMm >= this.#current.lengthMm) return
    this.#current = this.packing.save(0)
    if (this.#best && this.#current.lengthMm >= this.#best.lengthMm) return
    this.#best = this.#current
    this.#nesting.onLayout?.(layoutOf(this.packing, this.#best))
  }

  goOnFrom(state: State): void {
    this.#current = state
  }

  /** Of many kinds of pieces it takes seconds: whoever waits sees the first layout, and is heard. */
  *makeReady(): Generator<Step> {
    const tables = this.#tables.makeAll()
    do yield this.#step()
    while (!this.isOver() && !tables.next().done)
  }

  /** Answers what overlaps at its end. */
  *separate(patience: Patience): Generator<Step, number> {
    const rounds = separate(this.#separating, patience)
    for (let round = rounds.next(); ; round = rounds.next()) {
      yield this.#step()
      if (round.done) return round.value
    }
  }

  /** From the layout to go on from, on a roll shorter by that part. */
  shorten(part: number): void {
    this.packing.load(this.#current)
    const { lengthMm } = this.#current
    this.packing.shorten(Math.max(this.leastMm, lengthMm * (1 - part)), this.random() * lengthMm)
  }

  #step(): Step {
    return { spent: Math.min(1, this.spent()), lengthMm: this.#best.lengthMm }
  }
}
