import { getGarment, partOf } from '@kitwright/garment'
import { PieceTooWide, simplifyOutward, verifyLayout } from '@kitwright/nesting'
import { nestOutline, type Sheet } from '@kitwright/press'
import type { Work } from '../../workers/index.ts'
import { sheetsOf } from '../garment/sheetsOf.ts'
import type { Cut, LaidMarker, LaidSheet, MarkerToLay } from './job.ts'
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

export const work: Work<MarkerToLay, LaidMarker> = async input => {
  const sheets: LaidSheet[][] = []
  for (const cut of input.cuts) sheets.push(await sheetsOfCut(cut))
  const garments = input.garments.map((cut, garment) => ({ garment, cut, sheets: sheets[cut]! }))
  try {
    return { sheets, parts: layParts(garments, input.roll, verifyLayout) }
  } catch (error) {
    if (error instanceof PieceTooWide) return tooWide(input, sheets, error.id)
    throw error
  }
}
