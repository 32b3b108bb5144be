import { begin } from './begin.ts'
import { explore } from './explore.ts'
import { layAs, layoutOf } from './layout.ts'
import { type Nesting, Search, type Step } from './search.ts'
import { layOnShelves } from './shelves.ts'
import { squeeze } from './squeeze.ts'
import { toTheEnd } from './toTheEnd.ts'
import type { Layout, Piece, Roll } from './types.ts'

/** Parts of the budget: until then a search that stands still begins anew; from then on the best is pressed together. */
const [BEGINNING, EXPLORING] = [0.4, 0.8]

/**
 * Lays pieces on a roll, as short as it can within its budget. Pieces may overlap meanwhile: whichever does goes where it overlaps least,
 * and what overlaps for long weighs more (idea: guided cuckoo search and its successors, arXiv 2509.13329). Throws `PieceTooWide`.
 */
export const nest = (pieces: readonly Piece[], roll: Roll, nesting: Nesting): Layout =>
  toTheEnd(nestInSteps(pieces, roll, nesting))

/** As `nest`, a round at a time, for who has something else to do between two. */
export function nestInSteps(pieces: readonly Piece[], roll: Roll, nesting: Nesting): Generator<Step, Layout> {
  return run(new Search(pieces, roll, nesting), roll, nesting)
}

/** Where it stands still is chance: another beginning may come further. Then it goes on from the best. */
function* exploreAll(search: Search, { gapMm }: Roll): Generator<Step> {
  const { packing } = search
  const isOver = (isStill: boolean): boolean =>
    search.spent() >= EXPLORING || (isStill && (search.spent() < BEGINNING || search.current !== search.best))
  yield* explore(search, isOver)
  while (!search.isOver() && search.spent() < EXPLORING) {
    if (search.spent() < BEGINNING) {
      layOnShelves(packing, gapMm)
      search.goOnFrom(packing.save(0))
      yield* begin(search)
    } else search.goOnFrom(search.best)
    yield* explore(search, isOver)
  }
  search.goOnFrom(search.best)
}

function* run(search: Search, roll: Roll, { from }: Nesting): Generator<Step, Layout> {
  const { packing } = search
  if (packing.count === 0) return { lengthMm: 0, placements: [] }
  if (from) layAs(packing, from)
  else layOnShelves(packing, roll.gapMm)
  search.accept()
  yield* search.makeReady()
  if (!from) yield* begin(search)
  yield* exploreAll(search, roll)
  yield* squeeze(search)
  return layoutOf(packing, search.best)
}
