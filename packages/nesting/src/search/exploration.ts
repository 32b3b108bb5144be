import { disruptLayout } from './disruptLayout.ts'
import type { PackingSnapshot } from '../packing/packing.ts'
import { rowsOf } from './arrangeInRows.ts'
import type { Search, SearchProgress } from './nestSearch.ts'

/** How much shorter the roll is made, in parts of itself, before it is known to be hard; and once it is. */
const [LARGE_STEP, SMALL_STEP] = [0.02, 0.002]
/** Failed layouts that are kept to go on from. */
const MAX_FAILED = 12
/** Failures in a row for each piece, after which it stands still. */
const STILL = 5
const PATIENCE = { rounds: 100, strikes: 3 }
/** Fewer pieces, but such as lie in rows, find their order by themselves: they change places only when as many layouts have failed in a row. */
const MANY = 40

/**
 * The roll is made shorter and shorter; where that fails, one of the failed layouts is disturbed. Until it is over, or stands still and there
 * is something better to do.
 */
export function* runExploration(search: Search, isOver: (isStill: boolean) => boolean): Generator<SearchProgress> {
  const { packing, random } = search
  let step = LARGE_STEP
  let failed: PackingSnapshot[] = []
  let failures = 0
  // While there is room, pieces come apart sooner by themselves.
  let exchanges = false
  const isSoon = packing.count >= MANY || rowsOf(packing) !== null
  search.shorten(step)
  while (!search.isOver() && !isOver(failures >= STILL * packing.count)) {
    const loss = yield* search.separate({ ...PATIENCE, exchanges })
    if (loss === 0) {
      search.accept()
      failed = []
      failures = 0
      search.shorten(step)
    } else if (!exchanges && search.exchange.isOfUse && (isSoon || failures >= packing.count)) {
      exchanges = true
      failed = []
      search.shorten(step)
    } else if (step > SMALL_STEP) {
      step = Math.max(SMALL_STEP, step / 2)
      failed = []
      search.shorten(step)
    } else {
      failed = [...failed, packing.save(loss)].toSorted((a, b) => a.loss - b.loss).slice(0, MAX_FAILED)
      failures++
      // The better ones more often.
      const chance = Math.abs(random() + random() + random() - 1.5) * 0.6
      packing.load(failed[Math.min(failed.length - 1, Math.floor(chance * failed.length))]!)
      disruptLayout(packing, random)
    }
  }
}
