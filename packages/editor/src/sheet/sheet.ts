import { findPiece, piecesOf, type Garment, type GarmentOptions, type Piece } from '@kitwright/garment'
import { boxContains, boxHeight, boxWidth, polygonContains, unionBox, type Box, type Point } from '@kitwright/measure'
import type { Place } from '../geometry/types.ts'

/** A piece laid out flat: `at` is its box's top left on the sheet, mm. */
export interface LaidPiece {
  readonly piece: Piece
  readonly at: Point
}
/** All pieces of a garment side by side, mm. */
export interface Sheet {
  readonly width: number
  readonly height: number
  readonly pieces: readonly LaidPiece[]
}

const GAP = 44
/** What a row may take at least. */
const ROW = 1100

/**
 * Lays pieces in rows, in the garment's order; ribs carry no layers and come last. Trims are modelled, not cut: they are left out.
 * With `beside`, the same garment in another size, each piece has room for both, laid on each other at their origin.
 */
export function sheetOf(garment: Garment, options: GarmentOptions, beside: Garment | null = null): Sheet {
  const all = piecesOf(garment, options).flatMap(({ piece }) => (piece.isTrim ? [] : [piece]))
  const roomOf = ({ id, box }: Piece): Box => {
    const other = beside && findPiece(beside, options, id)?.piece
    return other ? unionBox(box, other.box) : box
  }
  const ordered = [...all.filter(piece => !piece.isRib), ...all.filter(piece => piece.isRib)]
  // The two bodies always lie side by side.
  const row = Math.max(ROW, 2 * Math.max(...all.map(piece => boxWidth(roomOf(piece)))) + GAP)
  const pieces: LaidPiece[] = []
  let [x, y, rowHeight, width] = [GAP, GAP, 0, 0]
  for (const piece of ordered) {
    const room = roomOf(piece)
    if (x > GAP && x + boxWidth(room) > row + GAP) {
      x = GAP
      y += rowHeight + GAP
      rowHeight = 0
    }
    pieces.push({ piece, at: { x: x + (piece.box[0] - room[0]), y: y + (piece.box[1] - room[1]) } })
    x += boxWidth(room) + GAP
    width = Math.max(width, x)
    rowHeight = Math.max(rowHeight, boxHeight(room))
  }
  return { width, height: y + rowHeight + GAP, pieces }
}

/** A point of a piece on the sheet. */
export const onSheet = ({ piece, at }: LaidPiece, point: Point): Point => ({
  x: at.x + point.x - piece.box[0],
  y: at.y + point.y - piece.box[1],
})

/** A point of the sheet on a given piece, inside it or not. */
export const onPiece = ({ piece, at }: LaidPiece, point: Point): Point => ({
  x: point.x - at.x + piece.box[0],
  y: point.y - at.y + piece.box[1],
})

/** The piece under a point of the sheet. */
export function placeOnSheet(sheet: Sheet, point: Point): Place | null {
  for (const laid of sheet.pieces) {
    const at = onPiece(laid, point)
    if (boxContains(laid.piece.box, at) && polygonContains(laid.piece.outline, at)) return { piece: laid.piece.id, at }
  }
  return null
}
