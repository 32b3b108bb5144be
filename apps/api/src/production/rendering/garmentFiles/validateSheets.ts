import type { Coverage } from '@kitwright/library'
import type { Sheet } from '@kitwright/press'
import type { GarmentToMake } from './job.ts'
import { checkLetters, checkRoster, checkWidths } from './checkRoster.ts'
import { sheetsOf } from './garmentSheets.ts'
import { readFonts } from './drawingSources.ts'

/** The parts of a garment that are validated before drawing: everything except its pictures. */
export type GarmentWithoutPictures = Omit<GarmentToMake, 'images'>

export interface ReadSheets {
  readonly sheets: Sheet[]
  readonly coverage: Coverage
}

/** Returns the sheets of a garment, unchecked. Throws a `PackError` if a font is missing. */
export async function readSheets(garment: GarmentWithoutPictures): Promise<ReadSheets> {
  const coverage = await readFonts(garment)
  return { sheets: await sheetsOf(garment), coverage }
}

/** Throws a `PackError` unless the sheets show what was ordered, in letters that the fonts have, on their pieces. */
export function checkSheets({ sheets, coverage }: ReadSheets, garment: GarmentWithoutPictures): void {
  checkRoster(sheets, garment)
  checkLetters(sheets, coverage, garment)
  checkWidths(garment)
}

/** The sheets of a garment, checked by {@link checkSheets}. */
export async function validatedSheets(garment: GarmentWithoutPictures): Promise<ReadSheets> {
  const read = await readSheets(garment)
  checkSheets(read, garment)
  return read
}
