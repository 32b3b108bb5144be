import { areasOfPiece, type Garment, type GarmentOptions, type PartId } from '@kitwright/garment'
import { polygonContains, type Box } from '@kitwright/measure'
import { boxOfLayer, type SizeOf } from '../arrange/boxes.ts'
import { extentOf } from '../gesture/extent.ts'
import { frameContains } from '../gesture/frame.ts'
import type { Place } from '../gesture/types.ts'
import { shownDocument } from '../store/selectors.ts'
import { isSelected } from '../store/selection.ts'
import type { StudioState } from '../store/types.ts'
import { onSheet, type Sheet } from './sheet.ts'

/** The top-most layer at a place; a selected one first. */
export function layerAt(state: StudioState, place: Place | null): string | null {
  if (!place) return null
  const under = shownDocument(state).layers.filter(
    layer => layer.piece === place.piece && !layer.isHidden && frameContains(layer, extentOf(layer), place.at),
  )
  return under.find(({ id }) => isSelected(state.selection, id))?.id ?? under.at(-1)?.id ?? null
}

/** The part that is seen at a place. */
export const partAt = (state: StudioState, place: Place): PartId | null =>
  partOf(state.garment, shownDocument(state).options, place)

export function partOf(garment: Garment, options: GarmentOptions, place: Place): PartId | null {
  const areas = areasOfPiece(garment, options, place.piece)
  return (
    areas.findLast(({ region }) => !region || region.some(polygon => polygonContains(polygon, place.at)))?.part ?? null
  )
}

/** The layers that a box of the sheet touches, bottom first; hidden and locked ones are left out. */
export function layersWithin(state: StudioState, sheet: Sheet, [x0, y0, x1, y1]: Box, sizeOf: SizeOf): string[] {
  const touches = (piece: string, box: Box): boolean => {
    const laid = sheet.pieces.find(each => each.piece.id === piece)
    if (!laid) return false
    const [low, high] = [onSheet(laid, { x: box[0], y: box[1] }), onSheet(laid, { x: box[2], y: box[3] })]
    return low.x <= x1 && high.x >= x0 && low.y <= y1 && high.y >= y0
  }
  return shownDocument(state)
    .layers.filter(layer => !layer.isHidden && !layer.isLocked && touches(layer.piece, boxOfLayer(layer, sizeOf)))
    .map(({ id }) => id)
}
