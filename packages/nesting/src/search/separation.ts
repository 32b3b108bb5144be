import type { SimilarSwap } from './swapSimilar.ts'
import type { Packing, PackingSnapshot } from '../packing/packing.ts'
import type { PlaceSearch } from './searchPlacement.ts'

export interface SeparationContext {
  readonly packing: Packing
  readonly random: () => number
  readonly places: PlaceSearch
  readonly exchange: SimilarSwap
  /** Whether the search must stop. Called before every move. */
  readonly isOver: () => boolean
}

export interface SeparationLimits {
  /** Iterations without a 2 % gain before the packing is rolled back to the best one. */
  readonly rounds: number
  /** Number of restarts. */
  readonly strikes: number
  /** Whether similar pieces may swap places. */
  readonly exchanges: boolean
}

const SAMPLES = { far: 30, near: 20 }
/** Loss factor that counts as a gain. */
const CLEARLY = 0.98

function shuffle(order: Int32Array, random: () => number): void {
  for (let k = order.length - 1; k > 0; k--) {
    const other = Math.floor(random() * (k + 1))
    ;[order[k], order[other]] = [order[other]!, order[k]!]
  }
}

/**
 * Algorithm 5: moves every overlapping piece, in random order, to its best sampled placement, or swaps it with a similar piece. Returns
 * false when the search must stop.
 */
function createRound(
  { packing, random, places, exchange, isOver }: SeparationContext,
  exchanges: boolean,
): () => boolean {
  const order = Int32Array.from({ length: packing.count }, (_, i) => i)
  return () => {
    shuffle(order, random)
    for (const i of order) {
      if (!packing.overlaps.isOverlapping(i)) continue
      packing.surroundings.begin(i)
      const { x, y, quarter, loss } = places.find(i, SAMPLES, true)
      const isExchanged = exchanges && loss > 0 && exchange.isBetter(i, loss)
      if (!isExchanged && (x !== packing.x[i] || y !== packing.y[i] || quarter !== packing.quarter[i])) {
        packing.x[i] = x
        packing.y[i] = y
        packing.quarter[i] = quarter
        packing.refresh(i)
      }
      if (isOver()) return false
    }
    return !isOver()
  }
}

/**
 * Separation procedure (Algorithm 9). Moves pieces until no two overlap and returns 0; otherwise leaves the packing with the least loss
 * found and returns that loss. Yields after each iteration.
 */
export function* separateLayout(
  search: SeparationContext,
  { rounds, strikes, exchanges }: SeparationLimits,
): Generator<undefined, number> {
  const { packing } = search
  const goRound = createRound(search, exchanges)
  packing.overlaps.forget()
  packing.refreshAll()
  let best: PackingSnapshot = packing.save(packing.overlaps.sum())
  for (let strike = 0; strike < strikes && best.loss > 0; strike++) {
    const begun = best.loss
    for (let idle = 0; idle < rounds;) {
      const goesOn = goRound()
      const loss = packing.overlaps.sum()
      if (loss === 0) return 0
      idle = loss < CLEARLY * best.loss ? 0 : idle + 1
      if (loss < best.loss) best = packing.save(loss)
      if (!goesOn) break
      packing.overlaps.weigh()
      yield
    }
    packing.load(best)
    packing.refreshAll()
    if (search.isOver() || (best.loss > CLEARLY * begun && strike > 0)) break
  }
  return best.loss
}
