import type { AssetRef, ImageLayer, ImageRole } from '@kitwright/design'
import { findPiece } from '@kitwright/garment'
import { imageLayerFor, clampToBox, wornOf, type Place } from '@kitwright/editor'

export interface DroppedPicture {
  readonly asset: AssetRef
  readonly role: ImageRole
  readonly name: string
}

/** Several pictures let go at once lie a little apart. */
const APART_MM = 15

/** The layer that a dropped picture becomes: where it was let go; where nothing can be printed, where its role belongs. */
export function droppedLayer(
  editor: Parameters<typeof imageLayerFor>[0],
  { asset, role, name }: DroppedPicture,
  place: Place | null,
  nth = 0,
): ImageLayer {
  const { garment, options } = wornOf(editor.getState())
  const layer = {
    ...imageLayerFor(editor, role, asset),
    name: name.trim().slice(0, 60) || null,
  } as ImageLayer
  const piece = place && findPiece(garment, options, place.piece)?.piece
  if (!place || !piece || piece.isRib || piece.isTrim) return layer
  const { x, y } = clampToBox(piece.box, { x: place.at.x + nth * APART_MM, y: place.at.y + nth * APART_MM })
  return { ...layer, piece: place.piece, xMm: x, yMm: y }
}
