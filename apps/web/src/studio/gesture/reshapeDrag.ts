import type { Layer } from '@kitwright/design'
import type { Point } from '@kitwright/measure'
import type { StudioStoreApi } from '../store/createStudioStore.ts'
import { rotateChange } from './gesture.ts'
import { movingLayer, runDrag, startMoveDrag, type DragPoint, type LayerDrag, type TakeStep } from './layerDrag.ts'
import { startScale } from './scaleOne.ts'
import type { Snapping } from './snapper.ts'
import type { Grip } from './types.ts'

const startTurn =
  (start: Layer, from: Point | null): TakeStep =>
  to => {
    if (!from || !to.relative) return null
    const change = rotateChange(start, from, to.relative, to.isFree ? 'free' : to.isStepped ? 'steps' : 'eighths')
    return { command: { kind: 'changeLayer', id: start.id, change }, guides: null }
  }

/** A layer by any of its grips: moved, or scaled or turned by a handle. Null for a locked or unknown layer. */
export function startLayerDrag(
  api: StudioStoreApi,
  id: string,
  grip: Grip,
  from: DragPoint,
  snapping?: Snapping,
): LayerDrag | null {
  if (grip === 'move') return startMoveDrag(api, id, from, snapping)
  const moving = movingLayer(api, id)
  if (!moving) return null
  if (grip === 'rotate') return runDrag(api, startTurn(moving.start, from.relative))
  return runDrag(api, startScale({ ...moving, others: [] }, grip, from.relative, snapping))
}
