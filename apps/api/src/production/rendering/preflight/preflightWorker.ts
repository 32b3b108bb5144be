import { findingsOf, type PrintedAs } from '@kitwright/press'
import type { JobHandler } from '../../../workers/index.ts'
import { checkSheets, readSheets, type GarmentWithoutPictures } from '../garmentFiles/validateSheets.ts'
import { findTooWide, sheetsOfCut, tooWide } from '../marker/sheetOutlines.ts'
import { PackError, type Problem } from '../../garments/packError.ts'
import type { OrderPreview, OrderToLookAt, PieceFindings } from './job.ts'

interface GarmentPreview {
  readonly pieces: readonly PieceFindings[]
  readonly problem?: Problem
}

/** Drawings are printed as shapes, or with as many pixels as their printed size needs. */
const AS_SHAPES: PrintedAs = { isShapes: true, widthPx: Infinity, heightPx: Infinity }

async function previewGarment(garment: GarmentWithoutPictures, drawings: ReadonlySet<string>): Promise<GarmentPreview> {
  let pieces: readonly PieceFindings[] = []
  try {
    const read = await readSheets(garment)
    pieces = read.sheets.map(({ piece, artwork, label }) => ({
      piece,
      isLabelBeside: label.form === 'beside',
      findings: findingsOf(artwork, ({ id }) => (drawings.has(id) ? AS_SHAPES : undefined)),
    }))
    checkSheets(read, garment)
    return { pieces }
  } catch (error) {
    if (error instanceof PackError) return { pieces, problem: error.problem }
    throw error
  }
}

export const work: JobHandler<OrderToLookAt, OrderPreview> = async ({ garments, fonts, rolls, drawings }) => {
  const problems: Problem[] = []
  const pieces: (readonly PieceFindings[])[] = []
  const asDrawings = new Set(drawings)
  for (const garment of garments) {
    const preview = await previewGarment({ ...garment, fonts }, asDrawings)
    pieces.push(preview.pieces)
    if (preview.problem) problems.push(preview.problem)
  }
  for (const { roll, cuts } of rolls)
    for (const cut of cuts) {
      const sheet = findTooWide(await sheetsOfCut(cut), roll)
      if (sheet) problems.push(tooWide(cut, sheet, roll))
    }
  return { problems, pieces }
}
