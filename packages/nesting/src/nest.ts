import { constructInitialLayout } from './search/constructLayout.ts'
import { runExploration } from './search/exploration.ts'
import { loadLayout, layoutOf } from './packing/convertLayout.ts'
import { type NestOptions, Search, type SearchProgress } from './search/nestSearch.ts'
import { buildShelfLayout } from './search/shelfLayout.ts'
import { runCompression } from './search/compression.ts'
import { runToCompletion } from './search/runToCompletion.ts'
import type { Layout, Piece, Roll } from './geometry/types.ts'

/**
 * Shares of the budget: before the first a search that stalls restarts; after the second the best layout is compressed.
 */
const [BEGINNING, EXPLORING] = [0.4, 0.8]

/**
 * Nests pieces on a roll of fixed width and minimises the length used (strip packing after sparrow, arXiv 2509.13329, Algorithm 11).
 * Quarter turns only. Throws `PieceTooWideError`.
 */
export const nest = (pieces: readonly Piece[], roll: Roll, nesting: NestOptions): Layout =>
  runToCompletion(nestInSteps(pieces, roll, nesting))

/** Runs `nest` a round at a time, for callers that have other work between two rounds. */
export function nestInSteps(
  pieces: readonly Piece[],
  roll: Roll,
  nesting: NestOptions,
): Generator<SearchProgress, Layout> {
  return run(new Search(pieces, roll, nesting), roll, nesting)
}

/**
 * Explores from several starts: a stall is due to chance, and another start may get further. Then continues from the
 * best.
 */
function* exploreAll(search: Search, { gapMm }: Roll): Generator<SearchProgress> {
  const { packing } = search
  const isOver = (isStill: boolean): boolean =>
    search.spent() >= EXPLORING || (isStill && (search.spent() < BEGINNING || search.current !== search.best))
  yield* runExploration(search, isOver)
  while (!search.isOver() && search.spent() < EXPLORING) {
    if (search.spent() < BEGINNING) {
      buildShelfLayout(packing, gapMm)
      search.goOnFrom(packing.save(0))
      yield* constructInitialLayout(search)
    } else search.goOnFrom(search.best)
    yield* runExploration(search, isOver)
  }
  search.goOnFrom(search.best)
}

function* run(search: Search, roll: Roll, { from }: NestOptions): Generator<SearchProgress, Layout> {
  const { packing } = search
  if (packing.count === 0) return { lengthMm: 0, placements: [] }
  if (from) loadLayout(packing, from)
  else buildShelfLayout(packing, roll.gapMm)
  search.accept()
  yield* search.makeReady()
  if (!from) yield* constructInitialLayout(search)
  yield* exploreAll(search, roll)
  yield* runCompression(search)
  return layoutOf(packing, search.best)
}
