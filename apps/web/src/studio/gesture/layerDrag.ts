import type { Command, Layer } from '@kitwright/design'
import type { Point } from '@kitwright/measure'
import type { Guides } from '../arrange/snap/types.ts'
import { documentOf } from '../store/selectors.ts'
import { selectedIds } from '../store/selection.ts'
import type { StudioStoreApi } from '../store/createStudioStore.ts'
import { newGesture } from '../useGesture.ts'
import { startMove, type Moving } from './moveTogether.ts'
import type { Snapping } from './snapper.ts'
import type { Place } from './types.ts'

/** Where the pointer is, as the cloth sees it. */
export interface DragPoint {
  /** On which piece, and where; null off the cloth. Needed to move. */
  readonly place: Place | null
  /** Relative to the layer's centre when the drag began, mm, in its piece's axes. Needed to scale and rotate. */
  readonly relative: Point | null
  /** Shift is held: a rotation goes in steps of 15°. */
  readonly isStepped: boolean
  /** Nothing catches. */
  readonly isFree: boolean
}

export interface LayerDrag {
  move(to: DragPoint): void
  end(): void
  /** Puts everything back to where it was. */
  cancel(): void
}

/** What one step of a drag asks for. */
export interface Step {
  readonly command: Command
  readonly guides: Guides | null
  /** How far a group has been turned since. */
  readonly turnDeg?: number
}
export type TakeStep = (to: DragPoint) => Step | null

/** The taken layer and, where it is one of several that are selected, those too; locked ones stay. */
function takenWith(api: StudioStoreApi, id: string): readonly Layer[] {
  const { selection } = api.getState()
  const ids = selectedIds(selection)
  const all = documentOf(api.getState()).layers
  return ids.includes(id) ? all.filter(layer => ids.includes(layer.id) && !layer.isLocked) : []
}

/** Takes the steps of one drag, all of them one entry of the history. */
export function runDrag(api: StudioStoreApi, take: TakeStep): LayerDrag {
  const gesture = newGesture()
  let hasMoved = false
  let isGivenUp = false
  const cancel = (): void => {
    api.getState().rest()
    if (hasMoved && !isGivenUp) api.getState().takeBack()
    isGivenUp = true
  }
  return {
    move(to) {
      const step = isGivenUp ? null : take(to)
      if (!step) return
      if (!hasMoved) api.setState({ giveUp: cancel })
      hasMoved = true
      api.getState().drag(step.command, gesture, step.guides, step.turnDeg)
    },
    end: () => api.getState().rest(),
    cancel,
  }
}

/** A layer taken by the pointer, on cloth or in the flat view; others that are selected move with it. Null for a locked or unknown layer. */
export function startMoveDrag(api: StudioStoreApi, id: string, from: DragPoint, snapping?: Snapping): LayerDrag | null {
  const moving = movingLayer(api, id)
  return moving && runDrag(api, startMove(moving, from.place, snapping))
}

/** A layer that may be changed, with what moves with it and what is around; null for a locked or unknown one. */
export function movingLayer(api: StudioStoreApi, id: string): Moving | null {
  const document = documentOf(api.getState())
  const start = document.layers.find(layer => layer.id === id)
  if (!start || start.isLocked) return null
  const worn = { garment: api.getState().garment, options: document.options }
  return { start, others: takenWith(api, id).filter(layer => layer !== start), all: document.layers, worn }
}
