import { disturb } from './disturb.ts'
import type { State } from './packing.ts'
import type { Search, Step } from './search.ts'

/** How much shorter the roll is made, in parts of itself, before it is known to be hard; and once it is. */
const [LARGE_STEP, SMALL_STEP] = [0.02, 0.002]
/** Failed layouts that are kept to go on from. */
const MAX_FAILED = 12
const PATIENCE = { rounds: 100, strikes: 3 }

/** The roll is made shorter and shorter; where that fails, one of the failed layouts is disturbed. Until so much of the budget is spent. */
export function* explore(search: Search, until: number): Generator<Step> {
  const { packing, random } = search
  let step = LARGE_STEP
  let failed: State[] = []
  // While there is room, pieces come apart sooner by themselves.
  let exchanges = false
  search.shorten(step)
  while (!search.isOver() && search.spent() < until) {
    const loss = yield* search.separate({ ...PATIENCE, exchanges })
    if (loss === 0) {
      search.accept()
      failed = []
      search.shorten(step)
    } else if (!exchanges && search.exchange.isOfUse) {
      exchanges = true
      search.shorten(step)
    } else if (step > SMALL_STEP) {
      step = Math.max(SMALL_STEP, step / 2)
      failed = []
      search.shorten(step)
    } else {
      failed = [...failed, packing.save(loss)].toSorted((a, b) => a.loss - b.loss).slice(0, MAX_FAILED)
      // The better ones more often.
      const chance = Math.abs(random() + random() + random() - 1.5) * 0.6
      packing.load(failed[Math.min(failed.length - 1, Math.floor(chance * failed.length))]!)
      disturb(packing, random)
    }
  }
}
