import { seamCrossingsAt, applySeamTransform } from '@kitwright/artwork'
import type { Layer, GarmentWithOptions } from '@kitwright/design'
import { findPiece } from '@kitwright/garment'
import { distance, normaliseDegrees, polygonContains, type Point } from '@kitwright/measure'
import { snapAngle, tidyDegrees } from './layerChanges.ts'
import type { PiecePoint } from '../geometry/types.ts'

/** A point and a direction mapped across a seam. */
interface SeamCarry extends PiecePoint {
  readonly turnDeg: number
}

/**
 * Maps the point to the piece `onto`, as if its cloth continued past the seam nearest to `near`. Null if no seam joins
 * the pieces.
 */
function carry(
  { piece: from, at }: PiecePoint,
  onto: string,
  near: Point,
  { garment, options }: GarmentWithOptions,
): SeamCarry | null {
  const found = findPiece(garment, options, from)
  if (!found || from === onto) return null
  const [nearest] = seamCrossingsAt(found.model, found.piece, near)
    .filter(({ piece }) => piece.id === onto)
    .toSorted((p, q) => distance(p.seam, near) - distance(q.seam, near))
  return nearest ? { piece: onto, at: applySeamTransform(nearest.move, at), turnDeg: nearest.move.turnDeg } : null
}

/** Maps a point to the millimetres of another piece across their seam. A point already on that piece is unchanged. */
export const carryToPiece = (piece: string, place: PiecePoint, worn: GarmentWithOptions): Point | null =>
  place.piece === piece ? place.at : (carry(place, piece, place.at, worn)?.at ?? null)

export interface LayerHome extends PiecePoint {
  readonly rotationDeg: number
}

const contains = (place: PiecePoint, { garment, options }: GarmentWithOptions): boolean => {
  const piece = findPiece(garment, options, place.piece)?.piece
  return piece !== undefined && polygonContains(piece.outline, place.at)
}

/** A side seam rotates the cloth by a degree or two; a layer upright on one side stays upright on the other. */
function turnedBy(rotationDeg: number, turnDeg: number): number {
  const turned = normaliseDegrees(rotationDeg + turnDeg)
  return tidyDegrees(rotationDeg % 45 === 0 ? snapAngle(turned, 'eighths') : turned)
}

/**
 * Piece, position (mm) and rotation of a layer whose centre is at `at` in its piece's plane. Moves to the neighbouring piece once the
 * centre crosses the seam.
 */
export function layerHomeAt(layer: Layer, at: Point, worn: GarmentWithOptions): LayerHome {
  const stays: LayerHome = { piece: layer.piece, at, rotationDeg: layer.rotationDeg }
  const home = findPiece(worn.garment, worn.options, layer.piece)
  if (!home || contains(stays, worn)) return stays
  const over = seamCrossingsAt(home.model, home.piece, at)
    .toSorted((p, q) => distance(p.seam, at) - distance(q.seam, at))
    .map(({ piece, move }): SeamCarry => ({ piece: piece.id, at: applySeamTransform(move, at), turnDeg: move.turnDeg }))
    .find(place => contains(place, worn))
  if (!over) return stays
  return {
    piece: over.piece,
    at: over.at,
    rotationDeg: turnedBy(layer.rotationDeg, over.turnDeg),
  }
}
