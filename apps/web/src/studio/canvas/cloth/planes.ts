import type { Layer } from '@kitwright/design'
import type { Stage } from '@kitwright/scene'
import { type Place, type Plane, planeAt } from '@kitwright/editor'

export type Toward = Pick<Stage, 'toScreen'>

/** How the cloth at a place lies on the screen; null while that place is turned away. */
export function planeAtPlace(stage: Toward, { piece, at }: Place): Plane | null {
  if (!stage.toScreen(piece, at)?.isFacing) return null
  return planeAt(point => stage.toScreen(piece, point), at)
}

export const planeOf = (stage: Toward, { piece, xMm, yMm }: Layer): Plane | null =>
  planeAtPlace(stage, { piece, at: { x: xMm, y: yMm } })
