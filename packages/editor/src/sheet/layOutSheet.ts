import { findPiece, piecesOf, type Garment, type GarmentOptions, type Piece } from '@kitwright/garment'
import { boxContains, boxHeight, boxWidth, polygonContains, unionBox, type Box, type Point } from '@kitwright/measure'
import type { PiecePoint } from '../geometry/types.ts'

/** A piece on the flat sheet: `at` is the top left of its box on the sheet, mm. */
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

/** The gap between pieces. */
const GAP = 44
/** Gap where two sizes are labelled. */
const GAP_OF_TWO = 90
/**
 * The space above every row for names. They are as large on a phone, or beside the garment, where pieces appear small.
 */
const ROOM_FOR_NAMES = 64
/** Least extent of a row. */
const ROW = 1100

export interface SheetOptions {
  /** The same garment in another size: each piece has space for both, overlaid at their origin. */
  readonly beside?: Garment | null
  /**
   * The aspect ratio (width to height) of the window that shows the whole sheet; row lengths are chosen to make it as
   * large as possible.
   */
  readonly aspect?: number
}

interface Room {
  readonly piece: Piece
  readonly room: Box
}

/** The gaps between pieces, mm. */
interface Gaps {
  readonly across: number
  readonly above: number
}

function layRows(rooms: readonly Room[], rowMm: number, { across: gap, above }: Gaps): Sheet {
  const pieces: LaidPiece[] = []
  let [x, y, rowHeight, width] = [gap, above, 0, 0]
  for (const { piece, room } of rooms) {
    if (x > gap && x + boxWidth(room) > rowMm + gap) {
      x = gap
      y += rowHeight + above
      rowHeight = 0
    }
    pieces.push({ piece, at: { x: x + (piece.box[0] - room[0]), y: y + (piece.box[1] - room[1]) } })
    x += boxWidth(room) + gap
    width = Math.max(width, x)
    rowHeight = Math.max(rowHeight, boxHeight(room))
  }
  return { width, height: y + rowHeight + gap, pieces }
}

/** Returns every length at which a row of these pieces may end. */
const rowEnds = (rooms: readonly Room[], minMm: number, gap: number): number[] =>
  rooms.flatMap((_, from) =>
    rooms.slice(from).map((__, count) => {
      const row = rooms.slice(from, from + count + 1)
      return Math.max(
        minMm,
        row.reduce((sum, { room }) => sum + boxWidth(room) + gap, -gap),
      )
    }),
  )

/**
 * Lays pieces out in rows, in the garment's order; ribs carry no layers and come last. Trims are modelled, not cut, and
 * are omitted.
 */
export function sheetOf(garment: Garment, options: GarmentOptions, { beside, aspect }: SheetOptions = {}): Sheet {
  const all = piecesOf(garment, options).flatMap(({ piece }) => (piece.isTrim ? [] : [piece]))
  const rooms = [...all.filter(piece => !piece.isRib), ...all.filter(piece => piece.isRib)].map((piece): Room => {
    const other = beside && findPiece(beside, options, piece.id)?.piece
    return { piece, room: other ? unionBox(piece.box, other.box) : piece.box }
  })
  const gap = beside ? GAP_OF_TWO : GAP
  const gaps = { across: gap, above: Math.max(gap, ROOM_FOR_NAMES) }
  // The two body pieces are always side by side.
  const least = 2 * Math.max(...rooms.map(({ room }) => boxWidth(room))) + gap
  if (aspect === undefined) return layRows(rooms, Math.max(ROW, least), gaps)
  const sheets = [...new Set(rowEnds(rooms, least, gap))].map(row => layRows(rooms, row, gaps))
  const scaleOf = ({ width, height }: Sheet): number => Math.min(aspect / width, 1 / height)
  return sheets.reduce((best, sheet) => (scaleOf(sheet) > scaleOf(best) ? sheet : best))
}

/** Maps a point of a piece to the sheet. */
export const onSheet = ({ piece, at }: LaidPiece, point: Point): Point => ({
  x: at.x + point.x - piece.box[0],
  y: at.y + point.y - piece.box[1],
})

/** Maps a point of the sheet to a given piece, inside it or not. */
export const onPiece = ({ piece, at }: LaidPiece, point: Point): Point => ({
  x: point.x - at.x + piece.box[0],
  y: point.y - at.y + piece.box[1],
})

/** Returns the piece and point under a point of the sheet. */
export function placeOnSheet(sheet: Sheet, point: Point): PiecePoint | null {
  for (const laid of sheet.pieces) {
    const at = onPiece(laid, point)
    if (boxContains(laid.piece.box, at) && polygonContains(laid.piece.outline, at)) return { piece: laid.piece.id, at }
  }
  return null
}
