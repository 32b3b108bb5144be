import { readShapes } from '@kitwright/vector'
import { separableDrawing, type SeparableDrawing } from '../surface/separable.ts'

/** A cleaned SVG's shapes, to separate into inks; null where it has anything else, or more than the press takes. */
export function separableSvg(svg: string): SeparableDrawing | null {
  const shapes = readShapes(svg)
  return shapes && separableDrawing(shapes)
}
