import type { Layer } from '@kitwright/design'
import type { Stage } from '@kitwright/scene'
import { type PiecePoint, type Plane, planeAt } from '@kitwright/editor'

export type ScreenProjection = Pick<Stage, 'toScreen'>

/** Returns how the cloth at a point is oriented on the screen; null while it faces away. */
export function planeAtPlace(stage: ScreenProjection, { piece, at }: PiecePoint): Plane | null {
  if (!stage.toScreen(piece, at)?.isFacing) return null
  return planeAt(point => stage.toScreen(piece, point), at)
}

export const planeOf = (stage: ScreenProjection, { piece, xMm, yMm }: Layer): Plane | null =>
  planeAtPlace(stage, { piece, at: { x: xMm, y: yMm } })
