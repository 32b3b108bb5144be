import type { Layer, GarmentWithOptions } from '@kitwright/design'
import { findPiece } from '@kitwright/garment'
import { rotatePoint, type Point } from '@kitwright/measure'
import { layerHomeAt, carryToPiece, type LayerHome } from './carryAcrossSeam.ts'
import { clampToBox } from './layerChanges.ts'
import type { PiecePoint } from '../geometry/types.ts'

interface DragAnchor {
  readonly layer: Layer
  readonly grabbed: Point
}

/**
 * Maps the pointer's position to the layer's piece, position and rotation. Null over ribs, trims and unknown pieces.
 */
export type DragTarget = (to: PiecePoint) => LayerHome | null

/**
 * Continues a drag across seams. `startNearest` is the grabbed point; it may lie on a neighbouring piece that the layer overlaps. Without
 * it the layer's centre is used.
 */
export function createDragTarget(start: Layer, from: PiecePoint | null, worn: GarmentWithOptions): DragTarget {
  const { garment, options } = worn
  const taken = from && carryToPiece(start.piece, from, worn)
  let home: DragAnchor = { layer: start, grabbed: taken ?? { x: start.xMm, y: start.yMm } }

  function rehome(next: LayerHome, grabbed: Point): LayerHome {
    const { piece, at, rotationDeg } = next
    home = { layer: { ...home.layer, piece, xMm: at.x, yMm: at.y, rotationDeg }, grabbed }
    return next
  }

  return to => {
    const piece = findPiece(garment, options, to.piece)?.piece
    if (!piece || piece.isRib || piece.isTrim) return null
    const { layer, grabbed } = home
    const pointer = carryToPiece(layer.piece, to, worn)
    // No seam joins the two pieces, so the layer is placed under the pointer.
    if (!pointer)
      return rehome({ piece: to.piece, at: clampToBox(piece.box, to.at), rotationDeg: layer.rotationDeg }, to.at)
    const centre = { x: layer.xMm + pointer.x - grabbed.x, y: layer.yMm + pointer.y - grabbed.y }
    const next = layerHomeAt(layer, centre, worn)
    const box = findPiece(garment, options, next.piece)?.piece.box ?? piece.box
    // On the pointer's own piece the layer keeps its distance to the pointer: over a curve, two paths to the same point
    // differ slightly.
    const lag = rotatePoint(
      { x: layer.xMm - grabbed.x, y: layer.yMm - grabbed.y },
      next.rotationDeg - layer.rotationDeg,
    )
    const at = clampToBox(box, next.piece === to.piece ? { x: to.at.x + lag.x, y: to.at.y + lag.y } : next.at)
    if (next.piece === layer.piece) return { ...next, at, rotationDeg: layer.rotationDeg }
    // Back on its first piece the layer has its first rotation again: curved seams rotate a layer by different amounts.
    const rotationDeg = next.piece === start.piece ? start.rotationDeg : next.rotationDeg
    return rehome({ piece: next.piece, at, rotationDeg }, carryToPiece(next.piece, to, worn) ?? to.at)
  }
}
