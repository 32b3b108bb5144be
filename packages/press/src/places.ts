/** A garment of an order: its line, and which garment of that line, both from 1. */
export interface Place {
  readonly line: number
  readonly garment: number
}

/** Returns runs of consecutive garments in one line: `2.3-5`, or `2.3` for a single one. */
function runsOf(places: readonly Place[]): string[] {
  const runs: { line: number; from: number; to: number }[] = []
  for (const { line, garment } of places) {
    const last = runs.at(-1)
    if (last?.line === line && last.to + 1 === garment) last.to = garment
    else runs.push({ line, from: garment, to: garment })
  }
  return runs.map(({ line, from, to }) => (from === to ? `${line}.${from}` : `${line}.${from}-${to}`))
}

/** Lists every garment by its place, in the given order: `1.1-12, 4.1`. */
export const placesText = (places: readonly Place[]): string => runsOf(places).join(', ')

const MOST_RUNS = 3

/** Lists garments for a label, which fits only a few runs: the count beside it gives their number. */
export function placesOnLabel(places: readonly Place[]): string {
  const runs = runsOf(places)
  return runs.length <= MOST_RUNS ? runs.join(', ') : `${runs[0]!} … ${runs.at(-1)!}`
}
