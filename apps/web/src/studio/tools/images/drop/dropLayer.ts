import type { AssetRef, ImageLayer, ImageRole } from '@kitwright/design'
import { findPiece } from '@kitwright/garment'
import { keptOn } from '../../../gesture/gesture.ts'
import type { Place } from '../../../gesture/types.ts'
import { imageLayerFor } from '../../../layers.ts'
import { documentOf } from '../../../store/selectors.ts'
import type { StudioState } from '../../../store/types.ts'

export interface DroppedPicture {
  readonly asset: AssetRef
  readonly role: ImageRole
  readonly name: string
}

/** Several pictures let go at once lie a little apart. */
const APART_MM = 15

/** The layer that a dropped picture becomes: where it was let go; where nothing can be printed, where its role belongs. */
export function droppedLayer(
  state: StudioState,
  { asset, role, name }: DroppedPicture,
  place: Place | null,
  nth = 0,
): ImageLayer {
  const document = documentOf(state)
  const layer = {
    ...imageLayerFor(state.garment, document, role, asset),
    name: name.trim().slice(0, 60) || null,
  } as ImageLayer
  const piece = place && findPiece(state.garment, document.options, place.piece)?.piece
  if (!place || !piece || piece.isRib || piece.isTrim) return layer
  const { x, y } = keptOn(piece.box, { x: place.at.x + nth * APART_MM, y: place.at.y + nth * APART_MM })
  return { ...layer, piece: place.piece, xMm: x, yMm: y }
}
