import { createImageLayer, zoneForRole, type AssetRef, type ImageLayer, type ImageRole } from '@kitwright/design'
import { findPiece } from '@kitwright/garment'
import { imageLayerFor, clampToBox, garmentWithOptions, type PiecePoint } from '@kitwright/editor'

export interface DroppedPicture {
  readonly asset: AssetRef
  readonly role: ImageRole
  readonly name: string
}

/** The distance in mm between pictures dropped together. */
const APART_MM = 15

/**
 * Returns the layer for a dropped picture: at the drop point or, where nothing can be printed, at the usual place of
 * its role.
 */
export function droppedLayer(
  editor: Parameters<typeof imageLayerFor>[0],
  { asset, role, name }: DroppedPicture,
  place: PiecePoint | null,
  nth = 0,
): ImageLayer {
  const { garment, options } = garmentWithOptions(editor.getState())
  const named = { name: name.trim().slice(0, 60) || null }
  const piece = place && findPiece(garment, options, place.piece)?.piece
  if (!place || !piece || piece.isRib || piece.isTrim) return { ...imageLayerFor(editor, role, asset), ...named }
  // A dropped picture gets the usual size of its role, whatever occupies that role's own place.
  const layer = createImageLayer(editor.ports.newId(), role, asset, zoneForRole(garment, options, role))
  const { x, y } = clampToBox(piece.box, { x: place.at.x + nth * APART_MM, y: place.at.y + nth * APART_MM })
  return { ...layer, ...named, piece: place.piece, xMm: x, yMm: y }
}
