import type { Command } from '@kitwright/design'
import type { Point } from '@kitwright/measure'
import type { PiecePoint } from '../geometry/types.ts'
import type { Guides } from '../snapping/types.ts'

/** Position of the pointer relative to the cloth. */
export interface DragPoint {
  /** On which piece, and where; null off the cloth. Needed to move. */
  readonly place: PiecePoint | null
  /** Relative to the layer's centre when the drag began, mm, in its piece's axes. Needed to scale and rotate. */
  readonly relative: Point | null
  /** Shift is held: a rotation goes in steps of 15°. */
  readonly isStepped: boolean
  /** Nothing catches. */
  readonly isFree: boolean
  /** Copies are moved and the layers stay where they are. */
  readonly isCopying?: boolean
}

export interface LayerDrag {
  move(to: DragPoint): void
  end(): void
  /** Puts everything back to where it was. */
  cancel(): void
}

/** Changes that one step of a drag requests. */
export interface DragStep {
  readonly command: Command
  readonly guides: Guides | null
  /** How far a group has been turned since. */
  readonly turnDeg?: number
  /** Ids of the layers to select. The step replaces all earlier steps of the drag. */
  readonly anew?: readonly string[]
}

export type DragStepper = (to: DragPoint) => DragStep | null
