import { layInRows, type Rows, rowsOf } from './arrangeInRows.ts'
import type { Search, SearchProgress } from './nestSearch.ts'

/**
 * Densities of the roll at a start: the one tried first, the one at which it gives up, and the factor from each to the
 * next, looser one.
 */
interface DensitySchedule {
  readonly most: number
  readonly least: number
  readonly by: number
}
const ANYWHERE: DensitySchedule = { most: 0.72, least: 0.3, by: 0.93 }
const IN_ROWS: DensitySchedule = { most: 0.86, least: 0.76, by: 0.97 }

const SAMPLES = { far: 60, near: 0 }
const PATIENCE = { rounds: 60, strikes: 2, exchanges: false }

/**
 * Lays the pieces not in rows, largest first, each where it overlaps least. Returns false when the search must stop.
 */
function lay(search: Search, rows: Rows): boolean {
  const { packing, places, random } = search
  const placed = new Uint8Array(packing.count)
  packing.overlaps.forget()
  layInRows(packing, rows, random)
  for (const i of rows.flat()) placed[i] = 1
  for (const i of packing.bySize) {
    if (placed[i]) continue
    packing.surroundings.begin(i, placed)
    const { x, y, quarter } = places.find(i, SAMPLES, false)
    packing.x[i] = x
    packing.y[i] = y
    packing.quarter[i] = quarter
    placed[i] = 1
    if (search.isOver()) return false
  }
  return true
}

/** Tries rolls of decreasing density until the pieces can be separated. */
function* beginWith(search: Search, rows: Rows, { most, least, by }: DensitySchedule): Generator<SearchProgress> {
  const { packing } = search
  for (let density = most; density > least && !search.isOver(); density *= by) {
    packing.lengthMm = Math.max(packing.totalArea / (packing.widthMm * density), search.leastMm)
    if (packing.lengthMm >= search.current.lengthMm || !lay(search, rows)) return
    if ((yield* search.separate(PATIENCE)) === 0) return search.accept()
  }
}

/** Constructs an initial layout, better than boxes on shelves. */
export function* constructInitialLayout(search: Search): Generator<SearchProgress> {
  const rows = rowsOf(search.packing)
  if (rows) yield* beginWith(search, rows, IN_ROWS)
  yield* beginWith(search, [], ANYWHERE)
}
