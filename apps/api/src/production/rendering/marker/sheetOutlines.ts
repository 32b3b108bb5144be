import { getGarment, partInfo } from '@kitwright/garment'
import { fitsRoll, type Roll, simplifyOutward, type Turn } from '@kitwright/nesting'
import { nestOutline, type Sheet } from '@kitwright/press'
import { sheetsOf } from '../garmentFiles/garmentSheets.ts'
import type { Problem } from '../../garments/packError.ts'
import type { CutVariant, SheetOutline, MarkerRoll } from './job.ts'

/** The distance by which an outline may grow to become simpler: less than the width of a blade. */
const SIMPLER_MM = 0.5

/** Parts whose fabric hangs along the grain when worn. */
const HANGING: ReadonlySet<string> = new Set(['body', 'shorts'])

function isMain({ model, piece }: Sheet, { document }: CutVariant): boolean {
  const garment = getGarment(document.garment)
  const { areas } = garment.models.find(({ id }) => id === model)!
  return areas.some(area => area.piece === piece && HANGING.has(partInfo(garment, area.part).group))
}

function laid(sheet: Sheet, cut: CutVariant): SheetOutline {
  const { piece, page: box, lines, label } = sheet
  const { form, centre, rotationDeg, widthMm, heightMm } = label
  const outline = simplifyOutward(nestOutline(sheet), SIMPLER_MM)
  const own = { form, centre, rotationDeg, widthMm, heightMm }
  return { piece, box, cut: lines.cut, outline, isMain: isMain(sheet, cut), label: own }
}

/** Returns the sheets of a cut as they lie on a roll. Lines and labels have the same position for every player. */
export async function sheetsOfCut(cut: CutVariant): Promise<SheetOutline[]> {
  const nobody = { player: null, label: { order: '', line: 1, garment: 1 }, madeAt: new Date(0) }
  return (await sheetsOf({ ...cut, ...nobody })).map(sheet => laid(sheet, cut))
}

/** A piece is drawn with its grain upright, and the roll runs along x. */
const [ONE_WAY, ALONG, EITHER] = [[90], [90, 270], [0, 90, 180, 270]] as const

/** Returns the rotations allowed for a roll's pieces. */
export const turnsOf = ({ lie }: MarkerRoll, { isMain: hangs = true }: Pick<SheetOutline, 'isMain'>): readonly Turn[] =>
  lie === 'one_way' ? ONE_WAY : lie === 'across' && !hangs ? EITHER : ALONG

/** Returns the usable area of a roll, without its edges. */
export const withinOf = ({ widthMm, edgeMm, gapMm }: MarkerRoll): Roll => ({ widthMm: widthMm - 2 * edgeMm, gapMm })

/** Returns the first piece of a cut that is wider than the roll in every allowed rotation; undefined if all fit. */
export const findTooWide = (sheets: readonly SheetOutline[], roll: MarkerRoll): SheetOutline | undefined =>
  sheets.find(sheet => !fitsRoll({ outline: sheet.outline, turns: turnsOf(roll, sheet) }, withinOf(roll)))

/** Names the garment's owner first, then the piece. */
export const tooWide = ({ who }: CutVariant, { piece }: SheetOutline, { widthMm }: MarkerRoll): Problem => ({
  id: 'piece-too-wide',
  values: { ...who, piece, width: String(widthMm) },
})
