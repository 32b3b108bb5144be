import type { Piece } from '@kitwright/garment'
import { piecesOf } from '@kitwright/garment'
import { boxHeight, boxWidth, type Point } from '@kitwright/measure'
import { asDrawable, addPolygonsToPath } from '../surface/canvasTools.ts'
import { pictureOf, tintOf, type Board, type FlatShape } from './flatContext.ts'
import { shadeCloth } from './shadeFlat.ts'

const GAP_MM = 24

function laidShape(board: Board, piece: Piece, left: number): FlatShape {
  const by = { x: left - piece.box[0], y: -piece.box[1] }
  const outline = piece.outline.map(({ x, y }): Point => ({ x: x + by.x, y: y + by.y }))
  return {
    outline,
    tint: tintOf(board, piece),
    paint(context) {
      const { canvas, box } = pictureOf(board, piece)
      context.save()
      addPolygonsToPath(context, [outline])
      context.clip()
      context.drawImage(asDrawable(canvas), left, 0, boxWidth(box), boxHeight(box))
      context.restore()
      shadeCloth(context, outline, [])
    },
  }
}

/** Lays the pieces of one side beside each other, as cut, for a garment without its own drawing. */
export function piecesFlat(board: Board): FlatShape[] {
  const cloth = piecesOf(board.garment, board.document.options)
    .map(({ piece }) => piece)
    .filter(piece => !piece.isRib && !piece.isTrim)
  const ofSide = cloth.filter(({ id }) => id.toLowerCase().includes(board.side))
  let left = 0
  return (ofSide.length > 0 ? ofSide : cloth.slice(0, 1)).map(piece => {
    const shape = laidShape(board, piece, left)
    left += boxWidth(piece.box) + GAP_MM
    return shape
  })
}
