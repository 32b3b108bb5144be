import { boxAround, boxHeight, boxWidth, type Box, type Point } from '@kitwright/measure'
import type { Sheet } from '../sheet.ts'

/** The front, the back, and the other lettered pieces of a garment. */
export const PROOF_SIDES = ['front', 'back', 'rest'] as const
export type ProofSide = (typeof PROOF_SIDES)[number]

/** One piece in a picture. */
export interface PlacedSheet {
  readonly sheet: Sheet
  /** Position of its origin, mm from the picture's upper left. */
  readonly at: Point
}

/** Pieces of a garment beside each other, as printed and sewn. */
export interface ProofView {
  readonly side: ProofSide
  readonly widthMm: number
  readonly heightMm: number
  readonly sheets: readonly PlacedSheet[]
}

const GAP_MM = 24
const EDGE_MM = 4

function sideOf({ piece }: Sheet): ProofSide {
  if (/^front|Front/.test(piece)) return 'front'
  return /^back$|Back/.test(piece) ? 'back' : 'rest'
}

const isLettered = ({ artwork }: Sheet): boolean => artwork.instructions.some(({ kind }) => kind === 'layer')

/** The order as seen from in front of the wearer: the right side lies left on the front, right on the back. */
function inOrder(sheets: readonly Sheet[], side: ProofSide): Sheet[] {
  const rank = ({ piece }: Sheet): number => (piece.endsWith('R') ? -1 : piece.endsWith('L') ? 1 : 0)
  return sheets.toSorted((a, b) => (side === 'back' ? rank(b) - rank(a) : rank(a) - rank(b)))
}

const boxOf = ({ lines }: Sheet): Box => boxAround(lines.sew)

const widthOf = (row: readonly Sheet[]): number =>
  row.reduce((sum, sheet) => sum + boxWidth(boxOf(sheet)), GAP_MM * (row.length - 1))

/** Lays out rows, each centred. */
function layRows(side: ProofSide, rows: readonly (readonly Sheet[])[]): ProofView {
  const width = Math.max(...rows.map(widthOf))
  const sheets: PlacedSheet[] = []
  let top = EDGE_MM
  for (const row of rows) {
    let left = EDGE_MM + (width - widthOf(row)) / 2
    for (const sheet of row) {
      const box = boxOf(sheet)
      sheets.push({ sheet, at: { x: left - box[0], y: top - box[1] } })
      left += boxWidth(box) + GAP_MM
    }
    top += Math.max(...row.map(sheet => boxHeight(boxOf(sheet)))) + GAP_MM
  }
  return { side, widthMm: width + 2 * EDGE_MM, heightMm: top - GAP_MM + EDGE_MM, sheets }
}

/** Returns a row for each model: the jersey, and its shorts below it. */
function rowsOf(sheets: readonly Sheet[], side: ProofSide): Sheet[][] {
  const models = [...new Set(sheets.map(({ model }) => model))]
  return models.map(model =>
    inOrder(
      sheets.filter(sheet => sheet.model === model),
      side,
    ),
  )
}

/** Gives all views the size of the largest, so that a page that scales each to fit shows them at one scale. */
function onOneGround(views: readonly ProofView[]): ProofView[] {
  const widthMm = Math.max(...views.map(view => view.widthMm))
  const heightMm = Math.max(...views.map(view => view.heightMm))
  return views.map(view => {
    const aside = (widthMm - view.widthMm) / 2
    const sheets = view.sheets.map(({ sheet, at: { x, y } }) => ({ sheet, at: { x: x + aside, y } }))
    return { ...view, widthMm, heightMm, sheets }
  })
}

/**
 * Returns the views of a garment's sheets before printing: front and back at one scale, and other pieces that carry
 * letters or pictures.
 */
export function proofViews(sheets: readonly Sheet[]): ProofView[] {
  const of = (sides: readonly ProofSide[]): ProofView[] =>
    sides.flatMap(side => {
      const shown = sheets.filter(sheet => sideOf(sheet) === side && (side !== 'rest' || isLettered(sheet)))
      return shown.length === 0 ? [] : [layRows(side, rowsOf(shown, side))]
    })
  return [...onOneGround(of(['front', 'back'])), ...of(['rest'])]
}
