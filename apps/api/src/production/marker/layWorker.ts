import { setImmediate } from 'node:timers/promises'
import { getGarment, partOf } from '@kitwright/garment'
import { PieceTooWide, simplifyOutward, verifyLayout } from '@kitwright/nesting'
import { nestOutline, type Sheet } from '@kitwright/press'
import type { TellingWork, Waiting } from '../../workers/index.ts'
import { sheetsOf } from '../garment/sheetsOf.ts'
import type { Cut, LaidMarker, LaidSheet, MarkerToLay } from './job.ts'
import type { Laying } from '../packStore.ts'
import { layParts } from './parts.ts'

/** So far an outline may grow where that makes it simpler: less than a blade is wide. */
const SIMPLER_MM = 0.5

/** Its cloth hangs along the grain, as it is worn. */
const HANGING: ReadonlySet<string> = new Set(['body', 'shorts'])

function isMain({ model, piece }: Sheet, { document }: Cut): boolean {
  const garment = getGarment(document.garment)
  const { areas } = garment.models.find(({ id }) => id === model)!
  return areas.some(area => area.piece === piece && HANGING.has(partOf(garment, area.part).group))
}

function laid(sheet: Sheet, cut: Cut): LaidSheet {
  const { piece, page: box, lines, label } = sheet
  const { centre, rotationDeg, widthMm, heightMm } = label
  const outline = simplifyOutward(nestOutline(sheet), SIMPLER_MM)
  const own = { centre, rotationDeg, widthMm, heightMm }
  return { piece, box, cut: lines.cut, outline, isMain: isMain(sheet, cut), label: own }
}

/** Lines and labels lie where they do whoever wears it. */
async function sheetsOfCut(cut: Cut): Promise<LaidSheet[]> {
  const nobody = { player: null, label: { order: '', line: 1, garment: 1 }, madeAt: new Date(0) }
  return (await sheetsOf({ ...cut, ...nobody })).map(sheet => laid(sheet, cut))
}

/** Whose it is first, and which piece. */
function tooWide({ cuts, roll }: MarkerToLay, sheets: readonly LaidSheet[][], id: string): LaidMarker {
  const [cut, sheet] = id.split('.').map(Number) as [number, number]
  const { piece } = sheets[cut]![sheet]!
  return { problem: { id: 'piece-too-wide', values: { ...cuts[cut]!.who, piece, width: String(roll.widthMm) } } }
}

/** Between two times that it is told how far a search is. */
const TELL_MS = 500
/** Of the processor, for a longer search than usual: then what was found will do, of each part in its turn. */
const LONGEST_MS = 900_000

const usedMs = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

/** Tells now and then, and gives up its turn, so that it hears when what there is will do. */
function createStep({ tell }: Waiting<Laying>): (laying: Laying) => Promise<void> {
  let told = -Infinity
  return async laying => {
    await setImmediate()
    if (performance.now() - told < TELL_MS) return
    told = performance.now()
    tell(laying)
  }
}

export const work: TellingWork<MarkerToLay, LaidMarker, Laying> = async (input, waiting) => {
  const begunMs = usedMs()
  const isOver = (share: number): boolean => waiting.enough.aborted || usedMs() - begunMs > share * LONGEST_MS
  const sheets: LaidSheet[][] = []
  for (const cut of input.cuts) sheets.push(await sheetsOfCut(cut))
  const garments = input.garments.map((cut, garment) => ({ garment, cut, sheets: sheets[cut]! }))
  try {
    const how = { ...input.search, known: input.known, verify: verifyLayout, onStep: createStep(waiting) }
    // The usual search has its end, on every machine the same.
    const parts = await layParts(garments, input.roll, input.known ? { ...how, isOver } : how)
    return { sheets, parts }
  } catch (error) {
    if (error instanceof PieceTooWide) return tooWide(input, sheets, error.id)
    throw error
  }
}
