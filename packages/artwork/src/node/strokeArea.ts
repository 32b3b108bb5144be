import { segmentsOf, type Segment, type Shape } from '@kitwright/vector'
import type { AreaOf } from '../pullback/pullBackDrawing.ts'
import { shapeArea } from './skiaPaths.ts'

const known = new WeakMap<Shape, readonly Segment[]>()

/** Returns the outline of what a shape's paint fills: of a line its area, made once. */
export const strokeArea: AreaOf = shape => {
  if (!shape.line) return shape.outline
  const area = known.get(shape) ?? segmentsOf(shapeArea(shape).toSVGString())
  known.set(shape, area)
  return area
}
