import type { Command } from '@kitwright/design'
import type { Point } from '@kitwright/measure'
import type { PiecePoint } from '../geometry/types.ts'
import type { Guides } from '../snapping/types.ts'

/** Position of the pointer relative to the cloth. */
export interface DragPoint {
  /** The point on a piece; null off the cloth. Needed to move. */
  readonly place: PiecePoint | null
  /**
   * The position relative to the layer's centre at the start of the drag, mm, in its piece's axes. Needed to scale and
   * rotate.
   */
  readonly relative: Point | null
  /** Shift is pressed: a rotation moves in steps of 15°. */
  readonly isStepped: boolean
  /** Snapping is off. */
  readonly isFree: boolean
  /** The drag moves copies; the layers stay in place. */
  readonly isCopying?: boolean
}

export interface LayerDrag {
  move(to: DragPoint): void
  end(): void
  /** Undoes the whole drag. */
  cancel(): void
}

/** Changes that one step of a drag requests. */
export interface DragStep {
  readonly command: Command
  readonly guides: Guides | null
  /** The rotation of a group since the start. */
  readonly turnDeg?: number
  /** Ids of the layers to select. The step replaces all earlier steps of the drag. */
  readonly anew?: readonly string[]
}

export type DragStepper = (to: DragPoint) => DragStep | null
