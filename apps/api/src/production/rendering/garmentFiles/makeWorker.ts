import { findingsOf, placesText, withResolutionNote, timesMark } from '@kitwright/press'
import { profilesFor, writePdf } from '@kitwright/press/node'
import type { TellingWork } from '../../../workers/index.ts'
import { PackError } from '../../garments/packError.ts'
import type { GarmentToMake, GarmentResult, PiecesDone } from './job.ts'
import { validatedSheets } from './validateSheets.ts'
import { sourcesToPrint } from './sourcesToPrint.ts'

async function make(garment: GarmentToMake, onSheet: (done: PiecesDone) => void): Promise<GarmentResult> {
  const { label, madeAt, settings } = garment
  const { sheets } = await validatedSheets(garment)
  const { sources, encoded, printedAs, letGo } = await sourcesToPrint(garment, sheets)
  const places = placesText(label.alike ?? [label])
  const title = [label.order, places, timesMark(label.alike?.length)].filter(Boolean).join(' ')
  const profiles = await profilesFor(garment.output ?? null)
  const { intent, inks } = settings
  // Runs only after the pictures are read: a former SVG has as many pixels as it is drawn with.
  const told = sheets.map(sheet => ({ sheet, findings: findingsOf(sheet.artwork, printedAs) }))
  const labelled = told.map(({ sheet, findings }) => ({ ...sheet, label: withResolutionNote(sheet.label, findings) }))
  const pdf = await writePdf({
    sheets: labelled,
    sources,
    encoded,
    profiles,
    intent,
    inks,
    title,
    madeAt,
    onSheet,
    onDrawn: letGo,
  })
  const pieces = told.map(({ sheet: { piece, label }, findings }) => ({ piece, code: label.code, findings }))
  return { pdf, pieces }
}

export const work: TellingWork<GarmentToMake, GarmentResult, PiecesDone> = async (garment, { tell }) =>
  make(garment, tell).catch((error: unknown) => {
    if (error instanceof PackError) return { problem: error.problem }
    throw error
  })
