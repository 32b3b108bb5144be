import type { Search, SearchProgress } from './nestSearch.ts'

/** Relative step by which the roll is shortened, at the start and at the end. */
const [FIRST, LAST] = [0.0015, 0.00002]
const PATIENCE = { rounds: 50, strikes: 1, exchanges: true }

/**
 * Compression phase (Algorithm 13). Shrinks the best layout by steps that decay geometrically from 0.15 % to 0.002 % over the remaining
 * budget.
 */
export function* runCompression(search: Search): Generator<SearchProgress> {
  const begun = search.spent()
  while (!search.isOver()) {
    const part = Math.min(1, (search.spent() - begun) / Math.max(1e-9, 1 - begun))
    search.shorten(FIRST * (LAST / FIRST) ** part)
    if ((yield* search.separate(PATIENCE)) === 0) search.accept()
  }
}
