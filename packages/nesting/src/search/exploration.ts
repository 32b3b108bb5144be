import { disruptLayout } from './disruptLayout.ts'
import type { PackingSnapshot } from '../packing/packing.ts'
import { rowsOf } from './arrangeInRows.ts'
import type { Search, SearchProgress } from './nestSearch.ts'

/** Relative step by which the roll is shortened: before the search proves hard, and after. */
const [LARGE_STEP, SMALL_STEP] = [0.02, 0.002]
/** Maximum number of failed layouts in the pool. */
const MAX_FAILED = 12
/** Consecutive failures per piece after which the search counts as stalled. */
const STILL = 5
const PATIENCE = { rounds: 100, strikes: 3 }
/**
 * Fewer pieces, unless laid in rows, find their order without swaps. They swap only after as many failed layouts in a
 * row.
 */
const MANY = 40

/**
 * Exploration phase: shortens the roll after each success; after a failure, disrupts one of the failed layouts. Ends
 * when the budget is spent or `isOver` returns true. Its argument says whether the search has stalled.
 */
export function* runExploration(search: Search, isOver: (isStill: boolean) => boolean): Generator<SearchProgress> {
  const { packing, random } = search
  let step = LARGE_STEP
  let failed: PackingSnapshot[] = []
  let failures = 0
  // While there is free space, pieces separate sooner without swaps.
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
      // Prefers the better layouts.
      const chance = Math.abs(random() + random() + random() - 1.5) * 0.6
      packing.load(failed[Math.min(failed.length - 1, Math.floor(chance * failed.length))]!)
      disruptLayout(packing, random)
    }
  }
}
