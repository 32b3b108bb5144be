import { crossingsFrom, applySeamTransform } from '@kitwright/artwork'
import type { Layer, GarmentWithOptions } from '@kitwright/design'
import { findPiece } from '@kitwright/garment'
import { distance, normaliseDegrees, polygonContains, type Point } from '@kitwright/measure'
import { caught, tidyDegrees } from './change.ts'
import type { Place } from '../geometry/types.ts'

/** A place and a direction carried over a seam. */
interface Carried extends Place {
  readonly turnDeg: number
}

/** The place as the piece `onto` would have it if its cloth went on past the seam nearest to `near`; null when none joins them. */
function carry(
  { piece: from, at }: Place,
  onto: string,
  near: Point,
  { garment, options }: GarmentWithOptions,
): Carried | null {
  const found = findPiece(garment, options, from)
  if (!found || from === onto) return null
  const [nearest] = crossingsFrom(found.model, found.piece, near)
    .filter(({ piece }) => piece.id === onto)
    .toSorted((p, q) => distance(p.seam, near) - distance(q.seam, near))
  return nearest ? { piece: onto, at: applySeamTransform(nearest.move, at), turnDeg: nearest.move.turnDeg } : null
}

/** A place in the millimetres of another piece, over the seam between them; itself where it is there already. */
export const placeOn = (piece: string, place: Place, worn: GarmentWithOptions): Point | null =>
  place.piece === piece ? place.at : (carry(place, piece, place.at, worn)?.at ?? null)

export interface Homed extends Place {
  readonly rotationDeg: number
}

const contains = (place: Place, { garment, options }: GarmentWithOptions): boolean => {
  const piece = findPiece(garment, options, place.piece)?.piece
  return piece !== undefined && polygonContains(piece.outline, place.at)
}

/** A side seam turns the cloth by a degree or two: what stood straight before it stands straight behind it. */
function turnedBy(rotationDeg: number, turnDeg: number): number {
  const turned = normaliseDegrees(rotationDeg + turnDeg)
  return tidyDegrees(rotationDeg % 45 === 0 ? caught(turned, 'eighths') : turned)
}

/** Where a layer belongs whose centre has come to `at` on its piece's plane: on the neighbour once the centre is over the seam. */
export function homeOf(layer: Layer, at: Point, worn: GarmentWithOptions): Homed {
  const stays: Homed = { piece: layer.piece, at, rotationDeg: layer.rotationDeg }
  const home = findPiece(worn.garment, worn.options, layer.piece)
  if (!home || contains(stays, worn)) return stays
  const over = crossingsFrom(home.model, home.piece, at)
    .toSorted((p, q) => distance(p.seam, at) - distance(q.seam, at))
    .map(({ piece, move }): Carried => ({ piece: piece.id, at: applySeamTransform(move, at), turnDeg: move.turnDeg }))
    .find(place => contains(place, worn))
  if (!over) return stays
  return {
    piece: over.piece,
    at: over.at,
    rotationDeg: turnedBy(layer.rotationDeg, over.turnDeg),
  }
}
