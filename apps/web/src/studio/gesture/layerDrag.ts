import type { Layer, LayerChange } from '@kitwright/design'
import { findPiece } from '@kitwright/garment'
import type { Point } from '@kitwright/measure'
import { documentOf } from '../store/selectors.ts'
import type { StudioStoreApi } from '../store/createStudioStore.ts'
import { newGesture } from '../useGesture.ts'
import { moveChange, rotateChange, scaleChange } from './gesture.ts'
import type { Grip, Place } from './types.ts'

/** Where the pointer is, as the cloth sees it. */
export interface DragPoint {
  /** On which piece, and where; null off the cloth. Needed to move. */
  readonly place: Place | null
  /** Relative to the layer's centre when the drag began, mm, in its piece's axes. Needed to scale and rotate. */
  readonly relative: Point | null
  /** Shift is held: no catching at eighths of a turn. */
  readonly isFine: boolean
}

export interface LayerDrag {
  move(to: DragPoint): void
  end(): void
  /** Puts the layer back to where it was. */
  cancel(): void
}

interface Home {
  readonly layer: Layer
  readonly grabbed: Point
}

/** A layer under the pointer, on cloth or in the flat view. All its steps are one entry of the history. */
export function startLayerDrag(api: StudioStoreApi, id: string, grip: Grip, from: DragPoint): LayerDrag | null {
  const start = documentOf(api.getState()).layers.find(layer => layer.id === id)
  if (!start || start.isLocked) return null
  const gesture = newGesture()
  let home: Home = { layer: start, grabbed: from.place?.at ?? { x: start.xMm, y: start.yMm } }
  let hasMoved = false

  function moved(to: Place): LayerChange | null {
    const { garment, history } = api.getState()
    const piece = findPiece(garment, history.document.options, to.piece)?.piece
    if (!piece || piece.isRib) return null
    const change = moveChange(home.layer, home.grabbed, to, piece.box)
    if (to.piece !== home.layer.piece) home = { layer: { ...home.layer, ...change } as Layer, grabbed: to.at }
    return change
  }

  function changeFor(to: DragPoint): LayerChange | null {
    if (grip === 'move') return to.place && moved(to.place)
    if (!to.relative || !from.relative || !start) return null
    if (grip === 'scale') return scaleChange(start, from.relative, to.relative)
    return rotateChange(start, from.relative, to.relative, to.isFine)
  }

  return {
    move(to) {
      const change = changeFor(to)
      if (!change) return
      hasMoved = true
      api.getState().setMoving(true)
      api.getState().commit({ kind: 'changeLayer', id, change }, gesture)
    },
    end: () => api.getState().setMoving(false),
    cancel() {
      api.getState().setMoving(false)
      if (hasMoved) api.getState().undo()
    },
  }
}
