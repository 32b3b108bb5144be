import type { Coverage } from '@kitwright/library'
import type { Sheet } from '@kitwright/press'
import type { GarmentToMake } from './job.ts'
import { checkLetters, checkRoster, checkWidths } from './roster.ts'
import { sheetsOf } from './sheetsOf.ts'
import { readFonts } from './sources.ts'

/** What of a garment is looked at before any of it is drawn: all but its pictures. */
export type Sheeted = Omit<GarmentToMake, 'images'>

/** The sheets of a garment, which say what was ordered, in letters that there are, on their pieces. Throws a `PackError` where they do not. */
export async function soundSheets(
  garment: Sheeted,
): Promise<{ readonly sheets: Sheet[]; readonly coverage: Coverage }> {
  const coverage = await readFonts(garment)
  const sheets = await sheetsOf(garment)
  checkRoster(sheets, garment)
  checkLetters(sheets, coverage, garment)
  checkWidths(garment)
  return { sheets, coverage }
}
