import { partStyleOf, type DesignDocument } from '@kitwright/design'
import { areasOfPiece, findPiece, type Garment, type Piece } from '@kitwright/garment'
import { drawPiece } from '../drawing/drawPiece.ts'
import { rasterise } from '../drawing/rasterise.ts'
import type { Context2d, Sources, Surface } from '../surface/types.ts'
import type { Point } from '@kitwright/measure'
import type { PiecePicture } from './warpPatch.ts'

export type Side = 'front' | 'back'

/** The input from which the parts of a flat are drawn. */
export interface Board {
  readonly document: DesignDocument
  readonly garment: Garment
  readonly side: Side
  readonly pxPerMm: number
  readonly surface: Surface
  readonly sources: Sources
}

/** A shape of the flat in millimetres of the board (the body piece's own), with its paint function. */
export interface FlatShape {
  readonly outline: readonly Point[]
  /** The colour under the shape, which gives its soft rim no foreign fringe. */
  readonly tint: string
  readonly paint: (context: Context2d) => void
}

export const pieceOf = (board: Board, id: string): Piece | null =>
  findPiece(board.garment, board.document.options, id)?.piece ?? null

/** Returns a piece's whole picture with bleed at the board's resolution. */
export function pictureOf(board: Board, piece: Piece): PiecePicture {
  const drawing = drawPiece(board.document, board.garment, piece.id)
  return { canvas: rasterise(drawing, { ...board, withClip: false }), box: piece.box }
}

/** Returns a piece's main colour. */
export function tintOf(board: Board, piece: Piece): string {
  const [area] = areasOfPiece(board.garment, board.document.options, piece.id)
  if (!area) return board.document.fabric.colour
  const { fill } = partStyleOf(board.document, area.part)
  return (fill.kind === 'solid' ? fill.colour : fill.stops[0].colour).slice(0, 7)
}
