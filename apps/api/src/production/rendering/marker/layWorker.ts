import { setImmediate } from 'node:timers/promises'
import { PieceTooWideError, verifyLayout } from '@kitwright/nesting'
import type { TellingWork, JobListener } from '../../../workers/index.ts'
import { sheetsOfCut, tooWide } from './sheetOutlines.ts'
import type { MarkerResult, SheetOutline, MarkerToLay, NestingProgress } from './job.ts'
import type { Problem } from '../../garments/packError.ts'
import { layParts } from './layParts.ts'

/** Interval between two progress reports of a search. */
const TELL_MS = 500
/**
 * The limit of processor time for a search longer than usual, shared among the parts. Beyond it, a part keeps the
 * layout found so far.
 */
const LONGEST_MS = 900_000

const usedMs = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

/** Reports progress at intervals and yields, so that the signal to stop arrives. */
function createStep({ tell }: JobListener<NestingProgress>): (laying: NestingProgress) => Promise<void> {
  let told = -Infinity
  return async laying => {
    await setImmediate()
    if (performance.now() - told < TELL_MS) return
    told = performance.now()
    tell(laying)
  }
}

/** Returns the problem with the piece that `layPart` identifies by this name. */
function problemOf({ id }: PieceTooWideError, { cuts, roll }: MarkerToLay, sheets: readonly SheetOutline[][]): Problem {
  const [cut, sheet] = id.split('.').map(Number) as [number, number]
  return tooWide(cuts[cut]!, sheets[cut]![sheet]!, roll)
}

export const work: TellingWork<MarkerToLay, MarkerResult, NestingProgress> = async (input, waiting) => {
  const begunMs = usedMs()
  const isOver = (share: number): boolean => waiting.enough.aborted || usedMs() - begunMs > share * LONGEST_MS
  const sheets: SheetOutline[][] = []
  for (const cut of input.cuts) sheets.push(await sheetsOfCut(cut))
  const garments = input.garments.map((cut, garment) => ({ garment, cut, sheets: sheets[cut]! }))
  try {
    const how = { ...input.search, known: input.known, verify: verifyLayout, onStep: createStep(waiting) }
    // The usual search has a fixed end, the same on every machine.
    const parts = await layParts(garments, input.roll, input.known ? { ...how, isOver } : how)
    return { sheets, parts }
  } catch (error) {
    if (error instanceof PieceTooWideError) return { problem: problemOf(error, input, sheets) }
    throw error
  }
}
