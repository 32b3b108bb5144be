import type { DesignDocument, Layer } from '@kitwright/design'
import { findPiece, type Garment, type GarmentOptions, type Piece } from '@kitwright/garment'
import { boxContains, growBox, polygonContains, type Box, type Point } from '@kitwright/measure'
import { boxOfLayer, boxesOverlap, type SizeOf } from '../geometry/boxes.ts'

/** Distance from a seam below which artwork is lost in the sewing. */
const CLEAR_OF_SEAM_MM = 10
/** Distance below which two layers look like one. */
const CLEAR_OF_LAYER_MM = 6

/** Permitted overlap of two boxes, because letters do not fill theirs. */
const TOUCH_MM = 4

/** Parts sewn onto the front, over its print. */
const APPLIED = ['pocket', 'placket', 'insert'] as const

/** The space of a piece for layers. */
export interface PieceSpace {
  readonly piece: Piece
  /** Occupied boxes of the piece. */
  readonly taken: readonly Box[]
}

export interface CompositionContext {
  readonly garment: Garment
  readonly document: DesignDocument
  readonly sizeOf: SizeOf
}

function appliedTo(piece: Piece, garment: Garment, options: GarmentOptions): Box[] {
  if (piece.id !== 'front') return []
  return APPLIED.flatMap(id => {
    const applied = findPiece(garment, options, id)?.piece
    return applied ? [applied.box] : []
  })
}

/** Whether a layer blocks others. Hidden layers and background pictures (role `image`) do not. */
export const occupiesSpace = (layer: Layer): boolean => !layer.isHidden && layer.role !== 'image'

/**
 * Returns the free space on a piece beside some layers and applied parts; undefined if nothing can be printed there.
 */
export function freeSpaceOn(
  piece: string,
  layers: readonly Layer[],
  { garment, document, sizeOf }: CompositionContext,
): PieceSpace | undefined {
  const found = findPiece(garment, document.options, piece)?.piece
  if (!found || found.isRib || found.isTrim) return undefined
  const others = layers.filter(layer => layer.piece === piece && occupiesSpace(layer))
  const taken = [...appliedTo(found, garment, document.options), ...others.map(layer => boxOfLayer(layer, sizeOf))]
  return { piece: found, taken }
}

const edgeOf = ([x0, y0, x1, y1]: Box): Point[] => {
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2]
  return [
    { x: x0, y: y0 },
    { x, y: y0 },
    { x: x1, y: y0 },
    { x: x1, y },
    { x: x1, y: y1 },
    { x, y: y1 },
    { x: x0, y: y1 },
    { x: x0, y },
  ]
}

/** Checks that a box is on the piece and far enough from its seams. */
export function isClearOfSeams(box: Box, { outline }: Piece, marginMm: number): boolean {
  const grown = growBox(box, marginMm)
  if (!edgeOf(grown).every(at => polygonContains(outline, at))) return false
  // A notch, such as a neckline, may reach into the box between its corners.
  return !outline.some(at => boxContains(grown, at))
}

/** The distances a layer keeps from other layers and from seams, mm. */
export interface Clearances {
  readonly layerMm: number
  readonly seamMm: number
}
/** Clearances of a layer that is being placed. */
const PUT: Clearances = { layerMm: CLEAR_OF_LAYER_MM, seamMm: CLEAR_OF_SEAM_MM }
/** Clearances of layers already placed, mm; less is reported as a problem. The negative value tolerates that much overlap. */
export const EXISTING_CLEARANCE: Clearances = { layerMm: -TOUCH_MM, seamMm: 6 }

/** Checks that a box is on the cloth and clear of seams, of sewn-on parts and of the other layers. */
export function isFree(box: Box, { piece, taken }: PieceSpace, { layerMm, seamMm } = PUT): boolean {
  const around = growBox(box, layerMm)
  // Boxes are tested first: a box has four numbers, a seam hundreds.
  return !taken.some(other => boxesOverlap(around, other)) && isClearOfSeams(box, piece, seamMm)
}
