import { kindOf, Tables, TURNS } from './kinds.ts'
import { Packing, type State } from './packing.ts'
import { PlaceSearch } from './placeSearch.ts'
import { Exchange } from './exchange.ts'
import { createRandom } from './random.ts'
import { layInRows, type Rows, rowsOf } from './rows.ts'
import { type Patience, separate, type Separating } from './separate.ts'
import { layOnShelves } from './shelves.ts'
import { toTheEnd } from './toTheEnd.ts'
import type { Layout, Piece, Roll } from './types.ts'
import { TRIGONOMETRY } from './polygon.ts'

/** How long it searches. By places asked about, the same seed gives the same layout on every machine. */
export type Budget = { readonly seconds: number } | { readonly places: number }

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

/** Of the roll, at a beginning: that which is tried first, where it is given up, and how much looser each is than the one before. */
interface Densities {
  readonly most: number
  readonly least: number
  readonly by: number
}
const ANYWHERE: Densities = { most: 0.72, least: 0.3, by: 0.93 }
const IN_ROWS: Densities = { most: 0.86, least: 0.76, by: 0.97 }

/** The rest of the budget presses the best together in small steps. */
const EXPLORING = 0.8
/** How much shorter the roll is made, in parts of itself, before it is known to be hard; and once it is. */
const [LARGE_STEP, SMALL_STEP] = [0.02, 0.002]
/** The first and last steps of pressing together. */
const [FIRST_SQUEEZE, LAST_SQUEEZE] = [0.0015, 0.00002]
/** Failed layouts that are kept to go on from. */
const MAX_FAILED = 12
/** Places between two looks at the clock. */
const LOOK_EVERY = 4_000
/** The largest pieces, two of which change places. */
const LARGE_SHARE = 0.4

function layoutOf(packing: Packing, { x, y, quarter, lengthMm }: State): Layout {
  return {
    lengthMm,
    placements: Array.from({ length: packing.count }, (_, i) => {
      const { piece, middle } = packing.kindAt(i)
      const turn = TURNS[quarter[i]!]!
      const [cos, sin] = TRIGONOMETRY[turn]
      return {
        id: piece.id,
        turn,
        xMm: x[i]! - (cos * middle.x - sin * middle.y),
        yMm: y[i]! - (sin * middle.x + cos * middle.y),
      }
    }),
  }
}

/** The other way round: pieces as they lie in a layout. */
function layAs(packing: Packing, { lengthMm, placements }: Layout): void {
  const free = Map.groupBy(placements, ({ id }) => id)
  for (let i = 0; i < packing.count; i++) {
    const { piece, middle } = packing.kindAt(i)
    const { turn, xMm, yMm } = free.get(piece.id)!.shift()!
    const [cos, sin] = TRIGONOMETRY[turn]
    packing.x[i] = xMm + (cos * middle.x - sin * middle.y)
    packing.y[i] = yMm + (sin * middle.x + cos * middle.y)
    packing.quarter[i] = TURNS.indexOf(turn)
  }
  packing.lengthMm = lengthMm
}

/** What is spent of the budget, 0-1. */
function spentOf({ budget, clock = () => performance.now() / 1_000 }: Nesting, packing: Packing): () => number {
  if ('places' in budget) return () => packing.surroundings.asked / budget.places
  const begun = clock()
  let [spent, next] = [0, 0]
  return () => {
    const { asked } = packing.surroundings
    if (asked >= next || asked === 0) {
      spent = (clock() - begun) / budget.seconds
      next = asked + LOOK_EVERY
    }
    return spent
  }
}

class Nester {
  readonly packing: Packing
  readonly #tables: Tables
  readonly #roll: Roll
  readonly #nesting: Nesting
  readonly #random: () => number
  readonly #search: Separating
  readonly #spent: () => number
  /** No roll is shorter: the cloth alone, and the piece that is longest however it lies. */
  readonly #leastMm: number
  #best!: State

  constructor(pieces: readonly Piece[], roll: Roll, nesting: Nesting) {
    const kinds = pieces.filter(({ count }) => count > 0).map(piece => kindOf(piece, roll))
    this.#tables = new Tables(kinds, roll.gapMm)
    this.packing = new Packing(kinds, this.#tables, roll.widthMm)
    this.#roll = roll
    this.#nesting = nesting
    this.#random = createRandom(nesting.seed ?? 1)
    this.#spent = spentOf(nesting, this.packing)
    const places = new PlaceSearch(this.packing, this.#random)
    const exchange = new Exchange(this.packing, this.#random)
    this.#search = { packing: this.packing, random: this.#random, places, exchange, isOver: () => this.#isOver() }
    const longest = kinds.map(({ quarters, boxes }) => Math.min(...quarters.map(q => boxes[q]!.x1 - boxes[q]!.x0)))
    this.#leastMm = Math.max(this.packing.totalArea / roll.widthMm, ...longest)
  }

  #isOver(): boolean {
    const isBest = this.#best.lengthMm <= this.#leastMm * (1 + 1e-9)
    return isBest || this.#spent() >= 1 || this.#nesting.isStopped?.() === true
  }

  #accept(): void {
    this.packing.trim()
    if (this.#best && this.packing.lengthMm >= this.#best.lengthMm) return
    this.#best = this.packing.save(0)
    this.#nesting.onLayout?.(layoutOf(this.packing, this.#best))
  }

  #step(): Step {
    return { spent: Math.min(1, this.#spent()), lengthMm: this.#best.lengthMm }
  }

  /** Of many kinds of pieces it takes seconds: whoever waits sees the first layout, and is heard. */
  *#makeReady(): Generator<Step> {
    const tables = this.#tables.makeAll()
    do yield this.#step()
    while (!this.#isOver() && !tables.next().done)
  }

  *#separate(patience: Patience): Generator<Step, number> {
    const rounds = separate(this.#search, patience)
    for (let round = rounds.next(); ; round = rounds.next()) {
      yield this.#step()
      if (round.done) return round.value
    }
  }

  /** From the best layout, on a roll shorter by that part. */
  #shorten(part: number): void {
    this.packing.load(this.#best)
    const { lengthMm } = this.#best
    this.packing.shorten(Math.max(this.#leastMm, lengthMm * (1 - part)), this.#random() * lengthMm)
  }

  /** Largest first, each where it overlaps least, after those in rows: on rolls of less and less density until they can be told apart. */
  *#begin(rows: Rows, { most, least, by }: Densities): Generator<Step> {
    const { packing } = this
    for (let density = most; density > least && !this.#isOver(); density *= by) {
      packing.lengthMm = Math.max(packing.totalArea / (packing.widthMm * density), this.#leastMm)
      if (packing.lengthMm >= this.#best.lengthMm) return
      const placed = new Uint8Array(packing.count)
      packing.weight.fill(1)
      layInRows(packing, rows, this.#random)
      for (const i of rows.flat()) placed[i] = 1
      for (const i of packing.bySize) {
        if (placed[i]) continue
        packing.surroundings.begin(i, placed)
        const { x, y, quarter } = this.#search.places.find(i, { far: 60, near: 0 }, false)
        packing.x[i] = x
        packing.y[i] = y
        packing.quarter[i] = quarter
        placed[i] = 1
        if (this.#isOver()) return
      }
      if ((yield* this.#separate({ rounds: 60, strikes: 2, exchanges: false })) === 0) return this.#accept()
    }
  }

  /** Two large pieces of different kinds change places. */
  #disturb(): void {
    const { packing } = this
    const large = packing.bySize.slice(0, Math.max(2, Math.ceil(packing.count * LARGE_SHARE)))
    const any = (): number => large[Math.floor(this.#random() * large.length)]!
    let [a, b] = [any(), any()]
    for (let t = 0; t < 50 && packing.kind[a] === packing.kind[b]; t++) [a, b] = [any(), any()]
    ;[packing.x[a], packing.x[b]] = [packing.x[b]!, packing.x[a]!]
    ;[packing.y[a], packing.y[b]] = [packing.y[b]!, packing.y[a]!]
    packing.shorten(packing.lengthMm, Infinity)
  }

  /** The roll is made shorter and shorter; where that fails, one of the failed layouts is disturbed. */
  *#explore(): Generator<Step> {
    let step = LARGE_STEP
    let failed: State[] = []
    // While there is room, pieces come apart sooner by themselves.
    let exchanges = false
    this.#shorten(step)
    while (!this.#isOver() && this.#spent() < EXPLORING) {
      const loss = yield* this.#separate({ rounds: 100, strikes: 3, exchanges })
      if (loss === 0) {
        this.#accept()
        failed = []
        this.#shorten(step)
      } else if (!exchanges && this.#search.exchange.isOfUse) {
        exchanges = true
        this.#shorten(step)
      } else if (step > SMALL_STEP) {
        step = Math.max(SMALL_STEP, step / 2)
        failed = []
        this.#shorten(step)
      } else {
        failed = [...failed, this.packing.save(loss)].toSorted((a, b) => a.loss - b.loss).slice(0, MAX_FAILED)
        // The better ones more often.
        const chance = Math.abs(this.#random() + this.#random() + this.#random() - 1.5) * 0.6
        this.packing.load(failed[Math.min(failed.length - 1, Math.floor(chance * failed.length))]!)
        this.#disturb()
      }
    }
  }

  *#squeeze(): Generator<Step> {
    const begun = this.#spent()
    while (!this.#isOver()) {
      const part = Math.min(1, (this.#spent() - begun) / Math.max(1e-9, 1 - begun))
      this.#shorten(FIRST_SQUEEZE * (LAST_SQUEEZE / FIRST_SQUEEZE) ** part)
      if ((yield* this.#separate({ rounds: 50, strikes: 1, exchanges: true })) === 0) this.#accept()
    }
  }

  *run(): Generator<Step, Layout> {
    if (this.packing.count === 0) return { lengthMm: 0, placements: [] }
    const { from } = this.#nesting
    if (from) layAs(this.packing, from)
    else layOnShelves(this.packing, this.#roll.gapMm)
    this.#accept()
    yield* this.#makeReady()
    if (!from) {
      const rows = rowsOf(this.packing)
      if (rows) yield* this.#begin(rows, IN_ROWS)
      yield* this.#begin([], ANYWHERE)
    }
    yield* this.#explore()
    yield* this.#squeeze()
    return layoutOf(this.packing, this.#best)
  }
}

/**
 * Lays pieces on a roll, as short as it can within its budget. Pieces may overlap meanwhile: whichever does goes where it overlaps least,
 * and what overlaps for long weighs more (idea: guided cuckoo search and its successors, arXiv 2509.13329). Throws `PieceTooWide`.
 */
export const nest = (pieces: readonly Piece[], roll: Roll, nesting: Nesting): Layout =>
  toTheEnd(nestInSteps(pieces, roll, nesting))

/** As `nest`, a round at a time, for who has something else to do between two. */
export const nestInSteps = (pieces: readonly Piece[], roll: Roll, nesting: Nesting): Generator<Step, Layout> =>
  new Nester(pieces, roll, nesting).run()

/** Part of the used roll that is cloth of pieces, 0-1. */
export function densityOf(pieces: readonly Piece[], { widthMm }: Roll, { lengthMm }: Layout): number {
  const area = pieces.reduce((sum, { outline, count }) => {
    const twice = outline.reduce((total, a, i) => {
      const b = outline[(i + 1) % outline.length]!
      return total + a.x * b.y - b.x * a.y
    }, 0)
    return sum + (Math.abs(twice) / 2) * count
  }, 0)
  return lengthMm > 0 ? area / (widthMm * lengthMm) : 0
}
