import type { Layer } from '@kitwright/design'
import type { Point } from '@kitwright/measure'
import type { WithPorts } from '../ports.ts'
import type { Access } from '../state/access.ts'
import { rotateChange } from '../layers/layerChanges.ts'
import { movingLayer, runDrag, startMoveDrag, type Draggable } from './layerDrag.ts'
import type { DragPoint, LayerDrag, DragStepper } from './drag.ts'
import { startScale } from './scaleLayer.ts'
import type { SnapOptions } from './snapLayer.ts'
import type { Grip } from '../geometry/types.ts'

const startTurn =
  (start: Layer, from: Point | null): DragStepper =>
  to => {
    if (!from || !to.relative) return null
    const change = rotateChange(start, from, to.relative, to.isFree ? 'free' : to.isStepped ? 'steps' : 'eighths')
    return { command: { kind: 'changeLayer', id: start.id, change }, guides: null }
  }

/**
 * Starts dragging a layer by any of its grips: moves it, or scales or rotates it by a handle. Null for a locked or
 * unknown layer.
 */
export function startLayerDrag(
  editor: Access<Draggable> & WithPorts<'newId'>,
  id: string,
  grip: Grip,
  from: DragPoint,
  snapping?: SnapOptions,
): LayerDrag | null {
  if (grip === 'move') return startMoveDrag(editor, id, from, snapping)
  const moving = movingLayer(editor, id)
  if (!moving) return null
  if (grip === 'rotate') return runDrag(editor, startTurn(moving.start, from.relative))
  return runDrag(editor, startScale({ ...moving, others: [] }, grip, from.relative, snapping))
}
