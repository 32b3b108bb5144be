import type { DocumentState, DocumentWithSelection, SquadState } from '../state/types.ts'
import { areasOfPiece, type Garment, type GarmentOptions, type PartId } from '@kitwright/garment'
import { polygonContains, type Box } from '@kitwright/measure'
import { boxOfLayer, type SizeOf } from '../geometry/boxes.ts'
import { frameContains } from '../geometry/frame.ts'
import type { PiecePoint } from '../geometry/types.ts'
import { shownDocument } from '../state/selectors.ts'
import { chosenWith } from '../state/groups.ts'
import { isSelected } from '../state/selection.ts'
import { onSheet, type Sheet } from './layOutSheet.ts'

/** Returns the topmost layer at a point; selected layers take precedence. */
export function layerAt(
  state: DocumentWithSelection & SquadState,
  place: PiecePoint | null,
  measure: SizeOf,
): string | null {
  if (!place) return null
  const under = shownDocument(state).layers.filter(
    layer => layer.piece === place.piece && !layer.isHidden && frameContains(layer, measure(layer), place.at),
  )
  return under.findLast(({ id }) => isSelected(state.selection, id))?.id ?? under.at(-1)?.id ?? null
}

/** Returns the visible part at a point. */
export const partAt = (state: DocumentState & SquadState, place: PiecePoint): PartId | null =>
  partOf(state.garment, shownDocument(state).options, place)

export function partOf(garment: Garment, options: GarmentOptions, place: PiecePoint): PartId | null {
  const areas = areasOfPiece(garment, options, place.piece)
  return (
    areas.findLast(({ region }) => !region || region.some(polygon => polygonContains(polygon, place.at)))?.part ?? null
  )
}

/**
 * Returns the layers that a box of the sheet touches, each with its group, bottom first. Hidden and locked layers do
 * not count.
 */
export function layersWithin(
  state: DocumentState & SquadState,
  sheet: Sheet,
  [x0, y0, x1, y1]: Box,
  measure: SizeOf,
): string[] {
  const touches = (piece: string, box: Box): boolean => {
    const laid = sheet.pieces.find(each => each.piece.id === piece)
    if (!laid) return false
    const [low, high] = [onSheet(laid, { x: box[0], y: box[1] }), onSheet(laid, { x: box[2], y: box[3] })]
    return low.x <= x1 && high.x >= x0 && low.y <= y1 && high.y >= y0
  }
  const { layers } = shownDocument(state)
  const touched = layers.filter(
    layer => !layer.isHidden && !layer.isLocked && touches(layer.piece, boxOfLayer(layer, measure)),
  )
  const ids = new Set(touched.flatMap(({ id }) => chosenWith(layers, [], id)))
  return layers.filter(({ id }) => ids.has(id)).map(({ id }) => id)
}
