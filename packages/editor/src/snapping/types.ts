import type { Point } from '@kitwright/measure'

type SnapKind = 'piece' | 'zone' | 'layer' | 'seam' | 'guide'

/**
 * A line that a dragged layer snaps to: at one x (or y) of the piece, from one end to the other along it. Centres meet
 * centres, edges edges.
 */
export interface SnapLine {
  readonly at: number
  readonly kind: SnapKind
  readonly isCentre: boolean
  readonly from: number
  readonly to: number
}

/** Displayed part of a line that was met, mm on the piece. */
export interface Guide {
  readonly kind: SnapKind
  readonly from: Point
  readonly to: Point
}

/** A displayed distance, in millimetres. */
export interface Gap {
  readonly from: Point
  readonly to: Point
  readonly mm: number
  /** The other side, if this is a size and not a distance. */
  readonly byMm?: number
}

/** All marks of one moment of a drag. */
export interface Guides {
  readonly piece: string
  readonly lines: readonly Guide[]
  readonly gaps: readonly Gap[]
}
