import { readShapes } from '@kitwright/vector'
import { separableDrawing, type SeparableDrawing } from '../surface/separable.ts'

/**
 * Returns a cleaned SVG's shapes for separation into inks; null if it contains anything else, or more than the press
 * accepts.
 */
export function separableSvg(svg: string): SeparableDrawing | null {
  const shapes = readShapes(svg)
  return shapes && separableDrawing(shapes)
}
