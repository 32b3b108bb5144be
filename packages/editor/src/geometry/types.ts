import type { Point } from '@kitwright/measure'

export type Grip = 'move' | 'scale' | 'width' | 'rotate'

/** Angles to which a rotation snaps: near eighths of a turn, every 15°, or none. */
export type RotationSnap = 'eighths' | 'steps' | 'free'

/** Checks whether a value names a grip. */
export const isGrip = (value: string | undefined): value is Grip =>
  value === 'move' || value === 'scale' || value === 'width' || value === 'rotate'

/** A point on a piece, mm. */
export interface PiecePoint {
  readonly piece: string
  readonly at: Point
}

/** Size of a layer before rotation, mm. */
export interface Extent {
  readonly widthMm: number
  readonly heightMm: number
}
