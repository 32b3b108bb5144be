import { findPiece, piecesOf, type Garment, type GarmentOptions, type Piece } from '@kitwright/garment'
import type { TextLayer } from '../schema/layers.ts'

const isCloth = ({ isRib, isTrim }: Piece): boolean => !isRib && !isTrim

/**
 * Returns the corresponding piece on the wearer's other side: the right sleeve for the left. Undefined for an undivided
 * front or back.
 */
export function twinOf(garment: Garment, options: GarmentOptions, pieceId: string): Piece | undefined {
  const own = findPiece(garment, options, pieceId)?.piece
  return piecesOf(garment, options)
    .map(({ piece }) => piece)
    .find(piece => isCloth(piece) && own && (piece.mirrorOf === own.id || own.mirrorOf === piece.id))
}

const OTHER_SIDE = { left: 'right', centre: 'centre', right: 'left' } as const

/** Returns a text's partner on the other side, mirrored but readable; null for a text on a piece without a twin. */
export function mirroredText(
  layer: TextLayer,
  { garment, options }: { garment: Garment; options: GarmentOptions },
  id: string,
): TextLayer | null {
  const own = findPiece(garment, options, layer.piece)?.piece
  const twin = twinOf(garment, options, layer.piece)
  if (!own || !twin) return null
  return {
    ...layer,
    id,
    piece: twin.id,
    xMm: twin.box[2] - (layer.xMm - own.box[0]),
    rotationDeg: layer.rotationDeg === 0 ? 0 : -layer.rotationDeg,
    align: OTHER_SIDE[layer.align],
    isLocked: false,
  }
}
