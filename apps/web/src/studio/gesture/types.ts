import type { Point } from '@kitwright/measure'

export type Grip = 'move' | 'scale' | 'rotate'

/** A place on a piece, mm. */
export interface Place {
  readonly piece: string
  readonly at: Point
}

/** Size of a layer before rotation, mm. */
export interface Extent {
  readonly widthMm: number
  readonly heightMm: number
}
