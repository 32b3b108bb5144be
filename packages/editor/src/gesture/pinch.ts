import type { Layer, LayerChange } from '@kitwright/design'
import type { Box, Point } from '@kitwright/measure'
import { newGesture } from './newGestureId.ts'
import type { Access } from '../state/access.ts'
import type { DragState, DragVerbs } from '../state/types.ts'
import { clampToBox, rotateChange, scaleChange } from '../layers/layerChanges.ts'
import { screenToPlane, type Plane } from '../geometry/plane.ts'
import type { RotationSnap } from '../geometry/types.ts'

/** Two fingers, CSS px. */
export type FingerPair = readonly [Point, Point]

/** Returns the vector from the first finger to the second. */
export const fingerVector = ([a, b]: FingerPair): Point => ({ x: b.x - a.x, y: b.y - a.y })
export const fingerMidpoint = ([a, b]: FingerPair): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

/** Scales, rotates and moves the layer as two fingers moved (mm around its centre at the start). */
export function pinchChange(
  start: Layer,
  from: FingerPair,
  to: FingerPair,
  box: Box,
  catching: RotationSnap,
): LayerChange {
  const [before, after] = [fingerVector(from), fingerVector(to)]
  const [was, is] = [fingerMidpoint(from), fingerMidpoint(to)]
  const { x, y } = clampToBox(box, { x: start.xMm + is.x - was.x, y: start.yMm + is.y - was.y })
  return { ...scaleChange(start, before, after), ...rotateChange(start, before, after, catching), xMm: x, yMm: y }
}

export interface Pinch {
  move(fingers: FingerPair): void
  end(): void
}

/** State that two fingers change. */
export type Pinchable = Pick<DragState, 'isSnapping'> & Pick<DragVerbs, 'drag' | 'endDrag'>

export interface PinchTarget {
  readonly layer: Layer
  /** The box of the layer's piece. */
  readonly box: Box
  readonly plane: Plane
}

/** Starts a pinch of the selected layer, recorded as one entry of the history. */
export function startPinch(editor: Access<Pinchable>, { layer, box, plane }: PinchTarget, fingers: FingerPair): Pinch {
  const gesture = newGesture()
  const onCloth = ([a, b]: FingerPair): FingerPair => [screenToPlane(plane, a), screenToPlane(plane, b)]
  const from = onCloth(fingers)
  return {
    move(to) {
      const catching = editor.getState().isSnapping ? 'eighths' : 'free'
      const change = pinchChange(layer, from, onCloth(to), box, catching)
      editor.getState().drag({ kind: 'changeLayer', id: layer.id, change }, gesture, null)
    },
    end: () => editor.getState().endDrag(),
  }
}
