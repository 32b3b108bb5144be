import type { Matrix } from '../../matrix.ts'
import type { Colour } from './colours.ts'
import type { Segment } from '../geometry/segments.ts'

export interface Stop {
  /** 0-1. */
  readonly at: number
  readonly colour: Colour
}

/** The start or end circle of a gradient. */
export type Circle = readonly [x: number, y: number, radius: number]

export type Paint =
  | { readonly kind: 'plain'; readonly colour: Colour }
  /** A linear gradient runs between the centres of two circles of radius 0, a radial one between their edges. */
  | {
      readonly kind: 'linear' | 'radial'
      readonly from: Circle
      readonly to: Circle
      readonly stops: readonly Stop[]
    }

export interface Line {
  readonly width: number
  readonly cap: 'butt' | 'round' | 'square'
  readonly join: 'miter' | 'round' | 'bevel'
  readonly miterLimit: number
  readonly dashes: readonly number[]
  readonly dashOffset: number
}

export type FillRule = 'nonzero' | 'evenodd'

/** An outline in one paint, filled or stroked. */
export interface Shape {
  readonly kind: 'shape'
  /** Maps the outline's units to the picture's pixels. */
  readonly matrix: Matrix
  readonly outline: readonly Segment[]
  readonly paint: Paint
  readonly opacity: number
  readonly rule: FillRule
  /** Stroke of the outline; undefined for a filled shape. */
  readonly line: Line | undefined
}

/** A group visible within an outline, which is given in the picture's pixels. */
export interface ClipGroup {
  readonly kind: 'clipped'
  readonly outline: readonly Segment[]
  readonly rule: FillRule
  readonly shown: readonly DrawingNode[]
}

export type DrawingNode = Shape | ClipGroup

/** A picture that consists only of shapes, bottom first. */
export interface ShapePicture {
  readonly widthPx: number
  readonly heightPx: number
  readonly shown: readonly DrawingNode[]
  /** The number of points of all outlines: the amount to write and to draw. */
  readonly points: number
}
