import type { MoveContext } from './moveContext.ts'
import type { Command, Layer, GarmentWithOptions } from '@kitwright/design'
import { findPiece } from '@kitwright/garment'
import type { Point } from '@kitwright/measure'
import { layerHomeAt, carryToPiece, type LayerHome } from '../layers/carryAcrossSeam.ts'
import { clampToBox } from '../layers/layerChanges.ts'
import type { DragPoint, DragStep } from './drag.ts'
import { createDragTarget } from '../layers/dragAcrossSeam.ts'
import { createSnapper, type SnapOptions } from './snapLayer.ts'
import type { PiecePoint } from '../geometry/types.ts'

const placeCommand = (id: string, { piece, at, rotationDeg }: LayerHome): Command => ({
  kind: 'changeLayer',
  id,
  change: { piece, xMm: at.x, yMm: at.y, rotationDeg },
})

function kept(home: LayerHome, { garment, options }: GarmentWithOptions): LayerHome {
  const box = findPiece(garment, options, home.piece)?.piece.box
  return box ? { ...home, at: clampToBox(box, home.at) } : home
}

/** Moves a following layer by the leader's movement, in the millimetres of its first piece. */
function followed(layer: Layer, by: Point, worn: GarmentWithOptions): LayerHome {
  return kept(layerHomeAt(layer, { x: layer.xMm + by.x, y: layer.yMm + by.y }, worn), worn)
}

/**
 * Handles a leader on a piece that no seam joins: layers from the leader's piece keep their position beside it, the
 * rest stay.
 */
function followedFar(layer: Layer, start: Layer, lead: LayerHome, worn: GarmentWithOptions): LayerHome {
  const { piece, xMm, yMm, rotationDeg } = layer
  if (piece !== start.piece) return { piece, at: { x: xMm, y: yMm }, rotationDeg }
  const at = { x: lead.at.x + xMm - start.xMm, y: lead.at.y + yMm - start.yMm }
  return kept({ piece: lead.piece, at, rotationDeg }, worn)
}

function followCommands({ start, others, worn }: MoveContext, lead: LayerHome): Command[] {
  const back = carryToPiece(start.piece, lead, worn)
  const by = back && { x: back.x - start.xMm, y: back.y - start.yMm }
  return others.map(layer =>
    placeCommand(layer.id, by ? followed(layer, by, worn) : followedFar(layer, start, lead, worn)),
  )
}

/**
 * Starts moving one or several layers. The leader follows the pointer and snaps; the others keep their distance to it.
 */
export function startMove(
  moving: MoveContext,
  from: PiecePoint | null,
  snapping?: SnapOptions,
): (to: DragPoint) => DragStep | null {
  const { start, others, worn } = moving
  const lead = createDragTarget(start, from, worn)
  const snap = snapping && createSnapper(moving, snapping)
  return to => {
    const raw = to.place && lead(to.place)
    if (!raw) return null
    const { home, guides } = snap && !to.isFree ? snap(raw, to.isCopying) : { home: raw, guides: null }
    const command = placeCommand(start.id, home)
    if (others.length === 0) return { command, guides }
    return { command: { kind: 'batch', commands: [command, ...followCommands(moving, home)] }, guides }
  }
}
