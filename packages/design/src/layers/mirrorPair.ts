import { findPiece, type Garment, type GarmentOptions, type Piece } from '@kitwright/garment'
import type { TextLayer } from '../schema/layers.ts'
import { twinOf } from './layerPlacement.ts'

const isCloth = ({ isRib, isTrim }: Piece): boolean => !isRib && !isTrim

const OTHER_SIDE = { left: 'right', centre: 'centre', right: 'left' } as const

/** Returns a text's partner on the other side, mirrored but readable; null for a text on a piece without a twin of cloth. */
export function mirroredText(
  layer: TextLayer,
  { garment, options }: { garment: Garment; options: GarmentOptions },
  id: string,
): TextLayer | null {
  const own = findPiece(garment, options, layer.piece)?.piece
  const twin = own && twinOf(own, { garment, options })
  if (!own || !twin || !isCloth(twin)) return null
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
