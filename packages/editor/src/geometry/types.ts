import type { Point } from '@kitwright/measure'

export type Grip = 'move' | 'scale' | 'width' | 'rotate'

/** Where a rotation catches: near eighths of a turn, at every 15°, or nowhere. */
export type RotationSnap = 'eighths' | 'steps' | 'free'

/** The grip that a handle's mark names. */
export const isGrip = (value: string | undefined): value is Grip =>
  value === 'move' || value === 'scale' || value === 'width' || value === 'rotate'

/** A place on a piece, mm. */
export interface PiecePoint {
  readonly piece: string
  readonly at: Point
}

/** Size of a layer before rotation, mm. */
export interface Extent {
  readonly widthMm: number
  readonly heightMm: number
}
