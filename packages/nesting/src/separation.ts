import type { SimilarSwap } from './swapSimilar.ts'
import type { Packing, PackingSnapshot } from './packing.ts'
import type { PlaceSearch } from './searchPlacement.ts'

export interface SeparationContext {
  readonly packing: Packing
  readonly random: () => number
  readonly places: PlaceSearch
  readonly exchange: SimilarSwap
  /** Whether it is time to end. Asked before every move. */
  readonly isOver: () => boolean
}

export interface SeparationLimits {
  /** Rounds without a clear gain before it begins again from the best. */
  readonly rounds: number
  /** How often it begins again. */
  readonly strikes: number
  /** Whether pieces that are alike may change places. */
  readonly exchanges: boolean
}

const SAMPLES = { far: 30, near: 20 }
/** A gain that counts. */
const CLEARLY = 0.98

function shuffle(order: Int32Array, random: () => number): void {
  for (let k = order.length - 1; k > 0; k--) {
    const other = Math.floor(random() * (k + 1))
    ;[order[k], order[other]] = [order[other]!, order[k]!]
  }
}

/** Every overlapping piece, one after the other, goes where it overlaps least, or changes places with another. False when it is time to end. */
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

/** Moves pieces until none overlaps; 0 then. Else it leaves the best that it found, and answers its loss. A round at a time. */
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
