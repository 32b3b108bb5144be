import type { Layer, LayerChange } from '@kitwright/design'
import { findPiece } from '@kitwright/garment'
import { rotatePoint, type Point } from '@kitwright/measure'
import { documentOf } from '../store/selectors.ts'
import type { StudioStoreApi } from '../store/createStudioStore.ts'
import { newGesture } from '../useGesture.ts'
import { homeOf, placeOn } from './acrossSeam.ts'
import { keptOn, moveChange, rotateChange, scaleChange } from './gesture.ts'
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
  const worn = () => ({ garment: api.getState().garment, options: documentOf(api.getState()).options })
  // It may have been taken where it reaches onto the next piece.
  const taken = from.place && placeOn(start.piece, from.place, worn())
  let home: Home = { layer: start, grabbed: taken ?? { x: start.xMm, y: start.yMm } }
  let hasMoved = false

  function moved(to: Place): LayerChange | null {
    const { garment, history } = api.getState()
    const piece = findPiece(garment, history.document.options, to.piece)?.piece
    if (!piece || piece.isRib) return null
    const { layer, grabbed } = home
    const pointer = placeOn(layer.piece, to, worn())
    // No seam joins the two: the layer comes to lie under the pointer.
    if (!pointer) return rehome(moveChange(layer, grabbed, to, piece.box), to.at)
    const centre = { x: layer.xMm + pointer.x - grabbed.x, y: layer.yMm + pointer.y - grabbed.y }
    const next = homeOf(layer, centre, worn())
    const box = findPiece(garment, history.document.options, next.piece)?.piece.box ?? piece.box
    // On the pointer's own piece it keeps its distance to the pointer: over a curve two ways there differ a little.
    const lag = rotatePoint(
      { x: layer.xMm - grabbed.x, y: layer.yMm - grabbed.y },
      next.rotationDeg - layer.rotationDeg,
    )
    const { x, y } = keptOn(box, next.piece === to.piece ? { x: to.at.x + lag.x, y: to.at.y + lag.y } : next.at)
    if (next.piece === layer.piece) return { xMm: x, yMm: y }
    // Back where it began it stands as it stood: curved seams turn a layer by different amounts.
    const rotationDeg = next.piece === start?.piece ? start.rotationDeg : next.rotationDeg
    return rehome({ piece: next.piece, xMm: x, yMm: y, rotationDeg }, placeOn(next.piece, to, worn()) ?? to.at)
  }

  function rehome(change: LayerChange, taken: Point): LayerChange {
    home = { layer: { ...home.layer, ...change } as Layer, grabbed: taken }
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
