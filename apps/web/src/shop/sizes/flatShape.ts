import type { MeasureId } from '@kitwright/garment'
import type { Point } from '@kitwright/measure'

/** The arrow that marks a measurement. */
export interface FlatArrow {
  readonly measure: MeasureId
  readonly from: Point
  readonly to: Point
}

/** A filled shape, or with `widthMm` a band along a line. */
export interface FlatShape {
  readonly points: readonly Point[]
  readonly tone: 'outside' | 'inside' | 'rib'
  readonly widthMm?: number
}

export interface FlatParts {
  readonly shapes: readonly FlatShape[]
  readonly arrows: readonly FlatArrow[]
}
